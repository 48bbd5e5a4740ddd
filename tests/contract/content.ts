import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentPort, RecommendedType, SearchFilter } from '../../src/providers/ports/content.ts';
import type { SampleDocument } from './documents.ts';

const day = (number: number): string => `2025-06-${String(number).padStart(2, '0')}T12:00:00Z`;

/** The documents that a service must have for the contract, in any order. */
export const CONTRACT_DOCUMENTS: readonly SampleDocument[] = [
  ...[1, 2, 3, 4, 5].map((n) => ({ id: `deportes-${n}`, section: '/deportes', published: day(n) })),
  { id: 'ciclismo-1', section: '/deportes/ciclismo', published: day(6), tag: 'tour', author: 'luz-marina' },
  { id: 'mundo-1', section: '/mundo', published: day(7), headline: 'Cumbre en Cancún', body: 'Los océanos.' },
  { id: 'galeria-1', section: '/galerias', type: 'gallery', published: day(8), subtype: 'fotos' },
];
export const CONTRACT_COLLECTION = { id: 'portada', items: ['mundo-1', 'deportes-2'] };
export const CONTRACT_AUTHOR = { _id: 'luz-marina', slug: 'luz-marina', name: 'Luz Marina' };
export const CONTRACT_SECTION = { _id: '/deportes', name: 'Deportes' };
export const CONTRACT_TRENDING = 'mundo-1';

/**
 * The contract of the content port, for every adapter.
 * @param open gives the port over a service that holds the `CONTRACT_…` records and nothing else
 */
