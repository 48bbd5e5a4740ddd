import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** The documentation pages, by the name of their piece. */
export const PAGE_OF: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('src/**/*.mdx', { cwd: ROOT })
    .sort()
    .map((path) => [basename(path, '.mdx'), path]),
);

/** The rows of the pages about the keyboard, by the name of the piece. */
export const KEYBOARD_SECTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGE_OF).map(([name, path]) => {
    const page = readFileSync(join(ROOT, path), 'utf8');
    const [, section = ''] = /^## Keyboard\n+([^]*?)(?=^## |(?![^]))/m.exec(page) ?? [];
    return [name, section];
  }),
);

/** The keys and what they do: the cells of the table in a section, without its head. */
export const cellsOf = (section: string): [keys: string, effect: string][] =>
  [...section.matchAll(/^\| *([^|]*?) *\| *([^|]*?) *\|/gm)]
    .map(([, keys = '', effect = '']): [string, string] => [keys, effect])
    .slice(2);

export const rowsOf = (section: string): string[] => cellsOf(section).map(([keys]) => keys);
