import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BRANDS, FAMILIES } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { navigationPaths } from '../../pages/addresses/sections.ts';
import { feed, openSites, story, type Answer, type OpenedSites } from '../sites.fixture.ts';

const SITE = 'http://localhost:3001';

let answer: Answer;
let opened: OpenedSites;
beforeEach(async () => {
  answer = (source) =>
    source === 'content-apir' || source === 'content-api-search-author' ? feed('a', 'b') : undefined;
  opened = await openSites((...requested) => answer(...requested));
});
afterEach(() => opened.sites.close());

const get: OpenedSites['get'] = (...requested) => opened.get(...requested);

/** The feeds that the page at a path names. */
const namedAt = async (...requested: Parameters<typeof get>): Promise<string[]> =>
  [
    ...(await get(...requested)).html.matchAll(
      /<link rel="alternate"[^>]* href="([^"]*(?:rss\.xml|feed\.json))"/g,
    ),
  ].map(([, href = '']) => href);

describe('X13 the feeds of a site', () => {
  it.each(['/', '/economia/', '/autor/luz-marin/', '/noticias/rios/'])(
    'of %s are sent, and the page names them',
    async (path) => {
      for (const [file, type] of [
        ['rss.xml', 'application/rss+xml'],
        ['feed.json', 'application/feed+json'],
      ] as const) {
        const { status, headers } = await get(path + file);
        expect([status, headers.get('Content-Type')]).toEqual([200, `${type}; charset=utf-8`]);
      }
      expect(await namedAt(path)).toEqual(
        expect.arrayContaining([`${SITE}${path}rss.xml`, `${SITE}${path}feed.json`, `${SITE}/rss.xml`]),
      );
    },
  );

  it.each(BRANDS)('of %s that its front and a section name are sent', async (brand) => {
    const [section = ''] = navigationPaths(BRAND_CONFIGS[brand]);
    const named = [...(await namedAt('/', {}, brand)), ...(await namedAt(section, {}, brand))];
    expect(named.length).toBeGreaterThan(2);
    for (const href of new Set(named))
      expect((await get(new URL(href).pathname, {}, brand)).status, href).toBe(200);
  });

  it('are not sent again unless they changed', async () => {
    const { headers } = await get('/rss.xml');
    const tag = headers.get('ETag') ?? '';
    expect(headers.get('Last-Modified')).toBe('Thu, 01 Jan 2026 12:00:00 GMT');
    expect(headers.get('Cache-Control')).toContain('s-maxage=60');
    const changed = headers.get('Last-Modified') ?? '';
    expect((await get('/rss.xml', { 'If-None-Match': tag })).status).toBe(304);
    expect((await get('/rss.xml', { 'If-Modified-Since': changed })).status).toBe(304);
    expect((await get('/rss.xml', { 'If-None-Match': '"x"', 'If-Modified-Since': changed })).status).toBe(
      200,
    );
    expect((await get('/rss.xml', { 'If-Modified-Since': 'Wed, 31 Dec 2025 12:00:00 GMT' })).status).toBe(
      200,
    );
    answer = () => feed('c');
    expect((await get('/rss.xml', { 'If-None-Match': tag })).status).toBe(200);
  });

  it('of a speaker without stories are there like the page', async () => {
    answer = (source) => {
      if (source === 'authors-api')
        return { _id: 'luz', byline: 'Luz', slug: 'luz', description: 'Ingeniera.' };
      return source.startsWith('content') ? { content_elements: [], count: 0 } : undefined;
    };
    for (const path of ['/autor/luz/', '/autor/luz/rss.xml'])
      expect((await get(path)).status, path).toBe(200);
  });

  it('lead on and are missing like pages', async () => {
    const { status, headers } = await get('/soho/rss.xml');
    expect([status, headers.get('Location')]).toEqual([301, 'https://www.soho.example/rss.xml']);
    expect((await get(`${SITE}//evil.example/rss.xml`)).status).toBe(404);
  });

  it('are the brand’s page for an outage while the content service fails', async () => {
    answer = () => new TypeError('fetch failed');
    expect((await get('/rss.xml')).status).toBe(503);
  });

  it.each(
    FAMILIES.flatMap((brand) => ['/podcasts/', '/podcasts/rio/'].map((path) => [brand, path] as const)),
  )('B19 of podcasts are named by the page: %s at %s', async (brand, path) => {
    answer = (source, { queryString, includeSections }) => {
      if (source === 'section-api') return { _id: queryString, name: 'Río', site: { site_title: 'Río' } };
      return source === 'content-apir' && String(includeSections).startsWith('/podcasts')
        ? {
            content_elements: [
              story('uno', { taxonomy: { sections: [{ _id: '/podcasts' }, { _id: '/podcasts/rio' }] } }),
            ],
            count: 1,
          }
        : undefined;
    };
    expect(await namedAt(path, {}, brand)).toContainEqual(
      expect.stringMatching(new RegExp(`${path}rss\\.xml$`)),
    );
  });

  it.each(BRANDS.map((brand) => [brand]))(
    'answer wherever a page of %s names them',
    { timeout: 60_000 },
    async (brand) => {
      answer = (source) => (source === 'content-apir' ? feed('a') : undefined);
      const port = 3001 + BRANDS.indexOf(brand);
      const at = (path: string) => opened.get(`http://localhost:${port}${path}`, {}, brand);
      const named = new Set<string>();
      for (const path of ['/', ...navigationPaths(BRAND_CONFIGS[brand])])
        for (const href of await namedAt(`http://localhost:${port}${path}`, {}, brand))
          named.add(new URL(href).pathname);
      expect(named.size).toBeGreaterThan(2);
      // One after the other: a busy server refuses the last of so many at once.
      for (const path of named) expect((await at(path)).status, path).toBe(200);
    },
  );
});
