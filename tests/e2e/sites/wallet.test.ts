import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { axeFindings, NO_PAGE, openPage, overflow } from '../support/open-page.ts';
import { giveAddress, giveCard, paidOrders, payButton } from '../support/purchase.ts';
import { openAccount } from '../support/reader.ts';
import { rowsOf } from '../support/rows.ts';

const BUY = BRAND_CONFIGS.weekly.routes.buy;
const [WALLET] = BRAND_CONFIGS.weekly.services.wallets;
const NAME = WALLET!.name;

const chooseWallet = (page: Page) => page.getByRole('button', { name: `Usar ${NAME}` }).click();

/** A new reader who chooses how to pay. */
async function buyer(width: number) {
  const opened = await openPage({ brand: 'weekly', path: NO_PAGE, width });
  await openAccount(opened.page);
  await opened.page.goto(BUY);
  await giveAddress(opened.page);
  return opened;
}

/** Goes to the wallet's page. The button is pressed twice before the page can change. */
async function toWallet(page: Page): Promise<void> {
  await chooseWallet(page);
  await payButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByRole('heading', { name: /aprueba tu pago$/ }).waitFor();
}

describe('C4 a wallet on the page of a purchase', () => {
  it.each(rowsOf('widths of a wallet', 1, [360, 1280]))(
    'cancelled costs nothing, approved pays once, at %d',
    async (width) => {
      const { page, problems, close } = await buyer(width);
      await page.getByRole('button', { name: `Usar ${NAME}` }).waitFor();
      expect(await overflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      await toWallet(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByText(/^El pago no se aprobó en la billetera/).waitFor();
      expect(await paidOrders(page)).toBe(0);
      await toWallet(page);
      await page.getByRole('button', { name: 'Aprobar el pago' }).click();
      await page.getByText('La compra está hecha').waitFor();
      expect(await paidOrders(page)).toBe(1);
      await page.goBack();
      await page.goto(BUY);
      await page.getByText('La cuenta ya tiene esta suscripción').waitFor();
      expect(await paidOrders(page)).toBe(1);
      expect(problems.filter((problem) => /Content Security Policy/.test(problem))).toEqual([]);
      await close();
    },
  );

  it('left with the back button it waits; given up, a card pays the same order', async () => {
    const { page, close } = await buyer(360);
    await toWallet(page);
    await page.goBack();
    await page.getByText(`Falta aprobar el pago en ${NAME}`).waitFor();
    expect(await payButton(page).count()).toBe(0);
    await page.getByRole('button', { name: 'No aprobar y pagar de otra forma' }).click();
    await page.getByText(/^El pago quedó sin aprobar en la billetera/).waitFor();
    await giveCard(page, '4111111111111111');
    await payButton(page).click();
    await page.getByText('La compra está hecha').waitFor();
    expect(await paidOrders(page)).toBe(1);
    await close();
  });

  it('that does not open, or whose answer is lost, costs nothing and shows an error message', async () => {
    const { page, close } = await buyer(1280);
    await page.route('**/checkout/order/*/payment/*', (route) => route.abort());
    await chooseWallet(page);
    await payButton(page).click();
    await page.getByText(/^La billetera no responde/).waitFor();
    await page.unrouteAll();
    await toWallet(page);
    await page.route('**/checkout/3ds/order/**', async (route) => {
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Aprobar el pago' }).click();
    await page.getByText('La compra está hecha').waitFor();
    expect(await paidOrders(page)).toBe(1);
    await close();
  });
});
