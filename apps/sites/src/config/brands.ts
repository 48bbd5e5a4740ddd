import { BRANDS, type BrandConfig, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';

/** The brands of this app. */
export const SITES: Readonly<Record<BrandKey, BrandConfig>> = BRAND_CONFIGS;

/** The port of each site, from the port of the index. */
export const sitePort = (key: BrandKey, indexPort: number): number => indexPort + 1 + BRANDS.indexOf(key);

/** The brand of a page. @throws for an unknown key */
export function siteBrand(key: string): BrandConfig {
  const found = Object.hasOwn(SITES, key) ? SITES[key as BrandKey] : undefined;
  if (!found) throw new Error(`There is no brand '${key}'.`);
  return found;
}
