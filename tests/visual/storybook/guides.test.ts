import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../compiler/entries.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { pagesOf } from '../../support/workbench.ts';
import { DOCUMENTATION, violations } from '../axe.ts';
import { openStorybook, type StorybookPage } from './storybook-page.ts';

const PAGES = pagesOf(STORYBOOK);
const GUIDES = PAGES.filter(({ title }) => title.startsWith('Guides/'));

let storybook: StorybookPage;
let page: Page;

beforeAll(async () => {
  storybook = await openStorybook({ width: 1280, height: 800 });
  ({ page } = storybook);
});
afterAll(() => storybook?.close());

describe('Z2 guides', () => {
  it('has a page for each guide of docs', () => {
    expect(GUIDES).toHaveLength(readdirSync(join(ROOT, 'docs')).length);
  });

  it.each(GUIDES)(
    '$title has its text, without findings of axe, and links to pages that exist',
    async ({ id, title }) => {
      await page.goto(storybook.address(`iframe.html?viewMode=docs&id=${id}`));
      await page.getByRole('heading', { level: 1, name: title.replace('Guides/', '') }).waitFor();
      expect(await violations(page, [], undefined, DOCUMENTATION)).toEqual([]);
      const addresses = await page
        .locator('#storybook-docs a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      const wrong = addresses.filter(
        (address) =>
          !/^https?:|^#/.test(address) &&
          !PAGES.some((other) => address.split('#')[0] === `?path=/docs/${other.id}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('a link leads to a place on another guide', async () => {
    await page.goto(storybook.address('index.html?path=/docs/guides-installing--docs'));
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.locator('a[href$="#overriding"]').first().click();
    const heading = frame.getByRole('heading', { level: 2, name: 'Overriding' });
    await heading.waitFor();
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
  });
});
