import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash } from '../../../tools/chromium.ts';
import { closeContext, theBrowser } from '../support/browser.ts';
import { origin } from '../support/open-page.ts';

const EDITOR = 'editora@redaccion.example';
const PASSWORD = 'Redaccion2026';
/** Readers get what is published in this time, in milliseconds. A busy machine renders the page in some of it. */
const SOON_MS = 6000;

describe('X5 an editor and a reader', () => {
  /** The headings of the sections of the front, as readers get it. */
  const front = async (): Promise<string> => (await fetch(`${origin('rural')}/`)).text();
  const canvas = (page: Page) => page.frameLocator('#preview-frame');

  it('a front is changed by keys, seen on the canvas, published, seen by readers, and rolled back', async () => {
    const context = await (
      await theBrowser()
    ).newContext({
      ...CONTEXT_OPTIONS,
      viewport: { width: 1280, height: 800 },
      locale: 'es-CO',
      baseURL: `http://localhost:${inject('sitesPort') + 7}`,
    });
    const page = await context.newPage();
    endOnCrash(page);
    await page.goto('/rural/home');
    await page.getByLabel('Correo').fill(EDITOR);
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.keyboard.press('Enter');

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
});
