import ts from 'typescript';
import type { Plugin } from 'vite';

/** A prop and the expression of its default: `label`, `words.label`. */
interface Default {
  prop: string;
  expression: string;
}

/** Whether an expression reads another prop. Such a default has no value before the component renders. */
function reads(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return names.has(node.text);
  // The name after a dot is not a variable.
  if (ts.isPropertyAccessExpression(node)) return reads(node.expression, names);
  return ts.forEachChild(node, (child) => reads(child, names)) ?? false;
}

function defaultsIn({ elements }: ts.ObjectBindingPattern, file: ts.SourceFile): Default[] {
  const names = new Set(elements.map(({ name }) => name.getText(file)));
  return elements.flatMap(({ name, propertyName, initializer }) =>
    initializer && !reads(initializer, names)
      ? [{ prop: (propertyName ?? name).getText(file), expression: initializer.getText(file) }]
      : [],
  );
}

/** Returns the defaults of each component of a module, as its parameters have them. */
export function defaultValues(path: string, text: string): Map<string, Default[]> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Map<string, Default[]>();
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)) && node.name) {
      const [props] = node.parameters;
      const defaults = props && ts.isObjectBindingPattern(props.name) ? defaultsIn(props.name, file) : [];
      if (/^[A-Z]/.test(node.name.text) && defaults.length > 0) found.set(node.name.text, defaults);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** How the table expects a value. Storybook adds quotes to text; objects and elements have no short form. */
const WRITTEN = `(value) => /string|number|boolean/.test(typeof value) ? String(value) : undefined`;

/**
 * A Vite plugin: the tables of props show default values. The generator of these tables finds none, because the
 * components are arguments of `styleable`. A default that is a word of the dictionary is shown as that word.
 */
export const showDefaultValues = (): Plugin => ({
  name: 'rotativa-default-values',
  transform(code, id) {
    if (!/[\\/]src[\\/](components|blocks|patterns)[\\/].*\.tsx$/.test(id) || !code.includes('__docgenInfo'))
      return;
    const lines = [...defaultValues(id, code)].flatMap(([name, defaults]) =>
      defaults.map(
        ({ prop, expression }) =>
          `[${name}.__docgenInfo?.props?.[${JSON.stringify(prop)}], (${WRITTEN})(${expression})]`,
      ),
    );
    if (lines.length === 0) return;
    const added = `for (const [prop, value] of [${lines.join(', ')}]) if (prop && value) prop.defaultValue ??= { value };`;
    return { code: `${code}\ntry { ${added} } catch {}`, map: null };
  },
});
