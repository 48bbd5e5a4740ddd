import type { Page } from 'playwright-core';
import { unfocus } from '../../support/focus.ts';

/** An element that Tab reaches, as a reader sees it once the page has scrolled to it. */
export interface Reached {
  /** Its words and the part of the page that contains it. */
  name: string;
  /** Share of its points inside the window that nothing covers; 0 if it is outside the window or transparent. */
  seen: number;
  /** Whether it comes after the element before it. */
  inOrder: boolean;
}

const MOST_STOPS = 400;
/** The controls of a video take several presses. */
const MOST_PRESSES_IN_ONE = 15;

/** Waits until a page that scrolls smoothly is still. Frames do not come without scripts. */
async function still(page: Page): Promise<void> {
  for (let before = NaN, same = 0; same < 3;) {
    const now = await page.evaluate(() => scrollY);
    same = now === before ? same + 1 : 0;
    before = now;
    await page.waitForTimeout(16);
  }
}

const look = (page: Page): Promise<Reached> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const before = document.querySelector('[data-tab="last"]');
    before?.setAttribute('data-tab', '');
    element.setAttribute('data-tab', 'last');
    // The words beside a choice are drawn over it.
    const own = [element, ...((element as HTMLInputElement).labels ?? [])];
    const points = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
      [1, 2, 3, 4, 5].flatMap((x) =>
        [1, 2, 3].map((y) => [left + (width * x) / 6, top + (height * y) / 4] as const),
      ),
    );
    const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const seen = inside.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top && own.some((one) => one.contains(top) || top.contains(one));
    });
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    const words = element.innerText || element.getAttribute('aria-label') || element.tagName;
    // The page in a frame scrolls to what it focuses.
    const framed = element instanceof HTMLIFrameElement;
    const shown = element.checkVisibility({ visibilityProperty: true }) && opacity > 0.9;
    return {
      name: `${words.trim().replace(/\s+/g, ' ').slice(0, 40)} (${element.closest('[class^="rt-"]')?.className ?? ''})`,
      seen: framed ? 1 : shown && inside.length > 0 ? seen.length / inside.length : 0,
      inOrder: !before || (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    };
  });

/** Presses Tab from the beginning of a page to its end. */
export async function walkByTab(page: Page): Promise<Reached[]> {
  // A part that lets a pointer through covers as well.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await unfocus(page);
  const reached: Reached[] = [];
  for (let again = 0; reached.length < MOST_STOPS && again < MOST_PRESSES_IN_ONE;) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return 'end';
      const known = element.getAttribute('data-tab');
      return known === null ? 'next' : known === 'last' ? 'same' : 'end';
    });
    if (where === 'end') break;
    again = where === 'same' ? again + 1 : 0;
    if (where === 'same') continue;
    await still(page);
    reached.push(await look(page));
  }
  return reached;
}
