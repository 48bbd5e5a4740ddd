import ts from 'typescript';
import { environmentProblems } from './environment.ts';
import { problemAt, type StyleProblem } from './problem.ts';
import { templateProblems } from './template-rules.ts';

const LIBRARY = 'styled-components';
const ALLOWED = new Set(['styled', 'css', 'keyframes']);

/** A styled root found in a styles file. Positions are indexes into the source. */
export interface StyleRoot {
  /** The exported name, such as `ButtonRoot`. */
  name: string;
  /** The stable class name, such as `rt-button`. */
  id: string;
  /** The source text of what is styled: `'button'` or `RadixDialog.Content`. */
  target: string;
  start: number;
  end: number;
  /** End of the tag (`styled.button`), and start of its template. */
  tagEnd: number;
}

export interface ParsedStyles {
  roots: StyleRoot[];
  /** Ranges of `css` and `keyframes` templates, which are not needed at run time. */
  fragments: { start: number; end: number }[];
  problems: StyleProblem[];
}

/** Returns the stable class of a root: `rt-` and its name in kebab case without `Root`. */
export const rootId = (name: string): string =>
  'rt-' +
  name
    .replace(/Root$/, '')
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .toLowerCase();

/**
 * Finds the styled roots of a styles file and every rule that it breaks.
 *
 * @param file absolute path, for the problems' places
 * @param code the file's source
 */
export function parse(file: string, code: string): ParsedStyles {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: ParsedStyles = { roots: [], fragments: [], problems: [] };
  const refuse = (node: ts.Node | number, message: string) => {
    const position = typeof node === 'number' ? node : node.getStart(source);
    found.problems.push(problemAt(file, code, position, message));
  };
  const names = importedNames(source, refuse);
  const rootNames = otherRoots(source, names);
  const known = new Set<ts.Node>();

  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = readTag(node.tag, names);
      if (tag) known.add(tag.identifier);
      if (tag?.kind === 'fragment') {
        found.fragments.push({ start: node.getStart(source), end: node.end });
        templateProblems(node.template, source, refuse);
      }
      if (tag?.kind === 'root') {
        templateProblems(node.template, source, refuse);
        readRoot(node, tag);
      }
    }
    if (ts.isIdentifier(node) && names.get(node.text) === 'styled' && isUse(node) && !known.has(node)) {
      refuse(node, 'styled is used in one form only: styled.tag`…` or styled(Part)`…`');
    }
    ts.forEachChild(node, visit);
  };

  const readRoot = (node: ts.TaggedTemplateExpression, tag: RootTag): void => {
    if (tag.chained) {
      refuse(
        tag.chained,
        `${tag.chained.text}() is not allowed: a root is static, states are data attributes`,
      );
    }
    if (tag.target && ts.isIdentifier(tag.target) && rootNames.has(tag.target.text)) {
      refuse(
        tag.target,
        `styled(${tag.target.text}) would copy that root's CSS: use a variant or composition`,
      );
    }
    const declaration = node.parent;
    if (
      !ts.isVariableDeclaration(declaration) ||
      !ts.isIdentifier(declaration.name) ||
      !ts.isVariableStatement(declaration.parent.parent) ||
      !ts.isSourceFile(declaration.parent.parent.parent)
    ) {
      refuse(node, 'a styled root is a constant at the top level of its file');
      return;
    }
    const name = declaration.name.text;
    const statement = declaration.parent.parent;
    if (!statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) {
      refuse(declaration, `${name} is not exported: only exported roots get their CSS`);
    }
    if (!isRootAnnotation(declaration.type)) {
      refuse(declaration, `${name} needs its annotation: ${name}: Root<${annotationFor(tag, source)}>`);
    }
    found.roots.push({
      name,
      id: rootId(name),
      target: tag.target ? tag.target.getText(source) : `'${tag.tagName}'`,
      start: node.getStart(source),
      end: node.end,
      tagEnd: node.tag.end,
    });
  };

  visit(source);
  environmentProblems(source, refuse);
  return found;
}

