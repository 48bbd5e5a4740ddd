import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../compiler/entries.ts';
import { readManifest, storyOf } from '../tests/visual/manifest.ts';
import { packageFacts, SHEET_ENDING, sheetsOf } from './package-facts.ts';

const sizes = { 'blocks/lists/StoryGrid': { script: 3700, css: 2141, packages: [] } };
const page = (stories: string) => {
  const value = `import { Meta } from '@storybook/addon-docs/blocks';\nimport * as stories from './${stories}';`;
  const tree = { type: 'root', children: [{ type: 'mdxjsEsm', value }] };
  packageFacts(sizes, ['blocks-lists-storygrid--soft.all-brands.webp'])()(tree);
  return JSON.stringify(tree.children.slice(1));
};

describe('the page of a piece ends with', () => {
  it('its pictures in all brands, its module and the sizes of its script and its CSS', () => {
    const found = page('StoryGrid.stories.tsx');
    for (const fact of [
      'rotativa/blocks/lists/StoryGrid',
      '3.70 kB',
      '2.14 kB',
      'all-brands/blocks-lists-storygrid--soft.all-brands.webp',
      'StoryGrid, soft',
    ])
      expect(found).toContain(fact);
  });

  it('nothing if it is not a piece', () => {
    expect(page('Introduction.stories.tsx')).toBe('[]');
  });

  it('an error if the build does not have it', () => {
    expect(() => page('Button.stories.tsx')).toThrow('components/Button has no size');
  });
});

/** They take children and attributes only. */
const WITHOUT_PROPS = ['DialogClose', 'DropdownMenuHeading', 'DropdownMenuSeparator'];

describe('Z2 every piece', () => {
  const all = pieces(SOURCE);

  it('has a picture in all brands', () => {
    // A story with pictures in the manifest has a sheet on the documentation site.
    const files = [...readManifest().keys()].map((name) => `${storyOf(name)}${SHEET_ENDING}`);
    const without = all.filter((piece) => sheetsOf(piece, files).length === 0);
    expect(without, '`npm run test:all -- storybook` takes the pictures of a piece').toEqual([]);
  });

  it.each([
    ['live controls', () => '<Controls />'],
    ['its variables', (piece: string) => `<Variables of="${piece}" />`],
    // The keys of the package's facts.
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
