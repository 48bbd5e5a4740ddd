import type { Config } from '../../config/env.ts';
import type { Site } from '../../config/site.ts';
import { siteAddress } from '../../config/site-address.ts';
import { articleOf } from '../article.ts';
import type { FoundPage } from '../found-page.ts';

/**
 * The address of the script of the recommendation service; undefined for pages without it: those that are not
 * articles, and articles without ads.
 * @see B20, N3
 */
export function recommendationScript(
  { page, status }: FoundPage,
  { brand, origin }: Site,
  { recommendationWidget }: Pick<Config, 'recommendationWidget'>,
): string | undefined {
  const { document, path } = page;
  if (status !== 200 || !document || articleOf(document, brand, origin, path).adFree) return undefined;
  return recommendationWidget && siteAddress(recommendationWidget, brand);
}
