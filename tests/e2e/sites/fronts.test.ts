import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { openPage, overflow, passAgeGate } from '../support/open-page.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Thirteen windows of a phone. */
const HEIGHT_PX = 10_000;

/** A ranking has the same stories on all pages, so it may have stories of the page. */
const RANKING = /^lo más (leído|visto)$/i;

/** The elements that name a story and link to it: the headlines, and the source of a quotation. */
const STORY_LINKS = 'main :is(h1, h2, h3, h4, .rt-quote-band figcaption) a[href]';

interface Headline {
  href: string;
  /** The name of its block. */
  block: string;
}

/** The names of stories that a window shows without being scrolled in a row, in their order. */
const headlines = (page: Page): Promise<Headline[]> =>
  page.locator(STORY_LINKS).evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((link) => {
        // The link of a section's name is no story.
        const name = link.closest('.rt-section-header');
        const section = link.closest('section[aria-labelledby]');
        const heading = document.getElementById(section?.getAttribute('aria-labelledby') ?? '');
        return {
          href: name ? '' : new URL((link as HTMLAnchorElement).href).pathname,
          block: heading?.textContent.trim() ?? '',
        };
      })
      .filter(({ href }) => href),
  );

/** The addresses whose headline a reader cannot bring into the window and press. */
const outOfReach = (page: Page, wanted: readonly string[]): Promise<string[]> =>
  page.locator(STORY_LINKS).evaluateAll((found, addresses) => {
    const links = found as HTMLAnchorElement[];
    const reached = (link: HTMLAnchorElement): boolean => {
      link.scrollIntoView({ block: 'center', inline: 'center' });
      if (!link.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const lines = [...link.getClientRects()].filter(({ width }) => width > 0);
      const [first] = lines;
      if (!first || lines.some(({ left, right }) => left < 0 || right > innerWidth)) return false;
      const hit = document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
      return hit?.closest('a') === link;
    };
    return addresses.filter((address) => !links.some((link) => link.pathname === address && reached(link)));
  }, wanted);

interface Rail {
  name: string;
  faults: string[];
}

/** The rows that scroll, and what is wrong with each. */
const rails = (page: Page): Promise<Rail[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    return [...document.querySelectorAll<HTMLElement>('main *')].filter(scrolls).map((rail) => {
      const faults: string[] = [];
      const check = (holds: boolean, fault: string): void => void (holds || faults.push(fault));
      const carousel = rail.closest('.rt-carousel');
      const places = [...(carousel ? rail.firstElementChild! : rail).children];
      // The slide of a carousel begins with its space.
      const cards = places.map((place) => (carousel ? place.firstElementChild! : place));
      const inWindow = (card: Element | undefined): boolean => {
        const edges = rail.getBoundingClientRect();
        const { left = -1, right = Infinity } = card?.getBoundingClientRect() ?? {};
        return left >= Math.max(0, edges.left) - 1 && right <= Math.min(innerWidth, edges.right) + 1;
      };
      rail.scrollIntoView({ block: 'center' });
      check(getComputedStyle(rail).scrollSnapType.startsWith('x'), 'does not snap');
      check(
        places.every((place) => getComputedStyle(place).scrollSnapAlign !== 'none'),
        'has a card without a snap position',
      );
      rail.scrollLeft = 0;
      check(inWindow(cards[0]), 'cuts the first card');
      // A carousel has controls that show that it continues.
      const edge = Math.min(innerWidth, rail.getBoundingClientRect().right);
      const cut = cards.some((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left < edge - 8 && right > edge;
      });
      check(Boolean(carousel) || cut, 'shows no part of the next card');
      rail.scrollLeft = rail.scrollWidth;
      check(inWindow(cards.at(-1)), 'cuts the last card');
      rail.scrollLeft = 0;
      const link = cards.at(-1)?.querySelector<HTMLElement>('a, button') ?? rail;
      link.focus();
      check(document.activeElement === link, 'has a last card that takes no focus');
      check(link === rail || inWindow(cards.at(-1)), 'does not show the last card that has the focus');
      const section = rail.closest('section');
      const heading = section?.querySelector('h2, h3');
      return { name: heading?.textContent.trim() ?? rail.className, faults };
    });
  });

/** The lengths of videos and the numbers of pictures that are not on the picture of their card. */
const marksBeside = (page: Page): Promise<string[]> =>
  page.locator('main .rt-card > .picture > .mark').evaluateAll((marks) =>
    marks
      .filter((mark) => {
        const { top, bottom, width } = mark.getBoundingClientRect();
        const picture = mark.parentElement!.querySelector('img')?.getBoundingClientRect();
        return width > 0 && picture && (top < picture.top - 1 || bottom > picture.bottom + 1);
      })
      .map((mark) => `${mark.textContent} of ${mark.closest('.rt-card')!.textContent}`),
  );

describe.each(brandsOf('fronts'))('Z5 %s: the front on a phone', (brand) => {
  it('is at most 10,000 px high, not wider than its window, and has the marks of pictures on them', async () => {
    const { page, close } = await openPage({ brand, path: '/', width: PHONE.width });
    await passAgeGate(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(PHONE.height);
    expect(height).toBeLessThanOrEqual(HEIGHT_PX);
    expect(await overflow(page)).toBe(0);
    expect(await marksBeside(page)).toEqual([]);
    await close();
  });

  it('has every story of a desktop, none twice, and rows that show each of their cards without scripts', async () => {
    const { page, close } = await openPage({ brand, path: '/', javascript: false });
    await passAgeGate(page);
    await page.setViewportSize(DESKTOP);
    const shown = await headlines(page);
    expect(shown.length).toBeGreaterThan(10);
    const own = shown.filter(({ block }) => !RANKING.test(block)).map(({ href }) => href);
    expect(own.filter((href, at) => own.indexOf(href) !== at)).toEqual([]);

    await page.setViewportSize(PHONE);
    expect(await outOfReach(page, [...new Set(shown.map(({ href }) => href))])).toEqual([]);
    const rows = await rails(page);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([]);
    await close();
  });
});
