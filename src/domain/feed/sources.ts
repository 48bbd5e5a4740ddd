import type { SearchKind, SearchPeriod } from '../search/details.ts';

/** Maximum page size of a feed. */
export const MAX_FEED_SIZE = 100;

/** Parameters of every feed. Sizes and offsets count items. */
export interface FeedPage {
  /** At most `MAX_FEED_SIZE`. */
  feedSize?: number | undefined;
  feedOffset?: number | undefined;
  /** Comma list of fields for the reply, as 'canonical_url,headlines.basic'. Default: all fields. */
  sourceInclude?: string | undefined;
}

/** Comma lists. An absent list does not filter. */
export interface ContentFilter {
  includeSections?: string | undefined;
  includeSubtypes?: string | undefined;
  includeTags?: string | undefined;
  includeId?: string | undefined;
  includeTypes?: string | undefined;
}

/** The filters of a search. */
export interface SearchFilter {
  /** Comma list of section paths. */
  includeSections?: string | undefined;
  kind?: SearchKind | undefined;
  period?: SearchPeriod | undefined;
  /** The first and the last year in Colombia. */
  fromYear?: number | undefined;
  toYear?: number | undefined;
}

/** The order of found documents; `publish_date:desc` is newest first. */
export type SearchSort = 'relevance' | 'publish_date:desc' | 'publish_date:asc';

/** The types of recommendations. */
export type RecommendedType = 'mix' | 'story' | 'gallery' | 'video';

/**
 * The named feeds and their queries. `{product}` is the weekly's slug, which the adapter fills in.
 */
export interface FeedSources {
  /** The newest documents of a site, filtered by comma lists: section paths ('/deportes' or 'galerias'), subtypes, tag slugs, author ids, document types. */
  'content-apir': FeedPage & ContentFilter & { sort?: 'publish_date:desc' | 'publish_date:asc' };
  /** The newest videos of a TV programme or category: '/{product}-tv/{name}'. */
  'content-apir-{product}TV-v2': FeedPage & { includeSections: string };
  /** The items of a collection, in the editors' order. */
  'content-api-collections': FeedPage & { queryString: string; size?: number };
  /** Documents published on a day, 'YYYY-MM-DD'. */
  'content-apir-date': FeedPage & { date: string };
  /** The newest of a section with the subtypes of an article. */
  'content-apir-v2': FeedPage & { includeSections: string; includeSubtypes?: string };
  /** Documents that match a query: `field:value` terms joined by AND, and words. */
  'content-apir-search-query': FeedPage & { queryString: string; sort?: SearchSort };
  /**
   * Documents that match a reader's words, with the details of the search. Words that find nothing are corrected,
   * unless `literal`.
   */
  'search-api': FeedPage & SearchFilter & { query: string; literal?: boolean; sort?: SearchSort };
  /** Print editions, of one year if it is given. */
  'editions-api': FeedPage & { year?: number };
  /** A section of a magazine of the group. */
  'content-apir-subsection': FeedPage & { subsection: string; includeSections: string };
  /** Documents that go with another one, for a place on its page: related ones first. `mix` has every type. */
  'recommendations-api': FeedPage & { contentId: string; placement: string; targetType: RecommendedType };
  /** Documents of an author in a section. */
  'content-api-search-author': FeedPage & { includeSections?: string; includeId: string };
}

/** The names of the feeds. */
export type FeedSource = keyof FeedSources;

/** A request to a feed: the name of the source and its query. */
export type FeedRequest = { [S in FeedSource]: { source: S; query: FeedSources[S] } }[FeedSource];
