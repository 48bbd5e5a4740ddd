import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash, launch } from '../../tools/chromium.ts';
import { FRAMEWORKS, type Framework as Name } from '../../src/cli/init.ts';
import { EVERYTHING } from '../support/everything.ts';
import { LOCKED, lockedIn, newspaper, ROUTES, type Newspaper } from './newspaper.ts';

/** How a framework builds and serves its newspaper. */
export interface Framework {
  /** Its folder in `examples`. */
  name: Name;
  /** The commands of its build, in `node_modules/.bin`. */
  build: readonly (readonly [string, ...string[]])[];
  /** The module that serves it, relative to the newspaper, with its arguments. */
  start: readonly [string, ...string[]];
  /** The folders whose files a browser may ask for. */
  files: string;
  /**
   * KB after brotli of an article's scripts, of the CSS in its HTML and its stylesheets, and of that part of it which the
   * first paint waits for. No reader has done anything yet.
   */
  weight: { scripts: number; styles: number; blocking: number };
  /** Whether the HTML of a page has its CSS, and stylesheets wait for the reader. */
  inline?: true;
  /** Whether its scripts run after the first frame, where a framework would run them as soon as they are there. */
  lateScripts?: true;
  /** Milliseconds to the largest paint of an article over `SLOW_4G`, and its layout shift. */
  paint: number;
  shift: number;
  /** An island with a summary that hydrates alone, where not the whole page does. */
  island?: string;
  /** Whether its pages are made in the browser, so that nothing works without scripts. */
  scripted?: true;
  /** A module that prints the addresses that the server asks itself for a page at a path, as JSON, where it does. */
  asksItself?: (path: string) => string;
  /** The request of a page as data, where the framework has such. */
  data?: (path: string) => { path: string; headers?: Readonly<Record<string, string>> };
}

