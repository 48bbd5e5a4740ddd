import { EDITION_SECTION, opinionSections, sectionIdAt } from 'rotativa/domain';
import { flatNavigation, type BrandConfig } from 'rotativa/themes';
import { magazinePath } from './redirects.ts';

/** The name of a section in the brand's menus; undefined for any other path. */
export function navigationName(brand: BrandConfig, path: string): string | undefined {
  const { main, more, menu, tv } = brand.navigation;
  const found = flatNavigation([...main, ...menu, ...more, ...tv]).find(({ link }) => link === path);
  return found?.name ?? found?.text;
}

/** The paths of the sections in the brand's menus, without repetition. */
export function navigationPaths(brand: BrandConfig): string[] {
  const { main, menu, more, tv } = brand.navigation;
  const links = flatNavigation([...main, ...menu, ...more, ...tv]).map(({ link }) => link);
  return [...new Set(links)].filter((link) => link.startsWith('/') && link !== '/');
}

const pathsOf = new WeakMap<BrandConfig, ReadonlyMap<string, string>>();

/** The paths in a brand's menus by section; the first of two. A page asks for each of its stories. */
function sectionPaths(brand: BrandConfig): ReadonlyMap<string, string> {
  const known = pathsOf.get(brand);
  if (known) return known;
  const paths = new Map(
    navigationPaths(brand)
      .map((link) => [sectionIdAt(link), link] as const)
      .reverse(),
  );
  pathsOf.set(brand, paths);
  return paths;
}

/**
 * The canonical path of a section, from any of its paths or its id: the path in the menus, else the path without
 * '/seccion'. A section with two paths would be two pages for a search engine. The editions are on the page of the
 * printed magazine, since a list of stories crops covers.
 */
export function sectionAddress(brand: BrandConfig, path: string): string {
  const id = sectionIdAt(path);
  if (id === EDITION_SECTION) return magazinePath(brand);
  return sectionPaths(brand).get(id) ?? `${id}/`;
}

/** The paths of the sections of opinion on the site of a brand with columnists, and of no other. @see N2, B10 */
export const opinionPaths = ({
  product,
  routes: { opinion },
}: Pick<BrandConfig, 'product' | 'routes'>): string[] =>
  opinion === undefined ? [] : opinionSections({ product, opinion }).map((id) => `${id}/`);
