import type { Locator, Page } from 'playwright-core';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { content, lockedStory, type ListedStory } from '../support/inventory.ts';
import { openPage, passAgeGate } from '../support/open-page.ts';

/** A way to open a dialog: the page, and what a reader presses; the last one opens it. */
interface Way {
  readonly brand: BrandKey;
  readonly path: () => Promise<string> | string;
  readonly openers: (page: Page) => Locator[];
  /** The control that has the focus afterwards, if the opener is gone with its menu. */
  readonly back?: (page: Page) => Locator;
}

const account = (page: Page): Locator => page.locator('header details.account > summary');

/** The form to sign in, from the menu of the account, which closes; in the daily from its icon, once the bar is alone. */
const fromHeader = (brand: BrandKey): [string, Way] => [
  `${brand}: the form to sign in, from the header`,
  {
    brand,
    path: () => '/contactenos/',
    ...(brand === 'daily'
      ? { openers: (page: Page) => [page.locator('header .account-tool > a')] }
      : {
          openers: (page) => [
            account(page),
            page.locator('header details.account a[href*="/login"]').first(),
          ],
          back: account,
        }),
  },
];

const gallery = async (): Promise<string> => {
  const query = { includeTypes: 'gallery', feedSize: 1 };
  const feed = await content<{ content_elements: ListedStory[] }>('weekly', 'content-apir', query);
  return feed.content_elements[0]?.canonical_url ?? '';
};

const WAYS: readonly [string, Way][] = [
  ...BRANDS.map(fromHeader),
  [
    'the privacy preferences',
    {
      brand: 'weekly',
      path: () => '/contactenos/',
      openers: (page) => [page.getByRole('link', { name: 'Preferencias de privacidad' })],
    },
  ],
  [
    'the viewer of a gallery',
    {
      brand: 'weekly',
      path: gallery,
      openers: (page) => [page.getByRole('button', { name: 'Ver la imagen 1 en pantalla completa' })],
    },
  ],
];

describe('a dialog that is closed with Escape returns the focus to what opened it', () => {
  it.each(WAYS)('%s', async (_name, { brand, path, openers, back }) => {
    const { page, problems, close } = await openPage({ brand, path: await path() });
    await passAgeGate(page);
    if (brand === 'daily') await page.evaluate(() => scrollTo(0, 400));
    const pressed = openers(page);
    for (const opener of pressed) {
      await opener.focus();
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const control = back?.(page) ?? pressed.at(-1)!;
    await expect.poll(() => control.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('the box of a locked story: closing leaves the story, as it does from everywhere', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: await lockedStory('weekly') });
    await page.getByRole('link', { name: 'Inicie sesión aquí' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/');
    await close();
  });
});
