import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODES, PUBLISHED } from '../../../.storybook/brands.ts';
import { openStorybook, type StorybookPage } from './storybook-page.ts';

const BUTTON = 'components-button--primary';
const HEADER = 'patterns-headers-menheader--home';

let storybook: StorybookPage;
let page: Page;

beforeAll(async () => {
  storybook = await openStorybook({ width: 1440, height: 900 });
  ({ page } = storybook);
});
afterAll(() => storybook?.close());

const open = (path: string): Promise<unknown> =>
  page.goto(storybook.address(`index.html?path=${path}&globals=brand:all`));

/** Brand and mode of each cell, after its piece is there. */
async function cells(piece: string): Promise<string[]> {
  const frames = page.locator('#all-brands iframe');
  await frames.first().waitFor();
  const found: string[] = [];
  for (const frame of await frames.all()) {
    const content = frame.contentFrame();
    await content.locator(piece).first().waitFor();
    const { brand, mode } = await content.locator('html').evaluate((root) => ({ ...root.dataset }));
    expect(await frame.getAttribute('title')).toBe(`${brand} ${mode}`);
    found.push(`${brand} ${mode}`);
  }
  return found.sort();
}

const everyPage = (): string[] =>
  PUBLISHED.flatMap((brand) => MODES.map((mode) => `${brand} ${mode}`)).sort();

describe('Z2 the toolbar’s choice "All brands"', () => {
  // Twelve pages load a whole Storybook each, beside the stories of another file.
  it('shows a story in each brand and mode', { timeout: 300_000 }, async () => {
    await open(`/story/${BUTTON}`);
    expect(await cells('.rt-button')).toEqual(everyPage());
  });

  it('shows a story of one brand in its two modes', async () => {
    await open(`/story/${HEADER}`);
    expect(await cells('header')).toEqual(['men dark', 'men light']);
  });

  it('says on a documentation page that it shows one story at a time', async () => {
    await open('/docs/components-button--docs');
    await page.getByText('All brands shows one story at a time').waitFor();
    expect(await page.locator('#all-brands').count()).toBe(0);
  });
});
