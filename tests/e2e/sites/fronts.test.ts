import { BRANDS } from 'rotativa/themes';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser, openPage, overflow, passAgeGate } from '../support/open-page.ts';

afterAll(closeBrowser);

/** The most that a front is high on a phone, in pixels. */
const LONGEST = 10_000;

/** The names of rankings, whose ranks must not differ between pages. */
const RANKINGS = ['Lo más leído', 'Lo más visto'];

/** A sentence of a story. */
const QUOTE = '.rt-quote-band';

describe.each(BRANDS)('%s front', (brand) => {
  it('is composed for a phone, and shows each story once', async () => {
    const { page, problems, close } = await openPage({ brand, path: '/', width: 360 });
    if (brand === 'men') await passAgeGate(page);
    const { height, stories } = await page.evaluate(
      ([quote, ...rankings]) => {
        const repeats = (link: Element): boolean =>
          !!link.closest(quote!) ||
          rankings.includes(link.closest('section')?.querySelector('h2')?.textContent.trim() ?? '');
        const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
          (link) => /\/(articulo|galeria|video)\//.test(link.pathname) && !repeats(link),
        );
        // A card can have several links to its story.
        const cards = links.map(
          (link) => [link.closest('article, li, section') ?? link, link.pathname] as const,
        );
        return { height: document.documentElement.scrollHeight, stories: [...new Map(cards).values()] };
      },
      [QUOTE, ...RANKINGS],
    );
    expect(stories.length).toBeGreaterThan(12);
    expect(stories.filter((path, at) => stories.indexOf(path) !== at)).toEqual([]);
    expect(height).toBeLessThan(LONGEST);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('has the same stories at 360 and at 1280 px', async () => {
    const shown = async (width: number): Promise<string[]> => {
      const { page, close } = await openPage({ brand, path: '/', width, javascript: false });
      const links = page.locator('main a[href*="/articulo/"]:visible');
      const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      await close();
      return [...new Set(paths)].toSorted();
    };
    const wide = await shown(1280);
    expect(wide.length).toBeGreaterThan(10);
    expect(await shown(360)).toEqual(wide);
  });
});
