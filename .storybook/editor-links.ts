import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from '../compiler/entries.ts';
import { heading, piecesOfPages, text, type Node } from './page-nodes.ts';

const STORIES = readFileSync(new URL('sites/pages/Blocks.stories.tsx', import.meta.url), 'utf8');
const STORY = /blockStory\('([a-z-]+)'/g;

/** The blocks that have a story with their settings. */
const SHOWN = [...STORIES.matchAll(STORY)].map(([, name = '']) => name);

/** The names of the blocks that a piece defines for editors. */
export function blocksOf(piece: string): string[] {
  const folder = join(SOURCE, piece);
  const sources = readdirSync(folder)
    .filter((file) => /^[\w-]+(\.block)?\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return SHOWN.filter((name) => sources.some((source) => source.includes(`'${name}'`)));
}

const linkTo = (block: string): Node => ({
  type: 'listItem',
  children: [
    {
      type: 'paragraph',
      children: [{ type: 'link', url: `?path=/story/pages-blocks--${block}`, children: [text(block)] }],
    },
  ],
});

/** A remark plugin: the page of a block links to the stories whose controls are the settings for editors. */
export const editorLinks = () => {
  const pieceOf = piecesOfPages();
  return (tree: Node): void => {
    const piece = pieceOf(tree);
    const blocks = piece === undefined ? [] : blocksOf(piece);
    if (blocks.length === 0) return;
    const words = 'With the settings that editors choose, over the content of a site:';
    tree.children!.push(
      heading('For editors'),
      { type: 'paragraph', children: [text(words)] },
      { type: 'list', children: blocks.map(linkTo) },
    );
  };
};
