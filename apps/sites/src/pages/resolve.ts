import type { BlockPage, PageDocument } from 'rotativa/blocks';
import { LAST_PAGE, readPages, safeRedirect, type AuthorRecord } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import type { Site } from '../config/site.ts';
import { isPath, withQuery, withSlash } from './addresses/addresses.ts';
import { errorPage } from './documents/error-page.ts';
import { PAGES } from './documents/index.ts';
import { movedPath } from './addresses/redirects.ts';
import { ROUTES } from './routes/index.ts';
import type { Asked } from './routes/route.ts';

/** The page at an address. */
export interface FoundPage {
  readonly status: 200 | 404 | 422 | 429 | 500 | 502 | 503;
  readonly document: PageDocument;
  readonly page: BlockPage;
  /** The title of the page, without the site's name. */
  readonly title: string;
  readonly description?: string;
  /** The record of an author's page. */
  readonly author?: AuthorRecord;
  /** The address without parameters that do not change the page. */
  readonly canonical: string;
  /** Not for search engines. */
  readonly hidden?: boolean;
  /**
   * The store. It reads no parameters, so it is kept like a list, and has a separate notice when the sales service
   * does not reply.
   */
  readonly sells?: boolean;
  /** It shows what the reader decided, so no shared cache keeps it. */
  readonly personal?: boolean;
  /** The page if no block has anything to show: a list without stories, an unknown page, or a page with only its head. */
  readonly emptyState: 'notice' | 'not-found' | 'head';
}

export type Resolved = FoundPage | { readonly redirect: string };

/**
 * Finds the page at an address: the first route that knows it.
 * @throws ApiError if content that decides it cannot be read
 */
export async function resolvePage(
  url: URL,
  site: Site,
  services: ContentServices,
  places: Asked['places'],
): Promise<Resolved> {
  const { pathname: path, searchParams: query } = url;
  const { brand } = site;
  if (!isPath(path)) return errorPage('notFound', site, url);
  if (!withSlash(path)) return { redirect: safeRedirect(`${path}/${url.search}`) };

  const other = movedPath(brand, path);
  if (other) return { redirect: withQuery(other, url.search) };

  const numbers = readPages(query);
  if (numbers.number > LAST_PAGE) return errorPage('notFound', site, url);

  const pages = PAGES[brand.key];
  const asked: Asked = { url, path, query, ...numbers, site, brand, pages, services, places };
  for (const route of ROUTES) {
    const found = await route(asked);
    if (found) return found;
  }
  return errorPage('notFound', site, url);
}
