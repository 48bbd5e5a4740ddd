import { BRANDS, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it } from 'vitest';
import { movedPath } from '../../pages/addresses/redirects.ts';
import { PAGES } from '../../pages/documents/index.ts';
import { sectionName } from '../../pages/documents/page-names.ts';
import { sectionPage } from '../../pages/section-pages.ts';
import { story, type Answer } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import { examples } from './example-paths.ts';

const listOf = (...stories: object[]): Answer => {
  return () => ({ content_elements: stories, count: stories.length });
};
const at = (answer: Answer, brand?: BrandKey) => examples(requestFor('/', answer, brand));

const signed = story('uno', {
  credits: {
    by: [
      { type: 'author', name: '¿?' },
      { _id: 'ana', type: 'author', name: 'Ana' },
    ],
  },
});

describe('X5 the addresses at which the desk shows each kind of page', () => {
  it('are known for the kinds that have one', async () => {
    const { routes } = BRAND_CONFIGS.weekly;
    const known = Object.entries(await at(listOf(signed, story('dos'))));
    const kinds = Object.fromEntries(known.filter(([name]) => !name.includes(':')));
    expect(kinds).toEqual({
      home: '/',
      latest: '/lo-ultimo/',
      section: '/politica/',
      article: '/nacion/articulo/uno/',
      author: '/autor/ana/',
      search: routes.search,
      consent: routes.consent,
      store: routes.subscribe,
      notFound: '/esta-pagina-no-existe/',
    });
  });

  it('ask for the newest story alone, of which there is none while the service is away', async () => {
    const asked: unknown[] = [];
    const known = await at((_source, query) => {
      asked.push(query['feedSize']);
      return new Response('<html>', { status: 502 });
    });
    expect(asked.map(Number)).toEqual([1]);
    expect([known['home'], 'article' in known, 'author' in known]).toEqual(['/', false, false]);
    const unsigned = await at(listOf(story('uno')));
    expect(['article' in unsigned, 'author' in unsigned]).toEqual([true, false]);
    expect('article' in (await at(listOf()))).toBe(false);
    const old = await at(listOf(story('uno', { publish_date: '2015-01-01T12:00:00Z' })));
    expect(old['author']).toBe(`/autor/redaccion-${BRAND_CONFIGS.weekly.product}/`);
  });

  it.each(BRANDS)('of %s lead to their special sections, and none to another place', async (brand) => {
    const known = await at(listOf(), brand);
    const pages = PAGES[brand];
    expect(sectionPage(pages, known['section']!)).toBe(pages.section);
    for (const section of pages.sections) {
      const path = known[sectionName(section)];
      if (path === undefined) continue;
      expect(sectionPage(pages, path)).toBe(section.document);
      expect(movedPath(BRAND_CONFIGS[brand], path)).toBeUndefined();
    }
    expect(Object.values(known).every((path) => path.startsWith('/'))).toBe(true);
    expect(pages.sections.filter((one) => known[sectionName(one)]).length).toBeGreaterThan(0);
  });
});
