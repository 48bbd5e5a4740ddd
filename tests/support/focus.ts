import type { CDPSession, Page } from 'playwright-core';
import { visibleChange } from './contrast.ts';
import type { Box, Picture } from './picture.ts';
import { forcePseudoClasses } from './pseudo-classes.ts';
import { screenshot } from './screenshot.ts';

/** An element that Tab reaches, and how much of its focus ring is visible. */
export interface Stop {
  /** Its `data-stop`. Numbers are missing where a link of the server's HTML has become a button since. */
  number: number;
  /** Its words and the part of the page that contains it. */
  name: string;
  /** CSS pixels, in the page. */
  box: Box;
  /** Length of its ring in CSS pixels. A link that breaks into two lines has two rings. */
  outline: number;
  /** Pixels that change by 3:1 or more on focus, divided by the pixels of its outline. */
  seen: number;
}

/** How far outside the box of an element its ring is searched. */
const REACH = 10;
const MOST_STOPS = 300;
const MOST_PRESSES_IN_ONE = 15;
/** Changed pixels divided by pixels of the outline: a line of one pixel all around. @see WCAG 2.2, 2.4.13 */
export const ENOUGH = 1;

/**
 * Presses Tab from the beginning of the page to its end, and numbers the focused elements: `data-stop`.
 * The controls of a video and an embedded page take several presses.
 */
export async function findStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const known of document.querySelectorAll('[data-stop]')) known.removeAttribute('data-stop');
  });
  await unfocus(page);
  for (let stops = 0, again = 0; stops < MOST_STOPS && again < MOST_PRESSES_IN_ONE;) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate((number) => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return 'end';
      const known = element.getAttribute('data-stop');
      if (known !== null) return known === String(number - 1) ? 'same' : 'end';
      element.setAttribute('data-stop', String(number));
      return 'next';
    }, stops);
    if (reached === 'end') break;
    again = reached === 'same' ? again + 1 : 0;
    if (reached === 'next') stops += 1;
  }
  await unfocus(page);
}

export const unfocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    // Tab continues after the element that was focused or clicked last, even when it has lost the focus. An open dialog
    // would take the focus back.
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    }
    scrollTo(0, 0);
  });

/** The box of the ring. An element whose link covers a card with a positioned `::after` is as large as the card. */
const measure = (page: Page): Promise<Omit<Stop, 'seen'>[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stop]')]
      .sort((a, b) => Number(a.dataset['stop']) - Number(b.dataset['stop']))
      .map((element) => {
        const after = getComputedStyle(element, '::after');
        let around: Element | null = element;
        if (after.content !== 'none' && after.position === 'absolute')
          while (around && getComputedStyle(around).position === 'static') around = around.parentElement;
        const ringed = around ?? element;
        const { x, y, width, height } = ringed.getBoundingClientRect();
        const outline = [...ringed.getClientRects()].reduce(
          (sum, one) => sum + 2 * (one.width + one.height),
          0,
        );
        const words = element.innerText.trim() || element.getAttribute('aria-label') || element.tagName;
        const part = element.closest('[class^="rt-"]')?.className ?? '';
        return {
          number: Number(element.dataset['stop']),
          name: `${words.replace(/\s+/g, ' ').slice(0, 40)} (${part})`,
          box: { x: x + scrollX, y: y + scrollY, width, height },
          outline,
        };
      }),
  );

/**
 * Number of pixels in and around the box that differ by the required contrast, divided by the pixels of the outline of
 * what the picture has of the box: a card can be higher than the screen, and a browser shows its link, not all of it.
 */
function change(before: Picture, after: Picture, box: Box, ring: number): number {
  const { x, y, width, height } = box;
  const changed = visibleChange(before, after, box, REACH);
  const whole = changed / Math.min(ring, 2 * (Math.min(width, before.width) + height));
  const inside = (from: number, length: number, end: number): number =>
    Math.max(0, Math.min(from + length, end) - Math.max(0, from));
  const outline = 2 * (inside(x, width, before.width) + inside(y, height, before.height));
  return y < 0 || y + height > before.height ? changed / outline : whole;
}

