import type { AdBlock, BodyBlock } from './block.ts';

/** The blocks that are inserted into the body. An ad becomes one block for mobile and one for desktop. */
export type Insertion =
  | { type: 'ad'; slot: string; size: string }
  | { type: 'geo-video-player' | 'video-player' | 'recommendations' | 'most-read' };

/** A place between the text blocks of a body, and what is inserted there. */
export interface InsertionPoint {
  /** After this number of text blocks (from 1), or at the end of the body. */
  after: number | 'last';
  /** Only in a body of at least so many text blocks, so that text follows. */
  atLeast?: number | undefined;
  insert: readonly Insertion[];
}

/** One box interrupts a long text. */
const middle = (type: 'recommendations' | 'most-read'): InsertionPoint => ({
  after: 5,
  atLeast: 7,
  insert: [{ type }],
});

const ADS_AND_PLAYERS: readonly InsertionPoint[] = [
  { after: 1, insert: [{ type: 'ad', slot: 'ROBAPAGINA_1', size: 'GP5' }, { type: 'geo-video-player' }] },
  { after: 3, insert: [{ type: 'ad', slot: 'ROBAPAGINA_2', size: 'GP5' }] },
  { after: 7, insert: [{ type: 'ad', slot: 'ROBAPAGINA_3', size: 'GP5' }] },
  { after: 'last', insert: [{ type: 'video-player' }] },
];

/** In the middle are recommendations. @see N3, N4 */
export const ARTICLE_INSERTIONS: readonly InsertionPoint[] = [...ADS_AND_PLAYERS, middle('recommendations')];

/** Without a side column 'Lo más leído' is in the middle. @see N7 */
export const WIDE_INSERTIONS: readonly InsertionPoint[] = [...ADS_AND_PLAYERS, middle('most-read')];

/** Slots beside the body, desktop only. */
export const SIDE_SLOTS: readonly AdBlock[] = ['LATERAL_1', 'LATERAL_2'].map((slot) => ({
  type: 'ad',
  id: slot.toLowerCase().replace('_', '-'),
  slot,
  size: 'GP4',
  display: 'desktop',
}));

/** The insertion points without ads, for sponsored content. Players remain. */
export function withoutAds(points: readonly InsertionPoint[]): InsertionPoint[] {
  return points.map((point) => ({
    ...point,
    insert: point.insert.filter(({ type }) => type !== 'ad'),
  }));
}

/** Whether a block counts for ad positions: a text block, a time stamp, or raw HTML that an editor wrote as text. */
export function isTextBlock(block: BodyBlock): boolean {
  return (
    block.type === 'text' || block.type === 'time-stamp' || (block.type === 'html' && block.textual === true)
  );
}

function blocksOf(insertion: Insertion): BodyBlock[] {
  if (insertion.type !== 'ad') return [{ type: insertion.type, id: insertion.type }];
  const { slot, size } = insertion;
  const name = slot.toLowerCase().replaceAll('_', '-');
  return (['mobile', 'desktop'] as const).map((display) => ({
    type: 'ad',
    id: `${name}-${display}`,
    slot,
    size,
    display,
  }));
}

/**
 * Inserts after the 1st, 3rd, 5th and 7th text block and at the end. The order of the blocks never changes.
 * Positions beyond the end of the body are skipped; an empty body gets no insertions.
 * @see N4
 */
export function insertAds(
  blocks: readonly BodyBlock[],
  points: readonly InsertionPoint[] = ARTICLE_INSERTIONS,
): BodyBlock[] {
  if (blocks.length === 0) return [];
  const length = blocks.filter(isTextBlock).length;
  const at = (place: number | 'last'): BodyBlock[] =>
    points
      .filter(({ after, atLeast = 0 }) => after === place && length >= atLeast)
      .flatMap(({ insert }) => insert.flatMap(blocksOf));
  let texts = 0;
  const body = blocks.flatMap((block) => {
    if (!isTextBlock(block)) return [block];
    texts += 1;
    return [block, ...at(texts)];
  });
  return [...body, ...at('last')];
}
