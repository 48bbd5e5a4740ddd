import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from './browser.ts';

const site = openSite();

async function search(page: Page, words: string): Promise<string[]> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill(words);
  const links = page.getByRole('dialog').getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

describe('Z2 the search', () => {
  it.each([
    ['nonce', '/guides/csp/'],
    ['ETag', '/guides/blocks/'],
    ['cédula', '/guides/selling/'],
    ['cedula', '/guides/selling/'],
    ['sideCount', '/blocks/openings/LeadPackage/'],
    ['300040', '/reference/errors/'],
    ['createCriticalCss', '/guides/styling/'],
    ['DialogClose', '/components/Dialog/'],
  ])('finds %s on %s', async (words, path) => {
    const page = await site.open('install/');
    expect(await search(page, words)).toContain(path);
  });

  it('says that no page has the words', async () => {
    const page = await site.open('install/');
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('¤¤¤');
    await expect.poll(() => page.getByRole('status').textContent()).toBe('No page has “¤¤¤”.');
  });

  it('is used with keys alone', async () => {
    const page = await site.open('install/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nonce');
    const links = page.getByRole('dialog').getByRole('link');
    await links.first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('/');
    const first = await links.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === first);
  });
});
