import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inForce, type PageDocument } from 'rotativa/domain';
import { CONTEXT_OPTIONS, endOnCrash } from '../../../tools/chromium.ts';
import { closeContext, theBrowser } from '../support/browser.ts';
import { axeFindings } from '../support/open-page.ts';
import { PASSWORD } from '../support/desk-page.ts';
import { EDITORS, serveDesk, type DeskUnderTest } from './serve.ts';
import { HOME, ROW, SMALL_PICTURE } from './site.ts';

const FRONT: PageDocument = {
  ...HOME,
  regions: { main: [...HOME.regions.main!, ROW('opinion', 'Opinión')] },
};
/** Replies that are answers, and the network that a test takes away. */
const ANSWERS = /status of (?:401|404)|ERR_INTERNET_DISCONNECTED|`setData` is expensive/;

/** How an editor works: both reach everything. */
const HANDS = {
  mouse: { press: (target: Locator) => target.click() },
  keyboard: {
    press: async (target: Locator) => {
      await target.focus();
      const isChoice = await target.evaluate((element) =>
        ['checkbox', 'radio'].includes((element as HTMLInputElement).type),
      );
      await target.press(isChoice ? 'Space' : 'Enter');
    },
  },
} as const;

describe('X5 an editor’s morning', () => {
  let desk: DeskUnderTest;
  beforeEach(async () => {
    desk = await serveDesk({ home: FRONT });
  }, 180_000);
  afterEach(() => desk.close());

  async function open(email: string, more: object = {}) {
    const context = await (
      await theBrowser()
    ).newContext({
      ...CONTEXT_OPTIONS,
      viewport: { width: 1024, height: 768 },
      locale: 'es-CO',
      timezoneId: 'America/Bogota',
      baseURL: desk.origin,
      ...more,
    });
    const page = await context.newPage();
    endOnCrash(page);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !ANSWERS.test(message.text())) problems.push(message.text());
    });
    await page.goto('/weekly');
    await page.getByLabel('Correo').fill(email);
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.keyboard.press('Enter');
    return { page, context, problems };
  }
  const frame = (page: Page) => page.frameLocator('#preview-frame');
  const titles = (page: Page): Promise<string[]> =>
    frame(page)
      .locator('[data-puck-component]')
      .evaluateAll((blocks) => blocks.map((block) => block.querySelector('h2, strong')?.textContent ?? ''));
  const block = (page: Page, name: string) => page.locator('.structure .block', { hasText: name });
  const saved = (page: Page) => page.getByText(/^Guardado a las \d/).waitFor();
  const shown = async (at: Date) =>
    inForce(await desk.memory.published({ brand: 'weekly', page: 'home' }), 'home', at)?.document;
  const withoutNetwork = async (context: BrowserContext, act: () => Promise<void>): Promise<void> => {
    await context.setOffline(true);
    await act();
    await context.setOffline(false);
  };

  it.each(['mouse', 'keyboard'] as const)('by %s, with a second editor and a network that fails twice', async (kind) => {
    const { press } = HANDS[kind];
    const { page, context, problems } = await open(EDITORS.ana);
    const found: string[] = [];
    const check = async (screen: string): Promise<void> => {
      found.push(...(await axeFindings(page)).map((finding) => `${screen}: ${finding}`));
    };
    await page.getByRole('link', { name: 'Portada' }).waitFor();
    await check('list');
    await press(page.getByRole('link', { name: 'Portada' }));
    await expect.poll(() => titles(page)).toHaveLength(6);

    // A second editor is seen, by name and block.
    const beto = await open(EDITORS.beto);
    await beto.page.getByRole('link', { name: 'Portada' }).click();
    await block(beto.page, 'Mundo').click();
    const present = page.getByRole('list', { name: 'También en esta página' });
    await present.getByText('Beto Díaz está aquí en “Fila de una sección”').waitFor({ state: 'attached' });
    await page.locator('.structure').getByRole('img', { name: 'Beto Díaz está aquí' }).waitFor();
    await check('presence');

    // Yesterday's lead goes down, and another leads.
    await press(block(page, 'Lo más importante'));
    if (kind === 'mouse') await page.getByRole('button', { name: 'Bajar', exact: true }).first().click();
    else await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await titles(page))[0]).toBe('Nación');
    await press(block(page, 'Nación'));
    const title = page.getByLabel('Título', { exact: true });
    await withoutNetwork(context, async () => {
      await title.fill(SMALL_PICTURE);
      await page.getByText('Sin conexión: se guarda en este equipo').waitFor();
    });
    await saved(page);
    await expect.poll(async () => (await titles(page))[0]).toBe(SMALL_PICTURE);

    // A carousel of videos below it, and opinion up.
    await press(page.getByRole('tab', { name: 'Bloques' }));
    await check('catalogue');
    await press(page.getByRole('button', { name: 'Añadir Carrusel de videos' }));
    await expect.poll(async () => (await titles(page))[1]).toBe('video-carousel');
    await press(page.getByRole('tab', { name: 'Estructura' }));
    const up = page.locator('.structure li', { hasText: 'Opinión' }).getByRole('button', { name: /^Subir/ });
    for (const place of [5, 4]) {
      await press(up);
      await expect.poll(async () => (await titles(page))[place]).toBe('Opinión');
    }

    // The guard rail names the block, and leads to it.
    await press(page.getByRole('tab', { name: /^Avisos/ }));
    const remark = page.getByRole('button', { name: /La foto mide 160 píxeles.*Usa una foto más grande/ });
    await remark.waitFor();
    await check('notes');
    await press(remark);
    await expect.poll(() => title.inputValue()).toBe(SMALL_PICTURE);
    await title.fill('Otra nota abre');
    await page.getByText('Sin avisos').waitFor();

    // On a phone, dark, tomorrow at six.
    if (kind === 'mouse') await page.locator('.segments label', { hasText: 'Celular' }).click();
    else await press(page.getByRole('radio', { name: /^Celular/ }));
    await press(page.getByLabel('Oscuro'));
    await press(page.getByRole('button', { name: 'Mañana a las 6' }));
    await expect.poll(() => desk.asked.at(-1)).toMatchObject({
      mode: 'dark',
      at: expect.stringMatching(/T11:00:00/) as string,
    });
    expect(await page.locator('.stage-page').evaluate((element) => element.style.width)).toBe('360px');
    await check('phone');
    await saved(page);

    // Scheduled, with what changes in words and in pictures; the network fails once more.
    const tomorrow = new Date(desk.asked.at(-1)!.at!);
    const hour = `${new Date(tomorrow.getTime() - 5 * 3_600_000).toISOString().slice(0, 11)}06:00`;
    await press(page.getByRole('button', { name: 'Publicar…' }));
    const dialog = page.getByRole('dialog', { name: 'Publicar' });
    await dialog.getByText(/^Se agregó “.*” en/).waitFor();
    for (const name of ['Lo que ven ahora', 'Lo que verán'])
      await dialog.locator(`iframe[title="${name}"]`).waitFor();
    const marked = dialog.frameLocator('iframe[title="Lo que verán"]').locator('[data-mesa-changed]');
    await expect.poll(() => marked.count()).toBeGreaterThan(1);
    await check('publish');
    await press(dialog.getByRole('radio', { name: 'Más tarde' }));
    await dialog.getByLabel('Desde (hora de Bogotá)').fill(hour);
    await dialog.getByLabel('Nota', { exact: true }).fill('La mañana.');
    await withoutNetwork(context, async () => {
      await press(dialog.getByRole('button', { name: 'Programar' }));
      await dialog.getByText('No hay conexión').waitFor();
    });
    await press(dialog.getByRole('button', { name: 'Programar' }));
    await page.getByText('Sin cambios').waitFor();
    expect(await shown(new Date())).toEqual(FRONT);
    const planned = (await shown(tomorrow))!.regions.main!.map(({ settings }) => settings?.['title']);
    expect([planned[0], planned.indexOf('Opinión')]).toEqual(['Otra nota abre', 4]);

    // Published now as well, and rolled back to the same bytes.
    await expect.poll(() => titles(page)).toHaveLength(7);
    await press(page.getByRole('button', { name: 'Publicar…' }));
    await press(dialog.getByRole('button', { name: 'Publicar ahora' }));
    await expect.poll(async () => (await shown(new Date()))?.regions.main?.length).toBe(7);
    await dialog.waitFor({ state: 'detached' });
    await press(page.getByRole('button', { name: 'Historial' }));
    await page.getByText('La mañana.').first().waitFor();
    await check('history');
    await press(page.getByRole('button', { name: 'Volver a la publicación anterior' }));
    await expect.poll(async () => JSON.stringify(await shown(new Date()))).toBe(JSON.stringify(FRONT));

    // The second editor closes the tab, and is gone.
    await beto.page.close();
    await present.waitFor({ state: 'detached', timeout: 20_000 });
    expect(found).toEqual([]);
    expect([...problems, ...beto.problems]).toEqual([]);
    for (const one of [context, beto.context]) await closeContext(one);
  }, 120_000); // prettier-ignore

  it('a block is dragged by touch', async () => {
    const { page, context, problems } = await open(EDITORS.ana, { hasTouch: true });
    await page.getByRole('link', { name: 'Portada' }).tap();
    await expect.poll(() => titles(page)).toHaveLength(6);
    const at = async (name: string) =>
      (await frame(page).getByRole('heading', { name, exact: true }).boundingBox())!;
    const [from, to] = [await at('Lo más importante'), await at('Mundo')];
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, y] = [from.x + 20, from.y + 8];
    await touch('touchStart', x, y);
    // A finger that stays begins to drag; one that moves scrolls.
    await page.waitForTimeout(500);
    for (let step = 1; step <= 20; step += 1) {
      await touch('touchMove', x + step, y + ((to.y - 6 - y) * step) / 20);
      await page.waitForTimeout(30);
    }
    await page.waitForTimeout(300);
    await touch('touchEnd');
    await expect.poll(async () => (await titles(page))[0]).toBe('Nación');
    expect(problems).toEqual([]);
    await closeContext(context);
  });
});
