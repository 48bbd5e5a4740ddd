import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeContext } from '../support/browser.ts';
import { axeFindings, origin } from '../support/open-page.ts';
import { openDesk, SOON_MS } from '../support/desk-page.ts';

describe('X5 an editor and a reader', () => {
  /** The headings of the sections of the front, as readers get it. */
  const front = async (): Promise<string> => (await fetch(`${origin('rural')}/`)).text();
  const canvas = (page: Page) => page.frameLocator('#preview-frame');

  it('a front is changed by keys, seen on the canvas, published, seen by readers, and rolled back', async () => {
    const { page, context } = await openDesk({ path: '/rural/home' });

    // A block with a heading that readers see, and that an editor may move.
    await canvas(page).locator('header').first().waitFor();
    const movable = page.locator('.structure li:not([data-fixed]) .block:has(small)');
    const block = movable.first();
    await block.focus();
    await page.keyboard.press('Enter');
    const title = page.getByLabel('Título', { exact: true });
    const words = `Titular de la mesa ${Date.now()}`;
    await title.fill(words);
    await canvas(page).getByText(words).first().waitFor();
    await page.locator('.structure .block', { hasText: words }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText(/: posición \d+ de \d+ en /).waitFor({ state: 'attached' });
    await page.getByText(/^Guardado a las/).waitFor();
    expect(await front()).not.toContain(words);

    await page.getByRole('button', { name: 'Publicar…' }).click();
    await page.getByText(words).first().waitFor();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await page.getByText('Sin cambios').waitFor();
    await expect.poll(front, { timeout: SOON_MS, interval: 200 }).toContain(words);

    await page.getByRole('button', { name: 'Historial' }).click();
    await page.getByRole('button', { name: 'Volver a la publicación anterior' }).click();
    await page.getByText(/Los lectores ven de nuevo la revisión/).waitFor({ state: 'attached' });
    await expect.poll(front, { timeout: SOON_MS, interval: 200 }).not.toContain(words);
    await closeContext(context);
  });

  it('a guard rail stops a publication, in the desk and without it, until its block is mended', async () => {
    const { page, context } = await openDesk({ path: '/women/home' });
    await canvas(page).locator('header').first().waitFor();

    // A countdown to a day of long ago.
    await page.getByRole('tab', { name: 'Bloques' }).click();
    await page.getByRole('button', { name: 'Añadir Cuenta regresiva' }).click();
    const words = `Foro de ${Date.now()}`;
    const event = page.getByLabel('Evento', { exact: true });
    const starts = page.getByLabel('Comienzo', { exact: true });
    await event.fill(words);
    await starts.fill('2024-10-21T00:00:00-05:00');
    await canvas(page).getByText(words).first().waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: /^Avisos/ }).click();
    const remark = page.locator('.notes li[data-severity=error]');
    await remark.getByText('Impide publicar').waitFor();
    expect(await remark.count()).toBe(1);
    const why = (await remark.locator('span').last().textContent()) ?? '';
    await page.getByRole('button', { name: 'Publicar…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publicar' });
    await dialog.getByText('No se puede publicar todavía').waitFor();
    await dialog.getByText(why).waitFor();
    expect(await dialog.getByRole('button', { name: 'Publicar ahora' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');

    // The remark leads to the block, which is mended.
    await remark.getByRole('button').click();
    await starts.fill('2099-10-21T00:00:00-05:00');
    await page.getByRole('tab', { name: /^Avisos/ }).click();
    await remark.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Publicar…' }).click();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await page.getByText('Sin cambios').waitFor();
    const women = async (): Promise<string> => (await fetch(`${origin('women')}/`)).text();
    await expect.poll(women, { timeout: SOON_MS, interval: 200 }).toContain(words);

    // The service refuses the same document from who does not ask the desk.
    const refused = await page.evaluate(async (heading) => {
      interface Placed {
        settings?: Record<string, unknown>;
      }
      const ask = async (path: string, body?: object) => {
        const reply = await fetch(`/api/paginas/${path}`, {
          method: body ? 'POST' : 'GET',
          ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
        });
        return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
      };
      const at = { brand: 'women', page: 'home' };
      const list = (await ask('pages?brand=women')).body as unknown as { page: string; revision: number }[];
      const number = list.find((one) => one.page === 'home')!.revision;
      const { document } = (await ask(`page?brand=women&page=home&number=${number}`)).body as {
        document: { regions: Record<string, Placed[]> };
      };
      const placed = Object.values(document.regions)
        .flat()
        .find(({ settings }) => settings?.['title'] === heading)!;
      placed.settings = { ...placed.settings, starts: '2024-10-21T00:00:00-05:00' };
      const saved = await ask('revisions', { ...at, expected: number, document, note: 'Sin la mesa' });
      return ask('publications', { ...at, revision: saved.body['number'] });
    }, words);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'guard_rails', details: [{ kind: 'past-event', severity: 'error', text: why }] },
    });
    expect(await women()).toContain(words);
    await closeContext(context);
  });

  it('a link shows a story before its time to who has it, and the desk says how long', async () => {
    const { page, context } = await openDesk({ path: '/weekly', email: 'redactora@redaccion.example' });
    await page.getByRole('link', { name: 'Por publicar' }).press('Enter');
    const row = page.getByRole('row', { name: /represa El Silencio/ });
    await row.getByText('Para suscriptores').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await row.getByRole('button', { name: 'Pedir un enlace' }).press('Enter');
    await row.getByText(/Deja de servir:/).waitFor();
    const address = await row.getByLabel('Enlace').inputValue();
    await closeContext(context);

    // Someone without an account of any kind.
    const reader = await fetch(address);
    expect([reader.status, reader.headers.get('cache-control'), reader.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(await reader.text()).toContain('Este texto se publica cuando la defensa legal');
    const { origin: site, pathname } = new URL(address);
    expect((await fetch(`${site}${pathname}`)).status).toBe(404);
    expect((await fetch(address.replace(/.{4}$/, 'AAAA'))).status).toBe(404);
  });
});
