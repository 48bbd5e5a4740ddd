import { eventFault, sectionName, slugify } from 'rotativa/domain';
import type { PageView } from '../client/measuring/views.ts';
import type { Site } from '../config/site.ts';
import { articleOf } from './article.ts';
import type { FoundPage } from './resolve.ts';

/**
 * What a view of a page measures, without its reader; undefined for error pages, and for addresses that may hold more
 * than a path. @see X14
 */
export function measuredView(
  { page, status, canonical }: FoundPage,
  { brand, origin }: Site,
): PageView | undefined {
  if (status !== 200) return undefined;
  const { document, kind } = page;
  const article = document && articleOf(document, brand, origin, page.path);
  const section = slugify(article?.section?.id ?? sectionName(page.path, brand.sectionSegments));
  const author = slugify(article?.bylines[0]?.text ?? '');
  const view = {
    path: new URL(canonical, origin).pathname,
    type: kind,
    ...(section && { section }),
    ...(author && { author }),
  };
  return eventFault('page_view', { ...view, flag: 'pending' }) === undefined ? view : undefined;
}