export function describeContentContract(adapter: string, open: () => Promise<ContentPort>): void {
  describe(`content port: ${adapter}`, () => {
    let content: ContentPort;
    beforeAll(async () => {
      content = await open();
    }, 60_000);

    const ids = async (request: Parameters<ContentPort['feed']>[0]): Promise<string[]> =>
      (await content.feed(request)).content_elements.map(({ _id }) => _id);

    it('finds a document by its canonical address, with and without slashes', async () => {
      const path = '/mundo/articulo/mundo-1/';
      expect((await content.document(path))?._id).toBe('mundo-1');
      expect((await content.document(path.slice(0, -1)))?._id).toBe('mundo-1');
    });

    it('returns null for a missing item', async () => {
      expect(await content.document('/no/existe/')).toBeNull();
      expect(await content.author('nadie')).toBeNull();
      expect(await content.section('/no-existe')).toBeNull();
      expect(await content.gallery('nada')).toBeNull();
      expect(await content.navigation('navNada')).toBeNull();
    });

    it('lists a section newest first, including its subsections', async () => {
      const found = await ids({
        source: 'content-apir',
        query: { includeSections: '/deportes', feedSize: 3 },
      });
      expect(found).toEqual(['ciclismo-1', 'deportes-5', 'deportes-4']);
    });

    it('accepts sections with and without slash, and several sections', async () => {
      const query = { includeSections: 'mundo,/galerias', feedSize: 10 };
      expect(await ids({ source: 'content-apir', query })).toEqual(['galeria-1', 'mundo-1']);
    });

    it('pages: total count, next until the last page, previous after the first', async () => {
      const page = (feedOffset: number) =>
        content.feed({
          source: 'content-apir',
          query: { includeSections: '/deportes', feedSize: 4, feedOffset },
        });
      const first = await page(0);
      expect([first.count, first.next, first.previous]).toEqual([6, 4, undefined]);
      const last = await page(4);
      expect([last.content_elements.length, last.count, last.next, last.previous]).toEqual([
        2,
        6,
        undefined,
        0,
      ]);
    });

    it('an unknown section is an empty feed, not an error', async () => {
      const feed = await content.feed({ source: 'content-apir', query: { includeSections: '/nada' } });
      expect([feed.content_elements, feed.count]).toEqual([[], 0]);
    });

    it('keeps the order of a collection', async () => {
      const query = { queryString: CONTRACT_COLLECTION.id };
      expect(await ids({ source: 'content-api-collections', query })).toEqual(CONTRACT_COLLECTION.items);
    });

    it('finds by date, subtype, author, tag and words', async () => {
      expect(await ids({ source: 'content-apir-date', query: { date: '2025-06-07' } })).toEqual(['mundo-1']);
      expect(
        await ids({
          source: 'content-apir-v2',
          query: { includeSections: 'galerias', includeSubtypes: 'fotos' },
        }),
      ).toEqual(['galeria-1']);
      expect(
        await ids({
          source: 'content-api-search-author',
          query: { includeSections: 'deportes', includeId: 'luz-marina' },
        }),
      ).toEqual(['ciclismo-1']);
      const search = (queryString: string) =>
        ids({ source: 'content-apir-search-query', query: { queryString } });
      expect(await search('taxonomy.tags.slug:tour')).toEqual(['ciclismo-1']);
      const typed = { source: 'search-api', query: { query: 'océanos' } } as const;
      expect(await ids(typed)).toEqual(['mundo-1']);
      expect(await search('cancun')).toEqual(['mundo-1']);
      expect(await search('type:story AND océanos')).toEqual(['mundo-1']);
    });

    it('a search counts its results by section, kind and period, and marks the found words', async () => {
      const { search } = await content.feed({ source: 'search-api', query: { query: 'cancun' } });
      expect(search?.facets.kinds).toEqual([{ value: 'story', count: 1 }]);
      expect(search?.found['mundo-1']?.headline).toEqual([
        { text: 'Cumbre en ' },
        { text: 'Cancún', found: true },
      ]);
      expect(search?.corrected).toBeUndefined();
      const many = await content.feed({ source: 'search-api', query: { query: 'titular' } });
      expect(many.search?.facets.sections[0]).toEqual({ value: '/deportes', name: 'Deportes', count: 6 });
    });

    it('a search is narrowed by section and kind', async () => {
      const found = async (narrowed: SearchFilter) => {
        const query = { query: 'titular', feedSize: 20, ...narrowed };
        return (await content.feed({ source: 'search-api', query })).count;
      };
      expect(await found({})).toBe(7);
      expect(await found({ includeSections: '/deportes' })).toBe(6);
      expect(await found({ kind: 'gallery' })).toBe(1);
      expect(await found({ kind: 'opinion' })).toBe(0);
      expect(await found({ period: 'year', includeSections: '/mundo' })).toBe(0);
    });

    it('a search is narrowed by several sections and by years in Colombia', async () => {
      const found = async (narrowed: SearchFilter) => {
        const query = { query: 'titular', feedSize: 20, ...narrowed };
        return (await content.feed({ source: 'search-api', query })).count;
      };
      const all = await found({});
      expect(await found({ includeSections: '/deportes,/mundo' })).toBe(6);
      expect(await found({ fromYear: 2025, toYear: 2025 })).toBe(all);
      expect([await found({ fromYear: 2025 }), await found({ toYear: 2025 })]).toEqual([all, all]);
      expect([await found({ toYear: 2024 }), await found({ fromYear: 2026 })]).toEqual([0, 0]);
      const periods = async (narrowed: SearchFilter) => {
        const query = { query: 'titular', feedSize: 1, period: 'year' as const, ...narrowed };
        return (await content.feed({ source: 'search-api', query })).search?.facets.periods;
      };
      expect(await periods({ toYear: 2024 })).toEqual([]);
      expect(await periods({ fromYear: 2025 })).toEqual(await periods({}));
    });

    it('misspelt words that find nothing are corrected, unless they are meant literally', async () => {
      const requested = async (literal: boolean) =>
        content.feed({ source: 'search-api', query: { query: 'cunbre', literal } });
      const corrected = await requested(false);
      expect([corrected.search?.corrected, corrected.count]).toEqual(['cumbre', 1]);
      const literal = await requested(true);
      expect([literal.search?.corrected, literal.count]).toEqual([undefined, 0]);
    });

    it('suggests sections, topics, authors and stories for the beginnings of words', async () => {
      const [section] = await content.suggestions('DEPÓR');
      expect(section).toEqual({ kind: 'section', text: 'Deportes', id: '/deportes' });
      expect(await content.suggestions('tou')).toEqual([{ kind: 'tag', text: 'tour', id: 'tour' }]);
      expect(await content.suggestions('mari')).toEqual([
        { kind: 'author', text: 'Luz Marina', id: 'luz-marina' },
      ]);
      const story = { kind: 'story', text: 'Cumbre en Cancún', id: '/mundo/articulo/mundo-1/' };
      expect(await content.suggestions('can cumb')).toEqual([story]);
      expect(await content.suggestions('titular')).toHaveLength(7);
      expect(await content.suggestions('%_ zzz')).toEqual([]);
      expect(await content.suggestions('')).toEqual([{ kind: 'tag', text: 'tour', id: 'tour' }]);
    });

    it('recommends documents for a document, of one type or of all', async () => {
      const recommended = (contentId: string, targetType: RecommendedType) =>
        ids({ source: 'recommendations-api', query: { contentId, placement: 'Mid Article', targetType } });
      expect(await recommended('deportes-3', 'mix')).toEqual([5, 4, 2, 1].map((n) => `deportes-${n}`));
      expect(await recommended('deportes-3', 'video')).toEqual([]);
      expect(await recommended('no-existe', 'mix')).toEqual([]);
    });

    it('returns an author, a section, a gallery and the most read', async () => {
      expect(await content.author('luz-marina')).toMatchObject(CONTRACT_AUTHOR);
      expect(await content.tag('tour')).toMatchObject({ slug: 'tour', text: 'tour' });
      expect(await content.tag('nada')).toBeNull();
      expect(await content.section('/deportes')).toMatchObject(CONTRACT_SECTION);
      expect((await content.gallery('galeria-1'))?.type).toBe('gallery');
      const [top] = await content.trending();
      expect(top?.title).toBe('Cumbre en Cancún');
      expect(top?.url).toContain('/mundo/articulo/mundo-1/');
    });

    it('names the days of a month with documents', async () => {
      expect(await content.days('2025-06')).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => day(n).slice(0, 10)));
      expect(await content.days('2025-07')).toEqual([]);
    });

    it('rejects when its caller aborts', async () => {
      const signal = AbortSignal.abort();
      await expect(content.document('/mundo/articulo/mundo-1/', { signal })).rejects.toThrow();
    });
  });
}
