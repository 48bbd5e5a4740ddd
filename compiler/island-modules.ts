import ts from 'typescript';

const DIRECTIVE = 'use client';

/**
 * Returns the position in `code` of an island that is declared outside a client module; otherwise
 * undefined. A definition contains a function, which React cannot pass from a server component to a client
 * component. In a client module the definition is a client reference, which React can pass.
 */
export function serverIsland(file: string, code: string): number | undefined {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  if (hasDirective(source)) return undefined;
  const find = (node: ts.Node): number | undefined =>
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineIsland'
      ? node.getStart(source)
      : ts.forEachChild(node, find);
  return find(source);
}

/** Directives are the string literals at the beginning of a module. */
function hasDirective({ statements }: ts.SourceFile): boolean {
  for (const statement of statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression)) return false;
    if (statement.expression.text === DIRECTIVE) return true;
  }
  return false;
}
