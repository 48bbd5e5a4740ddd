import type { PageKind } from 'rotativa/domain';

/** The files with the stories of a page, beside it: '/nacion/rss.xml'. */
export const FEED_FILES = {
  'rss.xml': 'application/rss+xml',
  'feed.json': 'application/feed+json',
} as const;

export type FeedFile = keyof typeof FEED_FILES;

/** A path that ends in the name of a feed: the page's path, and the name. */
export const FEED_PATHS = /^(\/(?:.*\/)?)(rss\.xml|feed\.json)$/;

/** The title of a list's feed: readers' programs show it without the site. The one of all stories has the brand's name. */
export const feedTitle = (brand: string, list?: string): string => (list ? `${brand}: ${list}` : brand);

/** Pages whose stories have feeds. */
export const FEED_KINDS: ReadonlySet<PageKind> = new Set(['home', 'section', 'author', 'tag']);

/** The path of a page's feed. Later pages of the list have their own. */
export function feedPath(canonical: string, file: FeedFile): string {
  const [path = '/', query] = canonical.split('?', 2);
  return `${path}${file}${query ? `?${query}` : ''}`;
}
