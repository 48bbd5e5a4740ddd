import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeContext } from '../support/browser.ts';
import { openDesk } from '../support/desk-page.ts';
import { EDITORS, serveDesk, type DeskUnderTest } from './serve.ts';
import { FRONT } from './site.ts';

/** The least side of what a finger presses, in CSS pixels. @see WCAG 2.5.8 */
const LEAST = 24;

describe('X5 the desk by touch, 1024 pixels wide', () => {
  let desk: DeskUnderTest;
  beforeAll(async () => {
    desk = await serveDesk({ curates: true });
  }, 180_000);
  afterAll(() => desk.close());

  const open = (path: string) =>
    openDesk({
      origin: desk.origin,
      path,
      email: EDITORS.ana,
      viewport: { width: 1024, height: 768 },
      hasTouch: true,
    });

  /** The controls that are too small for a finger. A box to tick counts with its label. */
  const small = (page: Page): Promise<string[]> =>
    page.evaluate((least) => {
      const pressed = 'button, a[href], input, select, textarea, summary, [role="tab"]';
      return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
        const label = element.closest('label') ?? (element as Partial<HTMLInputElement>).labels?.[0];
        const isTicked = element.matches('[type="checkbox"], [type="radio"]');
        const boxes = (isTicked && label ? [element, label] : [element]).map((one) =>
          one.getBoundingClientRect(),
        );
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        if (width === 0 || (width >= least && height >= least)) return [];
        const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return [`${element.tagName} '${words.trim()}' ${Math.round(width)} × ${Math.round(height)}`];
      });
    }, LEAST);

  const titles = (page: Page): Promise<string[]> =>
    page
      .frameLocator('#preview-frame')
      .locator('[data-puck-component]')
      .evaluateAll((blocks) => blocks.map((block) => block.querySelector('h2, strong')?.textContent ?? ''));

  /** Drags with a finger that stays before it moves: one that moves at once scrolls. */
  async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, y] = [start.x + 20, start.y + start.height / 2];
    await touch('touchStart', x, y);
    await page.waitForTimeout(500);
    for (let step = 1; step <= 20; step += 1)
      await touch('touchMove', x + step, y + ((end.y + end.height - 4 - y) * step) / 20);
    // The list follows the finger by frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await touch('touchEnd');
  }

  it('a page is arranged by single taps, and its screens lead to one another', async () => {
    const { page, context } = await open('/weekly');
    const found: string[] = [];
    const check = async (screen: string): Promise<void> => {
      found.push(...(await small(page)).map((one) => `${screen}: ${one}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) found.push(`${screen}: ${wider} px wider than the window`);
    };
    const block = (name: string) => page.locator('.structure .block', { hasText: name });
    const settings = page.getByRole('region', { name: 'Ajustes del bloque' });
    const clicks = settings.locator('.clicks');

    await page.getByRole('link', { name: 'Portada' }).waitFor();
    await check('list');
    await page.getByRole('link', { name: 'Portada' }).tap();
    await expect.poll(() => titles(page)).toHaveLength(5);
    await check('page');

    await block('Mundo').tap();
    await check('block');
    await clicks.getByRole('button', { name: 'Subir' }).tap();
    await expect
      .poll(async () => (await titles(page)).slice(0, 3))
      .toEqual(['Lo más importante', 'Mundo', 'Nación']);
    await clicks.getByRole('button', { name: 'Copiar' }).tap();
    await expect.poll(() => titles(page)).toHaveLength(6);
    await clicks.getByRole('button', { name: 'Quitar' }).tap();
    await expect.poll(() => titles(page)).toHaveLength(5);
    await block('Cultura').tap();
    await settings.getByLabel('Zona').selectOption('top');
    await expect.poll(async () => (await titles(page))[0]).toBe('Cultura');
    // The arrows of the list are there without a mouse over them.
    await page
      .getByRole('button', { name: /^Bajar .*, posición 2$/ })
      .last()
      .tap();
    await page.getByRole('button', { name: 'Deshacer' }).tap();

    await page.getByRole('tab', { name: 'Bloques' }).tap();
    await check('Bloques');
    await page
      .getByRole('button', { name: /^Añadir / })
      .first()
      .tap();
    await expect.poll(() => titles(page)).toHaveLength(6);
    await page.getByRole('tab', { name: 'Avisos' }).tap();
    await check('Avisos');
    for (const [button, dialog] of [
      ['Publicar…', 'Publicar'],
      ['Historial', 'Historial'],
    ] as const) {
      await page.getByRole('button', { name: button }).tap();
      await page.getByRole('dialog', { name: dialog }).waitFor();
      await check(dialog);
      await page.keyboard.press('Escape');
    }

    await page.getByRole('link', { name: 'Colecciones' }).tap();
    await page.getByRole('heading', { name: 'Colecciones', level: 1 }).waitFor();
    await check('collections');
    await page.goBack();
    await expect.poll(() => titles(page)).toHaveLength(6);
    await page.getByRole('link', { name: 'En vivo' }).tap();
    await page.getByRole('heading', { name: 'En vivo', level: 1 }).waitFor();
    expect(found).toEqual([]);
    await closeContext(context);
  });

  it('the stories of a collection are dragged, and moved by single taps', async () => {
    const { page, context } = await open(`/weekly/colecciones/${FRONT.id}`);
    const rows = page.getByRole('region', { name: 'Colección' }).getByRole('listitem');
    const order = async () =>
      (await rows.allInnerTexts()).map((text) => /Nota de (\w+)/.exec(text)?.[1] ?? text);
    await expect.poll(order).toEqual(['reforma', 'salario', 'ciclismo']);
    expect(await small(page)).toEqual([]);
    await page.getByRole('button', { name: /^Bajar .*reforma/ }).tap();
    await expect.poll(order).toEqual(['salario', 'reforma', 'ciclismo']);
    await drag(page, rows.first(), rows.last());
    await expect.poll(order).toEqual(['reforma', 'ciclismo', 'salario']);
    await closeContext(context);
  });
});
