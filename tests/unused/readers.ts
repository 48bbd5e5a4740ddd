import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../build/entries.ts';

const TEST_CODE = /\.(?:test|stories|fixture)\.tsx?$|\/(?:fixtures|contract)\/|conformance/;

/** The files of the package and its apps without tests and stories, relative to the repository. */
const sources = (): string[] =>
  globSync('{src,apps/{sites,sandbox}/src}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !TEST_CODE.test(path),
  );

/** Returns the members of the interfaces in files that no code reads, as `Interface.member`. */
export function unreadMembers(paths: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const files = sources().map((file) => join(ROOT, file));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  const unread = new Map<ts.Node, string>();
  for (const statement of paths.flatMap((path) => [...program.getSourceFile(join(ROOT, path))!.statements]))
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
  for (const file of files) visit(program.getSourceFile(file)!);
  return [...unread.values()].sort();
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const VALUE = /^export (?:async )?(?:function|const|class) ([\w$]+)/gm;

/** Returns the exported values of a folder that no code uses, as `file name`; lists of exports are no use. */
export function uncalled(folder: string): string[] {
  const texts = sources()
    .filter((path) => !/^src\/(?:index|domain\/(?:index|server))\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENT, '') }));
  const uses = new Map<string, number>();
  for (const { text } of texts)
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return texts
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ path, text }) =>
      [...text.matchAll(VALUE)]
        .map(([, name]) => name!)
        .filter((name) => uses.get(name) === 1)
        .map((name) => `${path.slice(folder.length + 1)} ${name}`),
    )
    .sort();
}
