import { hasKnownOrigin } from '../config/site.ts';
import { pageNumber } from '../pages/resolve.ts';
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
 * The key of a request's page in memory: everything that its bytes depend on, and nothing that a caller can make up. A
 * page is made for the path and the number of a list's page; it does not see other parameters.
 * The variant of a locked article is the store's own part of the key.
 * @returns undefined if the page is not kept
 */
export function pageKey({ site, url, chosen, encoding, context }: PageRequest): string | undefined {
  if (!hasKnownOrigin(site, context.config) || !isPlain(url.pathname)) return undefined;
  return [site.origin, url.pathname, pageNumber(url.searchParams), chosen, encoding].join(' ');
}
