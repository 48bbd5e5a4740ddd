import type { PageKind } from 'rotativa/domain';
import type { Site } from '../config/site.ts';
import { CONTENT_REGIONS } from '../contract/regions.ts';
import type { PreparedPage } from './prepare.ts';
import { BLOCKS } from '../views/blocks.ts';
import { emptyPage } from '../pages/documents/empty-page.ts';
import type { SitePages } from '../pages/documents/page-documents.ts';
import { ERROR_PAGES, errorPage, type ErrorPage } from '../pages/documents/error-page.ts';
import { livePage } from '../pages/live.ts';
import type { FoundPage } from '../pages/found-page.ts';

/** A page with its blocks loaded. */
export interface ReadyPage {
  readonly found: FoundPage;
  readonly prepared: PreparedPage;
}

/** Loads the blocks of a page. */
export type Prepare = (found: FoundPage) => Promise<PreparedPage>;

/** Pages whose content is lists of stories. */
export const LIST_KINDS: ReadonlySet<PageKind> = new Set([
  'home',
  'latest',
  'section',
  'author',
  'tag',
  'archive',
  'search',
]);

/** The page of an address with its blocks. A page without content is replaced by an error page or a notice. */
export async function readyPage(
  resolved: FoundPage,
  site: Site,
  url: URL,
  pages: SitePages,
  prepare: Prepare,
): Promise<ReadyPage> {
  const found = livePage(resolved, site) ?? errorPage('notFound', site, url, pages);
  const ready = { found, prepared: await prepare(found) };
  const instead = fallback(ready);
  if (instead === 'none') return ready;
  const other =
    instead === 'empty'
      ? { ...found, document: emptyPage(found.document) }
      : errorPage(instead, site, url, pages);
  return { found: other, prepared: await prepare(other) };
}

/** The replacement of a page without content. */
function fallback({ found, prepared }: ReadyPage): ErrorPage | 'empty' | 'none' {
  const { page, emptyState } = found;
  const main = CONTENT_REGIONS.flatMap((region) => prepared.regions[region] ?? []);
  const lists = LIST_KINDS.has(page.kind);
  // On a list page, a heading or a form alone is not content.
  if (main.some(({ name }) => !lists || BLOCKS.get(name)?.editorial)) return 'none';
  const failure = (['outage', 'fault', 'refused'] as const).find((kind) => prepared.failures.has(kind));
  // A missing offer is no wrong address.
  if (failure && failure !== 'fault' && found.sells) return 'closed';
  if (failure) return ERROR_PAGES[failure];
  // A newspaper always has stories. A front without one must not stay in a cache.
  if (page.kind === 'home' && page.number === 1) return ERROR_PAGES.outage;
  if (!lists) return 'error';
  if (emptyState === 'not-found') return 'notFound';
  if (emptyState === 'head') return 'none';
  return main.length > 0 && page.kind === 'search' && page.number === 1 ? 'none' : 'empty';
}
