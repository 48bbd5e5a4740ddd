import type { AnsDocument, AuthorRecord, Feed } from '../../domain/ans/document.ts';
import type { FeedRequest } from '../../domain/feed/sources.ts';
import type { TrendingItem } from '../../domain/feed/trending.ts';
import type { Suggestion } from '../../domain/search/suggestion.ts';

export type * from '../../domain/feed/sources.ts';

/** A section of the site. */
export interface SectionRecord {
  /** Path with a leading slash and no trailing slash, as '/deportes/ciclismo'. */
  _id: string;
  name: string;
  /** The section's description and title on its page. */
  title?: string;
  description?: string;
  /** Address of a picture. */
  logo?: string;
}

/** A section in a tree of the navigation. */
export interface NavigationNode {
  /** Path with a leading slash, or an absolute address. */
  _id: string;
  name: string;
  children: NavigationNode[];
}

/** A tag of the site. */
export interface TagRecord {
  slug: string;
  text: string;
}

/** Options of a call that reads; `signal` aborts it, with code `aborted`. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
}

/**
 * Reads the published content of one site. A missing item is null or an empty list. Every method rejects
 * with an `ApiError`: code `network`, `timeout` or `aborted` (httpStatus 0) without a reply, `badReply` for an
 * unreadable reply, otherwise the service's code.
 */
export interface ContentPort {
  /** The document with a canonical address: a path, as '/deportes/articulo/gano-cali/1/'. */
  document(path: string, options?: ReadOptions): Promise<AnsDocument | null>;
  feed(request: FeedRequest, options?: ReadOptions): Promise<Feed>;
  /** An author by id. */
  author(id: string, options?: ReadOptions): Promise<AuthorRecord | null>;
  /** A gallery with its pictures. */
  gallery(id: string, options?: ReadOptions): Promise<AnsDocument | null>;
  section(path: string, options?: ReadOptions): Promise<SectionRecord | null>;
  /** A tag with at least one document. */
  tag(slug: string, options?: ReadOptions): Promise<TagRecord | null>;
  /** A navigation tree by name, as 'nav{product}Tv'. */
  navigation(name: string, options?: ReadOptions): Promise<NavigationNode | null>;
  /** The days of a month ('2026-11') on which a document was published, in Colombia, first to last. */
  days(month: string, options?: ReadOptions): Promise<string[]>;
  /** The suggestions of a search field for a typed text, at most eight; without letters the most used topics. */
  suggestions(typed: string, options?: ReadOptions): Promise<Suggestion[]>;
  /** The most read items, most read first. */
  trending(options?: ReadOptions): Promise<TrendingItem[]>;
}
