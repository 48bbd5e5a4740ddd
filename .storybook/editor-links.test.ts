import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../apps/sites/src/views/blocks.ts';
import { pieces, SOURCE } from '../compiler/entries.ts';
import type { Block } from '../src/blocks/defineBlock.ts';
import { blocksOf, editorLinks } from './editor-links.ts';
import type { Node } from './page-nodes.ts';

const isEditorial = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'prepare' in value && (value as Block).editorial;

describe('Z2 the page of a block', () => {
  it('links to the story of each of its blocks', () => {
    const value = "import * as stories from './StoryGrid.stories.tsx';";
    const tree: Node = { type: 'root', children: [{ type: 'mdxjsEsm', value }] };
    editorLinks()(tree);
    const found = JSON.stringify(tree);
    for (const name of ['card-grid', 'portrait-row', 'latest-galleries', 'candidates'])
      expect(found).toContain(`?path=/story/pages-blocks--${name}`);
  });

  it('is that of a block with a story', () => {
    const blocks = pieces(SOURCE).filter((piece) =>
      existsSync(join(SOURCE, piece, `${basename(piece)}.block.ts`)),
    );
    expect(blocks.length).toBeGreaterThan(20);
    const missing = blocks.filter((piece) => blocksOf(piece).length === 0);
    expect(
      missing,
      "add blockStory('name') for each block to .storybook/sites/pages/Blocks.stories.tsx",
    ).toEqual([]);
  });

  it('is that of blocks which the sites list', () => {
    const modules = import.meta.glob<Record<string, unknown>>('../src/blocks/*/*/*.block.ts', {
      eager: true,
    });
    const blocks = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isEditorial));
    expect(blocks.length).toBeGreaterThan(40);
    const missing = blocks.map(({ name }) => name).filter((name) => !BLOCKS.has(name));
    expect(missing, 'add these blocks to apps/sites/src/views/blocks.ts').toEqual([]);
  });
});
