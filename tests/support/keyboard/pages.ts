import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** What the documentation pages of the pieces say about the keyboard, by the name of the piece. */
export const KEYBOARD_SECTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('src/**/*.mdx', { cwd: ROOT })
    .sort()
    .map((path) => {
      const page = readFileSync(join(ROOT, path), 'utf8');
      const [, section = ''] = /^## Keyboard\n+([^]*?)(?=^## |(?![^]))/m.exec(page) ?? [];
      return [basename(path, '.mdx'), section] as const;
    }),
);

/** The first cells of the table in a section, without its head. */
export const rowsOf = (section: string): string[] =>
  [...section.matchAll(/^\| *([^|]*?) *\|/gm)].map(([, cell = '']) => cell).slice(2);
