import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeContext } from '../support/browser.ts';
import { openDesk } from '../support/desk-page.ts';
import { EDITORS, serveDesk, type DeskUnderTest } from './serve.ts';

const HOME = { brand: 'weekly', page: 'home' } as const;

describe('X5 faults behind the desk', () => {
  let desk: DeskUnderTest;
  beforeEach(async () => {
    desk = await serveDesk();
  }, 180_000);
  afterEach(() => desk.close());

  async function open() {
    const { page, context } = await openDesk({
      origin: desk.origin,
      path: '/weekly/home',
      email: EDITORS.ana,
    });
    await page.locator('.structure .block', { hasText: 'Mundo' }).click();
    return { page, context };
  }
  const title = (page: Page) => page.getByLabel('Título', { exact: true });
  const saved = (page: Page) => page.getByText(/^Guardado a las \d/).waitFor();
  const canvasHas = (page: Page, words: string) =>
    page.frameLocator('#preview-frame').getByRole('heading', { name: words, exact: true });
  const draft = async (): Promise<string> =>
    JSON.stringify((await desk.memory.as(EDITORS.ana).draft(HOME))?.document ?? null);
  const publish = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Publicar…' }).click();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
  };

  it('the backend starts again while an editor writes: the work goes on, and nothing is lost', async () => {
    const { page, context } = await open();
    await title(page).fill('Antes');
    await saved(page);
    desk.play.isDown = true;
    await title(page).fill('Durante el arranque');
    await page.getByText('Sin conexión: se guarda en este equipo').waitFor();
    expect(await draft()).toContain('Antes');

    // A reload while it is away finds no desk behind the page; the work is in the browser.
    desk.play.isDown = false;
    await saved(page);
    await canvasHas(page, 'Durante el arranque').waitFor();
    expect(await draft()).toContain('Durante el arranque');
    desk.play.isDown = true;
    await title(page).fill('Con otra caída');
    await page.getByText('Sin conexión: se guarda en este equipo').waitFor();
    desk.play.isDown = false;
    await page.reload();
    await page.locator('.structure .block', { hasText: 'Con otra caída' }).waitFor();
    await saved(page);
    expect(await draft()).toContain('Con otra caída');
    await closeContext(context);
  });

  it.each([
    ['revision', /^POST .*\/revisions$/, 0],
    ['publication', /^POST .*\/publications$/, 0],
    ['publication of a service whose clock is ahead', /^POST .*\/publications$/, 7 * 60_000],
  ])('the answer about a %s is lost: the second attempt makes no second one', async (_what, call, skewMs) => {
    const { page, context } = await open();
    await title(page).fill('Una sola vez');
    await saved(page);
    desk.later(skewMs);
    desk.play.losesAnswerOf = call;
    await publish(page);
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .filter({ hasText: /no responde/ })
      .waitFor();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await page.getByText('Sin cambios').waitFor();
    const pages = desk.memory.as(EDITORS.ana);
    expect((await pages.revisions(HOME)).map(({ number }) => number)).toEqual([2, 1]);
    const [now] = await desk.memory.published(HOME);
    expect(JSON.stringify(now?.document)).toContain('Una sola vez');
    // One step back is what readers had before.
    await pages.rollBack(HOME);
    const [before] = await desk.memory.published(HOME);
    expect(before?.revision).toBe(1);
    await closeContext(context);
  });

  it('a slow backend delays neither the form nor the newest draft', async () => {
    const { page, context } = await open();
    desk.play.slowMs = 1500;
    for (const words of ['Uno', 'Dos', 'Tres']) {
      await title(page).fill(words);
      // The form and the list of blocks have it before any answer.
      await page.locator('.structure .block', { hasText: words }).waitFor();
    }
    await canvasHas(page, 'Tres').waitFor();
    await saved(page);
    expect(await draft()).toContain('Tres');
    const titles = desk.asked.map(({ document }) => JSON.stringify(document));
    expect(titles.at(-1)).toContain('Tres');
    await closeContext(context);
  });
});
