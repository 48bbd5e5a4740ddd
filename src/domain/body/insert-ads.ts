import type { AdBlock, BodyBlock } from './block.ts';

/** What an insertion puts into the body. An ad gives one block for mobile and one for desktop. */
export type Insertion =
  | { type: 'ad'; slot: string; size: string }
  | { type: 'geo-video-player' | 'video-player' | 'recommendations' };

export interface InsertionPoint {
  /** After this many text blocks (counted from 1), or at the end of the body. */
  after: number | 'last';
  insert: readonly Insertion[];
}

/** @see 001 §4 'Ad insertion in the article body', N4 */
export const ARTICLE_INSERTIONS: readonly InsertionPoint[] = [
  { after: 1, insert: [{ type: 'ad', slot: 'ROBAPAGINA_1', size: 'GP5' }, { type: 'geo-video-player' }] },
  { after: 3, insert: [{ type: 'ad', slot: 'ROBAPAGINA_2', size: 'GP5' }] },
  { after: 7, insert: [{ type: 'ad', slot: 'ROBAPAGINA_3', size: 'GP5' }] },
  { after: 'last', insert: [{ type: 'video-player' }] },
];

/** The slots beside the body, desktop only. @see 001 §4 */
export const SIDE_SLOTS: readonly AdBlock[] = ['LATERAL_1', 'LATERAL_2'].map((slot) => ({
  type: 'ad',
  id: slot.toLowerCase().replace('_', '-'),
  slot,
  size: 'GP4',
  display: 'desktop',
}));

/** Without its ads, for sponsored content; the players stay. @see 001 §6 */
export function withoutAds(points: readonly InsertionPoint[]): InsertionPoint[] {
  return points.map(({ after, insert }) => ({ after, insert: insert.filter(({ type }) => type !== 'ad') }));
}

/** What counts for ad positions: a text block, a time stamp, and raw HTML that an editor wrote as text. */
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
 * Puts the insertions after the 1st, 3rd and 7th text block and at the end. The order of what was there is kept;
 * a body without that many text blocks goes without the later ones, an empty body gets none.
 * @see 001 §4, N4
 */
export function insertAds(
  blocks: readonly BodyBlock[],
  points: readonly InsertionPoint[] = ARTICLE_INSERTIONS,
): BodyBlock[] {
  if (blocks.length === 0) return [];
  const at = (place: number | 'last'): BodyBlock[] =>
    points.filter(({ after }) => after === place).flatMap(({ insert }) => insert.flatMap(blocksOf));
  let texts = 0;
  const body = blocks.flatMap((block) => {
    if (!isTextBlock(block)) return [block];
    texts += 1;
    return [block, ...at(texts)];
  });
  return [...body, ...at('last')];
}
