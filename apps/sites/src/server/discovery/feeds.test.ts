// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from 'rotativa/domain';
import { FAMILIES, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { PAGE_CACHE } from '../cache-control.ts';
import { feed, story, type Answer } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import { readFeed } from './feeds.ts';

const SITE = 'http://localhost:3001';
const CONTENT = 'http://purl.org/rss/1.0/modules/content/';
const MEDIA = 'http://search.yahoo.com/mrss/';

let answer: Answer;
beforeEach(() => {
  answer = (source) =>
    source === 'content-apir' || source === 'content-api-search-author' ? feed('a', 'b') : undefined;
});

const read = (address: string, brand?: BrandKey) =>
  readFeed(requestFor(address, (...requested) => answer(...requested), brand));

/** The feed at an address, as a file. */
async function feedAt(address: string, brand?: BrandKey) {
  const found = await read(address, brand);
  if (!found || 'redirect' in found) throw new Error(`There is no feed at ${address}.`);
  return found;
}
const rssAt = async (address: string, brand?: BrandKey) => rss((await feedAt(address, brand)).body);
const jsonAt = async (address: string) => JsonFeed.parse(JSON.parse((await feedAt(address)).body));

/** A strict parser: it names an error for anything that is not well-formed. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

/** The elements of RSS 2.0 with their greatest number, and those of the modules. https://www.rssboard.org/rss-specification */
const CHANNEL = {
  required: ['title', 'link', 'description'],
  once: ['title', 'link', 'description', 'language', 'copyright', 'lastBuildDate', 'ttl', 'docs'],
  many: ['item', 'atom:link'],
};
const ITEM = {
  required: ['title', 'link', 'guid', 'pubDate', 'description'],
  once: ['title', 'link', 'guid', 'pubDate', 'description', 'enclosure', 'content:encoded'],
  many: ['category', 'dc:creator', 'media:content'],
};
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} -0500$/;

function follows(parent: Element, { required, once, many }: typeof ITEM): void {
  const names = [...parent.children].map(({ tagName }) => tagName);
  expect(names).toEqual(expect.arrayContaining(required));
  for (const name of new Set(names)) {
    expect([...once, ...many]).toContain(name);
    if (once.includes(name)) expect([name, names.filter((one) => one === name).length]).toEqual([name, 1]);
  }
}

/** Checks an RSS document against its rules and returns its items. */
function rss(xml: string): Element[] {
  const { documentElement: root } = parsed(xml);
  expect([root.tagName, root.getAttribute('version'), root.children.length]).toEqual(['rss', '2.0', 1]);
  const channel = root.children[0]!;
  follows(channel, CHANNEL);
  const items = [...channel.querySelectorAll(':scope > item')];
  const ids = items.map((item) => item.querySelector('guid')?.textContent);
  expect(new Set(ids).size).toBe(items.length);
  for (const item of items) {
    follows(item, ITEM);
    expect(item.querySelector('pubDate')?.textContent).toMatch(RFC_822);
    expect(item.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
    const file = item.querySelector('enclosure');
    if (file) expect(file.getAttributeNames().toSorted()).toEqual(['length', 'type', 'url']);
  }
  for (const date of channel.querySelectorAll('lastBuildDate')) expect(date.textContent).toMatch(RFC_822);
  const addresses = [...channel.querySelectorAll('link, [href], [url]')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('url') ?? one.textContent,
  );
  for (const address of addresses) expect(address).toMatch(/^https?:\/\//);
  return items;
}

/** https://www.jsonfeed.org/version/1.1/ */
const address = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime({ offset: true }).regex(/-05:00$/);
const person = z.strictObject({ name: z.string().min(1), url: address.optional() });
const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  description: z.string(),
  next_url: address.optional(),
  icon: address,
  authors: z.array(person),
  language: z.literal('es-CO'),
  items: z.array(
    z
      .strictObject({
        id: z.string().min(1),
        url: address,
        title: z.string().min(1),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
        summary: z.string().optional(),
        image: address.optional(),
        date_published: instant,
        date_modified: instant.optional(),
        authors: z.array(person),
        tags: z.array(z.string()).optional(),
        attachments: z
          .array(
            z.strictObject({
              url: address,
              mime_type: z.string(),
              duration_in_seconds: z.number().optional(),
            }),
          )
          .optional(),
      })
      .refine(({ content_html: html, content_text: text }) => (html ?? text) !== undefined),
  ),
});

