import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../build/entries.ts';
import { blocksOf, editorLinks } from './editor-links.ts';
import type { Node } from './package-facts.ts';

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
    expect(blocks.filter((piece) => blocksOf(piece).length === 0)).toEqual([]);
  });
});
