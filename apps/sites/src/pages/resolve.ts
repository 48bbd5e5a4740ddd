import { LAST_PAGE, readPages, safeRedirect } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { Site } from '../config/site.ts';
import { isPath, withQuery, withSlash } from './addresses/addresses.ts';
import { errorPage } from './documents/error-page.ts';
import type { SitePages } from './documents/page-documents.ts';
import type { Resolved } from './found-page.ts';
import { movedPath } from './addresses/redirects.ts';
import { ROUTES } from './routes/index.ts';
import type { Requested } from './routes/route.ts';

/**
 * Finds the page at an address: the first route that knows it.
 * @throws ApiError if content that decides it cannot be read
 */
export async function resolvePage(
  url: URL,
  site: Site,
  pages: SitePages,
  services: ContentServices,
  places: Requested['places'],
): Promise<Resolved> {
  const { pathname: path, searchParams: query } = url;
  const { brand } = site;
  if (!isPath(path)) return errorPage('notFound', site, url, pages);
  if (!withSlash(path)) return { redirect: safeRedirect(`${path}/${url.search}`) };

  const other = movedPath(brand, path);
  if (other) return { redirect: withQuery(other, url.search) };

  const numbers = readPages(query);
  if (numbers.number > LAST_PAGE) return errorPage('notFound', site, url, pages);

  const requested: Requested = { url, path, query, ...numbers, site, brand, pages, services, places };
  for (const route of ROUTES) {
    const found = await route(requested);
    if (found) return found;
  }
  return errorPage('notFound', site, url, pages);
}
