import { BRANDS, type BrandConfig, type BrandKey } from 'rotativa/themes';
import { brand as daily } from 'rotativa/themes/daily';
import { brand as forums } from 'rotativa/themes/forums';
import { brand as men } from 'rotativa/themes/men';
import { brand as rural } from 'rotativa/themes/rural';
import { brand as weekly } from 'rotativa/themes/weekly';
import { brand as women } from 'rotativa/themes/women';

/** The six brands of this app. */
export const SITES: Readonly<Record<BrandKey, BrandConfig>> = { weekly, daily, women, men, forums, rural };

/** The port of each site, from the port of the index. */
export const sitePort = (key: BrandKey, indexPort: number): number => indexPort + 1 + BRANDS.indexOf(key);

/** The brand of a page. @throws for an unknown key */
export function siteBrand(key: string): BrandConfig {
  const found = Object.hasOwn(SITES, key) ? SITES[key as BrandKey] : undefined;
  if (!found) throw new Error(`There is no brand '${key}'.`);
  return found;
}
