import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash, isRunning, launch } from '../../tools/chromium.ts';
import { install, type Consumer } from './consumer.ts';
import { expectRouted } from './links.ts';

let consumer: Consumer;
let browser: Browser;
let server: PreviewServer;

beforeAll(async () => {
  consumer = await install('vite', inject('tarball').path);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  consumer?.remove();
});

describe('Z1 one import in another bundler', () => {
  type Import = 'button' | 'buttonOfBarrel' | 'card' | 'weekly' | 'everything';
  let code: Record<Import, string>;
  let css: Record<Import, string>;
  beforeAll(async () => {
    const built = JSON.parse(await consumer.run('node', ['measure.mjs'])) as Record<
      Import,
      { script: string; css: string }
    >;
    const part = (of: 'script' | 'css') =>
      Object.fromEntries(Object.entries(built).map(([name, found]) => [name, found[of]])) as typeof code;
    code = part('script');
    css = part('css');
  });
  const bytes = (name: keyof typeof code): number => brotliCompressSync(code[name]).length;

  it('Button is at most 0.4 KB, from its own entry and from the whole', () => {
    expect(code.button).toContain('rt-button');
    expect(bytes('button')).toBeLessThanOrEqual(400);
    expect(bytes('buttonOfBarrel')).toBeLessThanOrEqual(400);
  });

  it('one component brings no other one, and no development message', () => {
    expect(code.buttonOfBarrel.match(/rt-[a-z-]+/g)).toEqual(['rt-button']);
    // A card for subscribers has a lock.
    expect(code.card.match(/rt-[a-z-]+/g)).toEqual(['rt-icon', 'rt-card']);
    expect(code.button).not.toContain('no CSS for');
  });

  const roots = (name: Import): string[] => [...new Set(css[name].match(/\.rt-[a-z-]+/g))].sort();

  it('brings its CSS and that of no other one, with the reset and the default tokens', () => {
    expect(roots('button')).toEqual(['.rt-button']);
    expect(roots('buttonOfBarrel')).toEqual(['.rt-button']);
    expect(roots('card')).toEqual(['.rt-card', '.rt-icon']);
    expect(roots('everything').length).toBeGreaterThan(150);
    for (const name of ['button', 'card'] as const) {
      expect(css[name]).toContain('--rt-color-text-default:');
      expect(css[name].match(/box-sizing:\s*border-box/g)!.length).toBeLessThan(5);
    }
  });

  it('one component is at most a twentieth of the library', () => {
    expect(bytes('card')).toBeLessThanOrEqual(bytes('everything') / 20);
  });

  it('one brand brings no other', () => {
    expect(code.weekly).toContain('Semanario');
    for (const other of ['daily', 'women', 'men', 'forums', 'rural']) {
      expect(code.weekly).not.toMatch(new RegExp(`key:\\s*["'\`]${other}["'\`]`));
    }
  });
});

