import { FEED_PATHS } from '../../pages/addresses/feed-files.ts';
import { readFeed } from './feeds.ts';
import { readSitemap, SITEMAP_PATHS } from './sitemaps.ts';
import type { ReadTextPage } from './text-page.ts';

export { answerOembed } from './oembed.ts';
export { answerTextPage } from './text-page.ts';

/** The reader of a page for programs; undefined for the path of another page. */
export function readTextPage(path: string): ReadTextPage | undefined {
  if (FEED_PATHS.test(path)) return readFeed;
  return SITEMAP_PATHS.test(path) ? readSitemap : undefined;
}
export { readDataFile } from './data-files.ts';
