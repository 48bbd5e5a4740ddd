import type { BrandKey } from 'rotativa/themes';
import { namedAddresses } from './addresses.ts';
import { origin } from './open-page.ts';

/** The addresses in a sitemap, or in all sitemaps of an index, as paths. */
async function sitemapPaths(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
  if (!xml.includes('<sitemapindex')) return found.map((url) => new URL(url).pathname);
  return (await Promise.all(found.map(sitemapPaths))).flat();
}

/** The folder of an address: '/nacion/articulo/' for its stories. */
const folderOf = (path: string): string => path.replace(/[^/]+\/$/, '');

/**
 * Addresses of a site: all that its menus and page documents name, and of each other folder in its sitemaps the newest
 * two. So there is each kind of page.
 */
export async function pagesOfEachKind(brand: BrandKey): Promise<string[]> {
  const named = new Set(namedAddresses(brand));
  const folders = new Map<string, string[]>();
  for (const path of await sitemapPaths(`${origin(brand)}/sitemap.xml`)) {
    const folder = folderOf(path);
    if (!named.has(path)) folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return ['/', ...named, ...[...folders.values()].flatMap((paths) => paths.slice(0, 2))];
}
