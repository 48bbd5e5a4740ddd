import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { openPage, overflow, passAgeGate } from '../support/open-page.ts';
import { samplePath } from '../support/inventory.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { navigationPaths } from '../../../apps/sites/src/pages/addresses/sections.ts';

/** Enough presses of Tab to pass through any menu. */
const TABS = 60;

const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((inside) => {
    const at = document.activeElement;
    // After the last stop the focus is in the browser's interface, not in the page.
    return at === null || at === document.body || at.closest(inside) !== null;
  }, selector);

describe.each(brandsOf('headers'))('%s: the header', (brand) => {
  it('marks at most one link of each navigation, on the home page, in a section and in an article', async () => {
    for (const sample of ['home', 'section', 'article'] as const) {
      const path = await samplePath({ brand, sample });
      const { page, close } = await openPage({ brand, path, javascript: false });
      const marked = await page
        .locator('nav')
        .evaluateAll((all) => all.map((nav) => nav.querySelectorAll('[aria-current]').length));
      await close();
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.filter((count) => count > 1)).toEqual([]);
    }
  });

  it('marks the section on the second page of its list, which is not the section’s page', async () => {
    const path = await samplePath({ brand, sample: 'section' });
    const { page, close } = await openPage({ brand, path: `${path}?pagina=2`, javascript: false });
    const marks = await page
      .locator('header nav [aria-current]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('aria-current')));
    await close();
    expect(new Set(marks)).toEqual(new Set(['true']));
  });

  it('its menu traps the focus, its opener closes it by name, and Escape returns the focus', async () => {
    const { page, problems, close } = await openPage({ brand, path: '/', width: 360 });
    await passAgeGate(page);
    const menu = 'header details:is([data-panel^="drawer"], [data-panel="full"])';
    const summary = page.locator(`${menu} > summary`);
    await summary.click();
    await page.waitForFunction((found) => document.querySelector(found)?.closest('[ready]'), menu);
    await expect
      .poll(() => page.locator('main').evaluate((main) => main.closest('[inert]') !== null))
      .toBe(true);
    expect((await summary.innerText()).trim()).toMatch(/^cerrar$/i);
    const outside: number[] = [];
    for (let pressed = 1; pressed <= TABS; pressed += 1) {
      await page.keyboard.press('Tab');
      if (!(await focusIsIn(page, menu))) outside.push(pressed);
    }
    expect(outside).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(`${menu}[open]`).count()).toBe(0);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe.each([1024, 1100, 1199, 1200, 1400])('the daily at %d px', (width) => {
  it('has the search and links to every section in its bar', async () => {
    const { page, close } = await openPage({ brand: 'daily', path: '/', width, javascript: false });
    const bar = page.locator('header .bar');
    expect(await bar.getByText('Buscar', { exact: true }).locator('..').isVisible()).toBe(true);
    const reached = new Set<string>();
    const note = async () => {
      const links = await bar
        .locator('.sections a')
        .evaluateAll((all) =>
          all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
        );
      for (const link of links) reached.add(link);
    };
    await note();
    for (const group of await bar.locator('.sections details > summary').all()) {
      await group.click();
      await note();
    }
    expect(navigationPaths(BRAND_CONFIGS.daily).filter((path) => !reached.has(path))).toEqual([]);
    const tops = await bar
      .locator('.sections > ul > li')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await overflow(page)).toBe(0);
    await close();
  });
});
