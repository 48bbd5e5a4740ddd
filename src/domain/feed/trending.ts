import { pathOf } from '../page/path.ts';

/** The newsroom's 'Lo más leído' shows this many. @see 001 §9 */
export const MOST_READ_MAX = 3;

/** @see 001 §3 'Trending item' */
export interface TrendingItem {
  url: string;
  title: string;
}

/** The link of a popular item: site host removed, query dropped, a trailing slash added. @see 001 §2 'Lo más leído' */
export function cleanTrendingLink(url: string): string {
  const path = pathOf(url.trim()).replace(/^\/{2,}[^/]*/, '') || '/';
  return path.endsWith('/') ? path : `${path}/`;
}

/** The first popular items that are not the current article, with clean links. @see 001 §2, N7 */
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
