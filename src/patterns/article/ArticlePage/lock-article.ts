import { chaptersOf } from '../../../domain/article/chapters.ts';
import { freeBody, type BodyParts } from '../../../domain/article/free-body.ts';
import { LOCKED_PART_CLASS } from '../../../domain/article/locked-article.ts';
import { updateEntries } from '../../../domain/article/updates.ts';
import type { BodyBlock } from '../../../domain/body/block.ts';
import { LIVE_PARTS } from '../LiveBlog/live-parts.ts';

/** Class of the hidden element with the box of a story that the paywall's script may lock. */
export const METERED_PART_CLASS = 'metered-part';

const HEADING = 'h2, h3, h4, h5, h6';
const TIME_STAMP = '.rt-body-time-stamp';
const PARAGRAPH = `p:not(.endorsement, .rt-body-rating), .html[data-text], ${TIME_STAMP}`;
/** Ads between the free paragraphs stay: they have no text of the story, and their frames would load again. */
const BESIDE_TEXT = `${HEADING}, hr, .rt-figure, .rt-body-interstitial, .rt-body-ad`;

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

/** A part of a rendered body, as far as the lists beside it are made of it. A time stamp that was cut is a paragraph. */
function blockOf(part: Element): BodyBlock {
  const { id, innerHTML: html } = part;
  if (part.matches('h2')) return { type: 'header', level: 2, id, html };
  if (part.matches(TIME_STAMP) && part.firstElementChild)
    return { type: 'time-stamp', level: 2, time: '', dateTime: '', id, html: RENDERED.paragraph(part)! };
  return { type: 'text', id, html: part.matches(`${PARAGRAPH}, ${HEADING}`) ? html : '' };
}

const targetOf = (link: Element): string => link.getAttribute('href')!.slice(1);

/** The entries of the lists beside a text that lead into it: its updates, the posts of a live blog, its chapters. */
const entriesInto = (text: Element): Element[] =>
  [...text.ownerDocument.querySelectorAll('li > a[href^="#"]')].filter((link) =>
    text.contains(text.ownerDocument.getElementById(targetOf(link))),
  );

/**
 * Leaves of the lists beside a text what the server sends of them with a locked story: the entries of the free part.
 * The title of an update may be the beginning of a text that is locked.
 */
function cutEntries(entries: readonly Element[], free: readonly Element[]): void {
  const blocks = free.map(blockOf);
  const chapters = new Set(chaptersOf(blocks).map(({ id }) => id));
  const updates = new Map(updateEntries(blocks).map(({ id, text }) => [id, text]));
  for (const link of entries) {
    const title = updates.get(targetOf(link));
    if (title !== undefined) link.replaceChildren(link.firstElementChild!, ` ${title}`);
    if (title !== undefined || chapters.has(targetOf(link))) continue;
    const box = link.closest('section, nav');
    link.closest('li')!.remove();
    if (!box || box.querySelector('li')) continue;
    box.closest('[data-chapters]')?.removeAttribute('data-chapters');
    box.remove();
  }
}

/**
 * Locks the story of a page after the paywall's script was triggered: leaves the part of its text that is free, and
 * shows its box in the place of the rest and of a live blog. The sign-off and the corrections disappear, and from the lists
 * of updates and chapters what is locked. Does nothing on a page without `metered`.
 * @param campaign the address that the triggered rule names: its box is shown, or else the first one
 * @see P1, P4
 */
export function lockArticle(page: Document, campaign?: string): void {
  const parts = [...page.querySelectorAll<HTMLElement>(`.${METERED_PART_CLASS}[hidden]`)];
  const part = parts.find(({ dataset }) => dataset['campaign'] === campaign) ?? parts[0];
  const text = part?.parentElement;
  if (!part || !text) return;
  const entries = entriesInto(text);
  text.querySelector(`:scope > [${LIVE_PARTS.root}]`)?.remove();
  const free = [...text.querySelectorAll('.article-body')].flatMap((body) => {
    const left = freeBody([...body.children], RENDERED);
    for (const child of [...body.children]) if (!left.includes(child)) child.remove();
    return left;
  });
  cutEntries(entries, free);
  for (const end of text.querySelectorAll(REVEALING_END)) end.remove();
  text.dataset['locked'] = '';
  part.classList.replace(METERED_PART_CLASS, LOCKED_PART_CLASS);
  part.hidden = false;
}
