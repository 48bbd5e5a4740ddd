import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash, launch } from '../../tools/chromium.ts';
import { LOCKED, lockedIn, newspaper, ROUTES, type Newspaper } from './newspaper.ts';

/** How a framework builds and serves its newspaper. */
export interface Framework {
  /** Its folder in `examples`. */
  name: string;
  /** The commands of its build, in `node_modules/.bin`. */
  build: readonly (readonly [string, ...string[]])[];
  /** The module that serves it, relative to the newspaper, with its arguments. */
  start: readonly [string, ...string[]];
  /** The folders whose files a browser may ask for. */
  files: string;
  /** KB after brotli of an article's scripts and of its stylesheets. */
  weight: { scripts: number; styles: number };
  /** The largest layout shift of an article. */
  shift: number;
  /** Whether its pages are made in the browser, so that nothing works without scripts. */
  scripted?: true;
  /** Headers that ask for a page as data, where the framework has such. */
  data?: Readonly<Record<string, string>>;
}

const STORY = '/region/articulo/vuelve-el-tren/';
const READER = { email: 'lectora@ejemplo.co', password: 'Puerto-Sereno-1926' };
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const;

/** The console of a page in its console, and what its policy refused. */
async function open(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; said: string[] }> {
  const context = await browser.newContext({ ...CONTEXT_OPTIONS, ...options });
  const page = await context.newPage();
  endOnCrash(page);
  const said: string[] = [];
  page.on('console', (message) => {
    // A busy machine uses a preloaded stylesheet of Next later than the browser expects.
    const late = message.text().includes('was preloaded using link preload but not used');
    if (['error', 'warning'].includes(message.type()) && !late) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return { page, said };
}

/** The tests of every newspaper: what a reader, a subscriber and a stranger get of it. */
export function describeNewspaper({
  name,
  build,
  start,
  files,
  weight,
  shift,
  scripted,
  data,
}: Framework): void {
  describe(`the newspaper on ${name}`, () => {
    let project: Newspaper;
    let browser: Browser;
    let address: string;
    beforeAll(async () => {
      project = await newspaper(name, inject('tarball').path);
      for (const [command, ...args] of build)
        await project.run(command, args, { NEXT_TELEMETRY_DISABLED: '1', CI: '1' });
      execFileSync(process.execPath, ['newspaper/server/add-reader.ts', READER.email, '--subscriber'], {
        cwd: project.dir,
        input: `${READER.password}\n`,
      });
      address = await project.start(start);
      browser = await launch();
    });
    afterAll(async () => {
      await browser?.close();
      project?.remove();
    });

    const get = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
      (await fetch(address + path, { headers })).text();

    it('shows every page without an error, a refusal of its policy or a barrier', async () => {
      const { page, said } = await open(browser);
      const faults: string[] = [];
      for (const path of ROUTES) {
        const reply = await page.goto(address + path, { waitUntil: 'networkidle' });
        if (reply?.status() !== 200) faults.push(`${path}: status ${reply?.status()}`);
        const headings = await page.locator('h1').count();
        if (headings !== 1) faults.push(`${path}: ${headings} main headings`);
        await page.evaluate(axe.source);
        const found = (await page.evaluate('axe.run()')) as axe.AxeResults;
        for (const { id, nodes } of found.violations)
          faults.push(`${path}: ${id} ${nodes[0]!.html.slice(0, 160)}`);
      }
      expect(faults).toEqual([]);
      expect(said).toEqual([]);
    });

    it('has a page for what does not exist, with its status', async () => {
      for (const path of ['/nada/', '/region/articulo/nada/', '/agenda/nada/', '/uno/dos/tres/']) {
        const reply = await fetch(address + path);
        expect([path, reply.status]).toEqual([path, 404]);
        expect(await reply.text()).toContain('Esta página no existe');
      }
    });

    it('sends a policy without unsafe words with every page', async () => {
      const policy = (await fetch(address + STORY)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).not.toContain('unsafe');
    });

    it('P1 sends what is locked to subscribers, and to no other reader in any form', async () => {
      expect(LOCKED.size).toBeGreaterThanOrEqual(3);
      for (const path of [...ROUTES, ...LOCKED.keys(), '/rss.xml']) {
        expect([path, lockedIn(await get(path))]).toEqual([path, []]);
        if (data) expect([path, lockedIn(await get(path, data))]).toEqual([path, []]);
      }
      const built = globSync(`${files}/**/*.{js,css,json,html,map}`, { cwd: project.dir });
      expect(built.length).toBeGreaterThan(3);
      expect(lockedIn(built.map((file) => readFileSync(join(project.dir, file), 'utf8')).join('\n'))).toEqual(
        [],
      );
    });

    it('A3 signs in with the right password only, opens what was locked, and signs out', async () => {
      const { page, said } = await open(browser);
      await page.goto(address + STORY);
      await page.locator('.rt-promo-box .sign-in a').click();
      await page.waitForURL(/\/entrar\//);
      const tryWith = async (password: string): Promise<void> => {
        await page.getByLabel(/^(Correo|Usuario)/).fill(READER.email);
        await page.locator('input[name=password]').fill(password);
        await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      };
      await page.waitForLoadState('networkidle');
      await tryWith('Puerto-Sereno-1927');
      await page.getByText('El usuario o la contraseña no son válidos').waitFor();
      await tryWith(READER.password);
      await page.waitForURL(address + STORY);
      expect(lockedIn(await page.content())).toEqual(LOCKED.get(STORY));
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'sesion');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      await page.getByRole('button', { name: 'Salir' }).click();
      await page.getByRole('link', { name: 'Entrar' }).first().waitFor();
      const session = { cookie: `sesion=${cookie!.value}` };
      expect(lockedIn(await get(STORY, session))).toEqual([]);
      // The refused password is the only fault that a browser reports.
      expect(said.filter((text) => !/status of 401/.test(text))).toEqual([]);
    });

    it('takes no form of another site, and stops to answer after five wrong passwords', async () => {
      const post = (origin: string) =>
        fetch(`${address}/entrar/`, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin, accept: 'application/json' },
          body: new URLSearchParams({ userName: 'otra@ejemplo.co', password: 'equivocada' }),
        });
      expect((await post('https://otro.example')).status).toBe(403);
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await post(address)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it.skipIf(scripted)('takes newsletter, consent and mode without a script', async () => {
      const { page } = await open(browser, { javaScriptEnabled: false });
      await page.goto(`${address}/boletin/`);
      await page.locator('main input[name=email]').fill('vecina@ejemplo.co');
      await page.locator('main input[name=policy]').check();
      await page.locator('main button[type=submit]').first().click();
      await page.waitForURL(/listo=1/);
      expect(readFileSync(join(project.dir, 'data/newsletter.json'), 'utf8')).toContain('vecina@ejemplo.co');
      await page.locator('#consent-notice button[value=none]').click();
      expect(await page.locator('#consent-notice').count()).toBe(0);
      await page.goto(address);
      await page.locator('#theme-switch input[value=dark]').check({ force: true });
      await page.locator('#theme-switch .apply').click();
      expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
    });

    it('T2 is dark from its first byte for a reader who chose it', async () => {
      expect(await get('/', { cookie: 'rt-mode=dark' })).toMatch(/<html[^>]*data-mode="dark"/);
      const { page } = await open(browser, { colorScheme: 'light' });
      await page.context().addCookies([{ name: 'rt-mode', value: 'dark', url: address }]);
      // The grounds of all frames until the page is complete.
      await page.addInitScript(() => {
        const grounds = new Set<string>();
        Object.assign(window, { grounds });
        const look = (): void => {
          if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(look);
        };
        look();
      });
      await page.goto(address + STORY, { waitUntil: 'networkidle' });
      const seen = await page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);
      expect(seen).toHaveLength(1);
      expect(Number(/\d+/.exec(seen[0]!)![0])).toBeLessThan(60);
    });

    it('weighs what was recorded, and moves no more', async () => {
      const { page } = await open(browser, PHONE);
      const bytes = { scripts: 0, styles: 0 };
      const bodies: Promise<void>[] = [];
      page.on('response', (reply) => {
        const kind = reply.request().resourceType();
        if (kind !== 'script' && kind !== 'stylesheet') return;
        bodies.push(
          reply.body().then((body) => {
            bytes[kind === 'script' ? 'scripts' : 'styles'] += brotliCompressSync(body).length / 1000;
          }),
        );
      });
      await page.addInitScript(() => {
        const moved = { by: 0 };
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.by += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address + STORY, { waitUntil: 'networkidle' });
      await Promise.all(bodies);
      console.log(
        `${name}: ${bytes.scripts.toFixed(1)} KB of scripts, ${bytes.styles.toFixed(1)} KB of styles`,
      );
      expect(bytes.scripts).toBeLessThanOrEqual(weight.scripts);
      expect(bytes.styles).toBeLessThanOrEqual(weight.styles);
      expect(
        await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by),
      ).toBeLessThanOrEqual(shift);
    });
  });
}
