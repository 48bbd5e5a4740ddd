import type { Site } from '../config/site.ts';
import type { SitePages } from './page-documents.ts';
import type { FoundPage } from './resolve.ts';

/** The kinds of error pages of a brand. */
export type ErrorPage = 'notFound' | 'error' | 'unavailable' | 'closed';

const STATUS = { notFound: 404, error: 500, unavailable: 503, closed: 503 } as const;

/** The brand's error page: unknown address, internal error, or a service that is unavailable. */
export function errorPage(name: ErrorPage, site: Site, pages: SitePages, url: URL): FoundPage {
  const document = pages[name];
  return {
    status: STATUS[name],
    document,
    page: {
      brand: site.brand.key,
      kind: 'error',
      path: url.pathname,
      query: url.searchParams,
      number: 1,
      title: document.title,
    },
    title: document.title,
    // An address that begins with two slashes would name a host.
    canonical: url.pathname.replace(/^\/+/, '/'),
    hidden: true,
    emptyState: 'notice',
  };
}