/** A story with everything that a feed shows. */
const whole = story('whole', {
  headlines: { basic: '</title><script>alert(1)</script> & «hola»\u0008 ]]>' },
  description: { basic: 'Lo que pasó <b>ayer</b> & hoy' },
  last_updated_date: '2026-01-02T12:00:00Z',
  credits: { by: [{ type: 'author', _id: 'ana', name: 'Ana & Luz' }] },
  taxonomy: {
    primary_section: { _id: '/nacion', name: 'Nación' },
    sections: [],
    tags: [{ text: 'Ríos', slug: 'rios' }],
  },
  promo_items: {
    basic: { type: 'image', url: '/images/plaza', width: 2000, height: 1000, alt_text: 'La plaza' },
  },
  content_elements: [
    { type: 'text', _id: 'p', content: 'Va <a href="/nacion/">a la sección</a><script>alert(2)</script>.' },
  ],
});

describe('X13 feeds', () => {
  it.each([
    ['/', 'Semanario'],
    ['/economia/', 'Semanario: Economía'],
    ['/autor/luz-marin/', 'Semanario: Luz marin'],
    ['/noticias/rios/', 'Semanario: Rios'],
  ])('of %s are valid', async (path, title) => {
    answer = (source) =>
      source === 'content-apir' || source === 'content-api-search-author'
        ? { content_elements: [whole, story('b')], count: 2 }
        : undefined;
    const [xml, json] = [await feedAt(`${path}rss.xml`), await feedAt(`${path}feed.json`)];
    expect([xml.type, json.type]).toEqual(['application/rss+xml', 'application/feed+json']);
    expect([xml.keep, xml.changed]).toEqual([PAGE_CACHE, '2026-01-02T12:00:00.000Z']);
    const items = rss(xml.body);
    expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual([
      `${SITE}/nacion/articulo/whole/`,
      `${SITE}/nacion/articulo/b/`,
    ]);
    const { title: named, feed_url: self } = JsonFeed.parse(JSON.parse(json.body));
    expect([named, self]).toEqual([title, `${SITE}${path}feed.json`]);
  });

  it('have the content of a story, safely and with absolute addresses', async () => {
    answer = () => ({ content_elements: [whole], count: 1 });
    const [item] = await rssAt('/rss.xml');
    const text = (name: string, namespace?: string) =>
      (namespace ? item?.getElementsByTagNameNS(namespace, name)[0] : item?.querySelector(name))?.textContent;
    expect(text('title')).toBe('& «hola» ]]>');
    expect(text('description')).toBe('Lo que pasó ayer & hoy');
    expect(text('pubDate')).toBe('Thu, 01 Jan 2026 07:00:00 -0500');
    expect(text('encoded', CONTENT)).toBe(`<p>Va <a href="${SITE}/nacion/">a la sección</a>.</p>`);
    expect(text('creator', 'http://purl.org/dc/elements/1.1/')).toBe('Ana & Luz');
    const picture = item?.getElementsByTagNameNS(MEDIA, 'content')[0];
    expect(picture?.getAttribute('url')).toBe(`${SITE}/images/plaza?width=1280&format=jpeg`);
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1280', '640']);
    const { items } = await jsonAt('/feed.json');
    expect(items[0]).toMatchObject({
      tags: ['Nación', 'Ríos'],
      date_published: '2026-01-01T07:00:00-05:00',
      date_modified: '2026-01-02T07:00:00-05:00',
    });
  });

  it('say whose they are, and where the site and its list are', async () => {
    const { name, tagline } = BRAND_CONFIGS.weekly;
    expect(await jsonAt('/feed.json')).toMatchObject({
      title: name,
      description: tagline,
      home_page_url: `${SITE}/`,
      icon: `${SITE}/favicon.svg`,
      authors: [{ name }],
    });
    const economy = await jsonAt('/economia/feed.json');
    expect(economy.home_page_url).toBe(`${SITE}/economia/`);
    expect([tagline, '']).not.toContain(economy.description);
  });

  it.each<[string, object, Record<string, string | null>]>([
    [
      'a small picture in its size',
      { url: '/images/plaza', width: 641, height: 481 },
      { url: `${SITE}/images/plaza?width=1280&format=jpeg`, type: 'image/jpeg', width: '641', height: '481' },
    ],
    [
      'a large picture in whole pixels',
      { url: '/images/plaza', width: 1999, height: 1333 },
      { type: 'image/jpeg', width: '1280', height: '854' },
    ],
    [
      'a picture without a known size',
      { url: '/images/plaza' },
      { type: 'image/jpeg', width: null, height: null },
    ],
    [
      'a picture of another company as it is, of no known type',
      { url: 'https://fotos.ejemplo.com/plaza.jpg', width: 1600, height: 800 },
      { url: 'https://fotos.ejemplo.com/plaza.jpg', type: null, width: '1280', height: '640' },
    ],
  ])('have %s', async (_name, picture, attributes) => {
    answer = () => ({
      content_elements: [story('x', { promo_items: { basic: { type: 'image', ...picture } } })],
      count: 1,
    });
    const [item] = await rssAt('/rss.xml');
    const shown = item?.getElementsByTagNameNS(MEDIA, 'content')[0];
    for (const [name, value] of Object.entries(attributes))
      expect([name, shown?.getAttribute(name)]).toEqual([name, value]);
  });

  it('have the words below a picture, and its credit only if it opens the story', async () => {
    const credits = { by: [{ name: 'Rosa Páez' }] };
    const plaza = { type: 'image', url: '/images/plaza', alt_text: 'La plaza', credits };
    const words = async (promo: object) => {
      answer = () => ({ content_elements: [story('x', { promo_items: promo })], count: 1 });
      const [item] = await rssAt('/rss.xml');
      return ['description', 'credit'].map(
        (name) => item?.getElementsByTagNameNS(MEDIA, name)[0]?.textContent,
      );
    };
    expect(await words({ basic: plaza })).toEqual(['La plaza', 'Foto: Rosa Páez']);
    const other = { ...plaza, url: '/images/otra', credits: { by: [{ name: 'Luz Ríos' }] } };
    expect(await words({ basic: plaza, lead_art: other })).toEqual(['La plaza', undefined]);
    const film = { type: 'video', streams: [{ stream_type: 'mp4', url: '/videos/rio.mp4' }] };
    expect(await words({ basic: { ...film, promo_items: { basic: plaza } } })).toEqual([
      'La plaza',
      undefined,
    ]);
  });

  it('have no picture of a story without one, and no story without a headline', async () => {
    answer = () => ({
      content_elements: [story('a'), story('b', { headlines: { basic: ' ' } })],
      count: 2,
    });
    const items = await rssAt('/rss.xml');
    expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual([
      `${SITE}/nacion/articulo/a/`,
    ]);
    expect(items[0]?.getElementsByTagNameNS(MEDIA, 'content')).toHaveLength(0);
  });

  it('have only the teaser of a locked story', async () => {
    answer = () => ({
      content_elements: [
        story('x', { content_restrictions: { content_code: '3' }, description: { basic: 'Teaser.' } }),
      ],
      count: 1,
    });
    for (const file of ['rss.xml', 'feed.json']) {
      const { body } = await feedAt(`/${file}`);
      expect(body).toContain('Teaser.');
      expect(body).not.toContain('Párrafo');
    }
  });

  it('have pages like their lists, and none after the last', async () => {
    answer = (source, { feedOffset }) =>
      source === 'content-apir'
        ? { content_elements: Number(feedOffset) >= 40 ? [] : [story('a')], count: 30 }
        : undefined;
    const first = await jsonAt('/economia/feed.json');
    expect(first.next_url).toBe(`${SITE}/economia/feed.json?pagina=2`);
    const second = await jsonAt('/economia/feed.json?pagina=2');
    expect([second.next_url, second.feed_url]).toEqual([undefined, `${SITE}/economia/feed.json?pagina=2`]);
    expect(await read('/economia/rss.xml?pagina=3')).toBeUndefined();
  });

  it.each([
    [40, undefined],
    [41, `${SITE}/economia/feed.json?pagina=3`],
  ])('of %i stories name the page after the second: %s', async (count, next) => {
    answer = (source) => (source === 'content-apir' ? { content_elements: [story('a')], count } : undefined);
    expect((await jsonAt('/economia/feed.json?pagina=2')).next_url).toBe(next);
  });

  it('of the front are an outage without stories, of which there are always some', async () => {
    answer = () => ({ content_elements: [], count: 0 });
    await expect(read('/rss.xml')).rejects.toThrow(ApiError);
    expect(await read('/rss.xml?pagina=2')).toBeUndefined();
  });

  it.each([
    ['weekly', '/impresa/'],
    ['rural', '/semanariorural/impresa/'],
  ] as const)('B15 of the printed magazine of %s have its editions', async (brand, path) => {
    answer = (source, { includeSections }) => {
      if (source === 'section-api') return { _id: path, name: 'Impresa' };
      return source === 'content-apir' ? feed(...(includeSections === '/edicion/' ? ['a'] : [])) : undefined;
    };
    expect(await rssAt(`${path}rss.xml`, brand)).toHaveLength(1);
    expect(await read('/edicion/rss.xml', brand)).toEqual({ redirect: `${path}rss.xml` });
  });

  it('of a section’s other address redirect like its page', async () => {
    answer = (source) =>
      source === 'section-api' ? { _id: '/mujeres-soho', name: 'Mujeres SoHo' } : undefined;
    expect(await read('/mujeres-soho/rss.xml?pagina=2', 'men')).toEqual({
      redirect: '/seccion/mujeres-soho/rss.xml?pagina=2',
    });
  });

  it.each([
    ['/semanariorural/rss.xml', 'http://localhost:3006/rss.xml'],
    ['/semanariorural/opinion/feed.json', 'http://localhost:3006/semanariorural/opinion/feed.json'],
    ['/soho/rss.xml', 'https://www.soho.example/rss.xml'],
  ])('%s of another site of the group redirects there', async (path, there) => {
    answer = () => undefined;
    expect(await read(path)).toEqual({ redirect: there });
  });

  it('of a document that has moved to a file are those of no list', async () => {
    answer = (source, { website_url: path }) =>
      source === 'story-by-url' && path === '/viejo/'
        ? { type: 'story', related_content: { redirect: [{ redirect_url: '/documents/acta.pdf' }] } }
        : undefined;
    expect(await read('/viejo/rss.xml')).toBeUndefined();
  });

  it('of a speaker without stories are empty: the page exists', async () => {
    answer = (source) => {
      if (source === 'authors-api')
        return { _id: 'luz', byline: 'Luz', slug: 'luz', description: 'Ingeniera.' };
      return source.startsWith('content') ? { content_elements: [], count: 0 } : undefined;
    };
    expect(await rssAt('/autor/luz/rss.xml')).toEqual([]);
  });

  it.each([
    '/no/existe/rss.xml',
    '/buscador/rss.xml',
    '/contactenos/feed.json',
    '/nacion/articulo/x/rss.xml',
    '/noticias/nadie/rss.xml',
    '/autor/nadie/feed.json',
    '/%E0%A4%A/rss.xml',
    `${SITE}//evil.example/rss.xml`,
    '/rss.xml?pagina=501',
  ])('%s does not exist', async (path) => {
    answer = (source) => {
      if (source === 'story-by-url') return story('x');
      return source.startsWith('content') ? { content_elements: [], count: 0 } : undefined;
    };
    expect(await read(path)).toBeUndefined();
  });
});

