import { describe, expect, it } from 'vitest';
import { closeContext } from '../support/browser.ts';
import { origin } from '../support/open-page.ts';
import { openDesk, SOON_MS } from '../support/desk-page.ts';

describe('X5 an editor curates, and a reader sees it', () => {
  const front = async (): Promise<string> => (await fetch(`${origin('rural')}/`)).text();

  it('another story leads under another headline, and the breaking strip is on, then both are taken back', async () => {
    const { page, context } = await openDesk({ path: '/rural/colecciones/rural-portada' });
    const publish = page.getByRole('button', { name: 'Publicar', exact: true });
    const isPublished = page.getByText('Publicado: los lectores ya lo ven.').first();

    const name = page.locator('.items .name');
    await name.nth(1).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await name.first().press('Enter');
    const words = `Titular elegido ${Date.now()}`;
    await page.getByLabel('Titular', { exact: true }).fill(words);
    expect(await front()).not.toContain(words);
    await publish.click();
    await isPublished.waitFor();
    await expect.poll(front, { timeout: SOON_MS, interval: 200 }).toContain(words);

    await page.goto('/rural/colecciones/rural-ultima-hora');
    await page.getByRole('radio', { name: 'Encendida' }).check();
    const alarm = `Última hora ${Date.now()}`;
    await page.getByLabel('Titular de la franja').fill(alarm);
    await publish.click();
    await isPublished.waitFor();
    await expect.poll(front, { timeout: SOON_MS, interval: 200 }).toContain(alarm);
    await page.getByRole('radio', { name: 'Apagada' }).check();
    await publish.click();
    await expect.poll(front, { timeout: SOON_MS, interval: 200 }).not.toContain(alarm);

    await page.goto('/rural/colecciones/rural-portada');
    await page.getByRole('button', { name: 'Historial' }).click();
    await page.getByRole('button', { name: 'Abrir la revisión 1' }).click();
    await publish.click();
    await expect.poll(front, { timeout: SOON_MS, interval: 200 }).not.toContain(words);
    await closeContext(context);
  });
});
