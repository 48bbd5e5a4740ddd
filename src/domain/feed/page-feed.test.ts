import { describe, expect, it } from 'vitest';
import type { PageKind } from '../page/kind.ts';
import { pageFeed, PAGE_STORIES, searchedWords } from './page-feed.ts';

const feed = (kind: PageKind, path: string, search = '', number = 1) =>
  pageFeed({ kind, path, query: new URLSearchParams(search), number }, 'canonical_url');
const page = { feedSize: PAGE_STORIES, feedOffset: 0, sourceInclude: 'canonical_url' };

describe('B10 the feed of a page', () => {
  it.each<[PageKind, string, string, ReturnType<typeof feed>]>([
    ['home', '/', '', { source: 'content-apir', query: page }],
    [
      'latest',
      '/lo-ultimo/',
      '',
      {
        source: 'content-apir-search-query',
        query: { queryString: 'type:story AND source.system:composer', sort: 'publish_date:desc', ...page },
      },
    ],
    ['section', '/nacion/', '', { source: 'content-apir', query: { includeSections: '/nacion/', ...page } }],
    [
      'section',
      '/seccion/estilo/',
      '',
      { source: 'content-apir', query: { includeSections: '/estilo/', ...page } },
    ],
    [
      'author',
      '/autor/ana-mar%C3%ADa/',
      '',
      { source: 'content-api-search-author', query: { includeId: 'ana-maría', ...page } },
    ],
    [
      'author',
      '/opinion/ana-mar%C3%ADa/',
      '',
      {
        source: 'content-api-search-author',
        query: { includeId: 'ana-maría', includeSections: '/opinion', ...page },
      },
    ],
    ['tag', '/noticias/agua/', '', { source: 'content-apir', query: { includeTags: 'agua', ...page } }],
    [
      'archive',
      '/archivo/2026-11-20/',
      '',
      { source: 'content-apir-date', query: { date: '2026-11-20', ...page } },
    ],
    ['archive', '/archivo/2026-11/', '', null],
    [
      'search',
      '/buscador/',
      'q=%00%20r%C3%ADo%20',
      { source: 'search-api', query: { query: 'río', ...page } },
    ],
    [
      'search',
      '/buscador/',
      'q=agua&tipo=videos&orden=recientes',
      { source: 'search-api', query: { query: 'agua', kind: 'video', sort: 'publish_date:desc', ...page } },
    ],
    ['search', '/buscador/', 'q=%20', null],
    ['info', '/contactenos/', '', null],
  ])('%s %s?%s', (kind, path, search, wanted) => {
    expect(feed(kind, path, search)).toEqual(wanted);
  });

  it('of the third page begins after two pages', () => {
    expect(feed('home', '/', '', 3)?.query.feedOffset).toBe(2 * PAGE_STORIES);
  });

  it('follows the rules of its list', () => {
    const list = { firstSize: 15, pageSize: 6 };
    const address = { kind: 'section', path: '/x/', query: new URLSearchParams(), list } as const;
    expect(pageFeed({ ...address, number: 1 }, 'x')?.query).toMatchObject({ feedOffset: 0, feedSize: 15 });
    expect(pageFeed({ ...address, number: 3 }, 'x')?.query).toMatchObject({ feedOffset: 21, feedSize: 6 });
  });

  it('reads 200 letters of a search at most', () => {
    expect(feed('search', '/buscador/', `q=${'a'.repeat(300)}`)).toMatchObject({
      query: { query: 'a'.repeat(200) },
    });
  });
});

describe('B11 the words of a search', () => {
  it.each([
    ['a\u0301gua', '\u00e1gua'],
    ['man\u0303ana', 'ma\u00f1ana'],
    [' agua\u0000potable ', 'agua potable'],
  ])('%j is searched as %j', (typed, searched) => {
    expect(searchedWords({ query: new URLSearchParams({ q: typed }) })).toBe(searched);
  });
});
