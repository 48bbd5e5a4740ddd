import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { theBrowser } from '../support/browser.ts';
import { serveFixture, type FixtureSite, type ReactMode } from './serve.ts';

describe.each<ReactMode>(['production', 'development'])('X2 islands with %s React', (mode) => {
  let site: FixtureSite;
  let page: Page;
  let complaints: string[];
  /** Errors that a test provokes. Any other error of the page fails the test. */
  let expected: RegExp;

  beforeAll(async () => {
    site = await serveFixture(mode);
  });
  afterAll(() => site.close());

  beforeEach(async () => {
    page = await (await theBrowser()).newPage();
    complaints = [];
    expected = /^$/;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(async () => {
    await page.close();
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  });

  const island = (name: string) => page.locator(`rt-island[name="${name}"]`);
  const ready = (name: string) =>
    page.locator(`rt-island[name="${name}"][ready]`).waitFor({ state: 'attached' });
  const open = () => page.goto(site.url, { waitUntil: 'load' });
  const has = (name: string, attribute: string) =>
    island(name).evaluate((element, which) => element.hasAttribute(which), attribute);

  /** Delays chunks whose name contains `part` until the returned function is called. */
  async function holdChunk(part: string): Promise<() => void> {
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(new RegExp(`/${part}[^/]*\\.js`), async (route) => {
      await gate;
      await route.continue();
    });
    return release;
  }

  describe('the server', () => {
    it('omits an island that throws and reports its name', async () => {
      expect(site.errors).toEqual(['broken: broken on the server']);
      await open();
      expect(await page.locator('rt-island').count()).toBe(8);
      expect(await page.locator('h1').innerText()).toBe('Islas');
    });

    it('writes HTML that is readable without JavaScript', async () => {
      const context = await (await theBrowser()).newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(site.url);
      expect(await plain.getByRole('button').allInnerTexts()).toContain('con intención');
      await plain.fill('input', 'café');
      await plain.getByRole('button', { name: 'Enviar' }).click();
      expect(plain.url()).toContain('/resultado?q=caf');
      await context.close();
    });

    it('writes props that are restored unchanged, whatever their values', async () => {
      await open();
      await ready('on-load');
      expect(await island('on-load').locator('.note').textContent()).toBe(
        '</script><b>"no" & \'sí\'</b> \u2028',
      );
    });
  });

  describe('triggers', () => {
    it('load hydrates at once, idle when the browser is idle', async () => {
      await open();
      await ready('on-load');
      await ready('on-idle');
      await island('on-idle').getByRole('button').click();
      expect(await island('on-idle').locator('output').innerText()).toBe('1 veces');
    });

    it('visible waits until the island is near the viewport, intent for the reader', async () => {
      await open();
      await ready('on-idle');
      expect([await has('on-visible', 'ready'), await has('on-intent', 'ready')]).toEqual([false, false]);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await ready('on-visible');
      expect(await has('on-intent', 'ready')).toBe(false);
    });

    it('intent is the first hover or focus', async () => {
      await open();
      await island('on-intent').getByRole('button').hover();
      await ready('on-intent');
      expect(await island('on-intent').locator('output').innerText()).toBe('0 veces');
      await island('search').locator('input').focus();
      await ready('search');
    });

    it('intent is not a mouse at rest below which the page scrolls', async () => {
      await open();
      await page.mouse.move(100, 100);
      await island('on-intent').evaluate(
        (element) =>
          new Promise((resolve) => {
            element.addEventListener('pointerover', resolve);
            scrollBy(0, element.querySelector('button')!.getBoundingClientRect().top - 95);
          }),
      );
      // An island that had started before this one would be ready before it.
      await island('search').locator('input').focus();
      await ready('search');
      expect(await has('on-intent', 'ready')).toBe(false);
      await page.mouse.move(101, 101);
      await ready('on-intent');
    });

    it('starts an island that is added later', async () => {
      await open();
      await page.evaluate(() => {
        const copy = document.querySelector('rt-island[name="on-load"]')!.cloneNode(true) as HTMLElement;
        copy.removeAttribute('ready');
        copy.id = 'late';
        document.querySelector('main')!.append(copy);
      });
      await page.locator('#late[ready]').waitFor({ state: 'attached' });
    });
  });

  describe('the delayed action', () => {
    it('keeps the nodes of the server, their ids and the typed text', async () => {
      await open();
      const before = await island('on-intent').locator('output').elementHandle();
      const id = await before!.getAttribute('id');
      await island('search').locator('input').fill('paz');
      await ready('search');
      await island('on-intent').getByRole('button').click();
      await ready('on-intent');
      expect(await before!.evaluate((node) => [node.isConnected, node.id])).toEqual([true, id]);
      expect(await island('search').locator('input').inputValue()).toBe('paz');
    });

    it('replays one click of a double click, and is busy until then', async () => {
      const release = await holdChunk('Counter');
      await page.goto(site.url, { waitUntil: 'domcontentloaded' });
      await island('on-intent').getByRole('button').dblclick();
      expect(await island('on-intent').getAttribute('aria-busy')).toBe('true');
      expect(await island('on-intent').getByRole('button').getAttribute('aria-busy')).toBeNull();
      release();
      await ready('on-intent');
      await expect.poll(() => island('on-intent').locator('output').innerText()).toBe('1 veces');
      expect(await has('on-intent', 'aria-busy')).toBe(false);
      await island('on-intent').getByRole('button').click();
      await expect.poll(() => island('on-intent').locator('output').innerText()).toBe('2 veces');
    });

    it('an island with another trigger also delays the click', async () => {
      const release = await holdChunk('Counter');
      await page.goto(site.url, { waitUntil: 'domcontentloaded' });
      await island('on-idle').getByRole('button').click();
      release();
      await expect.poll(() => island('on-idle').locator('output').innerText()).toBe('1 veces');
    });

    const dialogOpen = () => page.getByRole('dialog', { name: 'Compartir' }).waitFor();
    it('opens a dialog with the mouse', async () => {
      await open();
      await island('dialog').getByRole('button').click();
      await dialogOpen();
    });
    it('opens a dialog with a click without a pointer', async () => {
      await open();
      await island('dialog')
        .getByRole('button')
        .evaluate((button: HTMLElement) => button.click());
      await dialogOpen();
    });
    it('opens a dialog with Enter', async () => {
      await open();
      await island('dialog').getByRole('button').press('Enter');
      await dialogOpen();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });

    it.each(['mouse', 'Enter', ' ', 'ArrowDown'])('opens a menu with %j', async (way) => {
      const release = await holdChunk('Menu');
      await open();
      const trigger = island('menu').locator('button');
      if (way === 'mouse') await trigger.click();
      else {
        await trigger.focus();
        await page.keyboard.press(way);
      }
      release();
      await page.getByRole('menuitem', { name: 'Mundo' }).waitFor();
      expect(await page.getByRole('menuitem').count()).toBe(2);
    });

    it('lets the arrow keys scroll if the button has no menu', async () => {
      const release = await holdChunk('Dialog');
      await open();
      const events = await page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            addEventListener('keydown', (event) => resolve(event.defaultPrevented));
            const button = document.querySelector('rt-island[name="on-intent"] button')!;
            button.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
            );
          }),
      );
      release();
      expect(events).toBe(false);
    });

    it('never delays a plain link', async () => {
      await holdChunk('Search');
      await open();
      await island('search').getByRole('link').click();
      await page.waitForURL('**/resultado?from=link');
    });

    it('replays a submit by button and by Enter', async () => {
      const release = await holdChunk('Search');
      await open();
      await island('search').locator('input').fill('paz');
      await island('search').getByRole('button').click();
      release();
      await expect.poll(() => island('search').locator('output').innerText()).toBe('paz');
      await open();
      await island('search').locator('input').fill('café');
      await island('search').locator('input').press('Enter');
      await expect.poll(() => island('search').locator('output').innerText()).toBe('café');
      expect(page.url()).toBe(site.url);
    });

    it('lets the browser handle an invalid form', async () => {
      await open();
      await island('search').getByRole('button').click();
      expect(await has('search', 'aria-busy')).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    });

    it('submits a form natively if its code takes longer than 2500 ms', async () => {
      await holdChunk('Search');
      await open();
      await island('search').locator('input').fill('paz');
      const start = Date.now();
      await island('search').getByRole('button').click();
      await page.waitForURL('**/resultado?q=paz');
      expect(Date.now() - start).toBeGreaterThan(2300);
      expect(Date.now() - start).toBeLessThan(4000);
    });
  });

  describe('failure', () => {
    it('a chunk with status 500 marks the island as failed, and the browser submits its form', async () => {
      expected = /500|Loading chunk failed\.\n\(error: (search|dialog)\)/;
      await page.route('**/Search*.js', (route) => route.fulfill({ status: 500 }));
      await open();
      await island('search').locator('input').fill('paz');
      await island('search').getByRole('button').click();
      await page.waitForURL('**/resultado?q=paz');
    });

    it('B20 a failed chunk is an error with its type and request', async () => {
      expected = /500|Loading chunk failed/;
      await page.route('**/Dialog*.js', (route) => route.fulfill({ status: 500 }));
      await open();
      const error = page.evaluate(
        () =>
          new Promise((resolve) =>
            addEventListener('error', ({ error: { name, message, type, request, cause } }) =>
              resolve({ name, message, type, request, hasAddress: /Dialog.*\.js/.test(String(cause)) }),
            ),
          ),
      );
      await island('dialog').getByRole('button').click();
      expect(await error).toEqual({
        name: 'ChunkLoadError',
        message: 'Loading chunk failed.\n(error: dialog)',
        type: 'error',
        request: 'dialog',
        hasAddress: true,
      });
    });

    it('a failed chunk keeps the HTML, and affects only its island', async () => {
      expected = /500|Loading chunk failed\.\n\(error: (search|dialog)\)/;
      await page.route('**/Dialog*.js', (route) => route.fulfill({ status: 500 }));
      await open();
      await island('dialog').getByRole('button').click();
      await page.locator('rt-island[name="dialog"][failed]').waitFor({ state: 'attached' });
      expect(await has('dialog', 'aria-busy')).toBe(false);
      expect(await island('dialog').getByRole('button').innerText()).toBe('Abrir');
      await island('on-intent').getByRole('button').click();
      await expect.poll(() => island('on-intent').locator('output').innerText()).toBe('1 veces');
    });

    it('a chunk that never arrives fails after 120000 ms', async () => {
      expected = /Loading chunk failed\.\n\(timeout: dialog\)/;
      await page.clock.install();
      await holdChunk('Dialog');
      await open();
      // The clock would be over for chunks that are still loading, too.
      for (const other of ['on-load', 'on-idle']) await ready(other);
      // The time counts from the request.
      const requested = page.waitForRequest(/\/Dialog[^/]*\.js/);
      await island('dialog').getByRole('button').hover();
      await requested;
      await page.clock.runFor(119_000);
      expect(await has('dialog', 'failed')).toBe(false);
      await page.clock.runFor(2_000);
      await page.locator('rt-island[name="dialog"][failed]').waitFor({ state: 'attached' });
      expect(await island('dialog').getByRole('button').innerText()).toBe('Abrir');
    });

    it('if a component throws during hydration, its HTML is restored with working links', async () => {
      expected = /crash while hydrating|The above error|error boundary/;
      await open();
      const before = await island('crash').innerHTML();
      await island('crash').getByRole('button').click();
      await page.locator('rt-island[name="crash"][failed]').waitFor({ state: 'attached' });
      expect(await island('crash').innerHTML()).toBe(before);
      await island('crash').getByRole('link').click();
      await page.waitForURL('**/resultado?from=crash');
    });
  });
});
