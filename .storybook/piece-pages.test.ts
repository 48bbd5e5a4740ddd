import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../compiler/entries.ts';

/** They take children and attributes only. */
const WITHOUT_PROPS = ['DialogClose', 'DropdownMenuHeading', 'DropdownMenuSeparator'];

describe('Z2 every piece', () => {
  const all = pieces(SOURCE);

  it.each([
    ['live controls', () => '<Controls />'],
    ['its variables', (piece: string) => `<Variables of="${piece}" />`],
    ['its stories', (piece: string) => `from './${basename(piece)}.stories.tsx'`],
  ])('has %s on its page', (_what, wanted) => {
    const page = (piece: string): string =>
      readFileSync(join(SOURCE, piece, `${basename(piece)}.mdx`), 'utf8');
    expect(all.filter((piece) => !page(piece).includes(wanted(piece)))).toEqual([]);
  });

  it.each(all)('the page of %s has the props of each of its components', (piece) => {
    const file = (name: string): string => readFileSync(join(SOURCE, piece, name), 'utf8');
    const name = basename(piece);
    const [, controlled] = file(`${name}.stories.tsx`).match(/\bcomponent: (\w+)/)!;
    const shown = file(`${name}.mdx`).matchAll(/<ArgTypes of=\{(\w+)\} \/>/g);
    const documented = new Set([
      controlled,
      ...[...shown].map(([, component]) => component),
      ...WITHOUT_PROPS,
    ]);
    const exported = [...file('index.ts').matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, names]) => names!.split(','))
      .map((found) => found.trim())
      .filter((found) => /^[A-Z][a-z]/.test(found));
    expect(exported.filter((component) => !documented.has(component))).toEqual([]);
  });
});
