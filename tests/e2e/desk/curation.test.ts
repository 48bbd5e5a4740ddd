import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeContext } from '../support/browser.ts';
import { axeFindings } from '../support/open-page.ts';
import { openDesk } from '../support/desk-page.ts';
import { EDITORS, serveDesk, type DeskUnderTest } from './serve.ts';
import { FRONT } from './site.ts';

/** Replies that are answers, and pictures of stories, which no server of the test has. */
const ANSWERS = /status of (?:401|403|404|409)|ERR_|policy: img-src|Loading the image|example\.com/;

describe('X5 curation on the desk', () => {
  let desk: DeskUnderTest;
  beforeEach(async () => {
    desk = await serveDesk({ curates: true });
  }, 180_000);
  afterEach(() => desk.close());

  const open = (path: string, email: string = EDITORS.ana, width = 1280) =>
    openDesk({ origin: desk.origin, path, email, answers: ANSWERS, viewport: { width, height: 800 } });

  const ADDRESS = `/weekly/colecciones/${FRONT.id}`;
  const names = (page: Page): Promise<string[]> => page.locator('.items .name').allTextContents();
  const stored = async () => (await desk.collections.as(EDITORS.ana).read(FRONT)).document.items;
  const publish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true });
  const isPublished = (page: Page) => page.getByText('Publicado: los lectores ya lo ven.').first().waitFor();
  const found = (page: Page) => page.getByRole('listbox', { name: 'Resultados' }).getByRole('option');
  const item = (page: Page, name: string) => page.locator('.items .name', { hasText: name });

  it('by keys alone: another story leads under another headline, and the work survives a reload', async () => {
    const { page, context, problems } = await open('/weekly');
    await page.getByRole('link', { name: 'Colecciones' }).press('Enter');
    await page.getByRole('link', { name: 'Portada' }).press('Enter');
    await expect.poll(() => names(page)).toEqual(['Nota de reforma', 'Nota de salario', 'Nota de ciclismo']);

    const search = page.getByRole('combobox', { name: 'Buscar una nota' });
    await search.fill('embalses');
    await expect.poll(() => found(page).count()).toBe(1);
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Nota de embalses']));
    expect((await names(page))[0]).toBe('Nota de embalses');
    await page.getByText('También en: Portada').first().waitFor();
    await item(page, 'Nota de embalses').press('Alt+ArrowDown');
    await page.getByText('“Nota de embalses”: posición 2 de 4.').waitFor({ state: 'attached' });
    await item(page, 'Nota de embalses').press('Alt+ArrowUp');
    await item(page, 'Nota de ciclismo').press('Delete');

    await item(page, 'Nota de embalses').press('Enter');
    await page.getByLabel('Titular', { exact: true }).fill('El agua, al límite');
    await page.getByText('Original: Nota de embalses').waitFor();
    await page.reload();
    await expect
      .poll(() => names(page))
      .toEqual(['El agua, al límite', 'Nota de reforma', 'Nota de salario']);
    expect((await stored()).map(({ id }) => id)).toEqual(['reforma', 'salario', 'ciclismo']);

    await publish(page).press('Enter');
    await isPublished(page);
    expect(await stored()).toEqual([
      { id: 'embalses', story: 'embalses', overrides: { headline: 'El agua, al límite' }, by: EDITORS.ana },
      { id: 'reforma', story: 'reforma' },
      { id: 'salario', story: 'salario' },
    ]);
    await item(page, 'El agua, al límite').press('Enter');
    await page.getByRole('button', { name: 'Volver al original: Titular' }).press('Enter');
    await expect.poll(() => names(page)).toContain('Nota de embalses');
    await page.getByRole('button', { name: 'Historial' }).press('Enter');
    await page.getByText(/Se agregó “Nota de embalses” en el lugar 1/).waitFor();
    await page.getByRole('button', { name: 'Abrir la revisión 1' }).press('Enter');
    await expect.poll(() => names(page)).toEqual(['Nota de reforma', 'Nota de salario', 'Nota de ciclismo']);
    expect(problems).toEqual([]);
    await closeContext(context);
  });

  it('by mouse: drag, pin, the point of a picture, undo', async () => {
    const { page, context, problems } = await open(ADDRESS);
    await expect.poll(async () => (await names(page)).length).toBe(3);
    const at = async (row: number) => (await page.locator('.items > li').nth(row).boundingBox())!;
    const [from, to] = [await at(2), await at(0)];
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 6, { steps: 20 });
    // The list follows the mouse by frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.mouse.up();
    await expect.poll(async () => (await names(page))[0]).toBe('Nota de ciclismo');
    await page.getByRole('button', { name: 'Bajar “Nota de ciclismo”' }).click();
    await expect.poll(async () => (await names(page))[1]).toBe('Nota de ciclismo');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(async () => (await names(page))[0]).toBe('Nota de ciclismo');
    await page.getByRole('button', { name: 'Fijar “Nota de ciclismo”' }).click();
    await item(page, 'Nota de ciclismo').click();
    await page.locator('.focal-picture').click({ position: { x: 4, y: 4 } });
    await page.getByRole('button', { name: 'Volver al original: Encuadre' }).waitFor();
    await publish(page).click();
    await isPublished(page);
    const [first] = await stored();
    expect(first).toMatchObject({ id: 'ciclismo', pinned: true });
    expect(first!.overrides!.focalPoint!.x).toBeLessThan(0.1);
    expect(problems).toEqual([]);
    await closeContext(context);
  });

  it('two editors: what does not touch is merged, and where both changed the same one is chosen', async () => {
    const ana = await open(ADDRESS);
    const beto = await open(ADDRESS, EDITORS.beto);
    for (const [{ page }, words, gone] of [
      [beto, 'El titular de Beto', 'Nota de ciclismo'],
      [ana, 'El titular de Ana', 'Nota de salario'],
    ] as const) {
      await item(page, 'Nota de reforma').click();
      await page.getByLabel('Titular', { exact: true }).fill(words);
      await page.getByRole('button', { name: `Quitar “${gone}”` }).click();
    }
    await publish(beto.page).click();
    await isPublished(beto.page);
    await publish(ana.page).click();
    const dialog = ana.page.getByRole('dialog', { name: 'Alguien guardó antes' });
    await dialog.getByRole('radio', { name: /Lo de beto/ }).check();
    await dialog.getByRole('button', { name: 'Seguir con la colección unida' }).click();
    await expect.poll(() => names(ana.page)).toEqual(['El titular de Beto']);
    await publish(ana.page).click();
    await isPublished(ana.page);
    expect(await stored()).toEqual([
      { id: 'reforma', story: 'reforma', overrides: { headline: 'El titular de Beto' } },
    ]);
    expect([...ana.problems, ...beto.problems]).toEqual([]);
    for (const { context } of [ana, beto]) await closeContext(context);
  });

  it('expires by the clock', async () => {
    const { page, context } = await open(ADDRESS);
    await item(page, 'Nota de reforma').click();
    await page.getByLabel('Hasta', { exact: true }).fill('2020-01-01T10:00');
    await page.getByText(/^Salió/).waitFor();
    await page.getByLabel('Desde', { exact: true }).fill('2021-01-01T10:00');
    await page.getByText('El final debe ser después del comienzo.').first().waitFor();
    expect(await publish(page).isDisabled()).toBe(true);
    await page.getByLabel('Desde', { exact: true }).fill('');
    await item(page, 'Nota de salario').click();
    await page.getByLabel('Hasta', { exact: true }).fill('2050-01-01T10:00');
    await publish(page).click();
    await isPublished(page);
    const shown = async () =>
      (await desk.collections.as(EDITORS.ana).list(FRONT)).find(({ id }) => id === FRONT.id)?.shown;
    expect(await shown()).toBe(2);
    desk.later(Date.UTC(2050, 0, 2) - Date.now());
    expect(await shown()).toBe(1);
    await closeContext(context);
  });

  it('who proposes sees the collection and changes nothing', async () => {
    const { page, context } = await open(ADDRESS, EDITORS.caro);
    await page.getByText(/^Propones en esta marca/).waitFor();
    expect(await publish(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Quitar/ }).count()).toBe(0);
    const status = await page.evaluate(
      async ([brand, id]) =>
        (
          await fetch('/api/paginas/collection', {
            method: 'PUT',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ brand, id, expected: 1, document: { title: 'x', items: [] }, note: '' }),
          })
        ).status,
      [FRONT.brand, FRONT.id],
    );
    expect(status).toBe(403);
    expect((await stored()).length).toBe(3);
    await closeContext(context);
  });

  it('the breaking strip is turned on with words, and off', async () => {
    const { page, context, problems } = await open('/weekly/colecciones');
    await page.getByRole('link', { name: 'Última hora' }).click();
    await page.getByRole('radio', { name: 'Encendida' }).check();
    expect(await publish(page).isDisabled()).toBe(true);
    await page.getByLabel('Titular de la franja').fill('Tiembla en Bogotá');
    await publish(page).click();
    await isPublished(page);
    const strip = { brand: 'weekly', id: 'weekly-ultima-hora' };
    const read = async () => (await desk.collections.as(EDITORS.ana).read(strip)).document.items;
    expect(await read()).toMatchObject([{ story: null, overrides: { headline: 'Tiembla en Bogotá' } }]);
    await page.getByRole('radio', { name: 'Apagada' }).check();
    await publish(page).click();
    await expect.poll(read).toEqual([]);
    expect(problems).toEqual([]);
    await closeContext(context);
  });

  it.each([1024, 1440])('passes axe on every screen, %i pixels wide', async (width) => {
    const { page, context, problems } = await open('/weekly/colecciones', EDITORS.ana, width);
    const faults: string[] = [];
    const check = async (screen: string): Promise<void> => {
      faults.push(...(await axeFindings(page)).map((finding) => `${screen}: ${finding}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) faults.push(`${screen}: ${wider} px wider than the window`);
    };
    await page.getByRole('link', { name: 'Portada' }).waitFor();
    await check('list');
    await page.getByRole('link', { name: 'Portada' }).click();
    await expect.poll(() => found(page).count()).toBeGreaterThan(2);
    await check('collection');
    await item(page, 'Nota de reforma').click();
    await page.getByLabel('Titular', { exact: true }).fill('Otro titular');
    await check('item');
    await page.getByRole('button', { name: 'Historial' }).click();
    await page.getByRole('dialog', { name: 'Historial' }).waitFor();
    await check('history');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Colecciones' }).click();
    for (const strip of ['Última hora', 'En vivo']) {
      await page.getByRole('link', { name: strip }).click();
      await page.getByRole('radio', { name: /Encendida|elegida/ }).check();
      await check(strip);
      await page.getByRole('link', { name: 'Colecciones' }).click();
    }
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
    await closeContext(context);
  });
});