describe('B19 the feeds of podcasts', () => {
  const episode = (id: string, more: object = {}) =>
    story(id, {
      canonical_url: `/podcasts/articulo/${id}/`,
      taxonomy: { sections: [{ _id: '/podcasts' }, { _id: '/podcasts/rio' }] },
      content_elements: [
        {
          type: 'audio',
          headlines: { basic: id },
          duration: 80_000,
          streams: [{ url: '/sounds/rio.wav', stream_type: 'wav', filesize: 2_560_044 }],
        },
      ],
      ...more,
    });
  const service: Answer = (source, { queryString, includeSections }) => {
    if (source === 'section-api')
      return {
        _id: queryString,
        name: 'Río',
        site: { site_title: 'Río' },
        additional_properties: { original: { site_topper: { site_logo_image: '/images/rio' } } },
      };
    const isPodcast = source === 'content-apir' && String(includeSections).startsWith('/podcasts');
    return isPodcast ? { content_elements: [episode('uno'), story('nota')], count: 2 } : undefined;
  };

  it.each(
    FAMILIES.flatMap((brand) => ['/podcasts/', '/podcasts/rio/'].map((path) => [brand, path] as const)),
  )('of %s at %s are what apps subscribe to', async (brand, path) => {
    answer = service;
    const { body: xml } = await feedAt(`${path}rss.xml`, brand);
    const host = `podcast@${BRAND_CONFIGS[brand].hosts[0].replace(/^www\./, '')}`;
    expect(xml).toContain(`<itunes:author>${BRAND_CONFIGS[brand].name}</itunes:author>`);
    expect(xml).toContain(`<itunes:email>${host}</itunes:email>`);
    expect(xml).toMatch(/<itunes:category text="[A-Z][^"]+"\/>/);
    expect(xml).toMatch(
      /<itunes:image href="http[^"]+\/images\/rio\?width=\d+&amp;height=\d+&amp;format=jpeg"\/>/,
    );
    expect(xml).toContain(`<itunes:explicit>${brand === 'men'}</itunes:explicit>`);
    expect(xml).toMatch(/<enclosure url="http[^"]+\/sounds\/rio\.wav" length="2560044" type="audio\/wav"\/>/);
    expect(xml).toContain('<itunes:duration>80</itunes:duration>');
    // A story without a recording is no episode.
    expect(xml.match(/<item>/g)).toHaveLength(1);
  });
});
