import ts from 'typescript';
import { applyEdits, type Edit } from './edit.ts';
import { parse } from './parse.ts';

/**
 * Returns the styles file as it ships: each root is the element with its class, templates are gone, and
 * so are the imports that only templates used.
 *
 * @param runtimePath the module specifier of `styling/compiled-root`, as seen from the file
 */
export function compileRoots(file: string, code: string, runtimePath: string): string {
  const { roots, fragments } = parse(file, code);
  const edits: Edit[] = [
    ...roots.map(({ start, end, target, id }) => ({
      start,
      end,
      text: `/* @__PURE__ */ compiledRoot(${target}, '${id}')`,
    })),
    // A fragment in a root's template is removed with the template.
    ...fragments
      .filter(({ start }) => !roots.some((root) => start > root.start && start < root.end))
      .map((range) => ({ ...range, text: `''` })),
  ];
  const edited = dropUnusedImports(file, applyEdits(code, edits));
  return roots.length > 0 ? withImport(edited, `import { compiledRoot } from '${runtimePath}'; `) : edited;
}

/** Adds an import on the first line, after a directive such as 'use client'. */
export function withImport(code: string, text: string): string {
  const directive = /^\s*(['"])use \w+\1;?[ \t]*/.exec(code)?.[0] ?? '';
  return directive + text + code.slice(directive.length);
}

/**
 * With `verbatimModuleSyntax` no compiler removes imports, so a root that uses another root in a
 * selector would add that component and styled-components to every bundle.
 */
function dropUnusedImports(file: string, code: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const edits: Edit[] = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.importClause) continue;
    const { importClause } = statement;
    if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const text = keptImport(importClause, used, source);
    if (text === importClause.getText(source)) continue;
    const range = { start: statement.getStart(source), end: statement.end };
    edits.push({
      ...range,
      text: text ? `import ${text} from ${statement.moduleSpecifier.getText(source)};` : '',
    });
  }
  return applyEdits(code, edits);
}

/** The import clause with only the used names; '' if there are none. */
function keptImport(clause: ts.ImportClause, used: Set<string>, source: ts.SourceFile): string {
  const parts: string[] = [];
  if (clause.name && used.has(clause.name.text)) parts.push(clause.name.text);
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings) && used.has(bindings.name.text)) {
    parts.push(bindings.getText(source));
  }
  if (bindings && ts.isNamedImports(bindings)) {
    const kept = bindings.elements.filter(({ name }) => used.has(name.text));
    if (kept.length === bindings.elements.length) parts.push(bindings.getText(source));
    else if (kept.length > 0) parts.push(`{ ${kept.map((element) => element.getText(source)).join(', ')} }`);
  }
  return parts.join(', ');
}
