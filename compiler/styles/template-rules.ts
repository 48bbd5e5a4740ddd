import ts from 'typescript';

type Refuse = (node: ts.Node | number, message: string) => void;

/** Rejects everything in a style template that cannot become static CSS. */
export function templateProblems(template: ts.TemplateLiteral, source: ts.SourceFile, refuse: Refuse): void {
  for (const [text, start] of literalTexts(template, source)) {
    const backslash = text.indexOf('\\');
    if (backslash >= 0) {
      refuse(start + backslash, 'no backslash in a style template (it empties the CSS): write the character');
    }
    const scope = /@scope\b/.exec(text);
    if (scope)
      refuse(start + scope.index, '@scope is prefixed with the root and does not work: nest instead');
  }
  if (ts.isNoSubstitutionTemplateLiteral(template)) return;
  for (const { expression } of template.templateSpans) {
    if (isFunction(expression) || (ts.isIdentifier(expression) && isLocalFunction(expression.text, source))) {
      refuse(expression, 'no function in a style template: use a data attribute or a custom property');
    }
  }
}

/** The template's literal parts, each with its position. */
function literalTexts(template: ts.TemplateLiteral, source: ts.SourceFile): [string, number][] {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map((span) => span.literal)];
  return parts.map((part) => [part.getText(source), part.getStart(source)]);
}

function isFunction(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isFunction(expression.expression);
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) {
    return isFunction(expression.expression);
  }
  return ts.isArrowFunction(expression) || ts.isFunctionExpression(expression);
}

function isLocalFunction(name: string, source: ts.SourceFile): boolean {
  return source.statements.some((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name;
    if (!ts.isVariableStatement(statement)) return false;
    return statement.declarationList.declarations.some(
      (declaration) =>
        ts.isIdentifier(declaration.name) &&
        declaration.name.text === name &&
        declaration.initializer !== undefined &&
        isFunction(declaration.initializer),
    );
  });
}
