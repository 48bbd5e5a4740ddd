import { isRunning, type PageKind } from 'rotativa/domain';
import type { Site } from '../../config/site.ts';
import { liveBlogOf } from '../../pages/live.ts';
import { LIST_KINDS, type ReadyPage } from '../../render/ready-page.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import {
  cacheControl,
  INCOMPLETE_CACHE,
  LIVE_CACHE,
  NOT_FOUND_CACHE,
  PAGE_CACHE,
  type CachePolicy,
} from '../cache-control.ts';
import type { PageRequest } from './page-request.ts';

/** Whether a page is the same for every address of its path and number. Readers make up the words of a search. */
const isSame = (kind: PageKind): boolean => kind === 'article' || (kind !== 'search' && LIST_KINDS.has(kind));

/** Whether the server keeps a page for other requests. */
export const isKept = ({ page: { kind, posted }, sells }: FoundPage): boolean =>
  (isSame(kind) || sells === true) && !posted;

/** How long caches keep a page. Undefined: it is not stored. */
export function cachePolicy(
  { purchase, site, services }: Pick<PageRequest, 'purchase' | 'site' | 'services'>,
  { found, prepared }: ReadyPage,
): CachePolicy | undefined {
  // A reader's input is not stored.
  if (purchase) return undefined;
  if (found.status === 404) return NOT_FOUND_CACHE;
  if (found.status !== 200) return undefined;
  if (!prepared.complete) return INCOMPLETE_CACHE;
  return runs(found, site, services) ? LIVE_CACHE : PAGE_CACHE;
}

/** Whether a page shows a live blog that runs. */
const runs = (
  { page: { document, path } }: FoundPage,
  site: Site,
  { clock }: Pick<PageRequest['services'], 'clock'>,
): boolean =>
  document !== undefined &&
  liveBlogOf(document, site, path) !== undefined &&
  isRunning(document, clock.now());

/**
 * No shared cache keeps what only some readers may read, whatever it thinks of `Vary`. A cache that checks the cookie
 * itself may: see docs/paywall.md.
 */
export function cachingHeader(policy: CachePolicy | undefined, personal: boolean): string {
  if (!policy) return 'no-store';
  return personal ? 'private, no-cache' : cacheControl(policy);
}
