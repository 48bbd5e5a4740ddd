import type { Locator, Page } from 'playwright-core';
import { ACCESS_PATH } from '../../../apps/sites/src/contract/access.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { lockedStory } from '../support/inventory.ts';
import { NO_PAGE, openPage, passAgeGate } from '../support/open-page.ts';
import { giveAddress, giveCard } from '../support/purchase.ts';
import { addressOf, openAccount, readerIs } from '../support/reader.ts';
import { rowsOf } from '../support/rows.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Contenido para suscriptores' });

describe('C4 the way from a locked story to the checkout and back', () => {
  it.each([
    ['weekly', 1280, 'at leisure'],
    ['daily', 360, 'before the site knows of the purchase'],
  ] as const)('%s at %d px, %s: the story opens where it ended', async (brand, width, when) => {
    const story = await lockedStory(brand);
    const { page, problems, close } = await openPage({ brand, path: story, width });
    await passAgeGate(page);
    await openAccount(page);
    await page.reload();
    await readerIs(page, 'registered');
    const ended = await page.locator('.article-body > p').last().textContent();
    await box(page).getByRole('link', { name: BRAND_CONFIGS[brand].offer.button }).click();
    await page.locator('a[href*="priceCode="]').first().click();
    await giveAddress(page);
    await giveCard(page, '4111111111111111');
    const renewal = `**${ACCESS_PATH}`;
    const atLeisure = when === 'at leisure';
    if (!atLeisure) await page.route(renewal, (route) => route.abort('aborted'));
    const renewed = atLeisure && page.waitForResponse(renewal);
    await page.getByRole('button', { name: /^Pagar/ }).click();
    await page.getByText('La compra está hecha').waitFor();
    await renewed;
    const back = page.getByRole('link', { name: 'Volver al artículo' });
    const [, fragment = ''] = /^\S+#:~:text=(\S+)$/.exec((await back.getAttribute('href')) ?? '') ?? [];
    const words = decodeURIComponent(fragment);
    expect(ended).toContain(words);
    await page.unroute(renewal);
    await back.click();
    await page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(story);
    expect(await box(page).count()).toBe(0);
    // The browser of the tests does not scroll to words. They are in the whole story once, and the rest follows.
    const whole = await page.locator('.article-body > p').allTextContents();
    const at = whole.findIndex((text) => text.includes(words));
    expect(whole.filter((text) => text.includes(words))).toHaveLength(1);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(whole.length - 1);
    expect(problems).toEqual([]);
    await close();
  });
});

/** The brands that have stories for subscribers. */
const LOCKING = ['weekly', 'daily', 'women', 'men', 'rural'] as const;

/** Gives the form of the page, or of its dialog, an account. */
async function giveAccount(page: Page, name: string): Promise<void> {
  await passAgeGate(page);
  const form = page.locator(':is(main, [role=dialog]) form').filter({ has: page.locator('[name=password]') });
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(addressOf(name));
  await form.getByRole('textbox', { name: 'Contraseña' }).fill(SEED_PASSWORD);
  await form.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const variant = (page: Page, name: string): Promise<unknown> =>
  page.locator(`body[data-variant="${name}"]`).waitFor({ state: 'attached' });
/** Whether a reader sees a part of the page without scrolling. */
const isInWindow = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

const aSignIn = /(Inicie|Inicia) sesión aquí/;

describe('A7 a subscriber meets a locked story', () => {
  it.each(rowsOf('way back', 2, LOCKING))(
    '%s: signs in over it, and reads on where it ended',
    async (brand) => {
      const story = await lockedStory(brand);
      const { page, problems, close } = await openPage({ brand, path: story });
      await passAgeGate(page);
      const ended = page.locator('.article-body > p').last();
      const words = await ended.textContent();
      await box(page).scrollIntoViewIfNeeded();
      await box(page).getByRole('link', { name: aSignIn }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Correo electrónico' }).waitFor();
      await giveAccount(page, 'activo');
      await page.waitForEvent('load');
      await variant(page, 'subscriber');
      expect(new URL(page.url()).pathname).toBe(story);
      const whole = await page.locator('.article-body > p').allTextContents();
      expect(whole.indexOf(words!)).toBeLessThan(whole.length - 1);
      await expect.poll(() => isInWindow(page.locator('.article-body > p', { hasText: words! }))).toBe(true);
      expect(await box(page).count()).toBe(0);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each(rowsOf('way back without a script', 2, LOCKING))(
    '%s without JavaScript: reads it whole, and others see no link to sign in',
    async (brand) => {
      const story = await lockedStory(brand);
      const { page, problems, close } = await openPage({ brand, path: NO_PAGE, javascript: false });
      for (const [name, state] of [
        ['registrada', 'registered'],
        ['activo', 'subscriber'],
      ] as const) {
        await page.context().clearCookies();
        await page.goto(story);
        await passAgeGate(page);
        await variant(page, 'anonymous');
        await box(page).getByRole('link', { name: aSignIn }).click();
        await giveAccount(page, name);
        await variant(page, state);
        expect(new URL(page.url()).pathname).toBe(story);
        expect(await box(page).count()).toBe(state === 'subscriber' ? 0 : 1);
        expect(await page.getByRole('link', { name: aSignIn }).isVisible()).toBe(false);
      }
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('in the dialog of a gallery, and in the store', async () => {
    const { page, problems, close } = await openPage({ brand: 'women', path: '/moda/' });
    await page.goto((await page.locator('main a[href*="/galeria/"]').first().getAttribute('href'))!);
    // As the third picture does.
    await page.waitForLoadState('networkidle');
    await page.locator('dialog:has(.rt-promo-box)').evaluate((one: HTMLDialogElement) => one.showModal());
    await page.getByRole('link', { name: aSignIn }).click();
    await giveAccount(page, 'activo');
    await page.waitForEvent('load');
    await readerIs(page, 'subscriber');
    expect(new URL(page.url()).pathname).toContain('/galeria/');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    const store = BRAND_CONFIGS.women.routes.subscribe;
    await page.goto(store);
    await page.getByRole('link', { name: aSignIn }).click();
    await giveAccount(page, 'activo');
    await page.waitForURL(`**${store}`);
    await readerIs(page, 'subscriber');
    expect(problems).toEqual([]);
    await close();
  });
});
