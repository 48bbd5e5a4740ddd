import { readLiveAddress, readPages } from 'rotativa/domain';
import { hasKnownOrigin } from '../../config/site.ts';
import type { PageRequest } from './page-request.ts';

/** Whether a path is written as browsers write it. Every letter can be escaped, so one page has any number of paths. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}

/**
 * The key of a request's page in memory: everything that its content depends on, and nothing that a caller can make up. A
 * page is made for the path, the numbers of a list's pages, and the order and the stretch of a live blog; it does not
 * see other parameters.
 * The variant of a locked article is the store's own part of the key. One page is kept for all encodings.
 * @returns undefined if the page is not kept
 */
export function pageKey({
  site,
  url,
  chosen,
  consent,
  context,
  geoVideo,
  part,
  purchase,
}: PageRequest): string | undefined {
  const { number, through } = readPages(url.searchParams);
  // A page that depends on one reader's decision is not shared, not even with a request at the same time.
  if (url.pathname === site.brand.routes.consent || purchase) return undefined;
  if (!hasKnownOrigin(site, context.config) || !isPlain(url.pathname)) return undefined;
  const { order, number: stretch } = readLiveAddress(url.searchParams);
  return [
    site.origin,
    url.pathname,
    `${number}-${through}`,
    part ?? '',
    order,
    stretch ?? '',
    chosen,
    consent ? '' : 'ask',
    // One page for all countries with the video, and one for the others: a caller can make up any country.
    geoVideo ? 'geo' : '',
  ].join(' ');
}
