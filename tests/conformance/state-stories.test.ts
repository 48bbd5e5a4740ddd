import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const BLOCKS = join(import.meta.dirname, '../../src/blocks');

/** Groups whose pieces show lists of stories. */
const GROUPS = ['carousels', 'editions', 'lists', 'openings'];

/** The states that each piece has stories for, and the names that such stories have. */
const STATES = {
  short: /Few|One|Two|Three|Alone/,
  empty: /Empty/,
  'without picture': /Without(Picture|Portrait|Cover|Logo)/,
  'long words': /Long/,
} as const;
type State = keyof typeof STATES;

/** States that a piece cannot be in, with the reason. */
const APART: Partial<Record<string, readonly State[]>> = {
  // One story, which its owner chooses.
  StoryCard: ['short', 'empty'],
  PortraitOpening: ['short'],
  // One sentence, or one live blog, in words alone. Without it there is no block.
  QuoteBand: ['short', 'empty', 'without picture'],
  LiveStrip: ['short', 'empty', 'without picture'],
  // The last entries of a live blog, in words. Its page has those of a blog that begins or ends.
  UpdatesBox: ['short', 'empty', 'without picture', 'long words'],
  // Its pictures are its items.
  GalleryStrip: ['without picture'],
  // Words alone.
  MostReadBox: ['without picture'],
  PriceList: ['without picture'],
  StoryTexts: ['without picture'],
};

const pieces = GROUPS.flatMap((group) =>
  readdirSync(join(BLOCKS, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => join(BLOCKS, group, name)),
);

/** The names of a piece's stories. */
const storiesOf = (folder: string): string[] => {
  const text = readFileSync(join(folder, `${basename(folder)}.stories.tsx`), 'utf8');
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
};

const cases = pieces.flatMap((folder) =>
  (Object.keys(STATES) as State[])
    .filter((state) => !APART[basename(folder)]?.includes(state))
    .map((state) => [basename(folder), state, storiesOf(folder)] as const),
);

describe('B2 stories of the states of blocks', () => {
  it('finds the pieces', () => {
    expect(pieces.length).toBeGreaterThan(20);
  });

  it.each(cases)('%s: %s', (_piece, state, stories) => {
    const found = stories.filter((name) => STATES[state].test(name));
    const advice = `add a story with a name like ${STATES[state]}, or the piece to APART in this test if it has no such state`;
    expect(found, advice).not.toEqual([]);
  });

  it('B4 the list that loads more: slow and failing', () => {
    const stories = storiesOf(join(BLOCKS, '../patterns/lists/LoadMore'));
    expect(stories).toEqual(expect.arrayContaining(['InAList', 'Slow', 'Failed']));
  });
});
