import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../src/themes/brand.ts';
import { openSite } from './browser.ts';
import { SITE } from './site.ts';

const site = openSite();

interface Colour {
  hex: string;
}
const TOKENS = JSON.parse(readFileSync(join(SITE, 'data/tokens.json'), 'utf8')) as {
  color: { accent: { $value: Colour; $extensions: { 'rotativa.themes': Record<string, Colour> } } };
};
const { $extensions } = TOKENS.color.accent;
const accentOf = (brand: string, mode: string): string =>
  $extensions['rotativa.themes'][`${brand}-${mode}`]!.hex;

const shownAccent = (frame: Frame): Promise<string> =>
  frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rt-color-accent'));
const fontsOf = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

describe('Z2 an example', () => {
  it.each(BRANDS)('has the colours and the fonts of %s in both modes', async (brand) => {
    const page = await site.open('components/Heading/');
    const frame = page.frames()[1]!;
    await page.getByLabel('Brand').selectOption(brand);
    for (const mode of ['light', 'dark']) {
      await page.getByLabel('Mode').selectOption(mode);
      await expect.poll(() => shownAccent(frame), { message: mode }).toBe(accentOf(brand, mode));
    }
    await expect.poll(async () => (await fontsOf(frame)).length).toBeGreaterThan(0);
  });
});

describe('Z2 the page of type', () => {
  it('shows each style in the type of the brand', async () => {
    const page = await site.open('reference/type/');
    const frame = page.frames()[1]!;
    const fontOf = (): Promise<string> =>
      frame.evaluate(
        () => getComputedStyle(document.querySelectorAll('p[style*="--rt-type-headline-l)"]')[0]!).fontFamily,
      );
    await frame.waitForLoadState();
    const fonts = new Set<string>();
    for (const brand of BRANDS) {
      await page.getByLabel('Brand').selectOption(brand);
      await expect.poll(() => frame.locator('html').getAttribute('data-brand')).toBe(brand);
      fonts.add(await fontOf());
    }
    expect(fonts.size).toBeGreaterThan(3);
  });
});

describe('Z2 the front of a brand', () => {
  it.each(BRANDS)('has the colours of %s', async (brand) => {
    const page = await site.open(`fronts/${brand}/`, { colorScheme: 'light' });
    const mode = (await page.getAttribute('html', 'data-mode')) ?? 'light';
    expect(await shownAccent(page.mainFrame())).toBe(accentOf(brand, mode));
  });
});
