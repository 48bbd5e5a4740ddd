import type { Page } from 'playwright-core';
import type { BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { newest, SAMPLES, samplePath } from '../support/inventory.ts';
import { importLiveBlog } from '../support/live-blog.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';
import { rowsOf } from '../support/rows.ts';

/** The share links that another element covers at their middle or lower edge. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article .share :is(a, button)')]
      .filter((link) => {
        link.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = link.getBoundingClientRect();
        if (width === 0) return false;
        return [0.5, 0.95].some(
          (part) =>
            document.elementFromPoint(left + width / 2, top + height * part)?.closest('a, button') !== link,
        );
      })
      .map((link) => link.getAttribute('aria-label') ?? link.innerText),
  );

describe.each(brandsOf('reach'))('%s article at 390 px', (brand) => {
  it('nothing covers the share links', async () => {
    const path = await samplePath({ brand, sample: 'article' });
    const { page, close } = await openPage({ brand, path, width: 360 });
    try {
      await page.setViewportSize({ width: 390, height: 740 });
      await passAgeGate(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('article .share :is(a, button)').count()).toBeGreaterThan(2);
      expect(await covered(page)).toEqual([]);
    } finally {
      await close();
    }
  });
});

/** The actions of a reader: buttons, fields, summaries, and links that are more than words. */
const ACTIONS =
  'button, summary, select, textarea, input:not([type="checkbox"], [type="radio"]), [role="tab"], ' +
  '.rt-link-button, .rt-icon-link, .share a, .parts a, .rt-pagination a, .order';

/** Links of a header. They are as wide as their words. */
const ROWS = 'header :is(.reader a, .next, .sections a)';

/**
 * Targets whose active area is too small: 44 px for what a reader presses to act, 24 px for other links, in a header
 * 44 px high. An area larger than the words counts. Links within a sentence are exempt. @see WCAG 2.2, 2.5.8
 */
const small = (page: Page): Promise<{ found: string[]; measured: number }> =>
  page.evaluate(
    ([actions, rows]) => {
      const inSentence = (element: HTMLElement): boolean => {
        const own = element.innerText.trim();
        const around = element.closest<HTMLElement>('p, li, td, figcaption')?.innerText.trim() ?? own;
        return getComputedStyle(element).display === 'inline' && around.length > own.length * 1.5;
      };
      const leastOf = (element: HTMLElement): [wide: number, tall: number] => {
        if (element.matches(actions!)) return [44, 44];
        return element.matches(rows!) ? [24, 44] : [24, 24];
      };
      const found: string[] = [];
      let measured = 0;
      for (const element of document.querySelectorAll<HTMLElement>(`a[href], ${actions}`)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest('[inert], .rt-skip-link') || inSentence(element)) continue;
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width <= 1) continue;
        // Whole pixels: a point between two hits what is on either.
        const x = Math.floor(left + width / 2);
        const y = Math.floor(top + height / 2);
        const hits = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && (hit === element || hit.closest('a, button, summary') === element);
        };
        if (!hits(0, 0)) continue;
        measured += 1;
        const [leastWide, leastTall] = leastOf(element);
        const reach = (dx: number, dy: number, least: number): number => {
          let at = 0;
          while (at < least && hits(dx * (at + 1), dy * (at + 1))) at += 1;
          return at;
        };
        const tall = 1 + reach(0, -1, leastTall) + reach(0, 1, leastTall);
        const wide = 1 + reach(-1, 0, leastWide) + reach(1, 0, leastWide);
        if (tall < leastTall || wide < leastWide)
          found.push(`${element.innerText.trim().slice(0, 30) || element.ariaLabel} ${wide}x${tall}`);
      }
      return { found, measured };
    },
    [ACTIONS, ROWS],
  );

/** With fewer targets, something lies over the page. */
const FEWEST_TARGETS = 20;

async function expectReach(brand: BrandKey, path: string): Promise<void> {
  const { page, close } = await openPage({ brand, path, width: 360, touch: true });
  try {
    await passAgeGate(page);
    await page.evaluate(() => document.fonts.ready);
    const { found, measured } = await small(page);
    expect(measured, 'targets that were measured').toBeGreaterThan(FEWEST_TARGETS);
    expect(found).toEqual([]);
  } finally {
    await close();
  }
}

describe.each(SAMPLES)('$brand $sample at 360 px', ({ brand, sample }) => {
  it('actions are at least 44 px, and every target 24 px', async () => {
    await expectReach(brand, await samplePath({ brand, sample }));
  });
});

/** Kinds of pages whose actions are on no front, list or article. */
const WORKING: Readonly<Record<string, (brand: BrandKey) => string | Promise<string>>> = {
  search: (brand) => `${BRAND_CONFIGS[brand].routes.search}?q=agua`,
  newsletters: (brand) => BRAND_CONFIGS[brand].routes.newsletters,
  help: (brand) => BRAND_CONFIGS[brand].routes.help,
  checkout: (brand) => BRAND_CONFIGS[brand].routes.buy,
  video: async (brand) => (await newest(brand, 'video', 1))[0]!.canonical_url,
};

describe.each(brandsOf('reach of actions'))('the actions of %s at 360 px', (brand) => {
  it.each(rowsOf(`pages of ${brand} with actions`, 2, Object.keys(WORKING)))('%s', async (kind) => {
    await expectReach(brand, await WORKING[kind]!(brand));
  });
});

it('the order of a live blog is 44 px high', async () => {
  await expectReach('weekly', await importLiveBlog('weekly', 'alcance', 12));
});
