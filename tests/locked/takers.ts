import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** The types of a document and of its parts, from which all others that carry its text are made. */
const DOCUMENTS = [
  'domain/ans/document#AnsDocumentBase',
  'domain/ans/element#ContentElement',
  'domain/article/prepare#WholeArticle',
  'domain/body/block#BodyBlock',
  'domain/body/block#GalleryPicture',
];

/** The fields of documents with text that may be locked. A type that picks others has none. */
const TEXTS = new Set([
  ...[
    'content_elements',
    'corrections',
    'sign_off',
    'additional_properties',
    'promo_items',
    'related_content',
  ],
  ...['body', 'gallery', 'updates', 'signOffHtml', 'lead'],
]);

interface Module {
  path: string;
  statements: readonly ts.Statement[];
  /** The full name of an imported one. */
  imported: ReadonlyMap<string, string>;
}

const target = (from: string, specifier: string): string =>
  posix.join(posix.dirname(from), specifier).replace(/\.js$/, '');

function importedIn(path: string, statements: readonly ts.Statement[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const one of statements) {
    if (!ts.isImportDeclaration(one) || !ts.isStringLiteral(one.moduleSpecifier)) continue;
    const names = one.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) continue;
    for (const { name, propertyName = name } of names.elements)
      found.set(name.text, `${target(path, one.moduleSpecifier.text)}#${propertyName.text}`);
  }
  return found;
}

/** The modules of a report: each begins with a line that names its file. */
function modulesOf(report: string): Module[] {
  const parts = report.split(/^\/\/ (\S+)\.d\.ts$/m).slice(1);
  return parts.flatMap((path, at) => {
    if (at % 2 === 1) return [];
    const { statements } = ts.createSourceFile(path, parts[at + 1]!, ts.ScriptTarget.Latest, true);
    return [{ path, statements, imported: importedIn(path, statements) }];
  });
}

/** Whether a type picks fields of a document, and none of them has text. */
function picksNoText(node: ts.Node): boolean {
  if (!ts.isTypeReferenceNode(node) || node.typeName.getText() !== 'Pick') return false;
  const keys = node.typeArguments?.[1]?.getText() ?? '';
  return !keys.match(/\w+/g)?.some((key) => TEXTS.has(key));
}

/** The full names that a type mentions. */
function mentioned(node: ts.Node, { path, imported }: Module): string[] {
  const found: string[] = [];
  const visit = (one: ts.Node): void => {
    // A result of a port or of a callback is no part of a value.
    if (picksNoText(one) || ts.isMethodSignature(one)) return;
    const name = ts.isTypeReferenceNode(one)
      ? one.typeName
      : ts.isExpressionWithTypeArguments(one)
        ? one.expression
        : undefined;
    const text = name?.getText();
    if (text) found.push(imported.get(text) ?? `${path}#${text}`);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** The values of these types have text: those of documents, and all that have one of them in a field. */
function carriers(modules: readonly Module[]): Set<string> {
  const types = modules.flatMap((module) =>
    module.statements
      .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
      .map((one) => ({ name: `${module.path}#${one.name.text}`, mentions: mentioned(one, module) })),
  );
  const known = new Set(DOCUMENTS);
  for (let before = 0; before !== known.size;) {
    before = known.size;
    for (const { name, mentions } of types) if (mentions.some((one) => known.has(one))) known.add(name);
  }
  return known;
}

/** A declaration with the types that it takes: parameters of a function, props of a piece. */
interface Declared {
  name: string;
  types: readonly ts.Node[];
}

function declared(statement: ts.Statement): Declared[] {
  if (ts.isFunctionDeclaration(statement) && statement.name) {
    const { name, parameters, typeParameters = [] } = statement;
    return [{ name: name.text, types: [...parameters, ...typeParameters] }];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, type }): Declared[] => {
    if (type && ts.isFunctionTypeNode(type)) {
      const { parameters, typeParameters = [] } = type;
      return [{ name: name.getText(), types: [...parameters, ...typeParameters] }];
    }
    const props = type && ts.isImportTypeNode(type) ? type.typeArguments : undefined;
    return props ? [{ name: name.getText(), types: props }] : [];
  });
}

const read = (report: string): string =>
  readFileSync(new URL(`../../reports/${report}.txt`, import.meta.url), 'utf8');

/** The names that the package exports. */
const exported = (): Set<string> =>
  new Set(
    read('exports')
      .match(/^ {2}\w+$/gm)
      ?.map((line) => line.trim()),
  );

/** The public functions and pieces that take a document, or a part of one with its text. */
export function publicTakers(): string[] {
  const modules = modulesOf(read('types'));
  const known = carriers(modules);
  const isPublic = exported();
  const names = modules.flatMap((module) =>
    module.statements
      .flatMap(declared)
      .filter(({ types }) => types.some((type) => mentioned(type, module).some((name) => known.has(name))))
      .map(({ name }) => name),
  );
  return [...new Set(names.filter((name) => isPublic.has(name)))].sort();
}
