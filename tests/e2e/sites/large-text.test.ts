import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SAMPLES, samplePath } from '../support/inventory.ts';
import { openPage, overflow } from '../support/open-page.ts';
import { setTextSize } from '../support/text-size.ts';

/** A word of 60 letters, a hashtag and an address, as editors and agencies write them. */
const LONG_WORDS = [
  `Desproporcionada${'mente'.repeat(9)}`.slice(0, 60),
  '#ColombiaRealMagiaNacionDeCafeterosYDeMuchasOtrasHistorias2026',
  'https://www.ejemplo.co/una-direccion/que-no-tiene/ningun-espacio/en-todo-su-largo/index.html',
];

/** Elements with words of editors: headlines, kickers, standfirsts, bylines, tags, captions and author cards. */
const WORDS =
  'main :is(h1, h2, h3, p, figcaption, .headline > a, .kicker, .standfirst, .byline, .tags a, .rt-badge)';

/** Writes the long words into all elements with words of editors, and returns those that overflow. */
const writeLongWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ selector, words }) => {
      const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.childElementCount === 0 && element.innerText.trim() !== '',
      );
      elements.forEach((element, at) => {
        element.textContent = words[at % words.length] ?? '';
      });
      return (
        elements
          .map((element) => element.closest<HTMLElement>('h1, h2, h3, p, figcaption, div, li') ?? element)
          // Visually hidden elements are one pixel wide.
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map((box) => `${box.tagName} ${box.className}: ${box.innerText.slice(0, 20)}`)
      );
    },
    { selector: WORDS, words: LONG_WORDS },
  );

/** Texts of the header that extend below it. A list of sections hides those that do not fit; 'Más' has them. */
const outsideHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('body header');
    if (!header) return ['The page has no header.'];
    const { bottom } = header.getBoundingClientRect();
    return [...header.querySelectorAll<HTMLElement>('a, p, time, span')]
      .filter((element) => !element.closest('details, nav, .rt-skip-link') && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().bottom > bottom + 1)
      .map((element) => element.innerText);
  });

/** Words of headlines that lines cut, without a hyphen where the browser knows the language. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).hyphens !== 'auto')
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const cut: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode;
          for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}{6,}/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            // A visually hidden heading is one pixel wide.
            if (lines.size > 1 && element.clientWidth > 1) cut.push(`${element.className}: ${word}`);
          }
        }
        return cut;
      }),
  );

describe.each(SAMPLES)('$brand $sample with only text at 200%', ({ brand, sample }) => {
  it.each([1280, 320])('at %i px: no horizontal scrolling, long words stay inside', async (width) => {
    const path = await samplePath({ brand, sample });
    const { page, close } = await openPage({ brand, path });
    try {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, 2);
      expect(await overflow(page), 'pixels wider than the window').toBe(0);
      expect(await outsideHeader(page)).toEqual([]);
      expect(await cutWords(page)).toEqual([]);
      expect(await writeLongWords(page)).toEqual([]);
      expect(await overflow(page), 'pixels wider than the window, with long words').toBe(0);
    } finally {
      await close();
    }
  });
});
