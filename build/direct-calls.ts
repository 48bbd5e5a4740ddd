import ts from 'typescript';
import { applyEdits, type Edit } from './styles/edit.ts';

/**
 * Returns a built module in which its styled roots are made as elements at once, `CardRoot.of({…})`, instead of as
 * components that would render them, `jsx(CardRoot, {…})`: one component less per element to render and to hydrate.
 * The output is the same; see `styling/thin.ts`. Only props that are written on the spot go this way, as the root
 * changes them. What follows a call keeps its line and column, so the source map stays true.
 */
export function withRootCalls(code: string): string {
  if (!code.includes('.styles.js"')) return code;
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const roots = importedRoots(source);
  if (roots.size === 0) return code;
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const edit = ts.isCallExpression(node) && rootCall(node, roots, source);
    if (edit) edits.push(edit);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return withoutUnusedRuntime(applyEdits(code, edits));
}

/** The names of the module's styled roots: what a styles file exports as `…Root`. */
function importedRoots(source: ts.SourceFile): Set<string> {
  const names = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text.endsWith('.styles.js'))
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    });
  return new Set(names.filter((name) => /^\w+Root$/.test(name)));
}

/** The edit that turns `jsx(CardRoot, {…})` into `CardRoot.of({…})`; what is dropped becomes spaces. */
function rootCall(call: ts.CallExpression, roots: Set<string>, source: ts.SourceFile): Edit | undefined {
  const [root, props] = call.arguments;
  if (!ts.isIdentifier(call.expression) || !/^jsxs?$/.test(call.expression.text)) return undefined;
  if (!root || !props || !ts.isIdentifier(root) || !roots.has(root.text)) return undefined;
  if (!ts.isObjectLiteralExpression(props)) return undefined;
  const [start, end] = [call.expression.getStart(source), props.getStart(source)];
  const written = source.text.slice(start, end);
  const made = `${root.text}.of${call.expression.text === 'jsxs' ? 's' : ''}(`;
  const line = written.indexOf('\n');
  const text = line < 0 ? made.padEnd(written.length) : made + written.slice(line).replace(/[^\n]/g, ' ');
  return { start, end, text };
}

/** Drops the names of React's runtime that nobody says any more. */
function withoutUnusedRuntime(code: string): string {
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const runtime = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text === 'react/jsx-runtime');
  if (!runtime) return code;
  const said = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (node === runtime) return;
    if (ts.isIdentifier(node)) said.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const { elements } = runtime.importClause!.namedBindings as ts.NamedImports;
  const used = elements.filter(({ name }) => said.has(name.text)).map((element) => element.getText(source));
  if (used.length === elements.length) return code;
  const text = used.length > 0 ? `import { ${used.join(', ')} } from "react/jsx-runtime";` : '';
  return applyEdits(code, [{ start: runtime.getStart(source), end: runtime.end, text }]);
}
