import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';
import { createAskedPages, savedPages, type AskedPage } from './asked-pages.ts';
import { headersFor, warmStart } from './warm-start.ts';

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

  it('are none in a file that has something else', async () => {
    const file = join(folder, 'other.json');
    for (const text of [
      '',
      '{}',
      '[{"path":"/"}]',
      '[{"brand":"weekly","origin":"javascript:1","path":"/"}]',
    ]) {
      await writeFile(file, text);
      expect(await savedPages(file)).toEqual([]);
    }
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

  it('ends at the first page that cannot be made', async () => {
    const ask = vi.fn(async () => new Response(null, { status: 503 }));
    await warmStart({ pages, ms: 60_000, now: () => performance.now(), ask });
    expect(ask.mock.calls.length).toBeLessThanOrEqual(4);
  });
});

it('a new process has the pages that readers of the last one asked for', async () => {
  const file = join(folder, 'process.json');
  const answer: Answer = (source, query) => {
    const url = String(query['website_url'] ?? '');
    return source === 'story-by-url' || url.includes('/articulo/') ? story('x') : feed('a');
  };
  const settings = { PAGE_CACHE_MB: '8', ASKED_PAGES_FILE: file, CONTENT_FRESH_MS: '0' };
  const first = await openSites(answer, settings);
  const readers = [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip', cookie: 'rt-mode=dark' }];
  for (const reader of readers) await first.get('/nacion/articulo/x/', reader);
  await first.get('/nacion/articulo/x/', headersFor(page('/', { decided: true })));
  await first.get('/nacion/articulo/x/?utm_source=a', readers[0]);
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
