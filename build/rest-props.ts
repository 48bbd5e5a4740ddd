import ts from 'typescript';
import { applyEdits, type Edit } from './styles/edit.ts';

/**
 * Returns a built module in which a stateless part collects its other props by looking at the names instead of by a
 * rest pattern: `function Card ({ href, ...rest })` becomes `function Card ({ href }, rest = restCard(arguments[0]))`.
 * An engine copies every property of a rest pattern and then takes the named ones out again, and these parts stand on
 * a page by the hundred, most of them without other props. What the component gets is the same.
 *
 * What follows keeps its line and column, so the source map stays true.
 */
export function withRestProps(code: string): string {
  if (!code.includes('statelessPart(')) return code;
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const made: { edits: Edit[]; collect: string }[] = [];
  const visit = (node: ts.Node): void => {
    const found = ts.isCallExpression(node) && restOfPart(node, source);
    if (found) made.push(found);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const exported = source.statements.find(ts.isExportDeclaration);
  if (made.length === 0 || !exported) return code;
  const at = exported.getStart(source);
  return applyEdits(code, [
    ...made.flatMap(({ edits }) => edits),
    { start: at, end: at, text: made.map(({ collect }) => collect).join('') },
  ]);
}

/** The edits of `statelessPart(Root, function Name({ …, ...rest }) {…})`, and the function that collects the rest. */
function restOfPart(call: ts.CallExpression, source: ts.SourceFile) {
  const render = call.arguments[1];
  if (!ts.isIdentifier(call.expression) || call.expression.text !== 'statelessPart') return undefined;
  if (!render || !ts.isFunctionExpression(render) || !render.name) return undefined;
  const [props, ...others] = render.parameters;
  if (!props || others.length > 0 || !ts.isObjectBindingPattern(props.name)) return undefined;
  const rest = props.name.elements.at(-1);
  const named = props.name.elements.slice(0, -1);
  if (!rest?.dotDotDotToken || !ts.isIdentifier(rest.name)) return undefined;
  const keys = named.map(({ name, propertyName }) => (propertyName ?? name).getText(source));
  const collector = `rest${render.name.text}`;
  const [start, end] = [rest.getStart(source), rest.end];
  return {
    edits: [
      { start, end, text: source.text.slice(start, end).replace(/[^\n]/g, ' ') },
      { start: props.end, end: props.end, text: `, ${rest.name.text} = ${collector}(arguments[0])` },
    ],
    collect: collectorOf(collector, keys),
  };
}

/** A function that gives the props of other names, or undefined when there are none, as they are only spread. */
const collectorOf = (name: string, known: readonly string[]): string =>
  `const ${name} = (props) => { let rest; for (const key in props) switch (key) { ${known.map((key) => `case "${key}":`).join(' ')} break; default: (rest ??= {})[key] = props[key]; } return rest; }; `;
