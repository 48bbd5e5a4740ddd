import { LRUCache } from 'lru-cache';
import { CONSENT_NONE, type ConsentRecord } from 'rotativa/domain';
import type { ContentServices } from 'rotativa/providers';
import { createMemoryContent } from 'rotativa/providers/memory';
import { NO_STORE } from '../cache-control.ts';
import type { Encoding } from '../compression.ts';
import type { WatchedPages } from '../site-pages/page-snapshot.ts';
import type { MadePage } from './page-cache.ts';

/** The facts that the page depends on, and those of the request that are replaced for it. */
interface BusyRequest {
  readonly site: { readonly origin: string };
  readonly chosen: string;
  readonly encoding: Encoding;
  readonly part?: 'list';
  readonly services: ContentServices;
  readonly sitePages: Pick<WatchedPages, 'stampOf'>;
  readonly url: URL;
  readonly consent: ConsentRecord | undefined;
}

/**
 * The page for readers whose page is not made, the same for all addresses of a site.
 * @param make makes the brand's page that asks for patience
 */
export type BusyPages = <R extends BusyRequest>(
  request: R,
  make: (request: R) => Promise<MadePage>,
) => Promise<MadePage>;

/** It is made without the content service, which may be what is slow. */
const NO_CONTENT = createMemoryContent({});
/** The question about consent would lead back to the address, which is not in this page. */
const DECIDED: ConsentRecord = { ...CONSENT_NONE, version: '', id: '', at: new Date(0) };
/** A page that is older is made again; until then the old one is sent. */
const FRESH_MS = 60_000;
/** Six sites in three modes and four encodings, at several host names. */
const MOST = 200;

/**
 * Keeps these pages: a server that has no time to make a page must not make another one instead.
 * @param now a monotonic clock in milliseconds
 */
export function createBusyPages(now: () => number): BusyPages {
  const kept = new LRUCache<string, { page: Promise<MadePage>; since: number }>({ max: MOST });
  return (request, make) => {
    // A program that asks for the items of a list shows no page.
    if (request.part) return Promise.resolve({ status: 503, headers: NO_STORE, body: undefined });
    const { site, chosen, encoding, sitePages, url } = request;
    const key = [site.origin, chosen, encoding, sitePages.stampOf('busy')].join(' ');
    const old = kept.get(key);
    if (old && now() - old.since < FRESH_MS) return old.page;
    const page = make({
      ...request,
      services: { ...request.services, content: NO_CONTENT },
      url: new URL('/', url),
      consent: DECIDED,
    });
    const since = now();
    // The first ones wait for it. Later ones get the old page while it is made, and keep it if a new one cannot be made.
    kept.set(key, { page: old?.page ?? page, since });
    void page.then(
      () => kept.set(key, { page, since }),
      () => old ?? kept.delete(key),
    );
    return old?.page ?? page;
  };
}
