import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import componentTokens from '../src/tokens/component.tokens.json' with { type: 'json' };
import { TOKEN_NAMES } from '../src/tokens/generated/tokens.ts';
import { pieces, SOURCE } from './entries.ts';
import { extract } from './styles/extract.ts';

/** The public variables of a piece, by name, each with what it falls back to. */
export type Variables = Readonly<Record<string, string>>;

/** The names of the tokens in a file of them: `button-case`. */
const namesIn = (tokens: object, path: readonly string[] = []): string[] =>
  Object.entries(tokens as Record<string, unknown>).flatMap(([key, value]) => {
    if (key.startsWith('$') || typeof value !== 'object' || value === null) return [];
    const at = [...path, key];
    return '$value' in value ? [at.join('-')] : namesIn(value, at);
  });

/** The tokens of all components. A token of one component is a variable of that component, which brands set. */
export const TOKENS = new Set(
  TOKEN_NAMES.filter((name) => !namesIn(componentTokens).includes(name)).map((name) => `--rt-${name}`),
);
const READ = /var\(\s*(--rt-[\w-]+)\s*([,)])/g;
/** Of what a module needs: an island's component is imported when the page needs it. */
const IMPORTS = [/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';$/gms, /\bimport\('(\.[^']+)'\)/g];

const onOneLine = (text: string): string =>
  text
    .replace(/(?<=\()\s+|\s+(?=\))/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the text up to the parenthesis that closes what was opened before `start`. */
function balanced(text: string, start: number): string {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return onOneLine(text.slice(start, at));
  }
  throw new Error(`A parenthesis is not closed: ${text.slice(start, start + 80)}`);
}

/**
 * Returns what a style sheet reads from outside: custom properties of ours that are no tokens of all components. The first
 * fallback of a name counts. `undefined` is a variable without a fallback.
 */
export function readsOf(sheet: string): Map<string, string | undefined> {
  const reads = new Map<string, string | undefined>();
  for (const match of sheet.matchAll(READ)) {
    const [whole, name = '', end] = match;
    if (TOKENS.has(name) || reads.get(name) !== undefined) continue;
    reads.set(name, end === ',' ? balanced(sheet, match.index + whole.length) : undefined);
  }
  return reads;
}

const FOLDERS = pieces(SOURCE);
const pieceOf = (file: string): string | undefined => FOLDERS.find((piece) => file.startsWith(`${piece}/`));

/** Returns the modules that a piece is made of: its own first, then those of parts that no other piece owns. */
export function modulesOf(piece: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const owner = pieceOf(file);
    const ours = /^(components|blocks|patterns)\/.+\//.test(file) && (owner ?? piece) === piece;
    if (seen.has(file) || !ours || !existsSync(join(SOURCE, file))) return;
    seen.add(file);
    const code = readFileSync(join(SOURCE, file), 'utf8');
    for (const [, path = ''] of IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)])) {
      visit(relative(SOURCE, join(SOURCE, dirname(file), path)));
    }
  };
  visit(`${piece}/index.ts`);
  const isOwn = (file: string): boolean => pieceOf(file) === piece;
  return [...seen].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || (a < b ? -1 : 1));
}

export const isSheet = (file: string): boolean => file.endsWith('.styles.ts');

/** A fallback as consumers see it: what an internal variable falls back to takes its place. */
const withoutInternals = (fallback: string): string =>
  fallback.startsWith('var(--_rt-')
    ? withoutInternals(balanced(fallback, fallback.indexOf(',') + 1))
    : fallback;

const sorted = (sheet: string): Variables =>
  Object.fromEntries(
    [...readsOf(sheet)]
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, fallback]) => [name, withoutInternals(fallback)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The focus ring, which every control has. */
export const SHARED_SHEET = 'components/focus.styles.ts';

/** Files of `src` as one text. */
export const textOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(SOURCE, file), 'utf8')).join('\n');

/**
 * Returns the CSS of every piece, with what its roots take from the styles of others: the design of fields that `Input` has
 * from `Field`.
 */
export async function pieceStyles(): Promise<ReadonlyMap<string, string>> {
  const byFile = new Map<string, string>();
  for (const { file, css, keyframes } of await extract(SOURCE)) {
    const path = relative(SOURCE, file);
    byFile.set(path, [byFile.get(path) ?? '', css, ...keyframes.values()].join('\n'));
  }
  return new Map(
    FOLDERS.map((piece) => [
      piece,
      modulesOf(piece)
        .map((file) => byFile.get(file) ?? '')
        .join(''),
    ]),
  );
}

/**
 * Returns the public variables of each component, block and pattern, found in the styles. `shared` has those of the focus
 * ring. A block or a pattern is not listed with the variables of a component in it, even if it borrows only its design.
 */
export async function variables(): Promise<Readonly<Record<string, Variables>>> {
  const styles = await pieceStyles();
  const shared = sorted(textOf([SHARED_SHEET]));
  const found = FOLDERS.map((piece): [string, Variables] => {
    const isComponent = piece.startsWith('components/');
    const read = sorted(isComponent ? styles.get(piece)! : textOf(modulesOf(piece).filter(isSheet)));
    return [piece, Object.fromEntries(Object.entries(read).filter(([name]) => !(name in shared)))];
  });
  return Object.fromEntries([
    ...found.filter(([, names]) => Object.keys(names).length > 0),
    ['shared', shared],
  ]);
}

/** Returns the text of `src/variables.ts`, formatted as the repository's files are. */
export async function variablesModule(): Promise<string> {
  const path = join(SOURCE, 'variables.ts');
  const code = `// Generated by \`npm run exports\`. Do not edit.
import type { CSSProperties } from 'react';

/** The custom properties that each component, block and pattern reads, with what they fall back to. */
export const VARIABLES = ${JSON.stringify(await variables(), null, 2)} as const;

/** A component, block or pattern that reads variables, by its public path: 'components/Card'. */
export type VariablesOwner = keyof typeof VARIABLES;

/** The variables that a component reads: '--rt-card-gap'. */
export type VariableName<Owner extends VariablesOwner = VariablesOwner> = Owner extends VariablesOwner
  ? keyof (typeof VARIABLES)[Owner] & string
  : never;

/** Styles with values for the variables of a component, for a \`style\` prop. */
export type VariableValues<Owner extends VariablesOwner = VariablesOwner> = CSSProperties &
  Partial<Record<VariableName<Owner>, string | number>>;
`;
  return format(code, { ...(await resolveConfig(path)), filepath: path });
}

if (import.meta.main) writeFileSync(join(SOURCE, 'variables.ts'), await variablesModule());
