import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexSheet, newNames, pageRules } from './page-rules.ts';

const SOURCE = join(import.meta.dirname, '..');
const SHEETS = [
  'styling/reset.css',
  'tokens/generated/tokens.css',
  ...globSync('themes/generated/*.css', { cwd: SOURCE }),
];

const withoutBlanks = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, '')
    .replaceAll(';}', '}');

describe.each(SHEETS)('%s', (file) => {
  const css = readFileSync(join(SOURCE, file), 'utf8');
  const names = newNames();
  const all = () => true;
  const sheet = indexSheet(css, names);

  it('is written as it was read', () => {
    expect(withoutBlanks(pageRules([sheet], all))).toBe(withoutBlanks(css));
  });

  it('has every property that is read in it after others are left out', () => {
    for (const [name, number] of names.properties) {
      const short = pageRules([sheet], all, {
        properties: [number],
        brand: undefined,
        partModes: undefined,
      });
      const sets = (text: string, property: string) => text.split(`${property}:`).length;
      const numbered = [...short.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!);
      for (const read of [name, ...numbered])
        expect(sets(withoutBlanks(short), read), read).toBe(sets(withoutBlanks(css), read));
    }
  });
});
