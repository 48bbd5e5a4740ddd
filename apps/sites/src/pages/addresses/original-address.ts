import { documentPath, type AnsDocument } from 'rotativa/domain';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { siteOrigin, type Places, type Site } from '../../config/site.ts';

/**
 * The absolute address of a document on the brand's site that published it first, which search engines shall keep.
 * Undefined if it is first on this site, or on no site of the family.
 */
export function originalAddress(
  { original }: AnsDocument,
  { origin }: Pick<Site, 'origin'>,
  places: Places,
): string | undefined {
  const brand = Object.values(BRAND_CONFIGS).find(({ slug }) => slug === original?.website);
  if (!brand || !original?.url) return undefined;
  return siteOrigin(brand.key, new URL(origin), places) + documentPath(original.url);
}
