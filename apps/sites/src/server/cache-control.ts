/** Lifetimes of a response, in seconds. */
export interface CachePolicy {
  /** In the reader's browser. */
  readonly browser: number;
  /** In a shared cache. */
  readonly shared: number;
  /** In a shared cache while it loads a newer response. */
  readonly whileRevalidating: number;
  /** In a shared cache while the server fails. */
  readonly ifError: number;
}

/** The header of responses for one reader, and of errors. */
export const NO_STORE = { 'Cache-Control': 'no-store' };

const DAY = 86_400;

/** Pages are fresh for a minute. For a day, an old page is better than an error. */
export const PAGE_CACHE: CachePolicy = { browser: 0, shared: 60, whileRevalidating: 600, ifError: DAY };
/** The missing block may be available at the next request. */
export const INCOMPLETE_CACHE: CachePolicy = { browser: 0, shared: 2, whileRevalidating: 10, ifError: DAY };
/** A running live blog, for readers without a script. */
export const LIVE_CACHE: CachePolicy = { browser: 0, shared: 10, whileRevalidating: 20, ifError: DAY };
export const NOT_FOUND_CACHE: CachePolicy = { browser: 0, shared: 30, whileRevalidating: 60, ifError: 600 };
export const TEXT_CACHE: CachePolicy = { browser: 300, shared: 3600, whileRevalidating: DAY, ifError: DAY };
/** The name of a built file changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export const cacheControl = ({ browser, shared, whileRevalidating, ifError }: CachePolicy): string =>
  `public, max-age=${browser}, s-maxage=${shared}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
