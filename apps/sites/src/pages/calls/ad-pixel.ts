import { thirdPartyAddress } from 'rotativa/domain';
import type { Config } from '../../config/env.ts';
import type { Site } from '../../config/site.ts';
import { siteAddress } from '../../config/site-address.ts';
import { articleOf } from '../article.ts';
import type { FoundPage } from '../found-page.ts';

/**
 * The address of the advertising pixel of a page; undefined for all articles but those that the brand names, and for the
 * pages of editors. A sponsored article and one without ads have none either, unless they are named.
 * @see N11
 */
export function adPixel(
  { page: { document, path }, status }: FoundPage,
  { brand, origin }: Site,
  { adPixels, adPlaces }: Pick<Config, 'adPixels' | 'adPlaces'>,
): string | undefined {
  if (status !== 200 || !document || adPixels === undefined || adPlaces) return undefined;
  const address = thirdPartyAddress(brand.services.pixels, articleOf(document, brand, origin, path).id);
  if (address === undefined || adPixels === 'on') return address;
  return siteAddress(adPixels, brand);
}
