import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { axeFindings, openPage, passAgeGate } from '../support/open-page.ts';

const MODE = (page: Page) => page.locator('html').getAttribute('data-mode');
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'rt-mode')?.value;
const ground = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

describe.each(brandsOf('theme-switch'))('T2 the switch of the mode of %s', (brand) => {
  it('changes the page at once, by keyboard, and the next page begins in that mode', async () => {
    const { page, problems, close } = await openPage({ brand, path: '/', width: 360 });
    await passAgeGate(page);
    const light = await ground(page);
    await page.getByRole('radiogroup', { name: 'Apariencia' }).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => MODE(page)).toBe('dark');
    expect(await ground(page)).not.toBe(light);
    expect(await cookie(page)).toBe('dark');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    expect(await MODE(page)).toBe('dark');
    expect(await page.getByRole('radio', { name: 'Oscura' }).isChecked()).toBe(true);
    await page.getByText('Automática', { exact: true }).click();
    await expect.poll(() => MODE(page)).toBe(null);
    expect(await cookie(page)).toBeUndefined();
    expect(problems).toEqual([]);
    await close();
  });

  it('works without scripts, and comes back to the page', async () => {
    const { page, close } = await openPage({ brand, path: '/contactenos/?a=1', javascript: false });
    await passAgeGate(page);
    await page.getByText('Oscura', { exact: true }).click();
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.waitForURL('**/contactenos/?a=1');
    expect(await MODE(page)).toBe('dark');
    expect(await cookie(page)).toBe('dark');
    await close();
  });
});

it.each([
  ['weekly', '/tv/'],
  ['rural', '/semanariorural/videos/'],
] as const)('%s%s is always dark, and a text replaces the switch', async (brand, path) => {
  const { page, close } = await openPage({ brand, path });
  expect(await MODE(page)).toBe('dark');
  expect(await page.getByText('Esta página siempre es oscura.').isVisible()).toBe(true);
  expect(await page.getByRole('radiogroup', { name: 'Apariencia' }).count()).toBe(0);
  await close();
});

it('two pages of a browser agree', async () => {
  const { page, close } = await openPage({ brand: 'weekly', path: '/' });
  const other = await page.context().newPage();
  await other.goto('/contactenos/');
  await other.getByText('Oscura', { exact: true }).click();
  await expect.poll(() => MODE(other)).toBe('dark');
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => MODE(page)).toBe('dark');
  await close();
});
