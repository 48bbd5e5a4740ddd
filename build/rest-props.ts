import ts from 'typescript';
import { applyEdits, type Edit } from './styles/edit.ts';

/**
 * Returns a built module in which a component collects its other props by `restOf` instead of by a rest pattern:
 * `function Card ({ href, ...rest })` becomes `function Card ({ href }, rest = restOf(arguments[0], …))`. An engine
 * copies every property of a rest pattern and then takes the named ones out again; `restOf` looks at the names, and
 * most cards of a page have no others. What the component gets is the same.
 *
 * What follows keeps its line and column, so the source map stays true.
 */
export function withRestProps(code: string): string {
  if (!code.includes('...')) return code;
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const part = partImport(source);
  if (!part) return code;
  const made: { edits: Edit[]; known: string }[] = [];
  const visit = (node: ts.Node): void => {
    const found = ts.isCallExpression(node) && restOfPart(node, source);
    if (found) made.push(found);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (made.length === 0) return code;
  const exported = source.statements.find(ts.isExportDeclaration);
  if (!exported) return code;
  const at = exported.getStart(source);
  return applyEdits(code, [
    { start: part.getStart(source), end: part.end, text: 'part, restOf' },
    ...made.flatMap(({ edits }) => edits),
    { start: at, end: at, text: made.map(({ known }) => known).join('') },
  ]);
}

/** What stands on a page by the hundred. To the others a pattern's few bytes less are worth more. */
const MANY: ReadonlySet<string> = new Set(['Card', 'Link']);

/** Where the module imports `part`, by that name. */
function partImport(source: ts.SourceFile): ts.ImportSpecifier | undefined {
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    const specifiers = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const found = specifiers.find(({ name, propertyName }) => name.text === 'part' && !propertyName);
    if (found) return found;
  }
  return undefined;
}

/** The edits of `part(Root, function Name({ …, ...rest }) {…})`, and the constant with the names that are not the rest's. */
function restOfPart(call: ts.CallExpression, source: ts.SourceFile) {
  const render = call.arguments[1];
  if (!ts.isIdentifier(call.expression) || call.expression.text !== 'part') return undefined;
  if (!render || !ts.isFunctionExpression(render) || !MANY.has(render.name?.text ?? '')) return undefined;
  const [props, ...others] = render.parameters;
  if (!props || others.length > 0 || !ts.isObjectBindingPattern(props.name)) return undefined;
  const rest = props.name.elements.at(-1);
  const named = props.name.elements.slice(0, -1);
  if (!rest?.dotDotDotToken || !ts.isIdentifier(rest.name)) return undefined;
  const keys = named.map(({ name, propertyName }) => (propertyName ?? name).getText(source));
  const known = `known${render.name!.text}`;
  const [start, end] = [rest.getStart(source), rest.end];
  return {
    edits: [
      { start, end, text: source.text.slice(start, end).replace(/[^\n]/g, ' ') },
      { start: props.end, end: props.end, text: `, ${rest.name.text} = restOf(arguments[0], ${known})` },
    ],
    known: `const ${known} = { ${keys.map((key) => `${key}: 1`).join(', ')} }; `,
  };
}
