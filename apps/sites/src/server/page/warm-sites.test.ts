import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BRANDS } from 'rotativa/themes';
import { readConfig } from '../../config/env.ts';
import { ACCESS_COOKIE, createAccess } from '../access.ts';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';
import { savedPages, type AskedPage } from './asked-pages.ts';
import { frontPages, headersFor, warmStart } from './warm-start.ts';

const ACCESS_SECRET = 'a-secret-of-at-least-thirty-two-letters';

it('the warm start has the front of each site as a reader gets it at the first visit', async () => {
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

it('a new process has the pages that readers of the last one asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rotativa-asked-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'process.json');
  const answer: Answer = (source, query) => {
    const url = String(query['website_url'] ?? '');
    return source === 'story-by-url' || url.includes('/articulo/') ? story('x') : feed('a');
  };
  const settings = {
    ...{ PAGE_CACHE_MB: '8', ASKED_PAGES_FILE: file, CONTENT_FRESH_MS: '0' },
    ...{ ACCESS_SECRET, COUNTRY_HEADER: 'X-Country' },
  };
  const [front] = frontPages(readConfig({}));
  const decided: AskedPage = { ...front!, decided: true };
  const first = await openSites(answer, settings);
  const readers = [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip', cookie: 'rt-mode=dark' }];
  for (const reader of readers) await first.get('/nacion/articulo/x/', reader);
  await first.get('/nacion/articulo/x/', headersFor(decided));
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
