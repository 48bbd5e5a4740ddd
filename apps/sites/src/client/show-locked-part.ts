import { LOCKED_PART_CLASS } from 'rotativa/domain';
import { lateStyles } from './late-styles.ts';
import { PART_SHOWN } from './part-shown.ts';

/** For screen readers; others see the text. */
const ANNOUNCEMENT = 'El artículo está completo.';

const BODY_CLASS = 'rt-article-body';

const textOf = (element: Element): string => (element.textContent ?? '').trim();

/** The element of the whole body after which the shown beginning ends; undefined if its last paragraph is cut. */
function lastShared(shown: Element, whole: Element): Element | undefined {
  const last = shown.lastElementChild;
  return last
    ? [...whole.children].find((one) => one.tagName === last.tagName && textOf(one) === textOf(last))
    : undefined;
}

/** Adds what follows the beginning. What the reader sees already stays where it is. */
function complete(shown: Element, whole: Element): void {
  const shared = lastShared(shown, whole);
  if (!shared) return shown.replaceWith(whole);
  const rest = [...whole.children];
  shown.append(...rest.slice(rest.indexOf(shared) + 1));
}

const child = (parent: Element, name: string): Element | null => parent.querySelector(`:scope > .${name}`);

/** Puts the rest of a locked article in the place of its box. The islands in it start by themselves. */
export async function showLockedPart(page: Document, whole: Document): Promise<void> {
  const box = page.querySelector(`article .${LOCKED_PART_CLASS}`);
  const text = box?.parentElement;
  const column = text?.parentElement;
  const given = whole.querySelector(`article .${BODY_CLASS}`)?.parentElement?.parentElement;
  if (!box || !column || !given) return;
  // The page has only the styles of what it showed.
  await lateStyles();
  const status = page.createElement('p');
  status.className = 'rt-visually-hidden';
  status.setAttribute('role', 'status');
  text.append(status);
  const copy = page.importNode(given, true);
  const wholeText = child(copy, 'text')!;
  const wholeGallery = child(copy, 'gallery');
  if (wholeGallery) child(column, 'gallery')?.replaceWith(wholeGallery);
  const wholeBody = child(wholeText, BODY_CLASS)!;
  const body = child(text, BODY_CLASS);
  if (body) complete(body, wholeBody);
  else box.before(wholeBody);
  const wholeEnd = child(wholeText, 'end');
  if (wholeEnd) child(text, 'end')?.replaceWith(wholeEnd);
  box.remove();
  delete text.dataset['locked'];
  page.dispatchEvent(new Event(PART_SHOWN));
  // A region that is new with its words is not read out.
  setTimeout(() => (status.textContent = ANNOUNCEMENT), 100);
}
