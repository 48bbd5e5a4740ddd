import type { AnsDocument, Feed } from '../ans/document.ts';
import { teaserPicture } from '../article/promo.ts';
import { primarySectionId } from '../article/sections.ts';

/** Whether a list can show the item: it has a basic image. @see 002 §1, B1 */
export function hasBasicImage(document: AnsDocument): boolean {
  return teaserPicture(document) !== undefined;
}

/** The section of printed editions, which the latest articles leave out. @see 002 §1 */
export const EDITION_SECTION = '/edicion';

export function isEdition(document: AnsDocument): boolean {
  return primarySectionId(document) === EDITION_SECTION;
}

/**
 * The items of a feed that a block shows: those with a basic image; in the latest articles none of /edicion. An empty
 * result hides the block.
 * @see 002 §1 'Common block rules', B1
 */
export function feedItems(
  feed: Pick<Feed, 'content_elements'> | undefined,
  { latest = false } = {},
): AnsDocument[] {
  return (feed?.content_elements ?? []).filter((item) => hasBasicImage(item) && !(latest && isEdition(item)));
}
