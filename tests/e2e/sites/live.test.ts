import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser, openPage } from '../support/open-page.ts';
import { recordShifts } from '../support/shifts.ts';
import { changeBlog, editPost, importLiveBlog, publish } from '../support/live-blog.ts';

afterAll(closeBrowser);

const BRAND = 'daily';
/** Longer than the server's question, the event and the browser need. */
const ARRIVES_MS = 20_000;
const READ = 'NOTA10';

const button = (page: Page) => page.locator('[data-live-button]');
const posts = (page: Page): Promise<string[]> =>
  page.locator('[data-live-posts] article').evaluateAll((all) => all.map(({ id }) => id));
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((post) => post.getBoundingClientRect().top);

/** Scrolls to a post and waits until the stream is open. */
async function readAt(page: Page, id: string): Promise<void> {
  const stream = page.waitForRequest(/\/api\/en-vivo/, { timeout: ARRIVES_MS });
  await page
    .locator(`#${id}`)
    .evaluate((post) => post.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await stream;
}

describe.each([360, 1280])('X11 a live blog at %d px', (width) => {
  it('tells of new posts without moving what is read, and shows them by keyboard', async () => {
    const path = await importLiveBlog(BRAND, `llegan-${width}`, 20);
    const { page, problems, close } = await openPage({ brand: BRAND, path, width });
    await readAt(page, READ);
    const before = await topOf(page, READ);
    const shifts = await recordShifts(page);
    for (const title of ['Primera', 'Segunda', 'Tercera']) await publish(BRAND, path, title);
    await button(page).getByText('3 actualizaciones nuevas').waitFor({ timeout: ARRIVES_MS });
    expect(await topOf(page, READ)).toBe(before);
    await page
      .locator('[role=status][data-live-status]')
      .getByText(/actualizaci/)
      .waitFor({ state: 'attached' });
    // A post above the one that is read becomes longer.
    await editPost(BRAND, path, 'NOTA14', { text: ['Corregida. '.repeat(80), 'Y ampliada. '.repeat(80)] });
    await page.locator('#NOTA14').getByText('Editado').waitFor({ timeout: ARRIVES_MS });
    expect(Math.abs((await topOf(page, READ)) - before)).toBeLessThanOrEqual(1);
    expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.localName === 'article');
    const shown = await posts(page);
    expect(shown).toHaveLength(23);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(shown[0]);
    expect(await page.locator(`[id="${shown[0]}"] h2`).textContent()).toBe('Tercera');
    expect(await button(page).isHidden()).toBe(true);
    await close();
    expect(problems).toEqual([]);
  });
});

describe('X11 a live blog', () => {
  it('catches up after a lost connection, and says that it was lost', async () => {
    const path = await importLiveBlog(BRAND, 'sin-conexion', 20);
    const { page, close } = await openPage({ brand: BRAND, path });
    await page.route(/\/api\/en-vivo/, (route) => route.abort());
    await readAt(page, READ);
    await page.locator('[data-live-failing]').waitFor({ timeout: ARRIVES_MS });
    await publish(BRAND, path, 'Mientras tanto');
    await page.unrouteAll();
    await button(page)
      .getByText('1 actualización nueva')
      .waitFor({ timeout: 2 * ARRIVES_MS });
    expect(await page.locator('[data-live-failing]').isHidden()).toBe(true);
    await close();
  });

  it('says that it has ended, and opens no connection again', async () => {
    const path = await importLiveBlog(BRAND, 'termina', 20);
    const { page, problems, close } = await openPage({ brand: BRAND, path });
    await readAt(page, READ);
    await changeBlog(BRAND, path, { ended: true });
    await page
      .locator('[data-live-blog]')
      .getByText('Cobertura finalizada')
      .first()
      .waitFor({ timeout: ARRIVES_MS });
    expect(await page.locator('article[data-layout=live-blog] [data-tone=live]').count()).toBe(0);
    await close();
    expect(problems).toEqual([]);
  });

  it('has 500 posts on pages that work without JavaScript, in both orders, with links to each post', async () => {
    const path = await importLiveBlog(BRAND, 'quinientas', 500);
    const { page, problems, close } = await openPage({ brand: BRAND, path, javascript: false });
    expect((await posts(page)).slice(0, 2)).toEqual(['NOTA500', 'NOTA499']);
    await page.getByRole('link', { name: 'Anteriores' }).click();
    await page.waitForURL(/tramo=9/);
    expect((await posts(page))[0]).toBe('NOTA450');
    await page.goto(`${path}?entrada=NOTA42#NOTA42`);
    expect(page.url()).toMatch(/\?tramo=1#NOTA42$/);
    expect(await posts(page)).toContain('NOTA42');
    await page.getByRole('link', { name: 'Ver desde el inicio' }).click();
    await page.waitForURL(/orden=inicio/);
    expect((await posts(page)).slice(0, 2)).toEqual(['NOTA1', 'NOTA2']);
    await page.getByRole('link', { name: 'Siguientes' }).click();
    await page.waitForURL(/tramo=2/);
    expect((await posts(page))[0]).toBe('NOTA51');
    await close();
    expect(problems).toEqual([]);
  });

  it('counts twenty posts in a minute of a blog with 500, each an article with its name', async () => {
    const path = await importLiveBlog(BRAND, 'muchas', 500);
    const { page, close } = await openPage({ brand: BRAND, path });
    await readAt(page, 'NOTA480');
    const before = await topOf(page, 'NOTA480');
    for (let number = 1; number <= 20; number += 1) await publish(BRAND, path, `Nueva ${number}`);
    await button(page).getByText('20 actualizaciones nuevas').waitFor({ timeout: ARRIVES_MS });
    expect(await topOf(page, 'NOTA480')).toBe(before);
    await button(page).click();
    await page.waitForFunction(() => document.activeElement?.localName === 'article');
    expect(await page.getByRole('article', { name: /^Nueva \d+$/ }).count()).toBe(20);
    await close();
  });
});
