import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { ordinaryStory } from '../support/inventory.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';

/** The characters of each whole line of an article. Lines beside a drop cap and the last of a paragraph are shorter. */
const lines = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.article-body > :is(p, .prose)')].slice(1).flatMap((paragraph) => {
      const rows: number[] = [];
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let end = -Infinity;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let at = 0; at < (text.nodeValue ?? '').length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top, bottom } = range.getBoundingClientRect();
          if (top >= end) rows.push(0);
          end = Math.max(end, (top + bottom) / 2);
          rows[rows.length - 1]! += 1;
        }
      }
      return rows.slice(0, -1);
    }),
  );

describe.each(brandsOf('measure'))('an article of %s at 1280 px', (brand) => {
  it('has lines of 62 to 72 characters', async () => {
    const { page, close } = await openPage({ brand, path: (await ordinaryStory(brand)).canonical_url });
    try {
      await passAgeGate(page);
      await page.evaluate(() => document.fonts.ready);
      const found = await lines(page);
      expect(found.length).toBeGreaterThan(8);
      const middle = found.toSorted((one, other) => one - other)[Math.floor(found.length / 2)];
      expect(middle).toBeGreaterThanOrEqual(62);
      expect(middle).toBeLessThanOrEqual(72);
    } finally {
      await close();
    }
  });
});
