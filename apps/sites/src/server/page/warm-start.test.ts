import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BRANDS } from 'rotativa/themes';
import { readConfig } from '../../config/env.ts';
import { ACCESS_COOKIE, createAccess } from '../access.ts';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';
import { createAskedPages, savedPages, type AskedPage } from './asked-pages.ts';
import { frontPages, headersFor, warmStart } from './warm-start.ts';

const ACCESS_SECRET = 'a-secret-of-at-least-thirty-two-letters';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotativa-asked-'));
});
afterAll(() => rm(folder, { recursive: true }));

const page = (path: string, extra: Partial<AskedPage> = {}): AskedPage => ({
  brand: 'weekly',
  origin: 'http://localhost:3001',
  path,
  mode: 'system',
  decided: false,
  encoding: 'br',
  ...extra,
});

describe('the most asked pages', () => {
  it('are kept for the next process, the most asked first, and old ones give way', async () => {
    const file = join(folder, 'kept', 'asked.json');
    const asked = createAskedPages(file);
    for (let at = 0; at < 10; at += 1) asked.note(page('/yesterday/'));
    for (let at = 0; at < 30; at += 1) await asked.save();
    // The last one is not the most asked one.
    for (const path of ['/b/', '/b/', '/b/', '/a/']) asked.note(page(path));
    await asked.save();
    expect((await savedPages(file)).map(({ path }) => path)).toEqual(['/b/', '/a/', '/yesterday/']);
    expect(await readdir(join(folder, 'kept'))).toEqual(['asked.json']);
  });

  it('of the last process stay while readers have asked for none', async () => {
    const file = join(folder, 'quiet.json');
    const last = createAskedPages(file);
    last.note(page('/a/'));
    await last.save();
    await createAskedPages(file).save();
    expect(await savedPages(file)).toEqual([page('/a/')]);
    expect(await savedPages(undefined)).toEqual([]);
  });

  it('are never more than can be made, whatever addresses are asked for', async () => {
    const asked = createAskedPages(undefined);
    for (let at = 0; at < 20_000; at += 1) asked.note(page(`/${at}/`));
    expect(asked.most(20_000)).toHaveLength(5000);
    await asked.save();
  });

  it('in the file are 500, those that are asked for most', async () => {
    const file = join(folder, 'many.json');
    const asked = createAskedPages(file);
    for (let at = 0; at < 600; at += 1) asked.note(page(`/${at}/`));
    for (let at = 550; at < 600; at += 1) asked.note(page(`/${at}/`));
    await asked.save();
    const paths = (await savedPages(file)).map(({ path }) => path);
    expect(paths).toHaveLength(500);
    expect(paths.slice(0, 50).toSorted()).toEqual(Array.from({ length: 50 }, (_, at) => `/${550 + at}/`));
  });

  it('are counted for each form in which readers have them', async () => {
    const asked = createAskedPages(undefined);
    const forms = [page('/a/'), page('/a/', { mode: 'dark' }), page('/a/', { encoding: 'gzip' })];
    for (const form of forms) asked.note(form);
    asked.note(forms[1]!);
    expect(asked.most(1)).toEqual([forms[1]]);
    expect(asked.most(9)).toHaveLength(3);
  });

  it.each<[string, unknown]>([
    ['no text', undefined],
    ['no list', {}],
    ['a page with only a path', [{ path: '/' }]],
    ['the address of a script', [{ ...page('/'), origin: 'javascript:1' }]],
    ['an origin of another protocol', [{ ...page('/'), origin: 'ftp://localhost' }]],
    ['an origin with http in it', [{ ...page('/'), origin: 'xhttp://localhost' }]],
    ['an unknown brand', [{ ...page('/'), brand: 'monthly' }]],
    ['a path that begins with a host', [{ ...page('otro.example/') }]],
    ['an unknown mode', [{ ...page('/'), mode: 'sepia' }]],
    ['an unknown encoding', [{ ...page('/'), encoding: 'zstd' }]],
    ['a decision that is a word', [{ ...page('/'), decided: 'yes' }]],
    ['something about a reader', [{ ...page('/'), reader: 'luz' }]],
  ])('are none in a file that has %s', async (_name, content) => {
    const file = join(folder, 'other.json');
    await writeFile(file, content === undefined ? '' : JSON.stringify(content));
    expect(await savedPages(file)).toEqual([]);
  });

  it('are none without their file', async () => {
    expect(await savedPages(join(folder, 'none.json'))).toEqual([]);
  });
});

