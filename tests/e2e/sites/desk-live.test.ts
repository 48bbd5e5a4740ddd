import { describe, expect, it } from 'vitest';
import { closeContext } from '../support/browser.ts';
import { importLiveBlog } from '../support/live-blog.ts';
import { axeFindings, openPage } from '../support/open-page.ts';
import { openDesk } from '../support/desk-page.ts';

const BRAND = 'rural';
/** Longer than the server's question, the event and the browser need. */
const ARRIVES_MS = 20_000;

describe('X5 a live blog, its editor and a reader', () => {
  it('a correction and posts written offline reach a reader’s open page in order, once', async () => {
    const path = await importLiveBlog(BRAND, 'mesa-en-vivo', 5);
    const reader = await openPage({ brand: BRAND, path, width: 1280 });
    await reader.page
      .locator('#NOTA3')
      .evaluate((post) => post.scrollIntoView({ block: 'center', behavior: 'instant' }));

    const { page, context } = await openDesk({
      path: `/${BRAND}/en-vivo/${encodeURIComponent(path)}`,
      viewport: { width: 1024, height: 800 },
    });
    await page.getByRole('heading', { name: /Nota 3$/ }).waitFor();
    await page.frameLocator('.live-readers iframe').getByText('Nota 3').first().waitFor();

    const actions = page.getByRole('group', { name: 'Nota 3' });
    await actions.getByRole('button', { name: 'Corregir' }).press('Enter');
    const correction = page.getByRole('form', { name: 'Corregir Nota 3' });
    await correction.getByLabel('Título').fill('Nota 3, corregida');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => reader.page.locator('#NOTA3').textContent(), { timeout: ARRIVES_MS })
      .toContain('Nota 3, corregida');
    await page.frameLocator('.live-readers iframe').getByText('Nota 3, corregida').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await context.setOffline(true);
    const write = page.getByRole('form', { name: 'Entrada nueva' });
    for (const title of ['Sin red, uno', 'Sin red, dos']) {
      await write.getByLabel('Título').fill(title);
      await page.keyboard.press('Enter');
    }
    await page.getByText(/^Sin conexión: lo que escribas espera/).waitFor();
    await context.setOffline(false);
    await page.reload();
    await page.getByText('Todo está publicado.').waitFor();
    await page.getByRole('heading', { name: /Sin red, dos$/ }).waitFor();
    const titles = await page.locator('.live-desk .live-posts h3').allTextContents();
    expect(titles.slice(0, 2).map((title) => title.replace(/^.*m\.\s/, ''))).toEqual([
      'Sin red, dos',
      'Sin red, uno',
    ]);
    const html = await (await fetch(`${new URL(reader.page.url()).origin}${path}`)).text();
    expect(html).toContain('Sin red, dos');
    await closeContext(context);
    await reader.close();
  });
});
