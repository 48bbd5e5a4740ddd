import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG_WORD } from '../../../.storybook/density.ts';
import { openStorybook, type StorybookPage } from './storybook-page.ts';

let storybook: StorybookPage;
let page: Page;

beforeAll(async () => {
  storybook = await openStorybook({ width: 1600, height: 1000 });
  ({ page } = storybook);
});
afterAll(() => storybook?.close());

const story = () => page.frameLocator('#storybook-preview-iframe');

describe('Z2 what a designer changes', () => {
  it('a prop, on a documentation page', async () => {
    await page.goto(storybook.address('index.html?path=/docs/components-button--docs'));
    const button = story().locator('.docs-story .rt-button').first();
    await button.waitFor();
    await story().locator('textarea[id$="-children"]').fill('Suscribirse hoy');
    await expect.poll(() => button.textContent()).toBe('Suscribirse hoy');
  });

  it('a setting of a block, by its Spanish label', async () => {
    await page.goto(storybook.address('index.html?path=/story/pages-blocks--card-grid'));
    await story().locator('.rt-story-grid').waitFor();
    await page
      .getByRole('row', { name: /^Título/ })
      .getByRole('textbox')
      .fill('Del surco a la mesa');
    await story().getByRole('heading', { name: 'Del surco a la mesa' }).waitFor();
  });

  it('how much content a story has', async () => {
    await page.goto(
      storybook.address('index.html?path=/story/components-card--stacked&globals=content:hostile'),
    );
    await story().getByText(LONG_WORD).first().waitFor();
  });

  it('the code, which an app writes, is unchanged', async () => {
    await page.goto(storybook.address('index.html?path=/docs/components-button--docs'));
    await story().getByText('Show code').first().click();
    await story().getByText("'rotativa/components/Button'").first().waitFor();
  });
});
