import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { DIST, moduleEntries } from '../../compiler/entries.ts';

const entries = moduleEntries().map(({ module }) => join(DIST, `${module}.d.ts`));
const program = ts.createProgram(entries, {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
});
const checker = program.getTypeChecker();

const target = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
const ownDeclarations = ({ declarations = [] }: ts.Symbol): ts.Declaration[] =>
  declarations.filter((one) => one.getSourceFile().fileName.startsWith(DIST));
const place = (node: ts.Node): string => relative(DIST, node.getSourceFile().fileName);

/** The exports of the entries. */
const exported = new Set(
  entries.flatMap((path) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(path)!);
    return symbol ? checker.getExportsOfModule(symbol).map(target) : [];
  }),
);

/** The name in a node that refers to a declaration. */
function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  return ts.isImportTypeNode(node) ? node.qualifier : undefined;
}

/**
 * Returns the interfaces and aliases in public signatures that no entry exports. Helpers that are private in their
 * module do not count: no declaration of a consumer has to name them.
 */
function unnameable(): string[] {
  const found: string[] = [];
  const seen = new Set<ts.Symbol>();
  function add(symbol: ts.Symbol): void {
    const [first] = ownDeclarations(symbol);
    if (!first || seen.has(symbol)) return;
    seen.add(symbol);
    const isShared = ts.getCombinedModifierFlags(first) & ts.ModifierFlags.Export;
    if (isShared && symbol.flags & ts.SymbolFlags.Type && !exported.has(symbol))
      found.push(`${place(first)} ${symbol.name}`);
    ownDeclarations(symbol).forEach(visit);
  }
  function visit(node: ts.Node): void {
    const name = nameIn(node);
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) add(target(symbol));
    ts.forEachChild(node, visit);
  }
  exported.forEach(add);
  return found.sort();
}

/** Types of values that consumers write, and functions that take one. Other types are of values that they get. */
const WRITTEN =
  /^Brand[A-Z]|(Options|Props)$|^(BlockPage|BlockPlacement|BodySlots|BrowserStubs|CarouselViews|ContentFilter|CriticalStylesExtras|FeedPage|FilmTools|FooterChoices|IslandsClient|LiveBlogHooks|LoadMoreRules|MemoryContent|NavigationItem|Newsletter|NoticeForm|PageDocument|SearchFilter|SitemapPage)$/;

/** Returns their optional members that refuse `undefined`, in every declaration that the entries need. */
function refusing(): string[] {
  const found: string[] = [];
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(DIST)) continue;
    for (const one of source.statements) {
      const isNamed =
        ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) || ts.isFunctionDeclaration(one);
      if (!isNamed || !one.name || !WRITTEN.test(one.name.text)) continue;
      const { text } = one.name;
      const visit = (node: ts.Node): void => {
        if (ts.isPropertySignature(node) && node.questionToken && node.type) {
          const type = checker.getTypeFromTypeNode(node.type);
          if (!checker.isTypeAssignableTo(checker.getUndefinedType(), type))
            found.push(`${place(node)} ${text}.${node.name.getText()}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(one);
    }
  }
  return found.sort();
}

it('Z1 an entry exports every type of a public signature', () => {
  expect(exported.size).toBeGreaterThan(1000);
  expect(unnameable()).toEqual([]);
});

it('Z1 an optional member takes undefined, which `exactOptionalPropertyTypes` else refuses', () => {
  expect(refusing()).toEqual([]);
});
