import type { AnsDocument, AuthorRecord, Feed } from '../../domain/ans/document.ts';
import type { TrendingItem } from '../../domain/feed/trending.ts';

/** What every feed takes. Sizes and offsets count items. */
export interface FeedPage {
  feedSize?: number;
  feedOffset?: number;
  /** Comma list of the fields that the answer needs, as 'canonical_url,headlines.basic'; all when absent. */
  sourceInclude?: string;
}

/** Comma lists; what is absent does not narrow. */
export interface ContentFilter {
  includeSections?: string;
  includeSubtypes?: string;
  includeTags?: string;
  includeId?: string;
  includeTypes?: string;
}

export type SearchSort = 'relevance' | 'publish_date:desc' | 'publish_date:asc';

/**
 * The named feeds and what each one asks for. `{product}` is the weekly's slug, which the adapter puts in.
 * @see 001 §7, 002 §7 'Content feeds'
 */
export interface FeedSources {
  /** The newest of a site, narrowed by comma lists: section paths ('/deportes' or 'galerias'), subtypes, tag slugs, author ids, document types. */
  'content-apir': FeedPage & ContentFilter & { sort?: 'publish_date:desc' | 'publish_date:asc' };
  /** The newest videos of a TV programme or category: '/{product}-tv/{name}'. */
  'content-apir-{product}TV-v2': FeedPage & { includeSections: string };
  /** What editors put in a collection, in their order. */
  'content-api-collections': FeedPage & { queryString: string; size?: number };
  /** What was published on a day, 'YYYY-MM-DD'. */
  'content-apir-date': FeedPage & { date: string };
  /** The newest of a section with the subtypes of an article. */
  'content-apir-v2': FeedPage & { includeSections: string; includeSubtypes?: string };
  /** Documents that match a query of `field:value` terms joined by AND, and words. */
  'content-apir-search-query': FeedPage & { queryString: string; sort?: SearchSort };
  /** Documents that match what a reader typed: words only. */
  'search-api': FeedPage & { query: string; includeSections?: string; sort?: SearchSort };
  /** Print editions, of a year when it is given. */
  'editions-api': FeedPage & { year?: number };
  /** A section of a magazine of the family. */
  'content-apir-subsection': FeedPage & { subsection: string; includeSections: string };
  /** What an author wrote in a section. */
  'content-api-search-author': FeedPage & { includeSections?: string; includeId: string };
}

export type FeedSource = keyof FeedSources;

/** A feed to read: its source's name and the source's own query. */
export type FeedRequest = { [S in FeedSource]: { source: S; query: FeedSources[S] } }[FeedSource];

/** A section as the site knows it. */
export interface SectionRecord {
  /** Path with a leading slash and none behind, as '/deportes/ciclismo'. */
  _id: string;
  name: string;
  /** What the site says about it, and how it is called there. */
  title?: string;
  description?: string;
  logo?: string;
}

/** @see 002 §3 'Navigation node' */
export interface NavigationNode {
  _id: string;
  name: string;
  children: NavigationNode[];
}

/** A tag as the site knows it. */
export interface TagRecord {
  slug: string;
  text: string;
}

export interface ReadOptions {
  signal?: AbortSignal;
}

/**
 * Reads published content of one site. What does not exist is null or an empty list; every method rejects
 * with an `ApiError`: code `network`, `timeout` or `aborted` (httpStatus 0) when there was no answer,
 * `badReply` for one that cannot be read, the service's own code otherwise.
 */
export interface ContentPort {
  /** The document at a canonical address: a path, as '/deportes/articulo/gano-cali/1/'. */
  document(path: string, options?: ReadOptions): Promise<AnsDocument | null>;
  feed(request: FeedRequest, options?: ReadOptions): Promise<Feed>;
  /** An author by id. */
  author(id: string, options?: ReadOptions): Promise<AuthorRecord | null>;
  /** A gallery with its pictures. */
  gallery(id: string, options?: ReadOptions): Promise<AnsDocument | null>;
  section(path: string, options?: ReadOptions): Promise<SectionRecord | null>;
  /** A tag that at least one document carries. */
  tag(slug: string, options?: ReadOptions): Promise<TagRecord | null>;
  /** A navigation tree by its name, as 'nav{product}Tv'. */
  navigation(name: string, options?: ReadOptions): Promise<NavigationNode | null>;
  /** The most read, most read first. */
  trending(options?: ReadOptions): Promise<TrendingItem[]>;
}
