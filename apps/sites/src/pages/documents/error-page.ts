import type { Site } from '../../config/site.ts';
import { failureOf, type Failure } from '../failure.ts';
import type { SitePages } from './page-documents.ts';
import type { FoundPage } from '../found-page.ts';

/** The kinds of error pages of a brand. */
export type ErrorPage = 'notFound' | 'error' | 'unavailable' | 'closed' | 'busy';

const STATUS = { notFound: 404, error: 500, unavailable: 503, closed: 503, busy: 503 } as const;

/** The error page for each failure of content. */
export const ERROR_PAGES: Readonly<Record<Failure, ErrorPage>> = {
  refused: 'notFound',
  outage: 'unavailable',
  fault: 'error',
};

/** The status of a response without a page for each failure of content. */
export const errorStatus = (failure: Failure): number => STATUS[ERROR_PAGES[failure]];

/** The name of the error page for an error. */
export const errorPageFor = (error: unknown): ErrorPage => ERROR_PAGES[failureOf(error)];

/** The brand's error page at an address. */
export function errorPage(name: ErrorPage, site: Site, url: URL, pages: SitePages): FoundPage {
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
