import { BRANDS } from 'rotativa/themes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story } from './sites.fixture.ts';

const requested: Record<string, unknown>[] = [];
let count: number;

const filed = (section: string, ...more: string[]) => ({
  taxonomy: {
    primary_section: { _id: section, name: 'Opinión' },
    sections: [section, ...more].map((_id) => ({ _id, name: _id })),
    tags: [],
  },
  credits: { by: [{ _id: 'ana', name: 'Ana Ruiz', image: { url: '/images/ana' } }] },
});

/** A story of an author without a record. */
const unrecorded = story('suelta', { credits: { by: [{ name: 'Ana María Ñustes' }] } });

const documents: Record<string, object> = {
  '/opinion-fucsia/articulo/carta/': story('carta', filed('/opinion-fucsia')),
  '/opinion/articulo/carta/': story('carta', filed('/opinion')),
  '/opinion/articulo/charla/': story('charla', filed('/opinion', '/videos')),
};

const { get } = await openSites((source, query) => {
  if (source === 'authors-api')
    return query['idAutor'] === 'ana' ? { _id: 'ana', name: 'Ana Ruiz' } : undefined;
  if (source === 'section-api')
    return query['queryString'] === '/opinion/cartas'
      ? { _id: '/opinion/cartas', name: 'Cartas' }
      : undefined;
  if (source === 'story-by-url') return documents[String(query['website_url'])];
  if (source === 'content-apir') return { content_elements: [story('carta')], count: 1 };
  if (source !== 'content-api-search-author') return undefined;
  if (query['includeId'] === 'ana-maria-nustes') return { content_elements: [unrecorded], count: 1 };
  if (query['includeId'] === 'nadie') return { content_elements: [], count: 0 };
  requested.push(query);
  const { feedSize = 0, feedOffset = 0 } = query as Record<string, number>;
  const size = Math.max(0, Math.min(feedSize, count - feedOffset));
  const next = feedOffset + feedSize;
  return {
    content_elements: Array.from({ length: size }, (_, at) => story(`c${feedOffset + at}`)),
    count,
    ...(next < count && { next }),
  };
});

beforeEach(() => {
  requested.length = 0;
  count = 20;
});

const items = (html: string): number => html.match(/data-item=/g)?.length ?? 0;

describe('B10 the columns of an author', () => {
  it('names the columnist and lists 16 columns, then the others', async () => {
    const { status, html } = await get('/opinion/ana/');
    expect([status, items(html)]).toEqual([200, 16]);
    expect(/<h1[^>]*>Ana Ruiz<\/h1>/.test(html)).toBe(true);
    expect(html.includes('Columnista')).toBe(true);
    expect(items((await get('/api/lista?ruta=/opinion/ana/&pagina=2')).html)).toBe(4);
    expect(requested).toContainEqual(
      expect.objectContaining({ includeId: 'ana', includeSections: '/opinion', feedSize: 16, feedOffset: 0 }),
    );
  });

  it('is a profile at the address of the brand’s section', async () => {
    const { html } = await get('/opinion-fucsia/ana/', {}, 'women');
    expect(html.includes('"@type":"ProfilePage"')).toBe(true);
    expect(/rel="canonical" href="[^"]*\/opinion-fucsia\/ana\/"/.test(html)).toBe(true);
    expect(requested.every(({ includeSections }) => includeSections === '/opinion-fucsia')).toBe(true);
  });

  it('does not exist for an author without columns, and leaves other sections below opinion alone', async () => {
    count = 0;
    expect((await get('/opinion/ana/')).status).toBe(404);
    expect((await get('/opinion/nadie/')).status).toBe(404);
    const { status, html } = await get('/opinion/cartas/');
    expect([status, /<h1[^>]*>Cartas<\/h1>/.test(html)]).toEqual([200, true]);
  });

  it('is no page of a brand without columnists', async () => {
    expect((await get('/opinion/ana/', {}, 'men')).status).toBe(404);
  });
});

describe('B10 every section of opinion', () => {
  const OPINION = ['/opinion', '/economia/opinion', '/finanzas/opinion', '/mujeres/opinion'];
  const BRANDS_WITH_COLUMNS = ['weekly', 'daily', 'women', 'rural'] as const;

  it.each(BRANDS_WITH_COLUMNS.flatMap((brand) => OPINION.map((section) => [brand, section] as const)))(
    'of %s has a page at %s/, and one for each author',
    async (brand, section) => {
      const page = await get(`${section}/`, {}, brand);
      expect([page.status, /<h1[^>]*>Opinión<\/h1>/.test(page.html)]).toEqual([200, true]);
      const { status, html } = await get(`${section}/ana/`, {}, brand);
      expect([status, /<h1[^>]*>Ana Ruiz<\/h1>/.test(html)]).toEqual([200, true]);
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${section}/ana/"`));
      expect(requested).toContainEqual(
        expect.objectContaining({ includeId: 'ana', includeSections: section }),
      );
    },
  );
});

describe('N13 the page of a byline without an author record', () => {
  it.each(BRANDS)('lists its stories under the name that they print, on the site of %s', async (brand) => {
    const { status, html } = await get('/autor/ana-maria-nustes/', {}, brand);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Ana María Ñustes<\/h1>/);
    expect(html).toContain('Titular suelta');
  });

  it('does not exist without stories', async () => {
    expect((await get('/autor/nadie/')).status).toBe(404);
  });
});

describe('N2 a column', () => {
  it.each([
    ['weekly', '/opinion/articulo/carta/', true],
    // Each brand has its own section of columns.
    ['women', '/opinion-fucsia/articulo/carta/', true],
    ['weekly', '/opinion-fucsia/articulo/carta/', false],
  ] as const)('of %s is %s: %s', async (brand, path, isColumn) => {
    const { html } = await get(path, {}, brand);
    expect(html.includes('data-layout="opinion"')).toBe(isColumn);
    expect(html.includes('"@type":"OpinionNewsArticle"')).toBe(isColumn);
    expect(html.includes('Más de Ana Ruiz')).toBe(isColumn);
  });

  it('that is also a video has the form of a video, and its boxes', async () => {
    const { html } = await get('/opinion/articulo/charla/');
    expect(html.includes('data-layout="video"')).toBe(true);
    expect(html.includes('Más de Ana Ruiz')).toBe(false);
  });
});