/** An entry of what moved without a reader, with whom. */
interface Shift {
  value: number;
  sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The measurements of a page in its first seconds. */
interface Seen {
  moved: number;
  movers: string[];
  painted: number;
  largest: string;
}

/** A phone's network, so that what comes late is late on every machine. Bytes a second, and milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

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
  paint,
  shift,
  island,
  scripted,
  inline,
  lateScripts,
  asksItself,
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
    const getData = (path: string, headers: Record<string, string> = {}): Promise<string> => {
      const request = data!(path);
      return get(request.path, { ...request.headers, ...headers });
    };

    it('shows every page without an error, a refusal of its policy or a barrier', async () => {
      const { page, said } = await open(browser);
      const faults: string[] = [];
      for (const [at, path] of ROUTES.entries()) {
        const reply = await page.goto(address + path, { waitUntil: 'networkidle' });
        if (reply?.status() !== 200) faults.push(`${path}: status ${reply?.status()}`);
        const headings = await page.locator('h1').count();
        if (headings !== 1) faults.push(`${path}: ${headings} main headings`);
        // All show the same views, so each page is examined in one of them, and every night in all.
        if (!EVERYTHING && path !== STORY && FRAMEWORKS[at % FRAMEWORKS.length] !== name) continue;
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

    it('asks no other host for a page, however its path is written', async () => {
      const asked: string[] = [];
      const other = createServer((asking, response) => {
        asked.push(asking.url ?? '');
        response.setHeader('content-type', 'text/html').end('otro');
      }).listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const here = new URL(address);
      for (const path of [
        `//127.0.0.1:${port}/uno/`,
        `/\\127.0.0.1:${port}/dos/`,
        `http://127.0.0.1:${port}/tres/`,
      ]) {
        const reply = request({
          ...{ host: here.hostname, port: here.port, path },
          headers: { accept: 'text/html', cookie: 'sesion=secreta' },
        }).end();
        const [given] = (await once(reply, 'response')) as [IncomingMessage];
        expect(await text(given)).not.toBe('otro');
      }
      other.close();
      expect(asked).toEqual([]);
    });

    // Next leads away from two slashes before its app gets them, so its servers have no such path; other hosts may.
    it.runIf(asksItself)('asks itself for a page, and no other host, whatever its path is', async () => {
      const asked = await project.run('node', [
        ...['--no-warnings', '--input-type=module', '--eval'],
        asksItself!('//otro.example/uno/?dos=2'),
      ]);
      expect(JSON.parse(asked)).toEqual(['http://localhost:3000//otro.example/uno/?dos=2']);
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
        if (data) expect([path, lockedIn(await getData(path))]).toEqual([path, []]);
      }
      const built = globSync(`${files}/**/*.{js,css,json,html,map}`, { cwd: project.dir });
      expect(built.length).toBeGreaterThan(3);
      expect(lockedIn(built.map((file) => readFileSync(join(project.dir, file), 'utf8')).join('\n'))).toEqual(
        [],
      );
    });

    it('P1 sends none of it to a reader who follows links', async () => {
      const { page, said } = await open(browser);
      const bodies: Promise<string>[] = [];
      // Redirects and files from the cache have no body.
      page.on('response', (reply) => bodies.push(reply.text().catch(() => '')));
      await page.goto(`${address}/region/`, { waitUntil: 'networkidle' });
      const link = page.locator(`main a[href$="${STORY}"]`).first();
      await link.hover();
      await link.click();
      await page.locator('.rt-promo-box').waitFor();
      await page.waitForLoadState('networkidle');
      const bytes = (await Promise.all(bodies)).join('\n');
      expect(bytes).toContain('El tren vuelve a Puerto Sereno');
      expect(lockedIn(bytes)).toEqual([]);
      expect(said).toEqual([]);
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
      const session = { cookie: `sesion=${cookie!.value}` };
      if (data) expect(lockedIn(await getData(STORY, session))).toEqual(LOCKED.get(STORY));
      await page.getByRole('link', { name: 'Mi cuenta' }).first().click();
      await page.getByRole('button', { name: 'Salir' }).click();
      await page.getByRole('link', { name: 'Entrar' }).first().waitFor();
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
      // React Router itself refuses with 400.
      expect([400, 403]).toContain((await post('https://otro.example')).status);
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await post(address)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it.skipIf(scripted)('takes newsletter, consent, search and mode without a script', async () => {
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
      await page.locator('header .search-toggle:visible > summary').click();
      await page.locator('header .search-toggle input:visible').fill('tren');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/buscar\/\?q=tren/);
      // Where a window has no room for the bar of sections, they are in the menu.
      const phone = await open(browser, { ...PHONE, javaScriptEnabled: false });
      await phone.page.goto(address + STORY);
      await phone.page
        .locator('header details.rt-header-menu:not(.search-toggle):visible > summary')
        .first()
        .click();
      await phone.page.locator('header nav a:visible', { hasText: 'Cultura' }).first().click();
      await phone.page.waitForURL(`${address}/cultura/`);
      await page.goto(address);
      await page.locator('#theme-switch input[value=dark]').check({ force: true });
      await page.locator('#theme-switch .apply').click();
      expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
    });

    it.runIf(island)('loads the code of an island when a reader uses it', async () => {
      const { page, said } = await open(browser);
      await page.goto(address + STORY, { waitUntil: 'networkidle' });
      const ready = page.locator(`rt-island[name=${island}][ready]`);
      expect(await ready.count()).toBe(0);
      await page.locator(`rt-island[name=${island}] summary`).click();
      await ready.waitFor({ state: 'attached' });
      expect(said).toEqual([]);
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

    it.runIf(inline)('looks the same before and after the stylesheets that wait', async () => {
      for (const [width, colorScheme] of [
        [360, 'light'],
        [1280, 'dark'],
      ] as const) {
        const viewport = { width, height: 900 };
        const { page, said } = await open(browser, { viewport, colorScheme, reducedMotion: 'reduce' });
        for (const path of [STORY, '/', '/entrar/', '/boletin/']) {
          await page.goto(address + path, { waitUntil: 'networkidle' });
          const look = () => page.screenshot({ fullPage: true, animations: 'disabled' });
          /** The page as it stays: a font or a picture may be painted after the network is idle. */
          const settled = async (last?: Buffer): Promise<Buffer> => {
            const next = await look();
            return last?.equals(next) ? next : settled(next);
          };
          // Pictures below the window load when a screenshot passes them.
          await look();
          await page.waitForLoadState('networkidle');
          const before = await settled();
          await page.evaluate(() =>
            document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })),
          );
          await page.waitForLoadState('networkidle');
          expect([path, await page.locator('link[data-rt-late]').count()]).toEqual([path, 0]);
          expect([path, width, before.equals(await settled())]).toEqual([path, width, true]);
        }
        expect(said).toEqual([]);
      }
    });

    it.runIf(lateScripts)(
      'shows an article before a script of a file runs, and wakes afterwards',
      async () => {
        const { page, said } = await open(browser, PHONE);
        await page.addInitScript(() => {
          const seen = { first: 0, files: 0 };
          Object.assign(window, { seen });
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes)
                if (node instanceof HTMLScriptElement && node.src && !node.type && !node.noModule) {
                  seen.first ||= performance.now();
                  seen.files += 1;
                }
          }).observe(document, { subtree: true, childList: true });
        });
        await page.goto(address + STORY, { waitUntil: 'networkidle' });
        const { first, files, painted, loaded } = await page.evaluate(() => ({
          ...(window as unknown as { seen: { first: number; files: number } }).seen,
          painted: performance.getEntriesByName('first-paint')[0]!.startTime,
          loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
            .loadEventStart,
        }));
        expect(files).toBeGreaterThan(0);
        expect(first).toBeGreaterThanOrEqual(Math.min(painted, loaded));
        // A link of the page is followed without a new document.
        await page.evaluate(() => Object.assign(window, { same: true }));
        await page.locator('main a[href^="/"]').first().click();
        await page.waitForURL((url) => url.pathname !== STORY);
        expect(await page.evaluate(() => 'same' in window)).toBe(true);
        expect(said).toEqual([]);
      },
    );

    it('weighs, paints and moves what was recorded at most', async () => {
      const { page } = await open(browser, PHONE);
      const bytes = { scripts: 0, styles: 0, blocking: 0 };
      const bodies: Promise<void>[] = [];
      const counted = new Set<string>();
      // As a browser asks for a document.
      const html = await get(STORY, { accept: 'text/html' });
      const inHtml = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('');
      bytes.styles = bytes.blocking = inHtml ? brotliCompressSync(inHtml).length / 1000 : 0;
      const blocking = [...html.matchAll(/<link\b(?![^>]* disabled)[^>]* rel="stylesheet"[^>]*>/g)]
        .map(([link]) => / href="([^"#]*)/.exec(link)?.[1] ?? '')
        .map((path) => new URL(path, address).href);
      page.on('response', (reply) => {
        const kind = reply.request().resourceType();
        // React Router names a stylesheet twice, once with an empty fragment.
        const [file = ''] = reply.url().split('#');
        if ((kind !== 'script' && kind !== 'stylesheet') || counted.has(file)) return;
        counted.add(file);
        bodies.push(
          reply.body().then((body) => {
            const size = brotliCompressSync(body).length / 1000;
            bytes[kind === 'script' ? 'scripts' : 'styles'] += size;
            if (kind === 'stylesheet' && blocking.includes(file)) bytes.blocking += size;
          }),
        );
      });
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', SLOW_4G);
      await page.addInitScript(() => {
        const seen: Seen = { moved: 0, movers: [], painted: 0, largest: '' };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
            seen.moved += value;
            for (const { node, previousRect: from, currentRect: to } of sources) {
              const text = node?.textContent?.trim().slice(0, 40) ?? '';
              seen.movers.push(
                `${text} ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`,
              );
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { startTime: number; element?: Element }[]) {
            seen.painted = entry.startTime;
            seen.largest = entry.element?.outerHTML.slice(0, 80) ?? '';
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      // Fonts come after the first paint on every machine, as over a slow network.
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
      await page.goto(address + STORY, { waitUntil: 'networkidle' });
      await Promise.all(bodies);
      const { moved, movers, painted, largest } = await page.evaluate(
        () => (window as unknown as { seen: Seen }).seen,
      );
      console.log(
        `${name}, an article: ${bytes.scripts.toFixed(1)} KB of scripts, ${bytes.styles.toFixed(1)} KB of styles ` +
          `(${bytes.blocking.toFixed(1)} before the first paint, ${blocking.length} files); ` +
          `largest paint after ${painted.toFixed(0)} ms (${largest}), layout shift ${moved.toFixed(4)} ${movers.join('; ')}`,
      );
      expect(bytes.scripts).toBeLessThanOrEqual(weight.scripts);
      expect(bytes.styles).toBeLessThanOrEqual(weight.styles);
      expect(bytes.blocking).toBeLessThanOrEqual(weight.blocking);
      expect(moved).toBeLessThanOrEqual(shift);
      expect(painted).toBeGreaterThan(0);
      expect(painted).toBeLessThanOrEqual(paint);
    });
  });
}
