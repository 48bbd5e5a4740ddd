import type { NavigationItem } from '../../../../themes/brand.ts';
import { flatNavigation } from '../../../../themes/flat-navigation.ts';

/** The current link of a navigation, and its mark. */
export interface CurrentLink {
  link: string;
  /** `page`: the link leads to this page. `true`: the page is in the link's section. */
  mark: 'page' | 'true';
}

/** '/cali' and '/cali/' are the same path. */
const closed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** Where in a path a link's path is: 0 at its beginning, -1 nowhere. */
const placeOf = (link: string, path: string): number =>
  link === '/' ? (path === '/' ? 0 : -1) : link.startsWith('/') ? closed(path).indexOf(closed(link)) : -1;

/**
 * Finds the link of a navigation whose path the page's path contains: one at its beginning before any other, then the
 * longest. On '/deportes/ciclismo/' it is 'Ciclismo', not 'Deportes'.
 * @see H4
 *
 * @param path the path of the page, which begins with a slash. The second page of a list has its number in a query: the
 * link of the list's section does not lead to it.
 * @returns undefined if no link leads to the page or to its section
 */
export function currentLink(items: readonly NavigationItem[], path: string): CurrentLink | undefined {
  const [pathname = ''] = path.split('?');
  const [longest] = flatNavigation(items)
    .map(({ link }) => link)
    .filter((link) => placeOf(link, pathname) >= 0)
    .sort(
      (a, b) => Number(placeOf(a, pathname) > 0) - Number(placeOf(b, pathname) > 0) || b.length - a.length,
    );
  if (longest === undefined) return undefined;
  return { link: longest, mark: closed(longest) === closed(path) ? 'page' : 'true' };
}

/** The `aria-current` of a link. */
export const ariaCurrent = (
  link: string,
  current: CurrentLink | undefined,
): CurrentLink['mark'] | undefined => (current?.link === link ? current.mark : undefined);

/** The current link of a navigation if it is one of these items. */
export const currentAmong = (
  items: readonly NavigationItem[],
  current: CurrentLink | undefined,
): CurrentLink | undefined => (items.some(({ link }) => link === current?.link) ? current : undefined);

/**
 * The links of a group. A group with a page begins with a link to it.
 *
 * @param wholeSection text before the group's name on that link: 'Todo en'
 */
export const groupItems = (
  { text, link, children = [] }: NavigationItem,
  wholeSection: string,
): readonly NavigationItem[] => (link ? [{ text: `${wholeSection} ${text}`, link }, ...children] : children);
