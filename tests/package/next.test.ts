import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTEXT_OPTIONS, endOnCrash, isRunning, launch } from '../../tools/chromium.ts';
import { lockedPlacesIn } from '../support/locked-documents.ts';
import type { Consumer } from './consumer.ts';
import { expectRouted } from './links.ts';
import { BUILT_WITHIN_MS, buildNext, installNext } from './next-app.ts';

let consumer: Consumer;
let chunks: { file: string; code: string }[];
let css: string;
const page = (name: string): string =>
  readFileSync(join(consumer.dir, `.next/server/app/${name}.html`), 'utf8');
/** The browser's chunks that contain a root of the library, by its class. */
const chunksWith = (root: string): string[] =>
  chunks.filter(({ code }) => new RegExp(`["'\`]${root}["'\`]`).test(code)).map(({ file }) => file);

beforeAll(async () => {
  consumer = await installNext('next');
  await buildNext(consumer);
  const read = (pattern: string) =>
    globSync(pattern, { cwd: join(consumer.dir, '.next/static') }).map((file) => ({
      file,
      code: readFileSync(join(consumer.dir, '.next/static', file), 'utf8'),
    }));
  chunks = read('**/*.js');
  css = read('**/*.css')
    .map(({ code }) => code)
    .join('\n');
}, BUILT_WITHIN_MS);
afterAll(() => consumer?.remove());

describe('Z1 React Server Components, in a Next app', () => {
  it('renders static blocks on the server', () => {
    const html = page('index');
    for (const root of ['rt-story-grid', 'rt-card', 'rt-body-quote', 'rt-article-header', 'rt-button']) {
      expect(html).toMatch(new RegExp(`class="[^"]*\\b${root}\\b`));
    }
    expect(html).toContain('Cantan en Quibdó');
    expect(page('barrel')).toMatch(/<h1[^>]*class="rt-heading"/);
  });

  it('fills a card’s slot on the server, and with a client component', () => {
    const html = page('index');
    expect(html).toMatch(/class="rt-image"><img[^>]*src="\/rio.jpg"/);
    expect(html).toMatch(/<img class="photo" src="\/mar.jpg"/);
    expect(html).toMatch(/<img class="old-photo" src="\/lago.jpg"/);
  });

  it('says the words that the app has set', () => {
    const html = page('index');
    expect(html).toMatch(/<a[^>]*href="\/nacion\/"[^>]*>More/);
    expect(html).not.toContain('Ver más');
  });

  it.each([
    'rt-image',
    'rt-story-grid',
    'rt-card',
    'rt-body-quote',
    'rt-article-header',
    'rt-section-header',
    'rt-heading',
  ])('sends no code of %s to the browser', (root) => {
    // A gallery and a pair of pictures are islands with their pictures, and an article may have them.
    const islands = [...chunksWith('rt-body-gallery'), ...chunksWith('rt-body-pair')];
    expect(chunksWith(root).filter((chunk) => !islands.includes(chunk))).toEqual([]);
  });

  it('sends the interactive one as a client component, with its parts', () => {
    expect(chunksWith('rt-dialog').length).toBeGreaterThan(0);
    const html = page('index');
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Abrir/);
  });

  it('keeps the layers’ order and the brand', () => {
    // Next merges the order statement into the layers' blocks; the order of their first occurrence counts.
    const layers = [...css.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names]) => names!.split(','));
    expect([...new Set(layers.map((name) => name.trim()))]).toEqual(
      ['reset', 'tokens', 'components', 'blocks', 'patterns'].map((name) => `rotativa.${name}`),
    );
    expect(css.includes('.rt-story-grid')).toBe(true);
    expect(/\[data-brand="?weekly"?\]/.test(css)).toBe(true);
    expect(/\[data-brand="?women"?\]/.test(css)).toBe(false);
  });
});

/** Words of server components, of rules and of client components, at once and later. */
const WORDS = {
  es: [
    'Anterior',
    'Página 3',
    'La contraseña es incorrecta',
    'Diapositiva 1 de 2',
    '20 de noviembre de 2026',
    'Diapositiva 3 de 3',
  ],
  en: ['Previous', 'Page 3', 'The password is wrong', 'Slide 1 of 2', 'November 20, 2026', 'Slide 3 of 3'],
} as const;
type Language = keyof typeof WORDS;
const TAGS = { es: 'es-CO', en: 'en-US' } as const;

