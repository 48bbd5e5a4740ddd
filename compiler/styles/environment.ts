import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { problemAt, type StyleProblem } from './problem.ts';

type Refuse = (node: ts.Node, message: string) => void;

/** Globals that have the same value in every run: neither a clock nor a browser. */
const CONSTANT_GLOBALS = new Set(
  'undefined NaN Infinity Math Number String Boolean Symbol BigInt Object Array Map Set JSON RegExp Error TypeError RangeError parseInt parseFloat isNaN isFinite'.split(
    ' ',
  ),
);
const REASON = 'styles are computed once, when the package is built, and are the same in every run';

/**
 * Rejects what makes a module's values depend on the moment or the place of the build: a clock, randomness, the browser,
 * the process.
 */
export function environmentProblems(source: ts.SourceFile, refuse: Refuse): void {
  const declared = declaredNames(source);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    const read = environmentRead(node, declared);
    if (read) refuse(node, `${read} is not allowed: ${REASON}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Returns what a module that styles import reads of the run that it is in. */
export function moduleProblems(file: string, code: string): StyleProblem[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const problems: StyleProblem[] = [];
  environmentProblems(source, (node, message) =>
    problems.push(problemAt(file, code, node.getStart(source), message)),
  );
  return problems;
}

/** A description of what a node reads from its environment. */
function environmentRead(node: ts.Node, declared: ReadonlySet<string>): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return isBuiltin(node.moduleSpecifier.text) ? `import of ${node.moduleSpecifier.text}` : undefined;
  }
  if (ts.isMetaProperty(node)) return 'import.meta';
  if (node.kind === ts.SyntaxKind.ImportKeyword && ts.isCallExpression(node.parent)) return 'import()';
  if (!ts.isIdentifier(node) || !isRead(node) || declared.has(node.text)) return undefined;
  if (!CONSTANT_GLOBALS.has(node.text)) return node.text;
  return node.text === 'Math' ? randomness(node) : undefined;
}

/** `Math` is used with the name of a member that is not `random`: any other use could be randomness by another name. */
function randomness(math: ts.Identifier): string | undefined {
  const { parent } = math;
  const member =
    ts.isPropertyAccessExpression(parent) && parent.expression === math ? parent.name.text : undefined;
  if (member === 'random') return 'Math.random';
  return member === undefined ? 'Math without the name of a member' : undefined;
}

/** Whether an identifier reads a variable: it is neither the name of a member or declaration nor part of an import. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isMetaProperty(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return false;
  if (ts.isExportSpecifier(parent)) return !parent.parent.parent.moduleSpecifier && !parent.propertyName;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return false;
  return !(ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) || parent.name !== node;
}

/** Every name that the file declares or imports, in whatever scope. */
function declaredNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node);
    if (declares && name && ts.isIdentifier(name)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
