import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { EVERYTHING } from '../../support/everything.ts';
import { brandsOf } from '../support/brands.ts';
import { NO_PAGE, openPage } from '../support/open-page.ts';
import { recordShifts } from '../support/shifts.ts';
import { changeBlog, editPost, importLiveBlog, publish } from '../support/live-blog.ts';

const BRAND = 'daily';
/** Longer than the server's question, the event and the browser need. */
const ARRIVES_MS = 20_000;
const READ = 'NOTA10';

const button = (page: Page) => page.locator('[data-live-button]');
const posts = (page: Page): Promise<string[]> =>
  page.locator('[data-live-posts] article').evaluateAll((all) => all.map(({ id }) => id));
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((post) => post.getBoundingClientRect().top);

/** The parts of the blog that lie under its notice, with the top of its posts in the window and at the window's upper edge. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const blog = document.querySelector('[data-live-blog]')!;
    const shown = [...blog.querySelectorAll('[data-live-button], [data-live-failing]')].map(
      (part) => () => part.getBoundingClientRect(),
    );
    const others = ['.state', '.box', 'article:first-of-type > .stamp'].flatMap((part) => {
      const found = [...blog.querySelectorAll(part)];
      if (found.length === 0) throw new Error(`The blog has no ${part}.`);
      return found;
    });
    if (!shown.some((box) => box().height > 0)) throw new Error('The notice is not shown.');
    const found = (block: ScrollLogicalPosition): string[] => {
      blog.querySelector('article')!.scrollIntoView({ block, behavior: 'instant' });
      return others
        .filter((other) => {
          const { top, bottom } = other.getBoundingClientRect();
          const isAbove = other.matches('.state, .box');
          // At the window's upper edge, what is above the posts has been read.
          if (block === 'start' && isAbove) return false;
          return shown.some((box) => {
            const notice = box();
            return notice.height > 0 && notice.top < bottom && notice.bottom > top;
          });
        })
        .map((other) => `${block}: ${other.className}`);
    };
    return [...found('center'), ...found('start')];
  });

/** Waits until the page has asked for its stream, which it may have done before. */
const streamStarts = (page: Page): Promise<void> =>
  vi.waitFor(
    async () =>
      expect((await page.requests()).some((request) => request.url().includes('/api/en-vivo'))).toBe(true),
    ARRIVES_MS,
  );

