import type { Page } from 'playwright-core';

/** Takes the permission for a purpose back in the preferences. @param purpose the name of its switch */
export async function withdraw(page: Page, purpose: string): Promise<void> {
  // By keyboard: pictures above the footer load while the pointer would go there, and move it away.
  await page.getByRole('link', { name: 'Preferencias de privacidad' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preferencias de privacidad' });
  await dialog.getByRole('switch', { name: purpose }).uncheck();
  await dialog.getByRole('button', { name: 'Guardar la elección' }).click();
  await dialog.waitFor({ state: 'detached' });
}
