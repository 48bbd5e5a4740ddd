import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { storedSession } from './reader.ts';

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pagar/ });

/** The number of paid orders of the page's reader, as the service has them. */
export async function paidOrders(page: Page): Promise<number> {
  const session = await storedSession(page);
  const answer = await fetch(
    `${inject('contentOrigin')}/sales/public/v1/order/history?pageSize=10&start=0&status=Paid`,
    { headers: { authorization: `Bearer ${session?.accessToken ?? ''}` } },
  );
  return ((await answer.json()) as { maxResults: number }).maxResults;
}

/** Fills the step of the address. */
export async function giveAddress(page: Page): Promise<void> {
  for (const [name, typed] of [
    [/^Departamento/, 'narino'],
    [/^Ciudad/, 'pasto'],
  ] as const) {
    const field = page.getByRole('combobox', { name });
    await field.fill(typed);
    await field.press('ArrowDown');
    await field.press('Enter');
  }
  await page.getByRole('textbox', { name: /^Dirección/ }).fill('Carrera 25 # 17-40');
  await page.getByRole('button', { name: 'Usar esta dirección' }).click();
}

/** Types a test card into the gateway's frame. */
export async function giveCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Datos de la tarjeta"]');
  await frame.getByLabel('Número de la tarjeta').fill(number);
  await frame.getByLabel('Vence (MM/AA)').fill('07/29');
  await frame.getByLabel('Código de seguridad').fill('123');
  await frame.getByLabel('Nombre en la tarjeta').fill('ANA RUIZ');
  await page.getByRole('button', { name: 'Continuar' }).click();
}
