import type { AnsDocument } from '../ans/document.ts';
import { teaserPicture } from '../article/promo.ts';
import { primarySectionId } from '../article/sections.ts';
import { isTitled } from '../article/title.ts';

/** Whether a list can show the item: it has a basic image. @see B1 */
export function hasBasicImage(document: AnsDocument): boolean {
  return teaserPicture(document) !== undefined;
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

/**
 * The items that a list may show: those with a headline that pass the rules. An empty result hides the block.
 * @see B1
 */
export function feedItems<T extends AnsDocument>(items: readonly T[], rules: ItemRules = {}): T[] {
  const { image = true, withoutEditions = false, videos = true } = rules;
  return items.filter(
    (item) =>
      isTitled(item) &&
      (!image || hasBasicImage(item)) &&
      !(withoutEditions && isEdition(item)) &&
      (videos || item.type !== 'video'),
  );
}
