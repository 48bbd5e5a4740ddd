import { cacheControl, PAGE_CACHE } from '../cache-control.ts';
import { isFresh, isUnchangedSince } from '../etag.ts';
import { cacheState, type AgedPage, type MadePage } from './page-cache.ts';
import { encodedTag } from './page-encoding.ts';
import type { PageRequest } from './page-request.ts';
import { serverTiming } from './server-timing.ts';
import { locationHeader } from '../redirect.ts';

/** The response with a page: 304 if the browser has it. */
export function sendPage({ c }: PageRequest, aged: AgedPage): Response {
  const { page, age } = aged;
  const { status, tag, encoding, body } = page;
  c.set('cache', cacheState(aged));
  const headers = new Headers(page.headers);
  // Caches in front count from when the page was made.
  if (age >= 1) headers.set('Age', String(Math.floor(age)));
  const timing = serverTiming(aged);
  if (timing !== undefined) headers.set('Server-Timing', timing);
  const requested = c.req.header('If-None-Match');
  // The date counts only for a program that has no tag, because it has seconds.
  const known = requested
    ? tag && isFresh(requested, encodedTag(tag, encoding))
    : isUnchangedSince(c.req.header('If-Modified-Since'), headers.get('Last-Modified'));
  if (status === 200 && known) {
    // The stored page keeps its policy, which has the hashes of its inline code.
    for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Encoding']) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status, headers });
}

/** @param location a path of the site, or an absolute address */
export const redirectPage = (location: string): MadePage => ({
  status: 301,
  headers: {
    Location: locationHeader(location),
    'Cache-Control': cacheControl(PAGE_CACHE),
  },
  body: undefined,
});
