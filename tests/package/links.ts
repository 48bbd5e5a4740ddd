import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Follows the links of a page as readers do: a card, the way back, the header's menu and its search, a place on the page,
 * another window, a modified click. The page was loaded once; what the router can do, it does without loading another document.
 *
 * @param page with the first of an app's two pages open
 */
export async function expectRouted(page: Page): Promise<void> {
  const mark = (): Promise<unknown> => page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  const loadedOnce = (): Promise<boolean> => page.evaluate(() => 'loadedOnce' in window);
  const card = page.getByRole('link', { name: 'Crece el río' });
  const river = page.getByRole('heading', { level: 1, name: 'Crece el río' });
  const first = page.url();
  await mark();

  await card.click();
  await river.waitFor();
  expect(page.url()).toMatch(/\/rio$/);
  await page.getByRole('link', { name: 'Volver' }).click();
  await card.waitFor();
  expect(page.url()).toBe(first);
  expect(await loadedOnce()).toBe(true);

  // The header stays. A menu that stayed open would cover the page, which could not be clicked then.
  const goBack = () => page.getByRole('link', { name: 'Volver' }).click({ timeout: 10_000 });
  await page.locator('.site-menu > summary').click();
  await page.getByRole('link', { name: 'Ríos' }).click();
  await river.waitFor();
  await goBack();
  await card.waitFor();
  await page.locator('.search-toggle > summary').click();
  await page.locator('.search-toggle input').fill('magdalena');
  await page.keyboard.press('Enter');
  await river.waitFor();
  expect(page.url()).toMatch(/\/rio\?q=magdalena$/);
  await goBack();
  await card.waitFor();
  expect(page.url()).toBe(first);
  expect(await loadedOnce()).toBe(true);

  await page.getByRole('link', { name: 'Al final' }).click();
  expect(page.url()).toBe(`${first}#fin`);
  expect(await loadedOnce()).toBe(true);

  for (const open of [
    () => page.getByRole('link', { name: 'En otra ventana' }).click(),
    () => card.click({ modifiers: ['Control'] }),
  ]) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), open()]);
    expect(other.url()).toMatch(/\/rio$|^about:blank$/);
    expect(page.url()).toBe(`${first}#fin`);
    await other.close();
    await page.bringToFront();
  }
}
