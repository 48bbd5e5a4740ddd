// @vitest-environment jsdom
import { ApiError } from 'rotativa/domain';
import { BRANDS } from 'rotativa/themes';
import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE_CACHE, TEXT_CACHE } from '../cache-control.ts';
import { feed, story, type Answer } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import { readSitemap } from './sitemaps.ts';
import type { TextPage } from './text-page.ts';

const SITE = 'http://localhost:3001';

let answer: Answer;
beforeEach(() => {
  answer = (source) => (source === 'content-apir' ? feed('a') : undefined);
});

const read = async (path: string): Promise<TextPage | undefined> => {
  const found = await readSitemap(requestFor(path, (...requested) => answer(...requested)));
  if (found && 'redirect' in found) throw new Error(`${path} is a redirect`);
  return found;
};

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
  const { type, body } = (await read(path))!;
  expect(type).toBe('application/xml');
  const document = new DOMParser().parseFromString(body, 'application/xml');
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
  it('have an index with a file for every thousand documents', async () => {
    answer = many;
    expect(pages(await sitemap('/sitemap.xml'))).toEqual([
      '/sitemap-secciones.xml',
      '/sitemap-noticias.xml',
      ...[1, 2, 3].map((number) => `/sitemap-${number}.xml`),
    ]);
    const files = await Promise.all(
      [1, 2, 3].map(async (number) => pages(await sitemap(`/sitemap-${number}.xml`))),
    );
    expect(files.map(({ length }) => length)).toEqual([1000, 1000, 500]);
    expect(new Set(files.flat()).size).toBe(2500);
    for (const path of ['/sitemap-4.xml', '/sitemap-99.xml']) expect(await read(path), path).toBeUndefined();
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
    await sitemap('/sitemap-10.xml');
    expect([Math.min(...offsets), Math.max(...offsets)]).toEqual([9000, 9900]);
    expect(await read('/sitemap-11.xml')).toBeUndefined();
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
      await expect(read(`/sitemap${name}.xml`)).rejects.toThrow(ApiError);
    },
  );

  it.each([
    ['', TEXT_CACHE],
    ['-secciones', TEXT_CACHE],
    ['-1', TEXT_CACHE],
    // News are old after an hour.
    ['-noticias', PAGE_CACHE],
  ])('/sitemap%s.xml is kept like others of its age', async (name, keep) => {
    expect((await read(`/sitemap${name}.xml`))?.keep).toEqual(keep);
  });

  it('have only the sections with stories', async () => {
    answer = (source, { includeSections }) =>
      source === 'content-apir' && includeSections === '/economia/' ? feed('a') : feed();
    expect(pages(await sitemap('/sitemap-secciones.xml'))).toEqual(['/', '/economia/']);
  });

  it('B19 have the podcasts, a page for each programme, and the printed edition', async () => {
    const sections = [{ _id: '/podcasts' }, { _id: '/podcasts/rio' }, { _id: '/de-nadie' }];
    const episode = story('e', { taxonomy: { sections } });
    answer = (source, { includeSections }) => {
      if (source === 'editions-api') return feed('a');
      const isFilled = source === 'content-apir' && /^\/(podcasts|de-nadie)/.test(String(includeSections));
      return isFilled ? { content_elements: [episode, episode], count: 2 } : feed();
    };
    expect(pages(await sitemap('/sitemap-secciones.xml'))).toEqual([
      '/',
      '/podcasts/',
      '/podcasts/rio/',
      '/impresa/',
    ]);
  });

  it.each(BRANDS)(
    'B15 name the printed edition of %s where its page is, and not where it leads from',
    async (brand) => {
      const editions: Answer = (source) => (source === 'editions-api' ? feed('a') : feed());
      const made = await readSitemap(requestFor('/sitemap-secciones.xml', editions, brand));
      const named = [...JSON.stringify(made).matchAll(/[^<>]+\/impresa\/(?=<)/g)].map(
        ([url]) => new URL(url).pathname,
      );
      expect(named).toEqual([brand === 'rural' ? '/semanariorural/impresa/' : '/impresa/']);
    },
  );

  it('of sections ask for one story of each, and for the sections of the newest episodes', async () => {
    const asked = new Map<unknown, number>();
    answer = (source, { includeSections, feedSize }) => {
      asked.set(includeSections ?? source, Number(feedSize));
      return feed('a');
    };
    await sitemap('/sitemap-secciones.xml');
    const many = [...asked].filter(([, size]) => size !== 1);
    expect([many, asked.get('editions-api'), asked.get('/economia/')]).toEqual([[['/podcasts', 100]], 1, 1]);
  });

  it('of documents is there while none of them has a headline, and only the first', async () => {
    answer = () => ({ content_elements: [story('b', { headlines: {} })], count: 2500 });
    expect(pages(await sitemap('/sitemap-1.xml'))).toEqual([]);
    expect(await read('/sitemap-2.xml')).toBeUndefined();
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
        story('w', {
          ...video,
          streams: [{ ...video.streams[0], url: '/videos/cerrado.mp4' }],
          content_restrictions: { content_code: '3' },
        }),
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
