import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';
import { freeStory } from '../support/inventory.ts';

const linksShown = (menu: Locator): Promise<number> =>
  menu.locator('a').evaluateAll((links) => links.filter((link) => link.checkVisibility()).length);

describe.each(brandsOf('interaction'))('%s', (brand) => {
  it('its menu opens without scripts; with them, Escape closes it and returns the focus', async () => {
    const plain = await openPage({ brand, path: '/', javascript: false });
    await passAgeGate(plain.page);
    const closed = plain.page.locator('header details:has(li a)').first();
    await closed.locator('summary').first().click();
    expect(await linksShown(closed)).toBeGreaterThan(2);
    await plain.close();

    const { page, problems, close } = await openPage({ brand, path: '/' });
    await passAgeGate(page);
    const menu = page.locator('header rt-island:has(details li a)').first();
    const isOpen = () =>
      menu
        .locator('details')
        .first()
        .evaluate((details) => (details as HTMLDetailsElement).open);
    await menu.locator('summary').first().click();
    await page.waitForFunction((island) => island?.hasAttribute('ready'), await menu.elementHandle());
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(
      await menu
        .locator('summary')
        .first()
        .evaluate((summary) => summary === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('its share bar consists of links, and one click copies the address', async () => {
    const { canonical_url: path } = await freeStory(brand);
    const { page, problems, close } = await openPage({ brand, path });
    await passAgeGate(page);
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    const bar = page.getByRole('group', { name: 'Compartir' }).first();
    expect(await bar.getByRole('link').first().getAttribute('href')).toContain('whatsapp.com/send?text=');
    await bar.getByRole('button', { name: 'Copiar el enlace' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    expect(problems).toEqual([]);
    await close();
  });
});

it('a carousel scrolls without scripts; with them, its buttons work', async () => {
  const plain = await openPage({ brand: 'men', path: '/', javascript: false });
  const row = plain.page.locator('[aria-roledescription] [tabindex="0"]').first();
  expect(await row.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await passAgeGate(plain.page);
  await plain.page.getByRole('link', { name: 'Ir a la diapositiva 2' }).first().click();
  await expect.poll(() => row.evaluate((box) => Math.round(box.scrollLeft / box.clientWidth))).toBe(1);
  expect(await plain.page.evaluate(() => scrollY)).toBe(0);
  await plain.close();

  const { page, problems, close } = await openPage({ brand: 'men', path: '/' });
  const carousel = page.locator('[aria-roledescription="carrusel"]').first();
  await passAgeGate(page);
  await carousel.scrollIntoViewIfNeeded();
  // Hovering hydrates the island.
  await carousel.hover();
  const second = carousel.getByRole('button', { name: 'Ir a la diapositiva 2' });
  await second.waitFor();
  expect(await second.getAttribute('aria-current')).toBeNull();
  await second.click();
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
  expect(problems).toEqual([]);
  await close();
});
