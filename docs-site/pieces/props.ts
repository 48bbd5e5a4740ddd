import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { defaultValues } from '../../.storybook/default-values.ts';
import { ROOT, SOURCE } from '../../compiler/entries.ts';

export interface Prop {
  name: string;
  /** As TypeScript writes it; a choice of texts is written out. */
  type: string;
  required: boolean;
  /** Markdown, from the comment of the prop. */
  description: string;
  /** The default, as the source writes it, if the component has one. */
  default?: string;
}

export interface Component {
  name: string;
  /** Markdown, from the comment of the component. */
  description: string;
  /** Those of this package. The attributes of the native element are not among them. */
  props: Prop[];
}

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** @param pieces their paths in `src` */
function programOf(pieces: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ['x.ts'] },
    ts.sys,
    ROOT,
  );
  return ts.createProgram(
    pieces.map((piece) => join(SOURCE, piece, 'index.ts')),
    options,
  );
}

/** Whether this package declares a prop: those of React are the attributes of the native element. */
const isDeclaredHere = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some(({ parent }) => parent.getSourceFile().fileName.startsWith(SOURCE)) ?? false;

const withoutImports = (text: string): string => text.replaceAll(/import\("[^"]*"\)\./g, '');

/** The text in which a prop names its choices: of its declaration, and of the alias that this names. */
function sourceOf(symbol: ts.Symbol, type: ts.Type): string {
  const { aliasSymbol } = type;
  return [symbol, aliasSymbol]
    .flatMap((one) => one?.declarations?.map((node) => node.getText()) ?? [])
    .join('\n');
}

function typeText(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): string {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const shown = checker.getNonNullableType(type);
  const isChoice =
    shown.isUnion() && shown.types.every((one) => one.isStringLiteral() || one.isNumberLiteral());
  // The checker has them in the order in which it met them.
  const source = sourceOf(symbol, shown);
  const place = (one: ts.Type): number => source.indexOf(checker.typeToString(one).replaceAll('"', "'"));
  const text = isChoice
    ? [...shown.types]
        .sort((a, b) => place(a) - place(b))
        .map((one) => checker.typeToString(one))
        .join(' | ')
    : checker.typeToString(type, at, FORMAT);
  return withoutImports(text)
    .replaceAll('React.', '')
    .replace(/ \| undefined$/, '')
    .replaceAll('"', "'");
}

const commentOf = (checker: ts.TypeChecker, symbol: ts.Symbol): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** Longer values would hide what the column is for: their name is shown. */
const VALUE_LENGTH = 60;

/** The value that an expression names, as the source writes it: `'Cerrar'` for `dialog.close`. Others stay what they are. */
function valueOf(checker: ts.TypeChecker, file: ts.SourceFile, expression: string): string {
  const find = (node: ts.Node): ts.Node | undefined =>
    (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) && node.getText() === expression
      ? node
      : ts.forEachChild(node, find);
  const name = find(file);
  const symbol = name && checker.getSymbolAtLocation(name);
  const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = named?.valueDeclaration;
  const initializer =
    declared && (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared))
      ? declared.initializer
      : undefined;
  const isTyped = initializer && (ts.isSatisfiesExpression(initializer) || ts.isAsExpression(initializer));
  const value = (isTyped ? initializer.expression : initializer)?.getText();
  return value !== undefined && value.length <= VALUE_LENGTH ? value : expression;
}

function defaultsOf(
  program: ts.Program,
  checker: ts.TypeChecker,
  piece: string,
): Map<string, Map<string, string>> {
  const folder = join(SOURCE, piece);
  const files = readdirSync(folder).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  return new Map(
    files.flatMap((file) => {
      const source = program.getSourceFile(join(folder, file));
      const value = (expression: string) => (source ? valueOf(checker, source, expression) : expression);
      return [...defaultValues(file, readFileSync(join(folder, file), 'utf8'))].map(
        ([name, found]): [string, Map<string, string>] => [
          name,
          new Map(found.map(({ prop, expression }) => [prop, value(expression)])),
        ],
      );
    }),
  );
}

function propsOf(
  checker: ts.TypeChecker,
  signature: ts.Signature,
  at: ts.Node,
  defaults: ReadonlyMap<string, string> | undefined,
): Prop[] {
  const [parameter] = signature.parameters;
  if (!parameter) return [];
  const props = checker.getTypeOfSymbolAtLocation(parameter, at).getApparentProperties();
  return props.filter(isDeclaredHere).map((symbol) => {
    const value = defaults?.get(symbol.name);
    return {
      name: symbol.name,
      type: typeText(checker, symbol, at),
      required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      description: commentOf(checker, symbol),
      ...(value !== undefined && { default: value }),
    };
  });
}

/** Whether the name is one of a component: `Button`, not `SHARE_PLACES` or `shareIcon`. */
const isComponentName = (name: string): boolean => /^[A-Z][a-z]/.test(name);

/**
 * Reads the components of every piece with their props, from the types and the comments of the source.
 *
 * @param pieces their paths in `src`: `components/Button`
 * @returns the components of each piece; the piece's own first
 */
export function readComponents(pieces: readonly string[]): Map<string, Component[]> {
  const program = programOf(pieces);
  const checker = program.getTypeChecker();
  const componentsOf = (piece: string): Component[] => {
    const file = program.getSourceFile(join(SOURCE, piece, 'index.ts'))!;
    const defaults = defaultsOf(program, checker, piece);
    const own = piece.split('/').at(-1)!;
    return checker
      .getExportsOfModule(checker.getSymbolAtLocation(file)!)
      .filter(({ name }) => isComponentName(name))
      .flatMap((exported) => {
        const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
        const [signature] = checker.getTypeOfSymbolAtLocation(symbol, file).getCallSignatures();
        if (!signature) return [];
        return {
          name: exported.name,
          description: commentOf(checker, symbol),
          props: propsOf(checker, signature, file, defaults.get(exported.name)),
        };
      })
      .sort((a, b) => Number(b.name === own) - Number(a.name === own));
  };
  return new Map(pieces.map((piece) => [piece, componentsOf(piece)]));
}
