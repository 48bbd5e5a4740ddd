import type { Page } from 'playwright-core';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { lockedStory } from '../support/inventory.ts';
import { axeFindings, NO_PAGE, openPage, origin, overflow } from '../support/open-page.ts';
import { giveAddress, giveCard, paidOrders, payButton } from '../support/purchase.ts';
import { openAccount } from '../support/reader.ts';

const BUY = BRAND_CONFIGS.weekly.routes.buy;
const APPROVED = '4111111111111111';
const DECLINED = '4000000000000002';
const REQUESTED = '4000000000003220';

/** A checkout that asks for a captcha, and a captcha with a button. */
async function withCaptcha(page: Page): Promise<void> {
  for (const [address, more] of [
    ['**/identity/public/v1/config*', { recaptchaSiteKey: 'clave' }],
    ['**/sales/public/v1/config*', { checkoutRecaptchaEnabled: true }],
  ] as const)
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...more } });
    });
  const body = `window.grecaptcha = { ready: (work) => work(), reset() {}, render: (place, { callback }) => {
    const button = place.appendChild(document.createElement('button'));
    button.type = 'button';
    button.textContent = 'No soy un robot';
    button.onclick = () => callback('prueba');
    return 0;
  } };`;
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** A new reader on the page of a purchase. */
async function buyer(path: string) {
  const opened = await openPage({ brand: 'weekly', path: NO_PAGE });
  await openAccount(opened.page);
  await opened.page.goto(path);
  await giveAddress(opened.page);
  return opened;
}

describe('C4 the page of a purchase', () => {
  it('shows the product before any script, on six sites, the same for all readers', async () => {
    for (const brand of BRANDS) {
      const html = await (await fetch(`${origin(brand)}${BUY}&volver=%2Frt-origen-7%2F`)).text();
      expect(html).toMatch(/Suscripción digital anual.*IVA incluido.*hay que activar JavaScript/s);
      // The reader's own address of return is read in the browser only.
      expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toContain('rt-origen-7');
    }
    const missing = await fetch(`${origin('weekly')}${BUY}&sku=DIGITAL-ANUAL&priceCode=NADA`);
    expect(missing.status).toBe(200);
    expect(await missing.text()).toContain('La oferta de ese enlace terminó');
  });

  it('fits a phone, and has no findings', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: BUY, width: 360 });
    await page.getByRole('heading', { name: '1. Cuenta' }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  it('a declined card and a bank that refuses cost nothing; the bank that agrees is paid once', async () => {
    const { page, close } = await buyer(BUY);
    await giveCard(page, DECLINED);
    await payButton(page).dblclick();
    await page.getByText('El banco no aceptó el pago, y no hay ningún cobro').waitFor();
    await giveCard(page, REQUESTED);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await page.getByText('El banco no aceptó el pago, y no hay ningún cobro').waitFor();
    expect(await paidOrders(page)).toBe(0);
    await giveCard(page, REQUESTED);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Autorizar' }).click();
    await page.getByText('La compra está hecha').waitFor();
    expect(await paidOrders(page)).toBe(1);
    await page.getByRole('heading', { level: 1, name: 'Gracias por la suscripción' }).waitFor();
    await page.getByRole('heading', { name: 'Compartir' }).waitFor();
    await page.getByRole('switch').first().waitFor();
    expect(await page.title()).toMatch(/^Gracias por la suscripción/);
    expect(await page.getByRole('link', { name: 'Ver otras suscripciones' }).isVisible()).toBe(false);
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Carrera 25');
    await page.goto(BUY);
    await page.getByText('La cuenta ya tiene esta suscripción').waitFor();
    await close();
  });

  it('asks for the captcha that the service wants, for the order and for the payment', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await withCaptcha(page);
    await openAccount(page);
    await page.goto(BUY);
    await giveAddress(page);
    await giveCard(page, APPROVED);
    await payButton(page).click();
    await page.getByText(/^No se completó la comprobación/).waitFor();
    const box = page.getByRole('button', { name: 'No soy un robot' });
    await box.click();
    const order = page.waitForRequest((request) => request.url().endsWith('/checkout/order'));
    await payButton(page).click();
    expect((await order).postDataJSON()).toMatchObject({ 'recaptcha-token': 'prueba' });
    await page.getByText(/^El pedido está listo/).waitFor();
    await box.click();
    await payButton(page).click();
    await page.getByText('La compra está hecha').waitFor();
    expect(await paidOrders(page)).toBe(1);
    await close();
  });

  it('an answer that is lost is asked for after a reload: one paid order, and the story opens', async () => {
    const story = await lockedStory('weekly');
    const { page, close } = await buyer(`${BUY}&volver=${encodeURIComponent(story)}`);
    await giveCard(page, APPROVED);
    await page.route('**/checkout/order/*/payment/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.route('**/order/detail/*', (route) => route.abort());
    await payButton(page).click();
    await page.getByText('No sabemos todavía si el pago se hizo').waitFor();
    expect(await payButton(page).count()).toBe(0);
    await page.unrouteAll();
    await page.reload();
    await page.getByText('La compra está hecha').waitFor();
    expect(await paidOrders(page)).toBe(1);
    await page.getByRole('link', { name: 'Ver el recibo' }).click();
    await page.getByRole('heading', { name: 'Comprobante de pago' }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const receipt = page.url();
    await page.getByRole('link', { name: 'Volver al artículo' }).click();
    await page.locator('body[data-variant="subscriber"]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(story);
    await close();

    // Another reader learns nothing about the order.
    const other = await openPage({ brand: 'weekly', path: NO_PAGE });
    await openAccount(other.page);
    await other.page.goto(receipt);
    await other.page.getByText('No encontramos este recibo').waitFor();
    expect(await other.page.getByRole('main').textContent()).not.toMatch(/199\.000|Comprobante/);
    await other.close();
  });
});
