import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOCUS_ONLY } from './chosen-stories.ts';
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
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('option', { name: choice }).click();
}

describe.skipIf(FOCUS_ONLY)('Z2 the toolbar', () => {
  it('changes the size of the text', async () => {
    await page.goto(storybook.address('index.html?path=/story/components-button--primary'));
    await story().locator('.rt-button').waitFor();
    const before = await fontSize('.rt-button');
    await choose('Text size', 'Text 200 %');
    await expect.poll(() => fontSize('.rt-button')).toBe(2 * before);
  });

  it('changes the direction', async () => {
    await page.goto(storybook.address('index.html?path=/story/components-button--primary'));
    await story().locator('html[dir="ltr"]').waitFor();
    await choose('Direction', 'RTL');
    await story().locator('html[dir="rtl"]').waitFor();
  });
});
