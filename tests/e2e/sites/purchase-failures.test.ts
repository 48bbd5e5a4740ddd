import type { BrowserContext, Page } from 'playwright-core';
import type { BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { NO_PAGE, openPage, passAgeGate, type OpenedPage } from '../support/open-page.ts';
import { giveAddress, giveCard, paidOrders, payButton } from '../support/purchase.ts';
import { openAccount, storedSession } from '../support/reader.ts';

const APPROVED = '4111111111111111';
const REQUESTED = '4000000000003220';

interface Buyer extends OpenedPage {
  /** The reader's address of e-mail. */
  email: string;
}

/** A new reader at the step of the address. */
async function buyer(brand: BrandKey = 'weekly', width = 1280): Promise<Buyer> {
  const opened = await openPage({ brand, path: NO_PAGE, width });
  const email = await openAccount(opened.page);
  await opened.page.goto(BRAND_CONFIGS[brand].routes.buy);
  await passAgeGate(opened.page);
  return { ...opened, email };
}

/** A new reader who only has to pay. */
async function readyToPay(brand?: BrandKey, card = APPROVED): Promise<Buyer> {
  const ready = await buyer(brand);
  await giveAddress(ready.page);
  await giveCard(ready.page, card);
  await payButton(ready.page).waitFor();
  return ready;
}

/** The same purchase in another tab of the browser, which has the same session. */
async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  await passAgeGate(page);
  await giveAddress(page);
  await giveCard(page, APPROVED);
  await payButton(page).waitFor();
  return page;
}

const shows = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

describe('C4 failures in the middle of a purchase', () => {
  it('the input of an address survives a reload', async () => {
    const { page, close } = await buyer('daily', 360);
    const line = page.getByRole('textbox', { name: /^Dirección/ });
    await line.fill('Calle 10 # 43-');
    await page.reload();
    await line.waitFor();
    expect(await line.inputValue()).toBe('Calle 10 # 43-');
    await close();
  });

  it('a price that changed is shown before anything is paid, and paid once', async () => {
    const { page, close } = await buyer('rural');
    // The page was opened at the old price.
    await page.route('**/sales/public/v1/cart/**', async (route) => {
      const response = await route.fetch();
      const cart = (await response.json()) as { total?: number };
      await route.fulfill({ response, json: { ...cart, total: (cart.total ?? 0) - 10_000 } });
    });
    await page.reload();
    await giveAddress(page);
    await giveCard(page, APPROVED);
    const before = await payButton(page).textContent();
    await page.unrouteAll();
    await payButton(page).click();
    await shows(page, /^El precio cambió/);
    expect(await paidOrders(page)).toBe(0);
    expect(await payButton(page).textContent()).not.toBe(before);
    await payButton(page).click();
    await shows(page, 'La compra está hecha');
    expect(await paidOrders(page)).toBe(1);
    await close();
  });

  it.each([
    ['the service ended', '100011'],
    ['is refused for a reason the page does not know', '999999'],
  ])('a session that %s costs nothing, and the purchase continues after the sign-in', async (_why, code) => {
    const { page, email, close } = await readyToPay('women');
    const { accessToken = '', refreshToken = '' } = (await storedSession(page)) ?? {};
    await page.route('**/{sales,identity}/public/v1/**', async (route) => {
      const sent = `${(await route.request().headerValue('authorization')) ?? ''} ${route.request().postData() ?? ''}`;
      if (![accessToken, refreshToken].some((token) => sent.includes(token))) return route.continue();
      return route.fulfill({ status: 401, json: { httpStatus: 401, code, message: 'Refused' } });
    });
    await payButton(page).click();
    await shows(page, /^La sesión terminó/);
    await page.getByRole('textbox', { name: /^Correo/ }).fill(email);
    await page.getByLabel(/^Contraseña/).fill(SEED_PASSWORD);
    await page.locator('.steps form button[type="submit"]').click();
    await payButton(page).click();
    await shows(page, 'La compra está hecha');
    expect(await paidOrders(page)).toBe(1);
    await close();
  });

  it.each([
    ['the price is asked', '**/sales/public/v1/cart/**'],
    ['the order is placed', '**/checkout/order'],
    ['the payment begins', '**/checkout/order/*/payment/*'],
  ])('a network that fails when %s costs nothing, and the next click pays once', async (_when, address) => {
    const { page, close } = await readyToPay('forums');
    await page.route(address, (route) => route.abort());
    await payButton(page).click();
    await page.getByRole('heading', { name: /Revisión y pago/ }).waitFor();
    await page.locator('.steps [role="status"]:empty').waitFor({ state: 'attached' });
    expect(await paidOrders(page)).toBe(0);
    await page.unrouteAll();
    await payButton(page).click();
    await shows(page, 'La compra está hecha');
    expect(await paidOrders(page)).toBe(1);
    await close();
  });

  it.each([
    ['at the same moment', false],
    ['while the other one begins its payment', true],
  ])('of two tabs that pay %s one pays, and both confirm it', async (_when, late) => {
    const { page, close } = await readyToPay('daily');
    const other = await secondTab(page.context(), BRAND_CONFIGS.daily.routes.buy);
    if (late)
      await other.route('**/checkout/order/*/payment/*', async (route) => {
        await shows(page, 'La compra está hecha');
        await route.continue();
      });
    await Promise.all([payButton(page).click(), payButton(other).click()]);
    const ends = /La compra está hecha|La cuenta ya tiene esta suscripción/;
    await Promise.all([shows(page, ends), shows(other, ends)]);
    expect(await paidOrders(page)).toBe(1);
    await close();
  });

  it('a purchase that was paid in one tab is over in the other', async () => {
    const { page, close } = await readyToPay('men');
    const other = await secondTab(page.context(), BRAND_CONFIGS.men.routes.buy);
    await payButton(page).click();
    await shows(page, 'La compra está hecha');
    await shows(other, 'La cuenta ya tiene esta suscripción');
    expect(await paidOrders(page)).toBe(1);
    await close();
  });

  it('a bank that was left by the back button is asked again, and another card pays the same order', async () => {
    const { page, close } = await readyToPay('weekly', REQUESTED);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Autorizar' }).waitFor();
    await page.goBack();
    await shows(page, 'El banco pide una confirmación');
    await page.getByRole('button', { name: 'No confirmar y usar otra tarjeta' }).click();
    await giveCard(page, APPROVED);
    await payButton(page).click();
    await shows(page, 'La compra está hecha');
    expect(await paidOrders(page)).toBe(1);
    await close();
  });

  it('the page keeps its height while it pays: a second click meets the same button', async () => {
    const { page, close } = await buyer('weekly', 360);
    await giveAddress(page);
    await giveCard(page, APPROVED);
    const button = payButton(page);
    await button.scrollIntoViewIfNeeded();
    const place = async () => {
      const { x, y, height } = (await button.boundingBox())!;
      return { x, y, height };
    };
    const before = await place();
    await page.route('**/checkout/order', () => undefined);
    await button.click();
    await shows(page, /^Estamos procesando el pago/);
    expect(await place()).toEqual(before);
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });
});
