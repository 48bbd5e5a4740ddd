import { describe, expect, it } from 'vitest';
import { LIST_PATH } from '../contract/list.ts';
import { createOutages } from './outages.ts';
import { feed, openSites, type Answer } from './sites.fixture.ts';

const PATHS = [
  '/',
  '/economia/',
  '/nacion/articulo/x/',
  '/autor/luz/',
  '/buscador/?q=paz',
  '/sitemap.xml',
  '/rss.xml',
];

const UNUSABLE: readonly [string, Answer][] = [
  ['HTML', () => new Response('<!doctype html><title>Portal</title>')],
  ['nothing', () => new Response('')],
  ['cut JSON', () => new Response('{"content_elements": [{"_id"')],
  ['another shape', () => new Response('7')],
  ['more than 5 MB', () => new Response(`"${'a'.repeat(5_000_000)}"`)],
  ['a refusal of our token', () => Response.json({}, { status: 401 })],
  ['a redirect to nowhere', () => new Response(null, { status: 304 })],
];

/** Replies in the shape of nothing to read: an empty front, feed or sitemap would stay in caches after the outage. */
const EMPTY: readonly [string, Answer][] = [
  ['null', () => null],
  ['404', () => undefined],
  ['an empty object', () => ({})],
  ['an empty list', () => []],
  ['a feed without stories', () => ({ content_elements: [], count: 0 })],
  ['a list of numbers', () => ({ content_elements: [1, 2], count: 2 })],
];

it.each(EMPTY)(
  'a content service that replies with %s to everything has no page in a cache',
  async (_name, answer) => {
    const { get } = await openSites(answer);
    for (const path of [
      '/',
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/sitemap-noticias.xml',
      '/rss.xml',
      '/feed.json',
    ]) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('Cache-Control')]).toEqual([path, 503, 'no-store']);
    }
  },
);

describe.each(UNUSABLE)('a content service that replies with %s and a success status', (_name, answer) => {
  it.each(PATHS)('%s is a 503 that is not cached', async (path) => {
    const { get } = await openSites(answer);
    const { status, headers } = await get(path);
    expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(headers.get('Retry-After')).toBe('15');
  });
});

describe('a content service that rejects the request for an address', () => {
  it('is a 404, and an empty list for a search', async () => {
    const { get } = await openSites(() => Response.json({ code: 'x', message: 'no' }, { status: 400 }));
    expect((await get('/autor/luz/')).status).toBe(404);
    expect((await get('/nacion/articulo/x/')).status).toBe(404);
    const search = await get(`/buscador/?q=${'-'.repeat(40)}`);
    expect(search.status).toBe(200);
    expect(search.html).toContain('No encontramos notas con esas palabras.');
  });
});

describe('the log of an outage', () => {
  it('has one line, whatever is requested during the outage', async () => {
    const { get, warnings } = await openSites(() => new TypeError('fetch failed'));
    const paths = [...PATHS, `${LIST_PATH}?ruta=/buscador/&q=paz&pagina=2`];
    for (const path of [...paths, ...paths]) await get(path);
    expect(warnings.map(({ msg }) => msg)).toEqual(['content is out of reach']);
  });

  it('has one line at its start and one at its end, after the last failure', () => {
    const lines: string[] = [];
    let now = 0;
    const log = { warn: (what: object, msg: string) => lines.push(`${now} ${msg} ${JSON.stringify(what)}`) };
    const { failed, answered } = createOutages(log, () => now);
    const fail = () => failed(undefined, { source: 'feed' });
    answered();
    for (now = 1000; now < 9000; now += 1000) {
      fail();
      answered();
    }
    now = 20_000;
    answered();
    answered();
    fail();
    expect(lines).toEqual([
      '1000 content is out of reach {"source":"feed"}',
      '20000 content answers again {"ms":19000}',
      '20000 content is out of reach {"source":"feed"}',
    ]);
  });

  it('is empty without failures', async () => {
    const { get, warnings } = await openSites((source) =>
      source === 'content-apir' ? feed('a') : undefined,
    );
    for (const path of PATHS) await get(path);
    expect(warnings).toEqual([]);
  });
});
