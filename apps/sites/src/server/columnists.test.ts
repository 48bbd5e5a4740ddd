import { beforeEach, describe, expect, it } from 'vitest';
import { openSites, story } from './sites.fixture.ts';

const asked: Record<string, unknown>[] = [];
let count: number;

const { get } = await openSites((source, query) => {
  if (source === 'authors-api')
    return query['idAutor'] === 'ana' ? { _id: 'ana', name: 'Ana Ruiz' } : undefined;
  if (source === 'section-api')
    return query['queryString'] === '/opinion/cartas'
      ? { _id: '/opinion/cartas', name: 'Cartas' }
      : undefined;
  if (source === 'content-apir') return { content_elements: [story('carta')], count: 1 };
  if (source !== 'content-api-search-author') return undefined;
  asked.push(query);
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
  asked.length = 0;
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
    expect(asked).toContainEqual(
      expect.objectContaining({ includeId: 'ana', includeSections: '/opinion', feedSize: 16, feedOffset: 0 }),
    );
  });

  it('is a profile at the address of the brand’s section', async () => {
    const { html } = await get('/opinion-fucsia/ana/', {}, 'women');
    expect(html.includes('"@type":"ProfilePage"')).toBe(true);
    expect(/rel="canonical" href="[^"]*\/opinion-fucsia\/ana\/"/.test(html)).toBe(true);
    expect(asked.every(({ includeSections }) => includeSections === '/opinion-fucsia')).toBe(true);
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