/** The part of the page that holds all stops and their rings. */
async function boxAround(page: Page, stops: readonly { box: Box }[]): Promise<Box> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const [left, top] = [
    Math.min(...stops.map(({ box }) => box.x)),
    Math.min(...stops.map(({ box }) => box.y)),
  ];
  const [x, y] = [Math.max(0, Math.floor(left - REACH)), Math.max(0, Math.floor(top - REACH))];
  const right = Math.max(...stops.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...stops.map(({ box }) => box.y + box.height));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.ceil(right + REACH)) - x),
    height: Math.max(1, Math.min(height, Math.ceil(bottom + REACH)) - y),
  };
}

const focusStop = (page: Page, number: number): Promise<void> =>
  page.evaluate((stop) => {
    const element = document.querySelector<HTMLElement>(`[data-stop="${stop}"]`);
    // A menu closes when the focus leaves it. One that was opened for an earlier stop had lost the focus to nothing.
    for (const opened of document.querySelectorAll<HTMLDetailsElement>('details[data-opened]')) {
      if (opened.contains(element)) continue;
      opened.open = false;
      delete opened.dataset['opened'];
    }
    const closed = element?.closest<HTMLDetailsElement>('details:not([open])');
    if (closed && !element?.matches('summary')) {
      closed.open = true;
      closed.dataset['opened'] = '';
    }
    element?.focus();
  }, number);

/**
 * Focuses one stop, which the page scrolls into view. Tab moves the focus there from the previous stop, so that it is the
 * focus of a keyboard.
 *
 * @returns undefined if the element has left the page since it was numbered
 */
async function focusAlone(
  page: Page,
  cdp: CDPSession,
  number: number,
  previous: number | undefined,
): Promise<number | undefined> {
  // Only before the first stop: it scrolls to the top, and carousels keep what a reader has reached.
  if (previous === undefined) await unfocus(page);
  else await focusStop(page, previous);
  await page.keyboard.press('Tab');
  // An island that started after the stops were numbered may have put its controls between the two.
  await focusStop(page, number);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
  const [stop, offset] = [
    (await measure(page)).find((one) => one.number === number),
    await page.evaluate(() => ({ x: scrollX, y: scrollY })),
  ];
  const focused = await screenshot(cdp);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const plain = await screenshot(cdp);
  if (!stop) return undefined;
  const { x, y, width, height } = stop.box;
  return change(plain, focused, { x: x - offset.x, y: y - offset.y, width, height }, stop.outline);
}

/**
 * Loads every picture of the page. Where a ring lies on a picture, the ground under one that is still loading would be
 * judged instead. Broken pictures count as loaded.
 */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/**
 * How visible the focus is at every stop that `findStops` numbered. Two screenshots are enough for most: one plain, one
 * with all stops shown as focused. Stops that are not visible there (a slide out of view, a skip link) are focused one by
 * one.
 */
export async function focusStops(page: Page): Promise<Stop[]> {
  await loadPictures(page);
  const plainly = await measure(page);
  if (plainly.length === 0) return [];
  const cdp = await page.context().newCDPSession(page);
  const clip = await boxAround(page, plainly);
  const plain = await screenshot(cdp, clip);
  await forcePseudoClasses(cdp, '[data-stop]', ['focus', 'focus-visible']);
  const focused = await screenshot(cdp, clip);
  const found = await measure(page);
  await cdp.send('CSS.disable');
  const stops: Stop[] = [];
  for (const [index, stop] of found.entries()) {
    const { x, y, width, height } = stop.box;
    const box = { x: x - clip.x, y: y - clip.y, width, height };
    let seen: number | undefined = change(plain, focused, box, stop.outline);
    // Without a box, in a menu that closed, it is no number.
    if (!(seen >= ENOUGH)) seen = await focusAlone(page, cdp, stop.number, found[index - 1]?.number);
    if (seen !== undefined) stops.push({ ...stop, seen });
  }
  await cdp.detach();
  return stops;
}
