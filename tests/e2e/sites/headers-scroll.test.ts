import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brand as weekly } from 'rotativa/themes/weekly';
import { freeStory } from '../support/inventory.ts';
import { openPage, overflow, passAgeGate } from '../support/open-page.ts';
import { rowsOf } from '../support/rows.ts';

const shown = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ visibilityProperty: true }));

const scrollDown = (page: Page, px: number): Promise<void> => page.evaluate((to) => scrollTo(0, to), px);

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestIdleCallback(() => setTimeout(() => resolve(sum), 100));
      }),
  );

describe.each(['women', 'forums', 'rural'] as const)('H7 the header of %s', (brand) => {
  it.each(rowsOf(`header of ${brand}`, 1, [360, 1280]))(
    'leaves its sections and a small mark at the top at %d px, without a jump',
    async (width) => {
      const { page, problems, close } = await openPage({ brand, path: '/', width });
      await passAgeGate(page);
      expect(await shown(page, 'header .compact')).toBe(false);
      await scrollDown(page, 1200);
      await expect.poll(() => shown(page, 'header .compact')).toBe(true);
      const bar = await page.locator('header > .bar').boundingBox();
      expect(Math.round(bar!.y)).toBe(0);
      expect(await overflow(page)).toBe(0);
      expect(await shifts(page)).toBeLessThanOrEqual(0.01);
      await page.keyboard.press('Tab');
      expect(problems).toEqual([]);
      await close();
    },
  );
});

it('H4 the bar of the daily is tighter when it is alone, with its mark, subscription and account', async () => {
  const { page, close } = await openPage({ brand: 'daily', path: '/', width: 1280 });
  const height = () =>
    page
      .locator('header .bar')
      .evaluate(
        (bar) => parseFloat(getComputedStyle(bar, '::before').height) + bar.getBoundingClientRect().top,
      );
  const before = await page.locator('header .bar').boundingBox();
  expect(before!.height).toBe(52);
  expect(
    await page
      .locator('.subscribe')
      .last()
      .evaluate((e) => getComputedStyle(e).opacity),
  ).toBe('0');
  await scrollDown(page, 900);
  await expect.poll(height).toBe(44);
  await expect
    .poll(() => page.locator('.bar .subscribe').evaluate((e) => getComputedStyle(e).opacity))
    .toBe('1');
  expect(await shown(page, 'header .compact')).toBe(true);
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  await close();
});

describe('H1 the transparent header of the weekly', () => {
  it.each(rowsOf('transparent header', 1, [360, 1280]))(
    'lies over the first picture of the specials at %d px, and its bar stays',
    async (width) => {
      const { page, problems, close } = await openPage({ brand: 'weekly', path: '/especiales/', width });
      const header = page.locator('header[data-over]');
      expect((await page.locator('main').boundingBox())!.y).toBe(0);
      expect((await page.locator('main picture').first().boundingBox())!.y).toBe(0);
      expect(await page.locator('h1').count()).toBe(1);
      await scrollDown(page, 900);
      await expect
        .poll(() => header.locator('.bar').evaluate((bar) => getComputedStyle(bar).backgroundColor))
        .toBe('rgb(20, 18, 16)');
      expect(Math.round((await header.locator('.bar').boundingBox())!.y)).toBe(0);
      expect(await overflow(page)).toBe(0);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('is not on other pages', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/politica/', javascript: false });
    expect(await page.locator('header[data-over]').count()).toBe(0);
    await close();
  });
});

it('H2 a line shows how much of a story has been read', async () => {
  const story = await freeStory('weekly');
  const { page, problems, close } = await openPage({ brand: 'weekly', path: story.canonical_url });
  const width = async () => (await page.locator('[data-reading-progress]').boundingBox())?.width ?? 0;
  expect(await width()).toBe(0);
  await page
    .locator('article')
    .first()
    .evaluate((article) => {
      const { top, height } = article.getBoundingClientRect();
      scrollTo(0, scrollY + top + (height - innerHeight) / 2);
    });
  await expect.poll(width).toBeGreaterThan(600);
  expect(await width()).toBeLessThan(680);
  await scrollDown(page, 100_000);
  await expect.poll(width).toBe(1280);
  expect(problems).toEqual([]);
  await close();
});

describe('H8 the tabs of the TV section', () => {
  it.each(rowsOf('tabs of TV', 3, weekly.navigation.tv))(
    'are on $link, with $text as the current one',
    async ({ text, link }) => {
      const { page, close } = await openPage({
        brand: 'weekly',
        path: `${link}?a=1`,
        width: 360,
        javascript: false,
      });
      const tabs = page.getByRole('navigation', { name: 'Secciones de TV' });
      expect(await tabs.getByRole('link').count()).toBe(5);
      expect(await tabs.locator('[aria-current=page]').allTextContents()).toEqual([text]);
      expect(await overflow(page)).toBe(0);
      await close();
    },
  );

  it('follow the keyboard and the mouse', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: '/tv/', width: 360 });
    const row = page.locator('nav .row');
    const last = page.getByRole('link', { name: 'LOS MÁS VIRALES' });
    const right = async () => {
      const box = (await last.boundingBox())!;
      return box.x + box.width;
    };
    await row.hover();
    await row.and(page.locator('[data-ready]')).waitFor();
    expect(await right()).toBeGreaterThan(360);
    await page.mouse.down();
    await page.mouse.move(10, 200, { steps: 8 });
    await page.mouse.up();
    expect(new URL(page.url()).pathname).toBe('/tv/');
    await page.getByRole('link', { name: 'HOME' }).focus();
    for (let step = 1; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect.poll(right).toBeLessThanOrEqual(361);
    expect(problems).toEqual([]);
    await close();
  });
});
