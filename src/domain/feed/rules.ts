import type { AnsDocument } from '../ans/document.ts';
import { basicImage } from '../article/promo.ts';
import { primarySectionId } from '../article/sections.ts';
import { isTitled } from '../article/title.ts';
import { pictureSource } from '../url/safe.ts';

/** Whether a list can show the item: it has a basic image. @see B1 */
export function hasBasicImage(document: AnsDocument): boolean {
  // The rest of the picture is not needed to choose.
  return Boolean(pictureSource(basicImage(document)?.url));
}

/** Section of print editions, which the latest articles omit. */
export const EDITION_SECTION = '/edicion';

/** Whether the primary section of a document is that of the print editions. */
export function isEdition(document: AnsDocument): boolean {
  return primarySectionId(document) === EDITION_SECTION;
}

/** Which common rules apply to the items of a block. */
export interface ItemRules {
  /** Drops items without a basic promo image. @defaultValue true */
  image?: boolean | undefined;
  /** Drops items whose primary section is /edicion. @defaultValue false */
  withoutEditions?: boolean | undefined;
  /** Drops videos if false. @defaultValue true */
  videos?: boolean | undefined;
}

/** Why a list drops an item, for the log: 'without a picture'. */
export type DropReason = 'without a headline' | 'without a picture' | 'of a print edition' | 'a video';

const DROPS: Readonly<Record<DropReason, (item: AnsDocument, rules: ItemRules) => boolean>> = {
  'without a headline': (item) => !isTitled(item),
  'without a picture': (item, { image = true }) => image && !hasBasicImage(item),
  'of a print edition': (item, { withoutEditions = false }) => withoutEditions && isEdition(item),
  'a video': ({ type }, { videos = true }) => !videos && type === 'video',
};
const REASONS = Object.keys(DROPS) as DropReason[];

/** Why a list may not show the item; undefined if it may. */
const dropReason = (item: AnsDocument, rules: ItemRules): DropReason | undefined =>
  REASONS.find((reason) => DROPS[reason](item, rules));

/** How many items a list drops, by reason: 'without a picture' → 9. */
export function droppedItems(items: readonly AnsDocument[], rules: ItemRules): Map<DropReason, number> {
  const dropped = items.map((item) => dropReason(item, rules));
  const counts = REASONS.map((reason) => [reason, dropped.filter((one) => one === reason).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/**
 * The items that a list may show: those with a headline that pass the rules. An empty result hides the block.
 * @see B1
 */
export const feedItems = <T extends AnsDocument>(items: readonly T[], rules: ItemRules = {}): T[] =>
  items.filter((item) => dropReason(item, rules) === undefined);
