import type { AnsDocumentBase } from '../ans/document.ts';
import { ANONYMOUS_READER, isLocked } from '../paywall/locked.ts';

/** Class of the element that replaces the locked part and contains nothing else. */
export const LOCKED_PART_CLASS = 'locked-part';

/** Paragraphs of a locked story that all readers may read. The rest never leaves the server. */
export const FREE_PARAGRAPHS = 3;

/**
 * Whether a story is locked for a reader without a session.
 * @param product the weekly's slug
 * @see P1
 */
export function isLockedStory(
  { canonical_url, content_restrictions }: Pick<AnsDocumentBase, 'canonical_url' | 'content_restrictions'>,
  product: string,
): boolean {
  return isLocked(
    { path: canonical_url, contentCode: content_restrictions.content_code, product },
    ANONYMOUS_READER,
  );
}
