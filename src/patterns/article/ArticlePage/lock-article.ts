import { freeBody, type BodyParts } from '../../../domain/article/free-body.ts';
import { LOCKED_PART_CLASS } from '../../../domain/article/locked.ts';
import { LIVE_PARTS } from '../LiveBlog/live-parts.ts';

/** Class of the hidden element with the box of a story that the paywall's script may lock. */
export const METERED_PART_CLASS = 'metered-part';

const TIME_STAMP = '.rt-body-time-stamp';
const PARAGRAPH = `p:not(.endorsement, .rt-body-rating), .html[data-text], ${TIME_STAMP}`;
/** Ads between the free paragraphs stay: they have no text of the story, and their frames would load again. */
const BESIDE_TEXT = 'h2, h3, h4, h5, h6, hr, .rt-figure, .rt-body-interstitial, .rt-body-ad';

/** Parts at the end of an article that reveal its text. The server leaves them out too. */
const REVEALING_END = ':scope > .end > :is(.sign-off, .rt-body-correction)';

/** The elements of a rendered body. */
const RENDERED: BodyParts<Element> = {
  paragraph: (part) =>
    part.matches(PARAGRAPH)
      ? ((part.matches(TIME_STAMP) ? part.querySelector('h2') : part)?.innerHTML ?? '')
      : undefined,
  beside: (part) => part.matches(BESIDE_TEXT),
  cut: (part, text) => {
    part.textContent = text;
    return part;
  },
};

/**
 * Locks the story of a page after the paywall's script was triggered: leaves the part of its text that is free, and
 * shows its box in the place of the rest and of a live blog. The sign-off and the corrections disappear. Does nothing on a
 * page without `metered`.
 * @param campaign the address that the triggered rule names: its box is shown, or else the first one
 * @see P1, P4
 */
export function lockArticle(page: Document, campaign?: string): void {
  const parts = [...page.querySelectorAll<HTMLElement>(`.${METERED_PART_CLASS}[hidden]`)];
  const part = parts.find(({ dataset }) => dataset['campaign'] === campaign) ?? parts[0];
  const text = part?.parentElement;
  if (!part || !text) return;
  text.querySelector(`:scope > [${LIVE_PARTS.root}]`)?.remove();
  for (const body of text.querySelectorAll('.article-body')) {
    const free = new Set(freeBody([...body.children], RENDERED));
    for (const child of [...body.children]) if (!free.has(child)) child.remove();
  }
  for (const end of text.querySelectorAll(REVEALING_END)) end.remove();
  text.dataset['locked'] = '';
  part.classList.replace(METERED_PART_CLASS, LOCKED_PART_CLASS);
  part.hidden = false;
}
