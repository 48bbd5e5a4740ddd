import { join, relative } from 'node:path';
import ts from 'typescript';
import { moduleEntries, ROOT } from '../../compiler/entries.ts';

/** Tests, stories, and what only they use. */
const TEST_CODE =
  /^tests\/|\/tests\/|\.(?:test|stories|fixture)\.tsx?$|\/fixtures\/|\/contract\/|conformance/;
/** The code whose exports need a user. */
const CHECKED = /^(?:src|build|tools|apps\/[^/]+\/src)\//;

const isTest = (path: string): boolean => TEST_CODE.test(path);

/** The whole repository, which takes seconds to read. */
let known: { checker: ts.TypeChecker; files: ReadonlyMap<string, ts.SourceFile> } | undefined;
function repository() {
  if (known) return known;
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(fileNames, options);
  const files = fileNames.map((file) => [relative(ROOT, file), program.getSourceFile(file)!] as const);
  return (known = { checker: program.getTypeChecker(), files: new Map(files) });
}

/** Returns the members of the interfaces in files that no code reads, as `Interface.member`. */
export function unreadMembers(paths: readonly string[]): string[] {
  const { checker, files } = repository();
  const unread = new Map<ts.Node, string>();
  for (const statement of paths.flatMap((path) => [...files.get(path)!.statements]))
    if (ts.isInterfaceDeclaration(statement))
      for (const member of statement.members)
        if (member.name) unread.set(member, `${statement.name.text}.${member.name.getText()}`);
  const names = new Set([...unread.values()].map((name) => name.split('.')[1]));

  const read = (symbol: ts.Symbol | undefined): void =>
    symbol?.declarations?.forEach((declaration) => unread.delete(declaration));
  const memberOf = (node: ts.Node, name: string): void =>
    read(checker.getTypeAtLocation(node).getProperty(name));
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      if (names.has(node.name.text)) read(checker.getSymbolAtLocation(node.name));
    } else if (ts.isBindingElement(node)) {
      const name = (node.propertyName ?? node.name).getText();
      if (names.has(name)) memberOf(node.parent, name);
    } else if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression);
      for (const type of key.isUnion() ? key.types : [key])
        if (type.isStringLiteral() && names.has(type.value)) memberOf(node.expression, type.value);
    }
    ts.forEachChild(node, visit);
  };
  for (const [path, file] of files)
    if (/^(?:src|apps\/(?:sites|sandbox)\/src)\//.test(path) && !isTest(path)) visit(file);
  return [...unread.values()].sort();
}

/** Whether an identifier is the name in a declaration. */
const isName = (node: ts.Identifier): boolean => (node.parent as ts.NamedDeclaration).name === node;

/**
 * Returns the exported values that only tests use, and those that no other file uses, as `path name`. Consumers use the
 * public exports of the package, but a rule of the domain needs a caller here. `tools` are for the tests.
 */
export function unusedExports(): string[] {
  const { checker, files } = repository();
  const valueOf = (symbol: ts.Symbol | undefined): ts.Declaration | undefined =>
    symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol).valueDeclaration
      : symbol?.valueDeclaration;
  const exportsOf = (file: ts.SourceFile): ts.Symbol[] => {
    const module = checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const shipped = new Set(
    moduleEntries().flatMap(({ source }) => exportsOf(files.get(source)!).map(valueOf)),
  );
  const exported = new Map<ts.Node, { name: string; path: string; isPublic: boolean; users: Set<string> }>();
  for (const [path, file] of files)
    if (CHECKED.test(path) && !isTest(path))
      for (const symbol of exportsOf(file)) {
        const value = valueOf(symbol);
        if (value?.getSourceFile() === file && symbol.name !== 'default')
          exported.set(value, { name: symbol.name, path, isPublic: shipped.has(value), users: new Set() });
      }

  const mark = (path: string, symbol: ts.Symbol | undefined): void => {
    exported.get(valueOf(symbol)!)?.users.add(path);
  };
  for (const [path, file] of files) {
    const own = new Set(exportsOf(file).map(({ name }) => name));
    const markAll = (module: ts.Node): void => {
      const symbol = checker.getSymbolAtLocation(module);
      if (symbol) for (const one of checker.getExportsOfModule(symbol)) mark(path, one);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isExportDeclaration(node)) return;
      if (ts.isImportSpecifier(node)) mark(path, checker.getSymbolAtLocation(node.name));
      else if (ts.isNamespaceImport(node)) markAll(node.parent.parent.moduleSpecifier);
      else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
        markAll(node.argument.literal);
      else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        markAll(node.arguments[0]!);
      else if (ts.isShorthandPropertyAssignment(node))
        mark(path, checker.getShorthandAssignmentValueSymbol(node));
      else if (ts.isIdentifier(node) && own.has(node.text) && !isName(node))
        mark(path, checker.getSymbolAtLocation(node));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }

  return [...exported.values()]
    .filter(({ path, isPublic, users }) => {
      if (isPublic && !path.startsWith('src/domain/')) return false;
      const serves = path.startsWith('tools/') ? [...users] : [...users].filter((user) => !isTest(user));
      const needsExport = isPublic || [...users].some((user) => user !== path);
      return serves.length === 0 || !needsExport;
    })
    .map(({ path, name }) => `${path} ${name}`)
    .sort();
}
