import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { SOURCE } from '../../compiler/entries.ts';

const DICTIONARY = /\/messages\/[\w-]+\.ts$/;
const CODE = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter(
  (file) => !/\.(?:test|stories|fixture)\.|(?:^|\/)fixtures\/|^messages\//.test(file),
);

/** The names that a module has for groups of the dictionary. */
const groupsIn = (module: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    module.statements.flatMap((one) => {
      if (!ts.isImportDeclaration(one) || !ts.isStringLiteral(one.moduleSpecifier)) return [];
      const bindings = one.importClause?.namedBindings;
      if (!DICTIONARY.test(one.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) return [];
      return bindings.elements.map(({ name }) => name.text);
    }),
  );

/** The object whose words are read: one of them, some by their names, or all. A group that is only named is read later. */
function readFrom(node: ts.Node): ts.Node | undefined {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (isAccess || ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) return node.expression;
  return ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)
    ? node.initializer
    : undefined;
}

/** The words that a module reads as soon as it is loaded. */
function readsOnLoad(text: string): string[] {
  const module = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const groups = groupsIn(module);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
    if (groups.has(readFrom(node)?.getText() ?? '')) found.push(node.getText());
    ts.forEachChild(node, look);
  };
  if (groups.size > 0) look(module);
  return found;
}

it('words are read when they are needed, not when a module is loaded: an app replaces them later', () => {
  const early = CODE.flatMap((file) =>
    readsOnLoad(readFileSync(`${SOURCE}/${file}`, 'utf8')).map((read) => `${file}: ${read}`),
  );
  expect(CODE.length).toBeGreaterThan(500);
  expect(early).toEqual([]);
});

it('finds a word that is read too early', () => {
  const head = `import { dialog as words } from '../../messages/components.ts';\n`;
  expect(readsOnLoad(`${head}const OWN = { label: words.close };`)).toEqual(['words.close']);
  expect(readsOnLoad(`${head}const OWN = { ...words };`)).toEqual(['...words']);
  expect(readsOnLoad(`${head}const { close } = words;`)).toEqual(['{ close } = words']);
  expect(readsOnLoad(`${head}const own = () => ({ label: words.close });`)).toEqual([]);
  expect(readsOnLoad(`${head}const OWN = { dialog: words };`)).toEqual([]);
});