interface RootTag {
  kind: 'root';
  identifier: ts.Identifier;
  tagName?: string;
  target?: ts.Expression;
  chained?: ts.Identifier;
}
type Tag = RootTag | { kind: 'fragment'; identifier: ts.Identifier };

/** Reads `styled.x`, `styled(X)`, either with `.attrs()` or `.withConfig()` behind, `css` and `keyframes`. */
function readTag(tag: ts.Expression, names: Map<string, string>): Tag | undefined {
  if (ts.isIdentifier(tag)) {
    const name = names.get(tag.text);
    return name === 'css' || name === 'keyframes' ? { kind: 'fragment', identifier: tag } : undefined;
  }
  if (ts.isPropertyAccessExpression(tag) && ts.isIdentifier(tag.expression)) {
    if (names.get(tag.expression.text) !== 'styled') return undefined;
    return { kind: 'root', identifier: tag.expression, tagName: tag.name.text };
  }
  if (!ts.isCallExpression(tag)) return undefined;
  if (ts.isIdentifier(tag.expression) && names.get(tag.expression.text) === 'styled') {
    const [target] = tag.arguments;
    return target && { kind: 'root', identifier: tag.expression, target };
  }
  if (ts.isPropertyAccessExpression(tag.expression) && ts.isIdentifier(tag.expression.name)) {
    const inner = readTag(tag.expression.expression, names);
    return inner?.kind === 'root' ? { ...inner, chained: tag.expression.name } : undefined;
  }
  return undefined;
}

/** Maps local names to styled-components' exports, and rejects what cannot be extracted. */
function importedNames(
  source: ts.SourceFile,
  refuse: (node: ts.Node, message: string) => void,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !isFrom(statement, LIBRARY)) continue;
    const clause = statement.importClause;
    if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    if (clause.name) {
      refuse(clause.name, `import { styled } by name: in native Node the default import has no .button`);
    }
    if (!clause.namedBindings) continue;
    if (ts.isNamespaceImport(clause.namedBindings)) {
      refuse(clause.namedBindings, 'import { styled } by name, not the whole module');
      continue;
    }
    for (const element of clause.namedBindings.elements) {
      const imported = (element.propertyName ?? element.name).text;
      if (element.isTypeOnly) continue;
      if (ALLOWED.has(imported)) names.set(element.name.text, imported);
      else refuse(element, `${imported} is not allowed: styles are static (styled, css and keyframes only)`);
    }
  }
  return names;
}

/** Names of other styled roots: declared here, or imported from a styles file. */
function otherRoots(source: ts.SourceFile, names: Map<string, string>): Set<string> {
  const roots = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements) {
        const imported = (propertyName ?? name).text;
        if (/\.styles(\.ts)?$/.test(statement.moduleSpecifier.text) || /Root$/.test(imported)) {
          roots.add(name.text);
        }
      }
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name) || !ts.isTaggedTemplateExpression(initializer)) continue;
      if (readTag(initializer.tag, names)?.kind === 'root') roots.add(name.text);
    }
  }
  return roots;
}

const isFrom = (statement: ts.ImportDeclaration, name: string): boolean =>
  ts.isStringLiteral(statement.moduleSpecifier) && statement.moduleSpecifier.text === name;

/** Whether an identifier reads a variable: it is not in an import and not the name of a property or declaration. */
const isUse = (node: ts.Identifier): boolean =>
  !ts.isImportSpecifier(node.parent) &&
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

const isRootAnnotation = (type: ts.TypeNode | undefined): boolean =>
  type !== undefined &&
  ts.isTypeReferenceNode(type) &&
  ts.isIdentifier(type.typeName) &&
  type.typeName.text === 'Root' &&
  type.typeArguments?.length === 1;

const annotationFor = (tag: RootTag, source: ts.SourceFile): string =>
  tag.target ? `typeof ${tag.target.getText(source)}` : `'${tag.tagName}'`;