/** Scrolls to a post and waits for the stream. */
async function readAt(page: Page, id: string): Promise<void> {
  await page
    .locator(`#${id}`)
    .evaluate((post) => post.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await streamStarts(page);
}

describe.each([360, 1280])('X11 a live blog at %d px', (width) => {
  it('announces new posts without moving the read text, and shows them by keyboard', async () => {
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

/** Shows the notice as the script does, with as many posts as wait after a quarter of an hour. */
const showBoth = (page: Page): Promise<void> =>
  page.locator('.notice').evaluate((notice) => {
    const waiting = notice.querySelector<HTMLElement>('[data-live-button]')!;
    waiting.textContent = '12 actualizaciones nuevas';
    for (const part of [waiting, notice.querySelector<HTMLElement>('[data-live-failing]')!])
      part.hidden = false;
  });

it.each(brandsOf('live notice'))(
  'X11 on a phone of %s, what tells of new posts and of no connection has one line',
  async (brand) => {
    const path = await importLiveBlog(brand, 'una-linea', 20);
    const { page, close } = await openPage({ brand, path, width: 360 });
    await showBoth(page);
    await page.locator('#NOTA5').scrollIntoViewIfNeeded();
    expect(await page.locator('.notice').evaluate((notice) => notice.clientHeight)).toBe(44);
    expect(await page.getByText('Sin conexión', { exact: true }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 740 });
    expect(await page.getByText('Sin conexión. Puede haber demoras.').isVisible()).toBe(true);
    await close();
  },
);

describe('X11 a live blog', () => {
  it('catches up after a lost connection, and says that it was lost', async () => {
    const path = await importLiveBlog(BRAND, 'sin-conexion', 20);
    await changeBlog(BRAND, path, { summary: ['Lo que se sabe hasta ahora.'] });
    const { page, close } = await openPage({ brand: BRAND, path: NO_PAGE });
    // A stream that is open already would not be refused.
    await page.route(/\/api\/en-vivo/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'load' });
    await readAt(page, READ);
    await page.locator('[data-live-failing]').waitFor({ timeout: ARRIVES_MS });
    expect(await covered(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await covered(page)).toEqual([]);
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
    const live = page.locator('article[data-layout=live-blog] [data-tone=live]');
    expect(await live.count()).toBeGreaterThan(0);
    await readAt(page, READ);
    await changeBlog(BRAND, path, { ended: true });
    await page
      .locator('[data-live-blog]')
      .getByText('Cobertura finalizada')
      .first()
      .waitFor({ timeout: ARRIVES_MS });
    expect(await live.count()).toBe(0);
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

/** The longest from a key to the focus, and that one script may hold the page, on a busy machine. */
const SLOW_MS = 200;

/** Measures every key of Tab from now on, and the scripts since the page was opened. */
async function recordWork(page: Page): Promise<() => Promise<{ presses: number[]; script: number }>> {
  await page.evaluate(() => {
    const presses: number[] = [];
    let script = 0;
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    addEventListener(
      'focusin',
      () => {
        if (pressed) presses.push(performance.now() - pressed);
        pressed = 0;
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { scripts: { duration: number }[] })[])
        script = Math.max(script, ...entry.scripts.map(({ duration }) => duration));
    }).observe({ type: 'long-animation-frame', buffered: true });
    Object.assign(globalThis, { work: () => ({ presses, script }) });
  });
  return () => page.evaluate(() => (globalThis as unknown as { work: () => never }).work());
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    return element === document.body ? 'nothing' : element.id || element.textContent.trim();
  });

/** Presses Tab until a link or button with this name has the focus. @returns how many keys that took */
async function tabTo(page: Page, name: string | RegExp, most: number): Promise<number> {
  for (let keys = 1; keys <= most; keys += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).match(name)) return keys;
  }
  throw new Error(`No ${String(name)} after ${most} keys, but ${await focused(page)}`);
}

/** Time links of posts on a page, other links of the article, and the header. */
const KEYS = 400;

describe.runIf(EVERYTHING)('X11 500 posts by keyboard', () => {
  it(
    'are reached by Tab, page by page, while posts arrive and go, and no key waits',
    { timeout: 180_000 },
    async () => {
      const path = await importLiveBlog(BRAND, 'por-teclado', 500);
      const { page, problems, close } = await openPage({ brand: BRAND, path });
      const work = await recordWork(page);
      await tabTo(page, 'Ver desde el inicio', KEYS);
      await streamStarts(page);
      await page.keyboard.press('Tab');
      await tabTo(page, /p\.\sm\./, 5);
      const reading = await focused(page);
      // Announced posts, and an edited one above, leave the focus where it is.
      for (let number = 1; number <= 20; number += 1) await publish(BRAND, path, `Nueva ${number}`);
      await button(page).getByText('20 actualizaciones nuevas').waitFor({ timeout: ARRIVES_MS });
      expect(await focused(page)).toBe(reading);
      for (let key = 0; key < 20; key += 1) await page.keyboard.press('Tab');
      const post = await page.evaluate(() => document.activeElement!.closest('article')!.id);
      expect(post).toMatch(/^NOTA/);
      // Its own post is edited: the next Tab continues from there.
      await editPost(BRAND, path, post, { text: ['Corregida por teclado.'] });
      await page.locator(`#${post}`).getByText('Corregida por teclado.').waitFor({ timeout: ARRIVES_MS });
      expect(await focused(page)).toBe(post);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('article')!.id)).toBe(post);
      // Backwards to the button, which shows the new posts and leads to the first.
      for (let key = 0; key < KEYS && !(await focused(page)).includes('nuevas'); key += 1)
        await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.localName === 'article');
      expect(await focused(page)).toBe((await posts(page))[0]);
      // On to older posts.
      await tabTo(page, 'Anteriores', KEYS);
      const { presses, script } = await work();
      expect(presses.length).toBeGreaterThan(100);
      expect(Math.max(...presses, script)).toBeLessThan(SLOW_MS);
      await page.keyboard.press('Enter');
      await page.waitForURL(/tramo=9/);
      await tabTo(page, 'Ver desde el inicio', KEYS);
      await page.keyboard.press('Enter');
      await page.waitForURL(/orden=inicio/);
      expect((await posts(page))[0]).toBe('NOTA1');
      await close();
      expect(problems).toEqual([]);
    },
  );
});
