import { analyticsEventFault, sectionName, slugify } from 'rotativa/domain';
import type { PageView } from '../../contract/page-view.ts';
import type { Config } from '../../config/env.ts';
import type { Site } from '../../config/site.ts';
import { siteAddress } from '../../config/site-address.ts';
import { articleOf } from '../article.ts';
import type { FoundPage } from '../found-page.ts';

/** Where the events of a page go. */
export interface AnalyticsPlaces {
  /** The address for batches. */
  readonly endpoint: string | undefined;
  /** The address of the tag manager's script. */
  readonly tags: string | undefined;
}

/** Where the events of a site go; undefined if it is not measured. @see X14, B20 */
export function analyticsPlaces(
  { brand }: Pick<Site, 'brand'>,
  { analyticsEndpoint: endpoint, tagManager }: Pick<Config, 'analyticsEndpoint' | 'tagManager'>,
): AnalyticsPlaces | undefined {
  const tags = tagManager && siteAddress(tagManager, brand);
  return endpoint || tags ? { endpoint, tags } : undefined;
}

/**
 * The measured properties of a page view, without its reader; undefined for error pages, and for addresses that may hold more
 * than a path. @see X14
 */
export function analyticsView(
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
  return analyticsEventFault('page_view', { ...view, flag: 'pending' }) === undefined ? view : undefined;
}
