import { createHash, createHmac } from 'node:crypto';

/** What tells one answer from another. */
export interface Identity {
  /** Strong: equal tags are equal bytes. Without quotes. */
  readonly etag: string;
  readonly nonce: string;
}

/**
 * The ETag of a page from everything that it is made of, before it is rendered: an unchanged page costs no
 * rendering. The nonce follows from it and the secret, so that equal pages are equal byte by byte, and nobody who
 * can put something into a page can know the nonce that the page will have.
 * @param parts JSON values
 */
export function identify(secret: string, parts: readonly unknown[]): Identity {
  const etag = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);
  const nonce = createHmac('sha256', secret).update(etag).digest('base64url').slice(0, 22);
  return { etag, nonce };
}

/**
 * Whether the reader has this answer already.
 * @param header the request's If-None-Match
 */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${etag}"`);
}
