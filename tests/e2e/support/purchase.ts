import type { Page } from 'playwright-core';

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
