import { hash } from 'node:crypto';

/**
 * The ETag of a page, computed from everything it depends on before it is rendered: an unchanged page is not
 * rendered. Strong: equal tags mean equal bytes. Without quotes.
 * @param parts JSON values
 */
export const etagOf = (parts: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 27);

/**
 * Whether the browser has this response already.
 * @param header the request's If-None-Match
 */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${etag}"`);
}

/**
 * Whether a response has not changed since a date.
 * @param header the request's If-Modified-Since
 * @param changed the response's Last-Modified
 */
export const isUnchangedSince = (header: string | undefined, changed: string | null): boolean =>
  header !== undefined && changed !== null && Date.parse(changed) <= Date.parse(header);
