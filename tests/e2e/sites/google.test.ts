import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { freeStory } from '../support/inventory.ts';
import { axeFindings, NO_PAGE, openPage, overflow } from '../support/open-page.ts';
import { openAccount, readerIs, signIn } from '../support/reader.ts';

const { routes, services } = BRAND_CONFIGS.weekly;
const STORE = { brand: 'weekly', path: routes.subscribe } as const;

/** The addresses of the simulated search engine that a page asks for. */
function watched(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === inject('contentOrigin') && pathname.startsWith('/swg/')) requested.push(pathname);
  });
  return requested;
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** A purchase that the search engine knows, and no account: it was made in another place. */
async function ownPurchase(page: Page): Promise<void> {
  const reply = await fetch(`${inject('contentOrigin')}/gateway/v1/swg/purchases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId: services.swg.sku }),
  });
  const raw = await reply.text();
  await page.evaluate((text) => localStorage.setItem('rt-sandbox-google', text), raw);
}

describe('C10 a subscription at the search engine', () => {
  it('a story and the store ask nothing of it before a click', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    const requested = watched(page);
    await page.goto((await freeStory('weekly')).canonical_url, { waitUntil: 'networkidle' });
    expect(await page.locator('meta[name=rt-swg]').count()).toBe(0);
    await page.goto(STORE.path, { waitUntil: 'networkidle' });
    await part(page, 'Suscribirse con Google').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await close();
  });

  it('a visitor buys it, and has an account with it at once', async () => {
    const { page, problems, close } = await openPage({ ...STORE, width: 360 });
    const requested = watched(page);
    const google = part(page, 'Suscribirse con Google');
    await google.getByRole('button', { name: 'Suscribirse con Google' }).click();
    const dialog = page.getByRole('dialog', { name: 'Google (simulado)' });
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await google.getByText('Hasta pulsar el botón').waitFor();
    await google.getByRole('button', { name: 'Suscribirse con Google' }).click();
    await dialog.getByRole('button', { name: 'Simular un pago rechazado' }).click();
    await google.getByText('La compra no se hizo, y no hay ningún cobro.').waitFor();
    await google.getByRole('button', { name: 'Suscribirse con Google' }).click();
    await dialog.getByLabel(/^Correo/).fill(`google-${process.pid}-${Date.now()}@lectores.example`);
    await dialog.getByRole('button', { name: 'Pagar con Google' }).click();
    await google.getByText('La suscripción está activa').waitFor();
    await readerIs(page, 'subscriber');
    expect(requested).toEqual(['/swg/semanario.js', '/swg/v1/purchases']);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await google.getByRole('link', { name: 'Ver las suscripciones de la cuenta' }).click();
    await page.waitForURL((url) => url.pathname === routes.subscriptions);
    await page.getByRole('main').getByRole('link', { name: 'Suscripción digital anual' }).click();
    await page.getByText('Google hace los cobros.').waitFor();
    expect(await page.getByRole('button', { name: 'Cambiar tarjeta' }).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('a registered reader links one, and another account is refused until it signs out', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE, width: 360 });
    await openAccount(page);
    await page.goto(routes.subscriptions, { waitUntil: 'load' });
    const google = part(page, 'Suscripción de Google');
    const link = google.getByRole('button', { name: 'Vincular una suscripción de Google' });
    await link.click();
    await google.getByText('Google no encontró una suscripción').waitFor();

    await ownPurchase(page);
    await link.click();
    await google.getByText('La suscripción de Google está en la cuenta').waitFor();
    await page.getByRole('main').getByText('Google', { exact: true }).waitFor();
    await readerIs(page, 'subscriber');
    expect(await axeFindings(page)).toEqual([]);

    await openAccount(page);
    await page.reload({ waitUntil: 'load' });
    await link.click();
    await google.getByText('Puede estar vinculada con otra cuenta').waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem('swgCanceled'));
    expect(await kept()).toBe('true');
    // The reader may sign out on a page that has nothing of the search engine.
    await page.goto('/contactenos/', { waitUntil: 'load' });
    await readerIs(page, 'registered');
    const menu = page.locator('header details.account');
    await menu.locator('> summary').click();
    await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(kept).toBe('false');
    expect(problems).toEqual([]);
    await close();
  });

  it('a receipt is made known to it', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await signIn(page, 'activo');
    await page.goto(routes.subscriptions, { waitUntil: 'load' });
    const number = await page.getByRole('rowheader').first().innerText();
    await page.goto(`${routes.buy.split('?')[0]}recibo/?pedido=${number}`, { waitUntil: 'load' });
    const google = part(page, 'Esta compra en Google');
    await google.getByRole('button', { name: 'Guardar en la cuenta de Google' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await google.getByText('La compra quedó guardada en la cuenta de Google.').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
