import type { BrandKey, NavigationItem } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { fixedPaths } from '../../../apps/sites/src/pages/addresses/fixed-paths.fixture.ts';
import { PAGES } from '../../../apps/sites/src/pages/documents/index.ts';

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/($|[^/].*\/$)/.test(value);

/** The settings of blocks that are addresses of pages. */
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'link', 'archive', 'subscribe']);

/** Every address that the settings of a brand's page documents name. */
function inDocuments(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ADDRESSES.has(key) && isPath(part) ? [part] : inDocuments(part),
  );
}

const inMenu = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ link, children = [] }) => [...(isPath(link) ? [link] : []), ...inMenu(children)]);

/** Every address of a site that its menus, its footer, its page documents and its lists of fixed pages name. */
export function namedAddresses(brand: BrandKey): string[] {
  const site = BRAND_CONFIGS[brand];
  return [
    ...new Set([
      ...Object.values(site.navigation).flatMap(inMenu),
      ...inDocuments(PAGES[brand]),
      ...fixedPaths(site),
    ]),
  ];
}
