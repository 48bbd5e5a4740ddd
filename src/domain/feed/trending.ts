import { pathOf } from '../page/path.ts';

/** Number of items in the newsroom's 'Lo más leído'. */
export const MOST_READ_MAX = 3;

/** A story of the most read. */
export interface TrendingItem {
  url: string;
  title: string;
}

/** A story of the most read on a page. */
export interface MostReadItem extends TrendingItem {
  /** Its place among the most read of the site, from 1, the same on every page. Default: its place in the list. */
  rank?: number;
}

/** The link of a popular item without host and query, with a trailing slash. */
export function cleanTrendingLink(url: string): string {
  const path = pathOf(url.trim()).replace(/^\/{2,}[^/]*/, '') || '/';
  return path.endsWith('/') ? path : `${path}/`;
}

/** The first popular items except the current article, with clean links. The others keep their ranks. @see N7 */
export function mostRead(
  items: readonly TrendingItem[],
  currentPath: string,
  max: number = MOST_READ_MAX,
): MostReadItem[] {
  const current = cleanTrendingLink(currentPath);
  return items
    .filter(({ title }) => title.trim() !== '')
    .map(({ url, title }, at) => ({ url: cleanTrendingLink(url), title, rank: at + 1 }))
    .filter(({ url }) => url !== current)
    .slice(0, max);
}
