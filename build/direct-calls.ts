import ts from 'typescript';
import { applyEdits, type Edit } from './styles/edit.ts';

/**
 * Returns a built module in which its styled roots and the library's stateless parts are made at once,
 * `CardRoot.of({…})` and `Image.of({…})`, instead of as components that would render them, `jsx(CardRoot, {…})`: one
 * component less per element to render and to hydrate. The output is the same; see `styling/thin.ts` and
 * `styling/part.ts`. Only props that are written on the spot go this way, as the root changes them, and no part with a
 * key, which needs an element. What follows a call keeps its line and column, so the source map stays true.
 * @param stateless the names of the library's stateless parts
 */
export function withDirectCalls(code: string, stateless: ReadonlySet<string>): string {
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const imported = { roots: importedRoots(source), parts: importedParts(source, stateless) };
  if (imported.roots.size + imported.parts.size === 0) return code;
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const edit = ts.isCallExpression(node) && directCall(node, imported, source);
    if (edit) edits.push(edit);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return withoutUnusedRuntime(applyEdits(code, edits));
}

interface Imported {
  readonly roots: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

/** The names that a module imports from other modules of the library. */
const importedNames = (source: ts.SourceFile, from: (path: string) => boolean): string[] =>
  source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => from((moduleSpecifier as ts.StringLiteral).text))
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    });

/** The names of the module's styled roots: what a styles file exports as `…Root`. */
const importedRoots = (source: ts.SourceFile): Set<string> =>
  new Set(
    importedNames(source, (path) => path.endsWith('.styles.js')).filter((name) => /^\w+Root$/.test(name)),
  );

/** The names of stateless parts, each of which has a file of its name. */
const importedParts = (source: ts.SourceFile, stateless: ReadonlySet<string>): Set<string> =>
  new Set(
    [...stateless].filter((part) =>
      importedNames(source, (path) => path.endsWith(`/${part}.js`)).includes(part),
    ),
  );

/** The edit that turns `jsx(CardRoot, {…})` into `CardRoot.of({…})`; what is dropped becomes spaces. */
function directCall(call: ts.CallExpression, { roots, parts }: Imported, source: ts.SourceFile) {
  const [type, props, key] = call.arguments;
  if (!ts.isIdentifier(call.expression) || !/^jsxs?$/.test(call.expression.text)) return undefined;
  if (!type || !props || !ts.isIdentifier(type) || !ts.isObjectLiteralExpression(props)) return undefined;
  const isRoot = roots.has(type.text);
  if (!isRoot && (key || !parts.has(type.text))) return undefined;
  const [start, end] = [call.expression.getStart(source), props.getStart(source)];
  const written = source.text.slice(start, end);
  const made = `${type.text}.of${isRoot && call.expression.text === 'jsxs' ? 's' : ''}(`;
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
