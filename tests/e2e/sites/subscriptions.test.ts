import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { axeFindings, NO_PAGE, openPage, overflow } from '../support/open-page.ts';
import { readPdf } from '../support/pdf.ts';
import { openAccount, signIn, storedSession } from '../support/reader.ts';

const { routes, legalName } = BRAND_CONFIGS.weekly;
const PAGE = { brand: 'weekly', path: NO_PAGE } as const;

/** Buys a subscription for the reader of a page, as the checkout does. Returns its number. */
async function buy(page: Page, email: string, priceCode = 'ANUAL-199'): Promise<number> {
  const session = await storedSession(page);
  return page.evaluate(
    async ({ api, token, email, priceCode }) => {
      const call = async (method: string, path: string, body: object) => {
        const response = await fetch(`${api}/sales/public/v1${path}`, {
          method,
          headers: { 'content-type': 'application/json', authorization: token },
          body: JSON.stringify(body),
        });
        return (await response.json()) as { orderNumber: string; subscriptionIDs: number[] };
      };
      const billingAddress = { line1: 'Calle 93 # 11-27', locality: 'Bogotá', country: 'CO' };
      await call('POST', '/cart/item', { items: [{ sku: 'DIGITAL-ANUAL', priceCode, quantity: 1 }] });
      const { orderNumber } = await call('POST', '/checkout/order', { email, billingAddress });
      const path = `/checkout/order/${orderNumber}/payment/1008`;
      return (await call('PUT', path, { token: 'tok_visa' })).subscriptionIDs[0]!;
    },
    { api: inject('contentOrigin'), token: session!.accessToken, email, priceCode },
  );
}

/** A new reader on the page of a subscription that was just bought. */
async function openBought(options: { width?: number; priceCode?: string } = {}) {
  const opened = await openPage({ ...PAGE, ...(options.width && { width: options.width }) });
  const { page } = opened;
  const id = await buy(page, await openAccount(page, { firstName: 'Marta' }), options.priceCode);
  const address = `${routes.subscriptions}?suscripcion=${id}`;
  await page.goto(address, { waitUntil: 'load' });
  return { ...opened, address, main: page.getByRole('main') };
}

/** Types a test card into the gateway's frame. */
async function changeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Datos de la tarjeta"]');
  await frame.getByLabel('Número de la tarjeta').fill(number);
  await frame.getByLabel('Vence (MM/AA)').fill('07/29');
  await frame.getByLabel('Código de seguridad').fill('123');
  await frame.getByLabel('Nombre en la tarjeta').fill('ANA RUIZ');
  await page.getByRole('button', { name: 'Guardar la tarjeta' }).click();
}

const isFocused = (page: Page, words: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''), { timeout: 10_000 })
    .toContain(words);

