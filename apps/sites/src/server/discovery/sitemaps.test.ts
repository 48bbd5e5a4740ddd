// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feed, openSites, story, type Answer, type OpenedSites } from '../sites.fixture.ts';

const SITE = 'http://localhost:3001';

let answer: Answer;
let opened: OpenedSites;

beforeEach(async () => {
  answer = (source) => (source === 'content-apir' ? feed('a') : undefined);
  opened = await openSites((...requested) => answer(...requested));
});
afterEach(() => opened.sites.close());

/** Elements of a page by protocol, in an order that all of their schemas allow. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  sitemapindex: ['sitemap'],
  sitemap: ['loc'],
  urlset: ['url'],
  url: ['loc', 'lastmod', 'image:image', 'video:video', 'news:news'],
  'image:image': ['image:loc'],
  'video:video': [
    ...['video:thumbnail_loc', 'video:title', 'video:description', 'video:content_loc'],
    ...['video:player_loc', 'video:duration', 'video:publication_date'],
  ],
  'news:news': ['news:publication', 'news:publication_date', 'news:title'],
  'news:publication': ['news:name', 'news:language'],
};
/** The requirements of search engines. The schemas of pictures and news are those of Google. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  sitemap: ['loc'],
  url: ['loc'],
  'image:image': ['image:loc'],
  'video:video': ['video:thumbnail_loc', 'video:title', 'video:description'],
  'news:news': ['news:publication', 'news:publication_date', 'news:title'],
  'news:publication': ['news:name', 'news:language'],
};

/** A sitemap that follows its protocol; strictly parsed. */
async function sitemap(path: string): Promise<Document> {
  const { status, headers, html } = await opened.get(path);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const document = new DOMParser().parseFromString(html, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  for (const element of document.querySelectorAll('*')) {
    const { tagName, children, textContent } = element;
    const names = [...children].map((child) => child.tagName);
    const allowed = ALLOWED[tagName] ?? [];
    expect(names).toEqual(names.toSorted((one, other) => allowed.indexOf(one) - allowed.indexOf(other)));
    for (const name of names) expect(allowed).toContain(name);
    expect(names).toEqual(expect.arrayContaining([...(REQUIRED[tagName] ?? [])]));
    if (/loc$/.test(tagName)) expect(URL.canParse(textContent)).toBe(true);
    if (/lastmod|_date$/.test(tagName)) expect(textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/);
  }
  return document;
}

const pages = (document: Document): (string | null)[] =>
  [...document.querySelectorAll('loc')]
    .filter(({ tagName }) => tagName === 'loc')
    .map(({ textContent }) => textContent.replace(SITE, ''));

/** Stories number `from` to `to`, one an hour before the other, as a page of a feed of 2500. */
const many: Answer = (source, { feedSize, feedOffset, includeSections }) => {
  if (source !== 'content-apir' || includeSections) return undefined;
  const [size, from] = [Number(feedSize), Number(feedOffset ?? 0)];
  const numbers = Array.from({ length: Math.max(0, Math.min(size, 2500 - from)) }, (_, at) => from + at);
  const published = (at: number) =>
    new Date(Date.parse('2026-02-01T12:00:00Z') - at * 3_600_000).toISOString();
  return {
    content_elements: numbers.map((at) => story(`n${at}`, { publish_date: published(at) })),
    count: 2500,
  };
};

describe('X13 sitemaps', () => {
  it('have an index, which robots.txt names, with a file for every thousand documents', async () => {
    answer = many;
    expect(pages(await sitemap('/sitemap.xml'))).toEqual([
      '/sitemap-secciones.xml',
      '/sitemap-noticias.xml',
      ...[1, 2, 3].map((number) => `/sitemap-${number}.xml`),
    ]);
    const robots = (await opened.get('/robots.txt')).html;
    for (const name of ['sitemap', 'sitemap-noticias'])
      expect(robots).toContain(`Sitemap: ${SITE}/${name}.xml`);
    const files = await Promise.all(
      [1, 2, 3].map(async (number) => pages(await sitemap(`/sitemap-${number}.xml`))),
    );
    expect(files.map(({ length }) => length)).toEqual([1000, 1000, 500]);
    expect(new Set(files.flat()).size).toBe(2500);
    for (const path of ['/sitemap-4.xml', '/sitemap-99.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect([path, (await opened.get(path)).status]).toEqual([path, 404]);
  });

  it.each([
    [0, 0],
    [1000, 1],
    [1001, 2],
    [9999, 10],
    // The content service lists no documents after them.
    [250_000, 10],
  ])('of %i documents have %i numbered files in their index', async (count, files) => {
    answer = (source) => (source === 'content-apir' ? { ...feed('a'), count } : undefined);
    expect(pages(await sitemap('/sitemap.xml')).slice(2)).toEqual(
      Array.from({ length: files }, (_, at) => `/sitemap-${at + 1}.xml`),
    );
  });

  it('ask for no documents after the last that the content service lists', async () => {
    const offsets: number[] = [];
    answer = (source, { feedOffset }) => {
      if (source !== 'content-apir') return undefined;
      offsets.push(Number(feedOffset ?? 0));
      return { ...feed('a'), count: 250_000 };
    };
    expect((await opened.get('/sitemap-10.xml')).status).toBe(200);
    expect([Math.min(...offsets), Math.max(...offsets)]).toEqual([9000, 9900]);
    expect((await opened.get('/sitemap-11.xml')).status).toBe(404);
    expect(Math.max(...offsets)).toBe(9900);
  });

  it('ask for no page after the end of the documents', async () => {
    for (const [count, offsets] of [
      [200, [0, 100]],
      [201, [0, 100, 200]],
    ] as const) {
      const asked: number[] = [];
      answer = (_source, { feedOffset }) => {
        asked.push(Number(feedOffset ?? 0));
        return { ...feed('a'), count };
      };
      await sitemap('/sitemap-1.xml');
      expect(asked).toEqual(offsets);
    }
  });

  it.each(['', '-1', '-noticias'])(
    'of the whole site are an outage while it is empty: /sitemap%s.xml',
    async (name) => {
      answer = () => feed();
      const { status, headers } = await opened.get(`/sitemap${name}.xml`);
      expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    },
  );

  it.each([
    ['', 3600],
    ['-secciones', 3600],
    ['-1', 3600],
    ['-noticias', 60],
  ])('/sitemap%s.xml is kept for %i seconds', async (name, seconds) => {
    const { headers } = await opened.get(`/sitemap${name}.xml`);
    expect(headers.get('Cache-Control')).toContain(`s-maxage=${seconds},`);
  });

  it('have only the sections with stories', async () => {
    answer = (source, { includeSections }) =>
      source === 'content-apir' && includeSections === '/economia/' ? feed('a') : feed();
    expect(pages(await sitemap('/sitemap-secciones.xml'))).toEqual(['/', '/economia/']);
  });

  it('B19 have the podcasts, a page for each programme, and the printed edition', async () => {
    const sections = [{ _id: '/podcasts' }, { _id: '/podcasts/rio' }, { _id: '/cultura' }];
    const episode = story('e', { taxonomy: { sections } });
    answer = (source, { includeSections }) => {
      if (source === 'editions-api') return feed('a');
      const isPodcast = source === 'content-apir' && String(includeSections).startsWith('/podcasts');
      return isPodcast ? { content_elements: [episode, episode], count: 2 } : feed();
    };
    expect(pages(await sitemap('/sitemap-secciones.xml'))).toEqual([
      '/',
      '/podcasts/',
      '/podcasts/rio/',
      '/impresa/',
    ]);
  });

  it('have no document without a headline', async () => {
    const bare = [story('b', { headlines: { basic: ' ' } }), story('c', { headlines: {} })];
    answer = () => ({ content_elements: [story('a'), ...bare], count: 3 });
    expect(pages(await sitemap('/sitemap-1.xml'))).toEqual(['/nacion/articulo/a/']);
  });

  it('have pictures and videos, but not the file of a locked video', async () => {
    const video = {
      type: 'video',
      headlines: { basic: 'El río </video:title>' },
      subheadlines: { basic: 'Lo que <b>trae</b> el río.' },
      duration: 93_000,
      promo_items: { basic: { type: 'image', url: '/images/rio', width: 1600, height: 900 } },
      streams: [{ stream_type: 'mp4', url: '/videos/rio.mp4', width: 1280, height: 720, bitrate: 1 }],
    };
    answer = () => ({
      content_elements: [
        story('a', { promo_items: { basic: { type: 'image', url: '/images/plaza' } } }),
        story('v', video),
        story('w', { ...video, content_restrictions: { content_code: '3' } }),
      ],
      count: 3,
    });
    const document = await sitemap('/sitemap-1.xml');
    const texts = (name: string) =>
      [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
    expect(texts('image:loc')[0]).toBe(`${SITE}/images/plaza`);
    expect(texts('video:thumbnail_loc')).toEqual([`${SITE}/images/rio`]);
    expect(texts('video:content_loc')).toEqual([`${SITE}/videos/rio.mp4`]);
    expect(texts('video:description')).toEqual(['Lo que trae el río.']);
    expect([texts('video:duration'), texts('video:title')]).toEqual([['93'], ['El río']]);
  });

  it('of news have the stories of two days, with the publication', async () => {
    answer = many;
    const document = await sitemap('/sitemap-noticias.xml');
    expect(pages(document)).toHaveLength(49);
    expect(document.getElementsByTagName('news:name')[0]?.textContent).toBe('Semanario');
    expect(document.getElementsByTagName('news:language')[0]?.textContent).toBe('es');
    expect(document.getElementsByTagName('news:publication_date')[0]?.textContent).toBe(
      '2026-02-01T07:00:00-05:00',
    );
    answer = () => feed('old');
    expect(pages(await sitemap('/sitemap-noticias.xml'))).toEqual([]);
  });

  const now = { publish_date: undefined };
  it.each([
    ['only its first publication', { ...now, first_publish_date: '2026-02-01T11:00:00Z' }, true],
    ['only its creation', { ...now, created_date: '2026-02-01T11:00:00Z' }, true],
    ['no date', now, false],
  ])('of news have all other stories beside one that has %s', async (_, dates, listed) => {
    answer = () => {
      const recent = ['a', 'b'].map((id) => story(id, { publish_date: '2026-02-01T10:00:00Z' }));
      return { content_elements: [story('odd', dates), ...recent, story('old')], count: 4 };
    };
    expect(pages(await sitemap('/sitemap-noticias.xml'))).toEqual(
      [...(listed ? ['odd'] : []), 'a', 'b'].map((id) => `/nacion/articulo/${id}/`),
    );
  });

  it('have the day of publication as the last change of a story that was changed before', async () => {
    const early = { publish_date: '2026-01-02T12:00:00Z', last_updated_date: '2026-01-01T20:00:00Z' };
    answer = () => ({ content_elements: [story('a', early)], count: 1 });
    const document = await sitemap('/sitemap-1.xml');
    expect(document.querySelector('lastmod')?.textContent).toBe('2026-01-02T07:00:00-05:00');
  });
});