describe('Z1 a server with Vite, in development', () => {
  const render = async (mode: 'bundled' | 'external') =>
    JSON.parse(await consumer.run('node', ['ssr-dev.mjs', mode])) as {
      page: string;
      said: string[];
      sheets: string[];
    };

  it('has the CSS of what it renders', async () => {
    const { page, said, sheets } = await render('bundled');
    expect(page).toContain('class="rt-button"');
    expect(sheets.sort()).toEqual(['Button.styles.css', 'base.css']);
    expect(said).toEqual([]);
  });

  it('reports an error that says what to do if Node loads the package', async () => {
    const { page, said, sheets } = await render('external');
    expect(page).toContain('class="rt-button"');
    expect(sheets).toEqual([]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("set ssr.noExternal to ['rotativa']");
  });
});

// A browser on a busy machine fails by chance: see tests/e2e/vitest.config.ts.
describe('in a browser', { retry: 1 }, () => {
  const said: string[] = [];
  let url: string;

  beforeAll(async () => {
    await consumer.run('vite', ['build', '--mode', 'development', '--logLevel', 'warn'], {
      NODE_ENV: 'development',
    });
    await consumer.run(
      'vite',
      ['build', '-c', 'bare.config.mjs', '--mode', 'development', '--logLevel', 'warn'],
      { NODE_ENV: 'development' },
    );
    server = await preview({
      configFile: false,
      root: consumer.dir,
      logLevel: 'warn',
      build: { outDir: join(consumer.dir, 'dist') },
      preview: { port: 0, host: '127.0.0.1' },
    });
    url = server.resolvedUrls!.local[0]!;
    browser = await launch();
  });
  beforeEach(async ({ task }) => {
    // A browser that hangs is still connected, and would hang again in the second try.
    const isSecondTry = (task.result?.retryCount ?? 0) > 0;
    if (isSecondTry) void browser.close();
    if (isSecondTry || !(await isRunning(browser))) browser = await launch();
  });

  async function open(name: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext({ ...CONTEXT_OPTIONS, ...options })).newPage();
    endOnCrash(page);
    said.length = 0;
    page.on('console', (message) => {
      if (!message.text().includes('React DevTools')) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${url}${name}.html`, { waitUntil: 'networkidle' });
    await page.waitForSelector('.rt-button');
    return page;
  }
  const computed = (page: Page, selector: string, property: string): Promise<string> =>
    page.evaluate(
      ([target, name]) => getComputedStyle(document.querySelector(target!)!).getPropertyValue(name!),
      [selector, property],
    );

  it('Z1 styled(Button) and ${Button} of the consumer win over the library’s layers', async () => {
    const page = await open('restyled');
    expect(await computed(page, '#wide', 'padding-left')).toBe('77px');
    expect(await computed(page, '#small', 'padding-left')).toBe('33px');
    expect(await computed(page, '#inside', 'border-top-width')).toBe('9px');
    expect(await computed(page, '#card', 'letter-spacing')).toBe('5px');
    expect(await computed(page, '#untouched', 'border-top-width')).toBe('1px');
    expect(await computed(page, '#wide', 'display')).toBe('inline-flex');
    expect(await page.getAttribute('#wide', 'class')).toMatch(/^rt-button /);
    expect(await page.getAttribute('#wide', 'data-ref')).toBe('button');
    expect(said).toEqual([]);
  });

  it('a page ships the CSS of the pieces that it imports, which look as they should', async () => {
    const page = await open('by-use');
    expect(await computed(page, '.rt-button', 'min-block-size')).toBe('44px');
    expect(await computed(page, '.rt-button', 'color')).toBe('rgb(255, 255, 255)');
    expect(await computed(page, '.rt-button', '--rt-color-action-default')).toBe('#c4101f');
    await page.getByRole('button', { name: 'Abrir' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await computed(page, '.rt-dialog-scrim', 'position')).toBe('fixed');
    expect(await computed(page, '.rt-dialog', 'max-inline-size')).toBe('560px');
    expect(await computed(page, '.rt-dialog > .close', 'inline-size')).toBe('44px');
    const shown = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join(''),
    );
    expect([...new Set(shown.match(/\.rt-[a-z-]+/g))].sort()).toEqual([
      '.rt-button',
      '.rt-dialog',
      '.rt-dialog-scrim',
      '.rt-icon',
    ]);
    // The check waits half a second.
    await page.waitForTimeout(1000);
    expect(said).toEqual([]);
  });

  it('a page without CSS gets one error in development, which names the classes and says what to do', async () => {
    await open('bare');
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toContain('no CSS for rt-button, rt-card.');
    expect(said[0]).toContain('condition "module"');
  });

  it('LinkProvider hands links to React Router, and leaves the browser’s own clicks alone', async () => {
    await expectRouted(await open('routes'));
    expect(said).toEqual([]);
  });

  describe('T4 beside other libraries', () => {
    const press = (locator: Locator, touch: boolean): Promise<void> =>
      touch ? locator.tap() : locator.click();

    it.each([
      ['mouse', false],
      ['touch', true],
    ])('their lists, calendar and captcha work in our dialog, by %s', async (_by, touch) => {
      const page = await open('layers', { hasTouch: touch });
      const dialog = page.getByRole('dialog', { name: 'Dirección' });
      const within = (name: string) => dialog.getByRole('combobox', { name });
      await press(page.getByRole('button', { name: 'Los otros en el nuestro' }), touch);
      await press(within('Departamento'), touch);
      await press(page.getByRole('option', { name: 'Nariño' }), touch);
      await expect.poll(() => within('Departamento').textContent()).toBe('Nariño');
      await press(within('Ciudad'), touch);
      await press(page.getByRole('option', { name: 'Pasto' }), touch);
      await expect.poll(() => dialog.textContent()).toContain('Pasto');
      await press(dialog.getByPlaceholder('Fecha'), touch);
      await press(page.getByRole('gridcell', { name: /November 12th/ }), touch);
      await expect.poll(() => dialog.getByPlaceholder('Fecha').inputValue()).toBe('12/11/2026');
      await press(dialog.getByRole('button', { name: 'Comprobar' }), touch);
      await press(page.frameLocator('iframe').getByRole('button'), touch);
      await dialog.getByRole('button', { name: 'Persona' }).waitFor();
      // Beside it, and nowhere else, a press closes it.
      await (touch ? page.touchscreen.tap(10, 10) : page.mouse.click(10, 10));
      await dialog.waitFor({ state: 'hidden' });
      expect(said).toEqual([]);
    });

    it('by keyboard, where Escape closes their list and then our dialog', async () => {
      const page = await open('layers');
      const opener = page.getByRole('button', { name: 'Los otros en el nuestro' });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Dirección' });
      for (const [name, choice] of [
        ['Departamento', 'Antioquia'],
        ['Ciudad', 'Pasto'],
      ] as const) {
        const field = dialog.getByRole('combobox', { name });
        await field.press('ArrowDown');
        await page.getByRole('option', { name: choice }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('option').first().waitFor({ state: 'hidden' });
        await field.press('ArrowDown');
        await page.getByRole('option', { name: choice }).waitFor();
        await page.keyboard.press('Enter');
        await expect.poll(() => dialog.textContent()).toContain(choice);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(said).toEqual([]);
    });

    it('our combobox, menu and dialog work in their dialog', async () => {
      const page = await open('layers');
      await page.getByRole('button', { name: 'El nuestro en los otros' }).click();
      const theirs = page.locator('.MuiDialog-paper');
      await theirs.getByRole('combobox', { name: 'Municipio' }).fill('tun');
      await theirs.getByRole('combobox', { name: 'Municipio' }).fill('boy');
      await page.getByRole('option', { name: 'Boyacá' }).click();
      await theirs.getByRole('button', { name: 'Más' }).click();
      await page.getByRole('menuitem', { name: 'Guardar' }).click();
      await theirs.getByRole('button', { name: 'Preguntar' }).click();
      const answer = page.getByRole('textbox', { name: 'Respuesta' });
      await answer.fill('Sí');
      expect(await answer.inputValue()).toBe('Sí');
      await page.keyboard.press('Escape');
      await answer.waitFor({ state: 'hidden' });
      expect(await theirs.isVisible()).toBe(true);
      expect(said).toEqual([]);
    });
  });

  it('an unknown brand has the default tokens', async () => {
    const page = await open('unknown-brand');
    const tokens = () =>
      page.evaluate(() => {
        const names = [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .map((rule) => rule.cssText.match(/--rt-[a-z0-9-]+(?=:)/g) ?? [])
          .flat();
        const style = getComputedStyle(document.documentElement);
        return Object.fromEntries([...new Set(names)].map((name) => [name, style.getPropertyValue(name)]));
      });
    const brand = (name: string | undefined) =>
      page.evaluate((value) => {
        if (value === undefined) delete document.documentElement.dataset['brand'];
        else document.documentElement.dataset['brand'] = value;
      }, name);
    const unknown = await tokens();
    expect(Object.keys(unknown).length).toBeGreaterThan(100);
    await brand(undefined);
    expect(await tokens()).toEqual(unknown);
    await brand('weekly');
    expect(await tokens()).not.toEqual(unknown);
    expect(said).toEqual([]);
  });
});
