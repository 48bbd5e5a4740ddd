import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { SAMPLES, samplePath } from '../support/inventory.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';

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

/**
 * Targets whose active area is lower or narrower than 24 px. An area larger than the words counts. Links within a
 * sentence are exempt. @see WCAG 2.2, 2.5.8
 */
const small = (page: Page): Promise<{ found: string[]; measured: number }> =>
  page.evaluate(() => {
    const LEAST = 24;
    const inSentence = (element: HTMLElement): boolean => {
      const own = element.innerText.trim();
      const around = element.closest<HTMLElement>('p, li, td, figcaption')?.innerText.trim() ?? own;
      return getComputedStyle(element).display === 'inline' && around.length > own.length * 1.5;
    };
    const found: string[] = [];
    let measured = 0;
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[inert], .rt-skip-link') || inSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width <= 1) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (dx: number, dy: number): boolean =>
        document.elementFromPoint(x + dx, y + dy)?.closest('a, button, summary') === element;
      if (!hits(0, 0)) continue;
      measured += 1;
      const reach = (dx: number, dy: number): number => {
        let at = 0;
        while (at < LEAST && hits(dx * at, dy * at)) at += 1;
        return at;
      };
      const tall = reach(0, -1) + reach(0, 1) - 1;
      const wide = reach(-1, 0) + reach(1, 0) - 1;
      if (tall < LEAST || wide < LEAST)
        found.push(`${element.innerText.trim().slice(0, 30) || element.ariaLabel} ${wide}x${tall}`);
    }
    return { found, measured };
  });

/** With fewer targets, something lies over the page. */
const FEWEST_TARGETS = 20;

describe.each(SAMPLES)('$brand $sample at 360 px', ({ brand, sample }) => {
  it('every target is at least 24 px', async () => {
    const path = await samplePath({ brand, sample });
    const { page, close } = await openPage({ brand, path, width: 360 });
    try {
      await passAgeGate(page);
      await page.evaluate(() => document.fonts.ready);
      const { found, measured } = await small(page);
      expect(measured, 'targets that were measured').toBeGreaterThan(FEWEST_TARGETS);
      expect(found).toEqual([]);
    } finally {
      await close();
    }
  });
});
