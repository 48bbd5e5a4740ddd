import type { FeedRequest } from '../providers/ports/content.ts';
import type { BlockPage } from './defineBlock.ts';
import { sourceInclude } from './teaser/fields.ts';

/** Stories on one page of a list. */
export const PAGE_STORIES = 20;

const MAX_QUERY_LENGTH = 200;

/** What a reader looks for, from the page's address; '' for nothing. Characters that nobody types are spaces. */
export const searchedWords = ({ query }: Pick<BlockPage, 'query'>): string =>
  (query.get('q') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .trim();

/** The section at a page's address: the men's magazine has its sections under '/seccion/'. @see 002 §2 */
export const sectionPath = (path: string): string => path.replace(/^\/seccion(?=\/.)/, '');

/**
 * The feed that a page's own address asks for: of a section, an author, a tag, a search. All blocks of a page that
 * show it ask for the same, so it is read once, save those that need `more` fields than a teaser. Null when the address asks for nothing, as an empty search.
 */
export function pageRequest(page: BlockPage, more: readonly string[] = []): FeedRequest | null {
  const [, slug = ''] = page.path.split('/').filter(Boolean).map(decodeURIComponent);
  const own = {
    feedSize: PAGE_STORIES,
    feedOffset: (page.number - 1) * PAGE_STORIES,
    sourceInclude: sourceInclude(['additional_properties.event', ...more]),
  };
  switch (page.kind) {
    case 'home':
      return { source: 'content-apir', query: own };
    case 'author':
      return { source: 'content-api-search-author', query: { includeId: slug, ...own } };
    case 'tag':
      return { source: 'content-apir', query: { includeTags: slug, ...own } };
    case 'search': {
      const query = searchedWords(page);
      return query ? { source: 'search-api', query: { query, ...own } } : null;
    }
    default:
      return { source: 'content-apir', query: { includeSections: sectionPath(page.path), ...own } };
  }
}
