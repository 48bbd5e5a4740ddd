import { LOCKED_PART_CLASS } from 'rotativa/domain';
import { lateStyles } from './late-styles.ts';
import { PART_SHOWN } from './part-shown.ts';

/** For screen readers; others see the text. */
const ANNOUNCEMENT = 'El artículo está completo.';

/** The body, also on the sheet of a confidential. The posts of a live blog are no body. */
const BODY = ':scope > .rt-article-body, :scope > .sheet > .rt-article-body';

const contentsOf = (element: Element): string => (element.textContent ?? '').trim();

/** The element of the whole body after which the shown beginning ends; undefined if its last paragraph is cut. */
function lastShared(shown: Element, whole: Element): Element | undefined {
  const last = shown.lastElementChild;
  return last
    ? [...whole.children].find((one) => one.tagName === last.tagName && contentsOf(one) === contentsOf(last))
    : undefined;
}

/** Adds what follows the beginning. What the reader sees already stays where it is. */
function completeBody(shown: Element, whole: Element): void {
  const shared = lastShared(shown, whole);
  if (!shared) return shown.replaceWith(whole);
  const rest = [...whole.children];
  shown.append(...rest.slice(rest.indexOf(shared) + 1));
}

/** Gives a text all parts of the whole one around its body: updates, posts of a live blog, corrections. */
function completeText(text: Element, whole: Element): void {
  const shown = text.querySelector(BODY);
  const given = whole.querySelector(BODY);
  if (!shown || !given) return text.replaceChildren(...whole.childNodes);
  const parts = [...whole.children];
  const place = parts.findIndex((part) => part.contains(given));
  for (const part of [...text.children]) if (!part.contains(shown)) part.remove();
  text.prepend(...parts.slice(0, place));
  text.append(...parts.slice(place + 1));
  completeBody(shown, given);
}

/** Parts beside the text that a preview has in part or not at all; those that it lacks come first in their place. */
const BESIDE: readonly { place: string; part: string }[] = [
  { place: 'article > .column', part: '.gallery' },
  { place: 'article > .column', part: '.chapters' },
  { place: '.rt-article-page > .side', part: '[data-place=side]' },
];

function completeBeside(page: Document, whole: Document): void {
  for (const { place, part } of BESIDE) {
    page.querySelector(`${place} > ${part}`)?.remove();
    const given = whole.querySelector(`${place} > ${part}`);
    if (given) page.querySelector(place)?.prepend(page.importNode(given, true));
  }
}

/** Puts the rest of a locked article in the place of its box. The islands in it start by themselves. */
export async function showLockedPart(page: Document, whole: Document): Promise<void> {
  const text = page.querySelector<HTMLElement>(`article .${LOCKED_PART_CLASS}`)?.parentElement;
  const given = whole.querySelector('article > .column > .text');
  if (!text || !given) return;
  // The page has only the styles of what it showed.
  await lateStyles();
  const status = page.createElement('p');
  status.className = 'rt-visually-hidden';
  status.setAttribute('role', 'status');
  completeText(text, page.importNode(given, true));
  completeBeside(page, whole);
  // The place of the chapters.
  const chapters = given.closest<HTMLElement>('article')?.dataset['chapters'];
  if (chapters) text.closest<HTMLElement>('article')!.dataset['chapters'] = chapters;
  text.append(status);
  delete text.dataset['locked'];
  page.dispatchEvent(new Event(PART_SHOWN));
  // A region that is new with its words is not read out.
  setTimeout(() => (status.textContent = ANNOUNCEMENT), 100);
}
