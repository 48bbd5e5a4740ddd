import { FREE_PARAGRAPHS, LOCKED_PART_CLASS } from '../../../domain/article/locked.ts';
import { LIVE_PARTS } from '../LiveBlog/live-parts.ts';

/** Class of the hidden element with the box of a story that the paywall's script may lock. */
export const METERED_PART_CLASS = 'metered-part';

/**
 * Locks the story of a page after the paywall's script was triggered: shows its box in the place of the text after the
 * free paragraphs, which are never more than half of the text, and of a live blog. Does nothing on a page without
 * `metered`.
 * @see P1, P4
 */
export function lockArticle(page: Document): void {
  const part = page.querySelector<HTMLElement>(`.${METERED_PART_CLASS}[hidden]`);
  const text = part?.parentElement;
  if (!part || !text) return;
  for (const body of text.querySelectorAll(':scope > .article-body')) {
    const paragraphs = body.querySelectorAll(':scope > p');
    const free = Math.max(1, Math.min(FREE_PARAGRAPHS, Math.floor(paragraphs.length / 2)));
    const rest = body.ownerDocument.createRange();
    rest.selectNodeContents(body);
    if (paragraphs[free - 1]) rest.setStartAfter(paragraphs[free - 1]!);
    rest.deleteContents();
  }
  text.querySelector(`:scope > [${LIVE_PARTS.root}]`)?.remove();
  text.dataset['locked'] = '';
  part.classList.replace(METERED_PART_CLASS, LOCKED_PART_CLASS);
  part.hidden = false;
}
