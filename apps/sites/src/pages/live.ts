import type { BlockPage } from 'rotativa/blocks';
import {
  articleLayout,
  FROM_START,
  LIVE_PARAMETERS,
  liveAddress,
  liveStretch,
  readLiveAddress,
  readLiveBlog,
  stretchOf,
  type AnsDocument,
  type LiveBlog,
  type LivePost,
  type LiveStretch,
} from 'rotativa/domain';
import type { Site } from '../config/site.ts';
import { articleOf } from './article.ts';
import type { FoundPage } from './found-page.ts';

const read = new WeakMap<AnsDocument, LiveBlog>();

/** The part of a live blog that a page shows. */
export interface LiveView {
  readonly blog: LiveBlog;
  readonly stretch: LiveStretch<LivePost>;
}

/** The live blog of a document; undefined for other documents, and for one of which only the beginning may be read. */
export function liveBlogOf(
  document: AnsDocument,
  { brand, origin }: Pick<Site, 'brand' | 'origin'>,
  path: string,
): LiveBlog | undefined {
  const known = read.get(document);
  if (known) return known;
  const article = articleOf(document, brand, origin, path);
  if (article.layout !== 'live-blog' || article.access !== 'whole') return undefined;
  const blog = readLiveBlog(document, article);
  read.set(document, blog);
  return blog;
}

/** The live blog on a page, and the posts that the page shows. A pinned post is above the newest ones, and not among them. */
export function liveViewOf(
  { document, path, query }: Pick<BlockPage, 'document' | 'path' | 'query'>,
  site: Pick<Site, 'brand' | 'origin'>,
): LiveView | undefined {
  const blog = document && liveBlogOf(document, site, path);
  if (!blog) return undefined;
  const { order, number } = readLiveAddress(query);
  const stretch = liveStretch(blog.posts, order, number);
  return stretch && { blog, stretch };
}

/**
 * The parameters that the page of a document reads; undefined for a document that is no live blog. It does not prepare
 * the document, because what a page shows of it is decided later.
 */
export function liveReads(
  document: AnsDocument,
  { product }: Pick<Site['brand'], 'product'>,
  path: string,
  query: URLSearchParams,
): URLSearchParams | undefined {
  if (articleLayout(document, path, product) !== 'live-blog') return undefined;
  const { order, number } = readLiveAddress(query);
  return new URLSearchParams({
    ...(order === 'start' && { [LIVE_PARAMETERS.order]: FROM_START }),
    ...(number !== undefined && { [LIVE_PARAMETERS.stretch]: String(number) }),
  });
}

/**
 * A page with its only address for search engines: a stretch has that of the order of the newest.
 * @returns undefined for a stretch that does not exist
 */
export function livePage(found: FoundPage, site: Pick<Site, 'brand' | 'origin'>): FoundPage | undefined {
  const { document, path, query } = found.page;
  const { number } = readLiveAddress(query);
  if (!document || number === undefined) return found;
  const view = liveViewOf(found.page, site);
  // The beginning of a locked blog has no stretches.
  if (!view) return undefined;
  const blog = liveBlogOf(document, site, path);
  const newest = blog && liveStretch(blog.posts, 'newest', number)?.newest;
  return newest ? found : { ...found, canonical: liveAddress(found.canonical, 'newest', number) };
}

/** The number of the stretch that shows a post; undefined on the newest page. 'missing' for an unknown post. */
export function stretchWith({ posts }: LiveBlog, id: string): number | undefined | 'missing' {
  const position = posts.findIndex((post) => post.id === id);
  return position < 0 ? 'missing' : stretchOf(position, posts.length);
}
