import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');

/** Folders in small letters hold what several pieces share. */
const pieces = (layer: string): string[] =>
  readdirSync(join(SOURCE, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name);

/** Elements of one's own stand under a styled root; a piece that only arranges others has none. */
const ONLY_ARRANGES = new Set(['MostReadBox', 'StoryCard', 'UpdatesBox']);

describe.each(['components', 'blocks', 'patterns'])(
  'a folder under src/%s looks like its neighbours',
  (layer) => {
    it.each(pieces(layer))('%s', (name) => {
      const folder = join(SOURCE, layer, name);
      const files = readdirSync(folder);
      const wanted = [`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`, `${name}.mdx`, 'index.ts'];
      if (!ONLY_ARRANGES.has(name)) wanted.push(`${name}.styles.ts`);
      expect(files).toEqual(expect.arrayContaining(wanted));
      const blocks = files.filter((file) => file.endsWith('.block.ts'));
      if (layer === 'blocks') expect([[], [`${name}.block.ts`]]).toContainEqual(blocks);
      else expect(blocks).toEqual([]);
    });

    it.each(pieces(layer))('the page of %s says when to use it, and what to do and not to do', (name) => {
      const page = readFileSync(join(SOURCE, layer, name, `${name}.mdx`), 'utf8');
      for (const heading of ['## When to use', '## Props', '## Tokens', '## Do and don'])
        expect(page, heading).toContain(heading);
    });
  },
);
