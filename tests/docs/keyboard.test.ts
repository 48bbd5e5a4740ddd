import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEYBOARD_PATTERNS } from '../support/keyboard/patterns.ts';

const COMPONENTS = join(import.meta.dirname, '../../src/components');

/** The first cells of the keyboard table in a component's page. */
function documentedRows(name: string): string[] {
  const page = readFileSync(join(COMPONENTS, name, `${name}.mdx`), 'utf8');
  const [, table = ''] = /^## Keyboard\n+((?:\|.*\n)+)/m.exec(page) ?? [];
  return [...table.matchAll(/^\| *([^|]*?) *\|/gm)].map(([, cell = '']) => cell).slice(2);
}

/** The table names them; the test presses one of them. */
const ANY_LETTER = new Set(['letters', 'a letter']);

describe('the keys in the page of a component are the keys that are tested', () => {
  it.each(Object.entries(KEYBOARD_PATTERNS))('%s', (name, { walks }) => {
    const rows = walks.flatMap((walk) => Object.keys(walk.rows));
    expect([...new Set(rows)].sort()).toEqual(documentedRows(name).sort());
  });

  it.each(Object.entries(KEYBOARD_PATTERNS))('every key of %s is pressed', (_name, { walks }) => {
    for (const [row, steps] of walks.flatMap((walk) => Object.entries(walk.rows))) {
      const pressed = steps.map(([key]) => (key.length === 1 ? 'a letter' : key));
      const wanted = row.split(', ').map((key) => (ANY_LETTER.has(key) ? 'a letter' : key));
      expect(pressed, row).toEqual(expect.arrayContaining(wanted));
    }
  });
});
