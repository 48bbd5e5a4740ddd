import { isDay } from '../dates/calendar.ts';
import { authorAt, tagAt } from '../page/addresses.ts';
import type { PageKind } from '../page/kind.ts';
import { searchChoices } from '../search/address.ts';
import { pageSpan, type LoadMoreRules } from './load-more.ts';
import type { FeedRequest } from './sources.ts';

/** Number of stories on one page of a list. */
export const PAGE_STORIES = 20;

/** The pages of a list without rules. */
export const STANDARD_LIST: LoadMoreRules = { firstSize: PAGE_STORIES, pageSize: PAGE_STORIES };

/** The stories that the newsroom wrote in its editor, without galleries and videos. */
const NEWSROOM_STORIES = 'type:story AND source.system:composer';

const MAX_QUERY_LENGTH = 200;

/** The facts that a page's feed depends on. */
export interface FeedAddress {
  readonly kind: PageKind;
  /** The request's path with leading and trailing slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The requested page of a list; 1 is the first. */
  readonly number: number;
  /** How the list is cut into pages. @defaultValue pages of 20 */
  readonly list?: LoadMoreRules | undefined;
}

/** The reader's search words, from the page's address; '' for none. Control characters become spaces. */
export const searchedWords = ({ query }: Pick<FeedAddress, 'query'>): string =>
  (query.get('q') ?? '')
    // A Mac pastes an accent as a separate character, which no word of a document has.
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .trim();

/** The section at a page's address: the men's magazine has its sections under '/seccion/'. */
export const sectionPath = (path: string): string => path.replace(/^\/seccion(?=\/.)/, '');

/** The id of the section at a page's address. */
export const sectionIdAt = (path: string): string => sectionPath(path).replace(/\/+$/, '');

/**
 * The feed of a page's address: a section, an author, a tag, a day, a search. Null if the address has no feed, such as an
 * empty search or an information page.
 * @param sourceInclude comma list of fields for the reply
 */
export function pageFeed(address: FeedAddress, sourceInclude: string): FeedRequest | null {
  const { kind, path, number, list = STANDARD_LIST } = address;
  const [, slug = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const page = { ...pageSpan(list, number), sourceInclude };
  switch (kind) {
    case 'home':
      return { source: 'content-apir', query: page };
    case 'latest':
      return {
        source: 'content-apir-search-query',
        query: { queryString: NEWSROOM_STORIES, sort: 'publish_date:desc', ...page },
      };
    case 'author': {
      const { slug: includeId, section } = authorAt(path);
      return {
        source: 'content-api-search-author',
        query: { includeId, ...(section && { includeSections: section }), ...page },
      };
    }
    case 'tag':
      return { source: 'content-apir', query: { includeTags: tagAt(path) ?? slug, ...page } };
    case 'archive':
      // The page of a month has no stories.
      return isDay(slug) ? { source: 'content-apir-date', query: { date: slug, ...page } } : null;
    case 'search': {
      const query = searchedWords(address);
      if (!query) return null;
      return { source: 'search-api', query: { query, ...searchChoices(address.query), ...page } };
    }
    case 'info':
      return null;
    default:
      return { source: 'content-apir', query: { includeSections: sectionPath(path), ...page } };
  }
}
