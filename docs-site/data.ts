import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../compiler/entries.ts';
import { tokensJson } from '../compiler/tokens/json.ts';
import { readThemes } from '../compiler/tokens/themes.ts';

/** A token with its value and those of the themes that differ. */
export interface Token {
  $type?: string;
  $value?: unknown;
  $description?: string;
  $extensions?: Readonly<Record<string, unknown>>;
}

/** The text of `rotativa/tokens.json`. */
export const readTokens = async (): Promise<string> => tokensJson(await readThemes());

/** A message; one that depends on values has the source of its function. */
export type Message =
  string | { function: string } | readonly Message[] | { readonly [name: string]: Message };

function plain(value: unknown): Message {
  if (typeof value === 'function') return { function: String(value) };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
  return String(value);
}

/** Every default message, by the name of its group. */
export async function readMessages(): Promise<Record<string, Message>> {
  const files = globSync('src/messages/*.ts', { cwd: ROOT }).filter(
    (file) => !/index\.ts$|\.test\./.test(file),
  );
  const groups = await Promise.all(
    files
      .sort()
      .map(async (file) => Object.entries((await import(join(ROOT, file))) as Record<string, unknown>)),
  );
  // Functions of a module read its groups; they are not messages.
  const named = groups.flat().filter(([, group]) => typeof group === 'object');
  return Object.fromEntries(named.map(([name, group]) => [name, plain(group)]));
}

/** Bytes after brotli, by the name of an entry and what is measured: `components/Button css`. */
export const readSizes = (): Map<string, number> =>
  new Map(
    readFileSync(join(ROOT, 'reports/sizes.txt'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', bytes] = line.split('\t');
        return [name, Number(bytes)];
      }),
  );

/** The exports of each public entry. */
export function readExports(): Map<string, string[]> {
  const [, ...lines] = readFileSync(join(ROOT, 'reports/exports.txt'), 'utf8').split('\n').filter(Boolean);
  const entries = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of lines) {
    if (line.startsWith('  ')) current.push(line.trim());
    else entries.set(line, (current = []));
  }
  return entries;
}
