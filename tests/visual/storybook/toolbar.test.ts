import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorybook, type StorybookPage } from './storybook-page.ts';

let storybook: StorybookPage;
let page: Page;

beforeAll(async () => {
  storybook = await openStorybook({ width: 1600, height: 900 });
  ({ page } = storybook);
});
afterAll(() => storybook?.close());

const story = () => page.frameLocator('#storybook-preview-iframe');
const fontSize = (selector: string): Promise<number> =>
  story()
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** Opens a menu of the toolbar and takes a choice. */
async function choose(menu: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
  await page.getByRole('option', { name: choice }).click();
}

/** The frame grows or shrinks in some time, and a machine may be busy. */
const SLOWLY = { timeout: 15_000 };
const BUTTON = 'index.html?path=/story/components-button--primary';

describe('Z2 the toolbar', () => {
  it('changes the brand and the mode', async () => {
    await page.goto(storybook.address(BUTTON));
    await story().locator('html[data-brand="weekly"][data-mode="light"] .rt-button').waitFor();
    await choose('Brand', 'Daily');
    await choose('Mode', 'Dark');
    await story().locator('html[data-brand="daily"][data-mode="dark"] .rt-button').waitFor();
  });

  it.each([
    ['360 px', 360],
    ['768 px', 768],
    ['1280 px', 1280],
  ])('changes the width of the page to %s', async (choice, width) => {
    await page.goto(storybook.address(BUTTON));
    await story().locator('.rt-button').waitFor();
    await choose('Viewport size', choice);
    await expect
      .poll(
        () =>
          story()
            .locator('html')
            .evaluate(() => innerWidth),
        SLOWLY,
      )
      .toBe(width);
  });

  it('changes the size of the text', async () => {
    await page.goto(storybook.address(BUTTON));
    await story().locator('.rt-button').waitFor();
    const before = await fontSize('.rt-button');
    await choose('Text size', 'Text 200 %');
    await expect.poll(() => fontSize('.rt-button'), SLOWLY).toBe(2 * before);
  });

  it('changes the direction', async () => {
    await page.goto(storybook.address(BUTTON));
    await story().locator('html[dir="ltr"]').waitFor();
    await choose('Direction', 'RTL');
    await story().locator('html[dir="rtl"]').waitFor();
  });

  it('reduces motion and forces colours', async () => {
    await page.goto(storybook.address(BUTTON));
    await story().locator('.rt-button').waitFor();
    await choose('Motion', 'Reduced motion');
    await choose('Forced colours', 'Forced colours, dark');
    const shown = (): Promise<unknown[]> =>
      story()
        .locator('.rt-button')
        .first()
        .evaluate((button) => {
          const { backgroundColor, color } = getComputedStyle(button);
          return [color, backgroundColor.includes(' 0 0 0'), matchMedia('(prefers-reduced-motion)').matches];
        });
    await expect.poll(shown, SLOWLY).toEqual(['color(srgb 1 1 1)', true, true]);
  });
});
