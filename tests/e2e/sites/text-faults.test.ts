import { describe, expect, it } from 'vitest';
import { SAMPLES, samplePath } from '../support/inventory.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';
import { textFaults } from '../support/text-faults.ts';
import { setTextSize } from '../support/text-size.ts';

/** Windows, and text sizes that a reader may have set. */
const SIZES = [
  { width: 360, text: 1 },
  { width: 768, text: 1 },
  { width: 1280, text: 1 },
  { width: 320, text: 2 },
  { width: 1280, text: 2 },
] as const;

describe.each(SAMPLES)('$brand $sample', ({ brand, sample }) => {
  it('cuts off no text and has no overlapping texts, at three widths and with text at 200%', async () => {
    const path = await samplePath({ brand, sample });
    const { page, close } = await openPage({ brand, path });
    try {
      await passAgeGate(page);
      for (const { width, text } of SIZES) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => scrollTo(0, 0));
        await setTextSize(page, text);
        expect(await textFaults(page), `${width} px, text × ${text}`).toEqual({ cut: [], over: [] });
      }
    } finally {
      await close();
    }
  });
});

describe('the check', () => {
  const faultsOf = async (css: string) => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/' });
    try {
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, css);
      const { cut, over } = await textFaults(page);
      return { cut: cut.length > 0, over: over.length > 0 };
    } finally {
      await close();
    }
  };

  it.each([
    {
      planted: 'a headline in a box that is too low',
      css: 'main h2 { block-size: 0.6em; overflow: hidden }',
    },
    {
      planted: 'a line that is too long for its box',
      css: 'main p { inline-size: 4ch; white-space: nowrap; overflow: clip }',
    },
  ])('finds $planted', async ({ css }) => {
    expect((await faultsOf(css)).cut).toBe(true);
  });

  it('finds a text that overlaps the previous one', async () => {
    expect((await faultsOf('main p { margin-block-start: -3em }')).over).toBe(true);
  });
});
