import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { LIST_PATH } from '../contract/list.ts';
import { createOutages } from './outages.ts';
import { feed, openSites, story, type Answer } from './sites.fixture.ts';

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

/** Replies that a reader of lists could take for one that is empty. */
const NO_LISTS: readonly [string, unknown][] = [
  ['an empty object', {}],
  ['an empty array', []],
  ['an error', { error: 'x' }],
  ['an array of numbers', [1, 2]],
  ['a list of numbers', { content_elements: [1, 2], count: 2 }],
  ['a text in place of the list', { content_elements: 'x', count: 1 }],
  ['stories without a readable one', { content_elements: [story('a', { headlines: 7 })], count: 1 }],
];

describe.each(NO_LISTS)('a content service whose lists are %s', (_name, list) => {
  it.each(BRANDS)('has no page of a list in a cache, in %s', async (brand) => {
    const { get } = await openSites((source, { queryString }) => {
      if (source === 'section-api') return { _id: queryString, name: 'Sección' };
      return source === 'story-by-url' ? undefined : list;
    });
    for (const path of ['/economia/', '/economia/rss.xml', '/noticias/rios/', '/videos/', '/galerias/']) {
      const { status, headers } = await get(path, {}, brand);
      // A brand without feeds of sections has no such address.
      if (path.endsWith('.xml') && status === 404) continue;
      expect([path, status, headers.get('Cache-Control')]).toEqual([path, 503, 'no-store']);
    }
  });
});

it.each<[string, unknown]>([
  ['wrong types', { headlines: 7, content_elements: 'x', taxonomy: 3 }],
  ['a number as its body', story('x', { content_elements: 5 })],
  ['a list of stories', feed('x')],
  ['an array', [story('x')]],
])('an article of which the content service sends %s is not in a cache', async (_name, document) => {
  const { get } = await openSites((source) => (source === 'story-by-url' ? document : feed('a')));
  const { status, headers } = await get('/nacion/articulo/x/');
  expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});

it('a story among the items of a list that cannot be read is on the page', async () => {
  const { content_elements: stories } = feed('a', 'b', 'c', 'd');
  const { get } = await openSites((source, { queryString }) => {
    if (source === 'section-api') return { _id: queryString, name: 'Economía' };
    return source.startsWith('content-api') ? { content_elements: [7, ...stories], count: 5 } : undefined;
  });
  const { status, html } = await get('/economia/');
  expect([status, html.includes('Titular a')]).toEqual([200, true]);
});

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
