import type { PreparedArticle } from 'rotativa/domain';
import type { Site } from '../config/site.ts';
import { FEED_FILES, FEED_KINDS, feedPath, feedTitle, type FeedFile } from '../pages/addresses/feed-files.ts';
import { oembedAddress } from '../contract/oembed.ts';
import type { FoundPage } from '../pages/found-page.ts';
import { sectionAddress } from '../pages/addresses/sections.ts';

/** The same content in another format, for a `<link rel="alternate">`. */
export interface Alternate {
  /** Media type. */
  readonly type: string;
  readonly title: string;
  /** Absolute. */
  readonly href: string;
}

const FORMATS: Readonly<Record<FeedFile, string>> = { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed' };

/** The feeds of a list, by its name and path. */
const feedsOf = ({ origin }: Site, name: string, path: string): Alternate[] =>
  (Object.keys(FEED_FILES) as FeedFile[]).map((file) => ({
    type: FEED_FILES[file],
    title: `${name} (${FORMATS[file]})`,
    href: origin + feedPath(path, file),
  }));

/** The list that a page is or belongs to; undefined for the home page and pages without stories. */
function listOf(
  { page, canonical, title }: FoundPage,
  { brand }: Site,
  article: PreparedArticle | undefined,
): { title: string; path: string } | undefined {
  const section = article?.section;
  if (section?.name) return { title: section.name, path: `${sectionAddress(brand, section.id)}/` };
  if (page.kind === 'home' || !FEED_KINDS.has(page.kind)) return undefined;
  return { title, path: canonical.split('?')[0] ?? '/' };
}

/** How other sites embed an article. */
const embedOf = ({ origin }: Site, { canonical }: FoundPage, { headline }: PreparedArticle): Alternate => ({
  type: 'application/json+oembed',
  title: headline,
  href: oembedAddress(origin, new URL(canonical, origin).href),
});

/** The feeds of a page's list and of its site, and the embed of an article. @see X13 */
export function alternatesOf(found: FoundPage, site: Site, article?: PreparedArticle): Alternate[] {
  if (found.status !== 200 || found.hidden) return [];
  const { name } = site.brand;
  const list = listOf(found, site, article);
  return [
    ...(article ? [embedOf(site, found, article)] : []),
    ...(list ? feedsOf(site, feedTitle(name, list.title), list.path.replace(/\/+$/, '/')) : []),
    ...feedsOf(site, name, '/'),
  ];
}
