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

/** The words that a module reads as soon as it is loaded. */
function readsOnLoad(text: string): string[] {
  const module = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const groups = groupsIn(module);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
    const isRead = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
    if (isRead && groups.has(node.expression.getText())) found.push(node.getText());
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
  expect(readsOnLoad(`${head}const own = () => ({ label: words.close });`)).toEqual([]);
});