/** All words of the language are there, and none of the other one; scripts have the tree as data. */
function expectLanguage(html: string, language: Language): void {
  const shown = html.replaceAll(/<script\b[^]*?<\/script>/g, '');
  expect(shown).toContain(`<html lang="${TAGS[language]}"`);
  const found = (words: readonly string[]) => words.filter((word) => shown.includes(word));
  expect(found(WORDS[language])).toEqual(WORDS[language]);
  expect(found(WORDS[language === 'es' ? 'en' : 'es'])).toEqual([]);
}

it.each(['es', 'en'] as const)('writes the page in %s when it is built', (language) => {
  expectLanguage(page(`${language}/fija`), language);
});

describe('Z1 CSS by use, in a Next app', () => {
  /** The CSS that a page loads. */
  const linked = (name: string): string =>
    [
      ...new Set(
        [...page(name).matchAll(/<link[^>]* href="\/_next\/([^"]+\.css)"/g)].map(([, file]) => file!),
      ),
    ]
      .map((file) => readFileSync(join(consumer.dir, '.next', file), 'utf8'))
      .join('\n');
  const styled = (name: string): Set<string> =>
    new Set([...linked(name).matchAll(/\.(rt-[a-z-]+)/g)].map(([, root]) => root!));

  it.each(['index', 'barrel', 'rutas', 'articulo/cualquiera', 'articulo/suscriptor'])(
    'the page %s loads the CSS of everything in its HTML, islands included',
    (name) => {
      const shown = [...page(name).matchAll(/ class="([^"]*)"/g)]
        .flatMap(([, classes]) => classes!.split(' '))
        .filter((root) => /^rt-[a-z-]+$/.test(root));
      expect(shown.length).toBeGreaterThan(1);
      const css = styled(name);
      expect([...new Set(shown)].filter((root) => !css.has(root))).toEqual([]);
    },
  );

  it('pages that import some pieces, from their entries or by name from the whole, load no others', () => {
    expect([...styled('barrel')].sort()).toEqual(['rt-card', 'rt-heading', 'rt-icon']);
    const others = [...styled('index')].filter((root) => /checkout|carousel|footer|header-menu/.test(root));
    expect(others).toEqual([]);
  });
});

describe('P1 locked articles, in a Next app', () => {
  /** The files that are built for a reader: the HTML, the tree as data, and the data of each segment. */
  const built = (reader: string): Record<string, string> =>
    Object.fromEntries(
      globSync(`articulo/${reader}{.html,.rsc,.meta,.segments/**/*.rsc}`, {
        cwd: join(consumer.dir, '.next/server/app'),
      }).map((file) => [file, readFileSync(join(consumer.dir, '.next/server/app', file), 'utf8')]),
    );

  it.each(['.html', '.rsc'])('have their locked text in the %s of a subscriber', (type) => {
    const bytes = built('suscriptor')[`articulo/suscriptor${type}`]!;
    expect(lockedPlacesIn(bytes)).toEqual(
      expect.arrayContaining(['parrafo', 'pie-dos', 'correccion', 'texto-dos']),
    );
  });

  it('have none of it in what is built for any reader', () => {
    const files = built('cualquiera');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['articulo/cualquiera.html', 'articulo/cualquiera.rsc']),
    );
    expect(files['articulo/cualquiera.html']).toContain('Pasan los camiones.');
    expect(lockedPlacesIn(Object.values(files).join('\n'))).toEqual([]);
  });

  it('have none of it in the browser’s chunks', () => {
    expect(lockedPlacesIn(chunks.map(({ code }) => code).join('\n'))).toEqual([]);
  });
});

