import type { Page } from 'playwright-core';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { brandsOf } from '../support/brands.ts';
import { freeStory } from '../support/inventory.ts';
import { axeFindings, NO_PAGE, openPage, overflow, passAgeGate } from '../support/open-page.ts';
import { readerIs, signIn } from '../support/reader.ts';
import { painted, recordShifts } from '../support/shifts.ts';
import { rowsOf } from '../support/rows.ts';

const story = async (brand: BrandKey) => (await freeStory(brand)).canonical_url;
const MINE = '/autogestion/mis-suscripciones/';
const banner = (page: Page) => page.locator('.rt-renewal-banner:not([data-variant=menu])');

async function openAs(name: string, brand: BrandKey, path: string, width = 1280) {
  const opened = await openPage({ brand, path: NO_PAGE, width });
  await signIn(opened.page, name);
  await opened.page.goto(path, { waitUntil: 'load' });
  return opened;
}

describe('C8 renewal banners', () => {
  it('the home page has a modal, which stays closed for the pages that follow', async () => {
    const { page, problems, close } = await openAs('cancelado', 'weekly', '/');
    const modal = page.getByRole('dialog', { name: 'Suscripción' });
    await modal.getByText('La suscripción está por terminar.').waitFor();
    const link = modal.getByRole('link', { name: 'Renuévela ahora' });
    expect(await link.getAttribute('href')).toBe(`${MINE}?renovacion=reactivar&origen=portada`);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'load' });
    await readerIs(page, 'subscriber');
    await painted(page);
    expect(await modal.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it.each(
    rowsOf('widths of the bar', 1, [
      [360, 'Renovar la suscripción'],
      [768, 'La suscripción está por terminar. Hoy se puede renovar.'],
      [1280, 'La suscripción está por terminar. Al renovarla hoy se sigue leyendo sin límites.'],
    ]),
  )('a story has a bar with the words of %d px', async (width, words) => {
    const { page, problems, close } = await openAs('cancelado', 'weekly', await story('weekly'), width);
    await banner(page).getByText(words, { exact: true }).waitFor();
    const link = banner(page).getByRole('link', { name: 'Renuévela ahora' });
    expect(await link.getAttribute('href')).toBe(`${MINE}?renovacion=reactivar&origen=nota`);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('a card that expires has other words, and no modal', async () => {
    const { page, close } = await openAs('tarjeta', 'weekly', BRAND_CONFIGS.weekly.routes.profile);
    const link = banner(page).getByRole('link', { name: 'Actualizar datos de pago' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`${MINE}?tarjeta=cambiar&origen=perfil`);
    await page.goto('/', { waitUntil: 'load' });
    await readerIs(page, 'subscriber');
    await painted(page);
    expect(await banner(page).count()).toBe(0);
    await close();
  });

  it('the account menu links to the renewal', async () => {
    const { page, close } = await openAs('suspendida', 'weekly', await story('weekly'));
    await readerIs(page, 'subscriber');
    const menu = page.locator('header details.account');
    await menu.locator('> summary').click();
    await menu.getByText('Actualizar el medio de pago').waitFor();
    expect(await menu.getByRole('link', { name: 'Actualizar datos de pago' }).getAttribute('href')).toBe(
      `${MINE}?tarjeta=cambiar&origen=menu`,
    );
    await close();
  });

  it.each(['activo', 'registrada', 'terminada'])('%s has none, and loads no code for it', async (name) => {
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, name);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(await story('weekly'), { waitUntil: 'networkidle' });
    expect(await page.locator('.rt-renewal-banner').count()).toBe(0);
    expect(loaded.filter((url) => /show-renewal/.test(url))).toEqual([]);
    expect(loaded.some((url) => /\/services-/.test(url))).toBe(true);
    await close();
  });

  it.each(brandsOf('renewal'))('%s: nothing moves when a slow customer service answers', async (brand) => {
    const { page, close } = await openPage({ brand, path: NO_PAGE });
    await signIn(page, 'cancelado');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/renovacion', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(await story(brand), { waitUntil: 'load' });
    await passAgeGate(page);
    await page.evaluate(() => document.fonts.ready);
    await readerIs(page, 'subscriber');
    await painted(page);
    const shifts = await recordShifts(page);
    answer();
    await banner(page).waitFor();
    expect(await shifts()).toEqual([]);
    // The bar does not hide the end of the page.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await painted(page);
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.rt-renewal-banner')!.getBoundingClientRect();
      const last = [...document.querySelectorAll('footer a, footer p')].at(-1)!.getBoundingClientRect();
      return last.bottom - bar.top;
    });
    expect(covered).toBeLessThanOrEqual(0);
    await close();
  });

  it.each([
    ['a script', { URLInread: 'javascript:alert(1)', BannerDesktop: 'Renueve' }],
    ['another site', { URLInread: 'https://evil.example/pagar', BannerDesktop: 'Renueve' }],
    ['nothing', { BannerDesktop: 'Renueve' }],
  ])('a record that leads to %s shows nothing', async (_what, renewal) => {
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, 'cancelado');
    await page.route('**/api/renovacion', (route) => route.fulfill({ json: { renewal } }));
    const answered = page.waitForResponse('**/api/renovacion');
    await page.goto(await story('weekly'), { waitUntil: 'load' });
    await answered;
    await painted(page);
    expect(await banner(page).count()).toBe(0);
    await close();
  });

  it('a customer service that fails leaves the page as it is', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, 'cancelado');
    await page.route('**/api/renovacion', (route) =>
      route.fulfill({ status: 502, json: { code: 'relay', message: 'broken' } }),
    );
    const answered = page.waitForResponse('**/api/renovacion');
    await page.goto('/', { waitUntil: 'load' });
    await answered;
    await readerIs(page, 'subscriber');
    await painted(page);
    expect(await banner(page).count()).toBe(0);
    expect(problems.filter((problem) => !/Failed to load resource|^status 502/.test(problem))).toEqual([]);
    await close();
  });
});