describe('the warm start', () => {
  const pages = Array.from({ length: 20 }, (_, at) => page(`/${at}/`));

  it('makes the pages in their order, a few at once', async () => {
    const order: string[] = [];
    let running = 0;
    const made = await warmStart({
      pages,
      ms: 60_000,
      now: () => performance.now(),
      ask: async ({ path }) => {
        order.push(path);
        running += 1;
        expect(running).toBeLessThanOrEqual(4);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return new Response('page');
      },
    });
    expect([made, order]).toEqual([20, pages.map(({ path }) => path)]);
  });

  it('ends when the time is over, also while a page is not made', async () => {
    vi.useFakeTimers();
    try {
      const ask = vi.fn(() => new Promise<Response>(() => undefined));
      const started = warmStart({ pages, ms: 5000, now: () => Date.now(), ask });
      await vi.advanceTimersByTimeAsync(5000);
      expect(await started).toBe(0);
      expect(ask).toHaveBeenCalledTimes(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([500, 503])('ends at the first page that cannot be made: %i', async (status) => {
    const ask = vi.fn(async () => new Response(null, { status }));
    expect(await warmStart({ pages, ms: 60_000, now: () => 0, ask })).toBe(0);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('goes on after a page that is gone or has moved, which is not counted', async () => {
    const others = new Map([
      ['/1/', 404],
      ['/2/', 301],
    ]);
    const ask = vi.fn(async ({ path }: AskedPage) => new Response(null, { status: others.get(path) ?? 200 }));
    expect(await warmStart({ pages, ms: 60_000, now: () => 0, ask })).toBe(18);
    expect(ask).toHaveBeenCalledTimes(20);
  });

  it('begins no page after its time, and leaves no timer', async () => {
    vi.useFakeTimers();
    try {
      let ms = 0;
      const ask = vi.fn(async () => {
        ms += 10;
        return new Response('page');
      });
      expect(await warmStart({ pages, ms: 100, now: () => ms, ask })).toBe(10);
      expect(ask).toHaveBeenCalledTimes(10);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads no page to its end', async () => {
    const cancel = vi.fn();
    const ask = async () => new Response(new ReadableStream({ cancel }));
    await warmStart({ pages: pages.slice(0, 3), ms: 60_000, now: () => 0, ask });
    expect(cancel).toHaveBeenCalledTimes(3);
  });

  it('has the front of each site as a reader gets it at the first visit', async () => {
    const calls: string[] = [];
    const { sites, get } = await openSites(
      (source) => {
        calls.push(source);
        return source === 'content-apir' ? feed('a') : undefined;
      },
      { PAGE_CACHE_MB: '8' },
      { now: () => 0 },
    );
    const fronts = frontPages(readConfig({ SITES_HOSTS: '{"www.soho.example":"men"}' }));
    const ask = async (page: AskedPage) =>
      sites.app.request(page.origin + page.path, { headers: headersFor(page) }, { brand: page.brand });
    expect(await warmStart({ pages: fronts, ms: 60_000, now: () => 0, ask })).toBe(BRANDS.length);
    const before = calls.length;
    for (const [at, brand] of BRANDS.entries()) {
      const site = brand === 'men' ? 'https://www.soho.example' : `http://localhost:${3001 + at}`;
      expect((await get(`${site}/`, { 'Accept-Encoding': 'gzip, br' }, brand)).status).toBe(200);
    }
    expect(calls.length).toBe(before);
    await sites.close();
  });
});

it('a new process has the pages that readers of the last one asked for', async () => {
  const file = join(folder, 'process.json');
  const answer: Answer = (source, query) => {
    const url = String(query['website_url'] ?? '');
    return source === 'story-by-url' || url.includes('/articulo/') ? story('x') : feed('a');
  };
  const settings = {
    ...{ PAGE_CACHE_MB: '8', ASKED_PAGES_FILE: file, CONTENT_FRESH_MS: '0' },
    ...{ ACCESS_SECRET, COUNTRY_HEADER: 'X-Country' },
  };
  const first = await openSites(answer, settings);
  const readers = [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip', cookie: 'rt-mode=dark' }];
  for (const reader of readers) await first.get('/nacion/articulo/x/', reader);
  await first.get('/nacion/articulo/x/', headersFor(page('/', { decided: true })));
  // Neither those with parameters or of other readers, nor those that no memory keeps.
  await first.get('/nacion/articulo/parametro/?utm_source=a', readers[0]);
  const access = createAccess(ACCESS_SECRET, () => new Date('2026-02-01T12:00:00Z'));
  const cookie = `${ACCESS_COOKIE}=${await access.seal(['DIGITAL-ANUAL'], 'http://localhost:3001')}`;
  await first.get('/nacion/articulo/suscriptor/', { ...readers[0], cookie });
  await first.get('/nacion/articulo/exterior/', { ...readers[0], 'x-country': 'US' });
  for (const path of ['/buscador/', '/n%61cion/articulo/x/', 'http://x1.localhost:3001/nacion/articulo/x/'])
    expect((await first.get(path, readers[0])).status, path).toBe(200);
  await first.sites.close();
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(3);

  let asked = 0;
  const next = await openSites((...query) => {
    asked += 1;
    return answer(...query);
  }, settings);
  const made = await warmStart({
    pages: await savedPages(file),
    ms: 60_000,
    now: () => performance.now(),
    ask: async (one) =>
      next.sites.app.request(one.origin + one.path, { headers: headersFor(one) }, { brand: one.brand }),
  });
  expect(made).toBe(3);
  const before = asked;
  for (const reader of readers) expect((await next.get('/nacion/articulo/x/', reader)).status).toBe(200);
  expect(asked).toBe(before);
  await next.sites.close();
});
