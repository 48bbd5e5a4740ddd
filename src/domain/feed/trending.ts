import { pathOf } from '../page/path.ts';

/** Number of items in the newsroom's 'Lo más leído'. */
export const MOST_READ_MAX = 3;

/** A story of the most read. */
export interface TrendingItem {
  url: string;
  title: string;
}

/** The link of a popular item without host and query, with a trailing slash. */
export function cleanTrendingLink(url: string): string {
  const path = pathOf(url.trim()).replace(/^\/{2,}[^/]*/, '') || '/';
  return path.endsWith('/') ? path : `${path}/`;
}

/** The first popular items except the current article, with clean links. @see N7 */
export function mostRead(
  items: readonly TrendingItem[],
  currentPath: string,
  max: number = MOST_READ_MAX,
): TrendingItem[] {
  const current = cleanTrendingLink(currentPath);
  return items
    .map(({ url, title }) => ({ url: cleanTrendingLink(url), title }))
    .filter(({ url, title }) => title.trim() !== '' && url !== current)
    .slice(0, max);
}
