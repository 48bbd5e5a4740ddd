import { plainText } from '../html/plain-text.ts';
import type { AdBlock, BodyBlock } from './block.ts';
import { isTextBlock } from './insert-ads.ts';

/** Paragraphs before the first house ad. */
const PARAGRAPHS_BEFORE = 3;
/** Entries at the beginning of a live blog without house ads between them. */
const ENTRIES_TOGETHER = 5;

const namesIngredients = (block: BodyBlock): boolean =>
  block.type === 'header' && /ingredientes/i.test(plainText(block.html));

/** Maximum number of house ads by device. */
export type HouseAdLimits = Readonly<Record<AdBlock['display'], number>>;

/** Counts house ads by device. The result is true for each ad within the limits. */
export function houseAdCounter(limits: HouseAdLimits): (ad: Pick<AdBlock, 'display'>) => boolean {
  const left = { ...limits };
  return ({ display }) => {
    left[display] -= 1;
    return left[display] >= 0;
  };
}

/** Where a body has house ads. */
export interface HouseAdPlaces {
  /** Maximum number in the body by device. */
  limits: HouseAdLimits;
  /** The id of the block before which there is none, such as the second chapter of a special. */
  from?: string | undefined;
}

/**
 * Drops the ad slots among a recipe's ingredients and between the first five entries of a live blog. Those before the
 * third paragraph, before `from`, and beyond the limit have no house ad: they open when an ad server may fill them.
 * @see N4
 */
export function placeAds(blocks: readonly BodyBlock[], { limits, from }: HouseAdPlaces): BodyBlock[] {
  const isLive = blocks.some(({ type }) => type === 'time-stamp');
  const isWithin = houseAdCounter(limits);
  let paragraphs = 0;
  let entries = 0;
  let ingredients = false;
  let early = from !== undefined;
  return blocks.flatMap((block, index): BodyBlock[] => {
    if (isTextBlock(block)) paragraphs += 1;
    if (block.type === 'time-stamp') entries += 1;
    if (block.id === from) early = false;
    if (block.type === 'header') ingredients = namesIngredients(block);
    if (block.type !== 'ad') return [block];
    // The line above the list ("Para seis") says how many it serves. No ad may separate them.
    const next = blocks.slice(index).find(({ type }) => type !== 'ad');
    const interrupts =
      ingredients || (next && namesIngredients(next)) || (isLive && entries <= ENTRIES_TOGETHER);
    if (interrupts) return [];
    const isHouseAd = !early && paragraphs >= PARAGRAPHS_BEFORE && isWithin(block);
    return [isHouseAd ? block : { ...block, opens: true }];
  });
}
