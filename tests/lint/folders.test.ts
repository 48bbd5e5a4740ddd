import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../../compiler/entries.ts';

const PIECES = pieces(SOURCE);

/** Pieces without their own elements, which need no styled root. */
const ONLY_ARRANGES = new Set(['AlertDialog', 'BodyFigure', 'MostReadBox', 'StoryCard', 'UpdatesBox']);

describe('a folder looks like its neighbours', () => {
  it.each(PIECES)('%s', (piece) => {
    const name = basename(piece);
    const files = readdirSync(join(SOURCE, piece));
    const wanted = [`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`, `${name}.mdx`, 'index.ts'];
    if (!ONLY_ARRANGES.has(name)) wanted.push(`${name}.styles.ts`);
    const missing = wanted.filter((file) => !files.includes(file));
    expect(missing, `add these files to src/${piece}`).toEqual([]);
    const blocks = files.filter((file) => file.endsWith('.block.ts'));
    if (piece.startsWith('blocks/')) expect([[], [`${name}.block.ts`]]).toContainEqual(blocks);
    else expect(blocks).toEqual([]);
  });

  it.each(PIECES)('the page of %s says when to use it, and has do and don’t', (piece) => {
    const page = readFileSync(join(SOURCE, piece, `${basename(piece)}.mdx`), 'utf8');
    for (const heading of ['## When to use', '## Props', '## Tokens', '## Do and don’t'])
      expect(page.replaceAll("'", '’'), `${piece} needs the heading "${heading}"`).toContain(heading);
  });

  it.each(PIECES)('the stories of %s have the title of their folder', (piece) => {
    const folder = join(SOURCE, piece);
    const stories = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
    for (const file of stories)
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/^const meta = \{\n\s*title:/m);
  });
});
