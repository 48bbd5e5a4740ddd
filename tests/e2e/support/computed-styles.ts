import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SETTLING = { interval: 200, timeout: 10_000 };

/** The stylesheets that a page omits at first; the one that the brand's pages share is not. */
const WHOLE = 'link[rel=stylesheet]:not([href*="-shared-"])';
const SHARED = 'body link[rel=stylesheet][href*="-shared-"]';

/** How an element looks, with what is before and after it. */
interface Look {
  readonly element: string;
  /** Left, top, width and height in px. */
  readonly place: readonly number[];
  readonly looks: string;
}

/** Layouts of one page differ by fractions of a pixel, where sizes come from the ratio of a picture. */
const SAME_PIXEL = 0.5;

const isSame = (one: Look, other: Look): boolean =>
  one.element === other.element &&
  one.looks === other.looks &&
  one.place.every((pixels, at) => Math.abs(pixels - other.place[at]!) < SAME_PIXEL);

/** An element that looks different with the whole stylesheet. */
interface StyleDifference {
  readonly own: Look | undefined;
  readonly whole: Look;
}

const stylesOf = (page: Page): Promise<Look[]> =>
  page.evaluate(() => {
    const PROPERTIES = [
      ...['display', 'position', 'visibility', 'opacity', 'overflow', 'order', 'zIndex', 'gap', 'padding'],
      ...['color', 'backgroundColor', 'backgroundImage', 'border', 'borderRadius', 'outline', 'boxShadow'],
      ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'letterSpacing', 'lineHeight', 'textAlign'],
      ...['textTransform', 'textDecorationLine', 'whiteSpace', 'listStyleType', 'objectFit', 'filter'],
      ...['content', 'cursor', 'fill', 'stroke', 'gridTemplateAreas', 'transitionProperty', 'pointerEvents'],
    ] as const;
    const look = (element: Element, part?: string): string => {
      const style = getComputedStyle(element, part);
      // Nothing is before or after it.
      if (part && style.content === 'none') return '';
      return PROPERTIES.map((name) => style[name as 'display']).join(' | ');
    };
    return [...document.querySelectorAll('body, body :not(link, style)')].map((element) => {
      // The place instead of the margin: Chromium may report that of a centred element as 0.
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        element: `${element.tagName}.${element.className.toString()}`,
        place: [x, y, width, height],
        looks: [undefined, '::before', '::after'].map((part) => look(element, part)).join(' || '),
      };
    });
  });

/** The page as it stays: a font or a picture that is late on a busy machine is no difference between sheets. */
async function settled(page: Page): Promise<Look[]> {
  let last: Look[] = [];
  await expect
    .poll(async () => {
      const before = last;
      last = await stylesOf(page);
      return JSON.stringify(before) === JSON.stringify(last);
    }, SETTLING)
    .toBe(true);
  return last;
}

/** The places among the elements of those that a reader sees before the shared stylesheet is there. */
const seenFirst = (page: Page): Promise<number[]> =>
  page.evaluate((shared) => {
    const link = document.querySelector(shared)!;
    return [...document.querySelectorAll('body, body :not(link, style)')].flatMap((element, at) => {
      const isBefore = element.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING;
      const { top, bottom } = element.getBoundingClientRect();
      return isBefore && element.checkVisibility() && bottom > 0 && top < innerHeight ? [at] : [];
    });
  }, SHARED);

/** The elements in the window that look different when the stylesheet is there that the brand's pages share. */
export async function firstViewDifferences(page: Page, address: string): Promise<StyleDifference[]> {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/-shared-[^/]*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  // An island that starts automatically would change the page.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(SHARED).waitFor({ state: 'attached' });
  const before = await settled(page);
  const seen = await seenFirst(page);
  expect(seen.length).toBeGreaterThan(20);
  arrive();
  await page.waitForLoadState('load');
  const after = await settled(page);
  return seen.flatMap((at) =>
    isSame(before[at]!, after[at]!) ? [] : [{ own: before[at], whole: after[at]! }],
  );
}

/** The elements of a page that look different when the stylesheets are there that it omits at first. */
export async function styleDifferences(page: Page): Promise<StyleDifference[]> {
  const own = await settled(page);
  expect(own.length).toBeGreaterThan(50);
  expect(await page.locator(WHOLE).count(), 'sheets before').toBe(0);
  await page.evaluate(async () => {
    for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=rt-late-styles]')) {
      await new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: content });
        link.onload = resolve;
        link.onerror = reject;
        document.body.append(link);
      });
    }
  });
  expect(await page.locator(WHOLE).count(), 'sheets after').toBeGreaterThan(0);
  const whole = await settled(page);
  expect(whole.length).toBe(own.length);
  return whole.flatMap((look, index) => {
    const before = own[index];
    return before && isSame(look, before) ? [] : [{ own: before, whole: look }];
  });
}
