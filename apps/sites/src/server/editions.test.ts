import { beforeEach, describe, expect, it } from 'vitest';
import { feed, openSites, story } from './sites.fixture.ts';

/** The day of the fixture's clock is 2026-02-01. */
const requested: Record<string, unknown>[] = [];

const EDITION = '/edicion/articulo/edicion-7/';
const EDITIONS = { _id: '/edicion', name: 'Edición impresa' };

const { get } = await openSites((source, query) => {
  if (source === 'section-api') return { _id: query['queryString'], name: 'Edición impresa' };
  if (source === 'content-api-collections') return feed('a', 'b');
  if (source === 'story-by-url' && String(query['website_url']).includes('/articulo/'))
    return story('edicion-7', {
      canonical_url: EDITION,
      taxonomy: { primary_section: EDITIONS, sections: [EDITIONS] },
    });
  if (source !== 'editions-api') return undefined;
  requested.push(query);
  const { year } = query;
  const printed = { type: 'raw_html', _id: 'r', content: '<iframe src="/impresos/7.pdf"></iframe>' };
  return { content_elements: [story(`e${String(year)}`, { content_elements: [printed] })], count: 1 };
});

beforeEach(() => {
  requested.length = 0;
});

const years = (html: string): string[] =>
  [...html.matchAll(/data-item="(\d{4})"/g)].map(([, year = '']) => year);
const requestedYears = (): unknown[] =>
  requested.flatMap(({ year, feedSize }) => (year ? [[year, feedSize]] : []));

describe('B15 the archive of print editions', () => {
  it('begins with last year, shows five years of 20 editions, and five more by the button', async () => {
    const { status, html } = await get('/impresa/');
    expect([status, years(html)]).toEqual([200, ['2025', '2024', '2023', '2022', '2021']]);
    expect(requestedYears()).toEqual([2025, 2024, 2023, 2022, 2021].map((year) => [year, 20]));
    expect(/<a[^>]* href="\/impresa\/\?pagina=2"[^>]*>Más ediciones<\/a>/.test(html)).toBe(true);
    expect(html.includes('`least`:1400')).toBe(true);
    expect(years((await get('/api/lista?ruta=/impresa/&pagina=2')).html)).toEqual([
      '2020',
      '2019',
      '2018',
      '2017',
      '2016',
    ]);
  });

  it('ends with 2000, without a button', async () => {
    const { html } = await get('/impresa/?pagina=6');
    expect(years(html)).toEqual(['2000']);
    expect(html.includes('Más ediciones')).toBe(false);
    expect((await get('/impresa/?pagina=7')).status).toBe(404);
  });

  it('leads to the newest edition itself', async () => {
    const { html } = await get('/impresa/');
    expect(/<a[^>]* href="\/impresos\/7\.pdf"[^>]*>Ver impresa<\/a>/.test(html)).toBe(true);
  });

  it.each([
    ['daily', '/impresa/'],
    ['rural', '/semanariorural/impresa/'],
  ] as const)('%s has one at %s', async (brand, path) => {
    expect(years((await get(path, {}, brand)).html)).toHaveLength(5);
  });

  it('is at the address of the section on the rural site, where the short one leads with its query', async () => {
    const { status, headers } = await get('/impresa/?pagina=2&utm_source=x', {}, 'rural');
    expect([status, headers.get('Location')]).toEqual([
      301,
      '/semanariorural/impresa/?pagina=2&utm_source=x',
    ]);
    expect((await get('/semanariorural/impresa/', {}, 'rural')).status).toBe(200);
  });

  it('has one address, to which that of the section of the editions leads with its query', async () => {
    const { status, headers } = await get('/edicion/?pagina=2');
    expect([status, headers.get('Location')]).toEqual([301, '/impresa/?pagina=2']);
  });

  it('is named by that address in an edition', async () => {
    const { status, html } = await get(EDITION);
    expect(status).toBe(200);
    expect(html).toContain('<p class="rt-kicker"><a href="/impresa/">');
    expect(html).not.toMatch(/\/edicion\/["?]/);
  });
});