describe('C2 a subscription', () => {
  it('is cancelled and rescued, and a second tab follows', async () => {
    const { page, main, address, problems, close } = await openBought({ width: 360 });
    const tab = await page.context().newPage();
    await tab.goto(address, { waitUntil: 'load' });
    const there = tab.getByRole('main');
    await there.getByText('Activa', { exact: true }).waitFor();

    await main.getByRole('button', { name: 'Cancelar la suscripción' }).click();
    await main.getByRole('radio', { name: 'El precio es muy alto' }).check();
    const access = page.waitForResponse((response) => response.url().endsWith('/api/acceso'));
    await main.getByRole('button', { name: 'Continuar' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/El acceso sigue hasta el .* de \d{4}/).waitFor();
    await question.getByRole('button', { name: 'Cancelar la suscripción' }).click();
    await isFocused(page, 'La suscripción quedó cancelada');
    await main.getByText('Cancelada', { exact: true }).waitFor();
    expect((await access).status()).toBe(200);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await there.getByText('Cancelada', { exact: true }).waitFor();
    await there.getByRole('button', { name: 'Reactivar la suscripción' }).click();
    await isFocused(tab, 'La suscripción quedó activa de nuevo');
    await main.getByText('Activa', { exact: true }).waitFor();
    await main.getByRole('button', { name: 'Cancelar la suscripción' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('C3 a subscription', () => {
  it('is shared, accepted by the link of the e-mail, and not shared any more', async () => {
    const { page, main, problems, close } = await openBought();
    const friend = await openPage(PAGE);
    const email = await openAccount(friend.page);

    await main.getByRole('textbox', { name: 'Correo de la otra persona' }).fill(email);
    await main.getByRole('button', { name: 'Enviar la invitación' }).click();
    await isFocused(page, `Enviamos la invitación a ${email}`);
    const link = await main.getByRole('textbox', { name: 'Enlace' }).inputValue();

    await friend.page.goto(link, { waitUntil: 'load' });
    await friend.page.getByRole('button', { name: 'Aceptar la invitación' }).click();
    await friend.page.waitForURL((url) => url.search === '');
    await friend.page.goto(routes.subscriptions, { waitUntil: 'load' });
    await friend.page.getByRole('link', { name: 'Suscripción digital anual' }).first().click();
    await friend.page.getByText(/^La comparte su titular/).waitFor();
    expect(await friend.page.getByRole('main').getByRole('button').count()).toBe(0);

    await main.getByRole('button', { name: `Dejar de compartir con ${email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dejar de compartir' }).click();
    await isFocused(page, `La suscripción ya no se comparte con ${email}`);
    await main.getByText(/^0 de 3 lugares/).waitFor();
    await friend.page.reload({ waitUntil: 'load' });
    await friend.page.getByText('Terminada', { exact: true }).waitFor();
    expect([...problems, ...friend.problems]).toEqual([]);
    await friend.close();
    await close();
  });

  it('is given: the gift waits until its link is opened', async () => {
    const { page, main, close } = await openBought({ priceCode: 'ANUAL-REGALO' });
    const friend = await openPage(PAGE);
    const email = await openAccount(friend.page);
    await main.getByText('Por activar', { exact: true }).waitFor();
    await main.getByRole('textbox', { name: 'Nombre de quien lo recibe' }).fill('Simón');
    await main.getByRole('textbox', { name: 'Correo de quien lo recibe' }).fill(email);
    await main.getByRole('button', { name: 'Enviar el regalo' }).click();
    await isFocused(page, `Enviamos el regalo a Simón`);
    await friend.page.goto(await main.getByRole('textbox', { name: 'Enlace' }).inputValue());
    await friend.page.getByRole('button', { name: 'Activar mi regalo' }).click();
    await friend.page.waitForURL((url) => url.search === '');
    await friend.page.goto(routes.subscriptions, { waitUntil: 'load' });
    await friend.page.getByText('Activa', { exact: true }).waitFor();
    await friend.close();
    await close();
  });
});

describe('C6 orders', () => {
  it('are filtered by links, and a paid one is a receipt on one sheet', async () => {
    const { page, problems, close } = await openPage({ ...PAGE, width: 360 });
    const main = page.getByRole('main');
    await signIn(page, 'activo');
    await page.goto(routes.subscriptions, { waitUntil: 'load' });
    await main.getByRole('link', { name: 'Pendiente', exact: true }).click();
    await page.waitForURL(/estado=Pending/);
    await main.getByRole('cell', { name: 'Pendiente' }).first().waitFor();
    expect(await main.getByRole('cell', { name: 'Pagado' }).count()).toBe(0);

    await main.getByRole('link', { name: 'Pagado', exact: true }).click();
    await page.waitForURL(/estado=Paid/);
    await main.getByRole('table').getByRole('link').first().click();
    await page.waitForURL(/pedido=/);
    await main.getByRole('button', { name: 'Imprimir el comprobante' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const number = new URL(page.url()).searchParams.get('pedido')!;
    const { pages, texts } = await readPdf(await page.pdf({ format: 'A4' }));
    const printed = texts.map(({ text }) => text).join(' ');
    for (const words of [number, legalName, 'Impuestos', 'Total', 'Visa terminada en 1111'])
      expect(printed).toContain(words);
    expect(printed).not.toContain('Imprimir');
    expect(pages).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('C5 the card of a subscription', () => {
  it('changes when the bank agrees, in every tab, and stays when the bank refuses', async () => {
    const { page, main, address, problems, close } = await openBought({ width: 360 });
    const tab = await page.context().newPage();
    await tab.goto(address, { waitUntil: 'load' });
    const old = /^Visa terminada en 1111/;
    await tab.getByRole('main').getByText(old).waitFor();
    // The address of banners and e-mails leads to the card.
    await page.goto(`${routes.subscriptions}?tarjeta=cambiar`, { waitUntil: 'load' });
    await isFocused(page, 'Medio de pago');
    await changeCard(page, '4000000000003220');
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await main.getByText(/^El banco no aceptó la tarjeta/).waitFor();
    await main.getByText(old).waitFor();
    await changeCard(page, '4000000000003220');
    await page.getByRole('button', { name: 'Autorizar' }).click();
    await isFocused(page, 'La tarjeta quedó cambiada');
    await main.getByText('Visa terminada en 3220, vence 07/2029').waitFor();
    await tab.getByRole('main').getByText('Visa terminada en 3220, vence 07/2029').waitFor();
    expect(new URL(page.url()).search).toBe('?tarjeta=cambiar');
    expect(await overflow(page)).toBe(0);
    // The browser reports the bank's refusal.
    expect(problems.filter((problem) => !problem.includes('402'))).toEqual([]);
    await close();
  });
});