// A browser on a busy machine fails by chance: see tests/e2e/vitest.config.ts.
describe('in a browser', { retry: 1 }, () => {
  let server: ChildProcess;
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    address = await serve();
    browser = await launch();
  });
  beforeEach(async ({ task }) => {
    // A browser that hangs is still connected, and would hang again in the second try.
    const isSecondTry = (task.result?.retryCount ?? 0) > 0;
    if (isSecondTry) void browser.close();
    if (isSecondTry || !(await isRunning(browser))) browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    server?.kill();
  });

  /** Starts the built app. Returns its address. */
  async function serve(): Promise<string> {
    server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0'], {
      cwd: consumer.dir,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    return new Promise((resolve, reject) => {
      let said = '';
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        const [address] = said.match(/http:\/\/localhost:\d+/) ?? [];
        if (address && said.includes('Ready')) resolve(address);
      };
      server.stdout!.on('data', listen);
      server.stderr!.on('data', listen);
      server.once('exit', () => reject(new Error(`next start ended:\n${said}`)));
    });
  }

  async function newPage(): Promise<Page> {
    const page = await (await browser.newContext(CONTEXT_OPTIONS)).newPage();
    endOnCrash(page);
    return page;
  }

  it('writes two languages that are asked for at the same time, each in its words', async () => {
    // The slower ones go on while others begin and end.
    const asked = Array.from({ length: 24 }, (_, at) => {
      const language: Language = at % 2 === 0 ? 'es' : 'en';
      return { language, url: `${address}/${language}?ms=${(at * 7) % 40}` };
    });
    const pages = await Promise.all(asked.map(async ({ url }) => (await fetch(url)).text()));
    for (const [at, { language }] of asked.entries()) expectLanguage(pages[at]!, language);
  });

  it.each([
    ['es', '/es?ms=20', 'Cerrar'],
    ['en', '/en?ms=20', 'Close'],
    ['en', '/en/fija', 'Close'],
    ['es', '/es/fija', 'Cerrar'],
  ] as const)('hydrates %s as the server wrote it: %s', async (language, path, close) => {
    const page = await newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-hydrated]');
    await page.getByRole('button', { name: 'Abrir' }).click();
    await page.getByRole('button', { name: close }).click();
    expect(await page.evaluate(() => document.dir)).toBe('');
    expectLanguage(await page.content(), language);
    expect(said).toEqual([]);
  });

  it('client components have their CSS, and say the app’s words, as the server did', async () => {
    const page = await newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(address);
    await page.waitForSelector('html[data-routed]');
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await style('.rt-button', 'min-block-size')).toBe('44px');
    expect(await style('.rt-button', 'background-color')).toBe('rgb(196, 16, 31)');
    await page.getByRole('button', { name: 'Abrir' }).click();
    expect(await style('.rt-dialog-scrim', 'position')).toBe('fixed');
    expect(await style('.rt-dialog', 'max-inline-size')).toBe('560px');
    await page.getByRole('button', { name: 'Close' }).click();
    // The stories' pictures do not exist.
    expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  it.each([true, false])(
    'Z1 posts a form to a server action, with a script: %s',
    async (javaScriptEnabled) => {
      const page = await (await browser.newContext({ ...CONTEXT_OPTIONS, javaScriptEnabled })).newPage();
      endOnCrash(page);
      await page.goto(`${address}/formulario`);
      if (javaScriptEnabled) await page.waitForSelector('html[data-routed]');
      const send = page.getByRole('button', { name: 'Inscribirme' });
      await page.getByLabel('Correo').fill('vecina');
      await send.click();
      await page.getByText('Formato de correo electrónico no válido').waitFor();
      expect(await page.getByLabel('Correo').getAttribute('aria-invalid')).toBe('true');
      await page.getByLabel('Correo').fill('vecina@ejemplo.co');
      await page.getByLabel('Acepto la política').check();
      await send.click();
      await page.getByText('Inscrita: vecina@ejemplo.co').waitFor();
    },
  );

  it('Z1 streams a late part, whose dialog opens', async () => {
    const page = await newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${address}/formulario`, { waitUntil: 'commit' });
    await page.locator('.rt-skeleton').waitFor();
    expect(await page.getByLabel('Correo').count()).toBe(1);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await page.getByRole('dialog', { name: 'Lo que llegó tarde' }).waitFor();
    expect(await page.locator('.rt-skeleton').count()).toBe(0);
    expect(said).toEqual([]);
  });

  it('LinkProvider hands the links of server components to Next’s router, ahead of the click too', async () => {
    const page = await newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${address}/rutas`, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-routed]');
    expect(requested).not.toContain('/rutas/rio');
    await page.getByRole('link', { name: 'Crece el río' }).hover();
    await expect.poll(() => requested, { timeout: 15_000 }).toContain('/rutas/rio');
    await expectRouted(page);
    expect(said).toEqual([]);
  });
});
