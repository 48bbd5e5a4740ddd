import type { BrandConfig, NavigationItem } from 'rotativa/themes';

const flat = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);

/** The name of a section that the brand's menus lead to; undefined for any other path. */
export function navigationName(brand: BrandConfig, path: string): string | undefined {
  const { main, more, menu, tv } = brand.navigation;
  return flat([...main, ...menu, ...more, ...tv]).find(({ link }) => link === path)?.text;
}

/** The paths of the sections in the brand's menus, each once. */
export function navigationPaths(brand: BrandConfig): string[] {
  const { main, menu, more, tv } = brand.navigation;
  const links = flat([...main, ...menu, ...more, ...tv]).map(({ link }) => link);
  return [...new Set(links)].filter((link) => link.startsWith('/') && link !== '/');
}
