import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTEXT_OPTIONS } from '../../../tools/chromium.ts';
import { closeContext, theBrowser } from '../support/browser.ts';
import { axeFindings } from '../support/open-page.ts';
import { openDesk, PASSWORD } from '../support/desk-page.ts';
import { EDITORS, serveDesk, type DeskUnderTest } from './serve.ts';

/** Replies that are answers: there is no draft, the session has ended, another saved before. */
const ANSWERS = /status of (?:401|404|409)|ERR_INTERNET_DISCONNECTED|`setData` is expensive/;

describe('X5 the desk', () => {
  let desk: DeskUnderTest;
  // Each test has a page that no other has changed.
  beforeEach(async () => {
    desk = await serveDesk();
  }, 180_000);
  afterEach(() => desk.close());

  const open = (path: string, email: string = EDITORS.ana, width = 1280) =>
    openDesk({ origin: desk.origin, path, email, answers: ANSWERS, viewport: { width, height: 800 } });

  /** The titles of the blocks on the canvas, from the top. */
  const canvas = (page: Page): Promise<string[]> =>
    page
      .frameLocator('#preview-frame')
      .locator('[data-puck-component]')
      .evaluateAll((blocks) => blocks.map((block) => block.querySelector('h2, strong')?.textContent ?? ''));
  const block = (page: Page, name: string) => page.locator('.structure .block', { hasText: name });
  const title = (page: Page) => page.getByLabel('Título', { exact: true });
  const saved = (page: Page) => page.getByText(/^Guardado a las \d/).waitFor();
  const published = async (): Promise<unknown[]> => {
    const [now] = await desk.memory.published({ brand: 'weekly', page: 'home' });
    return (now?.document.regions['main'] ?? []).map(({ settings }) => settings?.['title'] ?? settings);
  };
  const publish = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Publicar…' }).click();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
  };
  const UNKNOWN = 'Bloque desconocido: from-a-later-build';

  it('refuses a wrong password in Spanish, and signs in', async () => {
    const context = await (await theBrowser()).newContext({ ...CONTEXT_OPTIONS, baseURL: desk.origin });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByLabel('Correo').fill(EDITORS.ana);
    await page.getByLabel('Contraseña').fill('otra');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toBe('El correo o la contraseña no coinciden.');
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('link', { name: 'Portada' }).waitFor();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await closeContext(context);
  });

  it('an editor moves by keys, changes, publishes and rolls back', async () => {
    const { page, context, problems } = await open('/weekly');
    await page.getByRole('link', { name: 'Portada' }).press('Enter');
    await expect
      .poll(() => canvas(page))
      .toEqual(['Lo más importante', 'Nación', 'Mundo', UNKNOWN, 'Cultura']);

    await block(page, 'Nación').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(() => canvas(page))
      .toEqual(['Nación', 'Lo más importante', 'Mundo', UNKNOWN, 'Cultura']);
    const said = page.getByText('Fila de una sección: posición 1 de 5 en Principal.');
    await expect.poll(() => said.count()).toBe(1);

    await title(page).fill('Nación hoy');
    const changed = Date.now();
    await expect.poll(() => canvas(page), { interval: 20 }).toContain('Nación hoy');
    expect(Date.now() - changed).toBeLessThan(2000);
    await page.getByLabel('Número de notas').fill('5000');
    await page.locator('.field .problem', { hasText: 'Debe ser' }).waitFor();
    await page.getByRole('button', { name: 'Publicar…' }).click();
    expect(await page.getByRole('button', { name: 'Publicar ahora' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByLabel('Número de notas').fill('4');

    await page.getByRole('button', { name: 'Publicar…' }).click();
    await page.getByText(/^Se movió “.*” (?:arriba|abajo)$/).waitFor();
    await page.getByLabel('Nota', { exact: true }).fill('Primero el país.');
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect
      .poll(published)
      .toEqual(['Nación hoy', 'Lo más importante', 'Mundo', { kept: { as: 'it is' } }, 'Cultura']);
    await page.getByText('Sin cambios').waitFor();

    await page.getByRole('button', { name: 'Historial' }).click();
    await page.getByText('Primero el país.').first().waitFor();
    await page.getByRole('button', { name: 'Volver a la publicación anterior' }).click();
    await expect
      .poll(published)
      .toEqual(['Lo más importante', 'Nación', 'Mundo', { kept: { as: 'it is' } }, 'Cultura']);
    expect(problems).toEqual([]);
    await closeContext(context);
  });

  it('adds, drags, copies, removes and undoes', async () => {
    const { page, context, problems } = await open('/weekly/home');
    await block(page, 'Mundo').click();
    await page.getByRole('tab', { name: 'Bloques' }).click();
    await page.getByRole('button', { name: 'Añadir Tarjetas de una sección' }).click();
    await expect.poll(async () => (await canvas(page)).includes('card-grid')).toBe(true);
    const before = await canvas(page);
    expect(before.indexOf('card-grid')).toBe(before.indexOf('Mundo') + 1);
    const grids = async (): Promise<number> =>
      (await canvas(page)).filter((one) => one === 'card-grid').length;
    // A step of undo ends with a pause of 300 ms.
    const pause = (): Promise<void> => page.waitForTimeout(400);
    await pause();
    await page.getByRole('button', { name: 'Copiar', exact: true }).click();
    await expect.poll(grids).toBe(2);
    await pause();
    await page.getByRole('button', { name: 'Quitar', exact: true }).click();
    await expect.poll(grids).toBe(1);
    await pause();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(grids).toBe(2);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(grids).toBe(1);
    await page.getByRole('button', { name: 'Rehacer' }).click();
    await expect.poll(grids).toBe(2);

    const heading = (name: string) =>
      page.frameLocator('#preview-frame').getByRole('heading', { name, exact: true });
    const from = (await heading('Lo más importante').boundingBox())!;
    const to = (await heading('Mundo').boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 8);
    await page.mouse.down();
    await pause();
    await page.mouse.move(from.x + 24, from.y + 14, { steps: 6 });
    await page.mouse.move(to.x + 40, to.y - 10, { steps: 20 });
    await pause();
    await page.mouse.up();
    await expect.poll(async () => (await canvas(page))[0]).toBe('Nación');
    expect(problems).toEqual([]);
    await saved(page);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
    await page.getByText('Sin cambios').waitFor();
    await expect.poll(grids).toBe(0);
    await closeContext(context);
  });

  it('keeps the work through a lost network, a reload and an ended session', async () => {
    const { page, context, problems } = await open('/weekly/home');
    await block(page, 'Mundo').click();
    await title(page).fill('Sin red');
    await saved(page);
    await context.setOffline(true);
    await title(page).fill('Sin red todavía');
    await page.getByText('Sin conexión: se guarda en este equipo').waitFor();
    await context.setOffline(false);
    await saved(page);

    desk.endSessions();
    await title(page).fill('Sin sesión');
    const again = page.getByRole('dialog', { name: 'Entra de nuevo' });
    await again.getByLabel('Contraseña').fill(PASSWORD);
    await again.getByRole('button', { name: 'Entrar' }).click();
    await saved(page);
    expect(await title(page).inputValue()).toBe('Sin sesión');

    await page.reload();
    await block(page, 'Sin sesión').waitFor();
    expect(
      (await desk.memory.as(EDITORS.ana).draft({ brand: 'weekly', page: 'home' }))?.document,
    ).toMatchObject({
      regions: { main: expect.arrayContaining([expect.objectContaining({ id: 'mundo' })]) },
    });
    expect(problems).toEqual([]);
    await closeContext(context);
  });

  it('two editors: what both changed is chosen, and nothing is overwritten', async () => {
    const ana = await open('/weekly/home');
    const beto = await open('/weekly/home', EDITORS.beto);
    for (const [{ page }, nation, other, words] of [
      [beto, 'Nación de Beto', 'Mundo', 'Mundo de Beto'],
      [ana, 'Nación de Ana', 'Cultura', 'Cultura de Ana'],
    ] as const) {
      await block(page, 'Nación').click();
      await title(page).fill(nation);
      await block(page, other).click();
      await title(page).fill(words);
      await expect.poll(() => canvas(page)).toEqual(expect.arrayContaining([nation, words]));
    }
    await publish(beto.page);
    await expect.poll(published).toContain('Mundo de Beto');
    await publish(ana.page);
    await ana.page.getByRole('radio', { name: /Lo de beto/ }).check();
    await ana.page.getByRole('button', { name: 'Seguir con la página unida' }).click();
    await expect
      .poll(() => canvas(ana.page))
      .toEqual(['Lo más importante', 'Nación de Beto', 'Mundo de Beto', UNKNOWN, 'Cultura de Ana']);
    await publish(ana.page);
    await expect.poll(published).toContain('Cultura de Ana');
    expect(await published()).toContain('Nación de Beto');
    expect([...ana.problems, ...beto.problems]).toEqual([]);
    for (const { context } of [ana, beto]) await closeContext(context);
  });

  it.each([1024, 1280])('passes axe on every screen, %i pixels wide', async (width) => {
    const { page, context, problems } = await open('/weekly', EDITORS.ana, width);
    const found: string[] = [];
    const check = async (screen: string): Promise<void> => {
      found.push(...(await axeFindings(page)).map((finding) => `${screen}: ${finding}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) found.push(`${screen}: ${wider} px wider than the window`);
    };
    await page.getByRole('link', { name: 'Portada' }).waitFor();
    await check('list');
    await page.getByRole('link', { name: 'Portada' }).click();
    await expect.poll(async () => (await canvas(page)).length).toBe(5);
    await check('page');
    await page.locator('.structure .block').nth(1).click();
    await check('block');
    for (const tab of ['Bloques', 'Avisos']) {
      await page.getByRole('tab', { name: tab }).click();
      await check(tab);
    }
    for (const [button, dialog] of [
      ['Publicar…', 'Publicar'],
      ['Historial', 'Historial'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog', { name: dialog }).waitFor();
      await check(dialog);
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await closeContext(context);
  });
});
