import { BRANDS, type BrandConfig, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';

/** The port of each site, from the port of the index. */
export const sitePort = (key: BrandKey, indexPort: number): number => indexPort + 1 + BRANDS.indexOf(key);

/** The port of the editors' desk, after those of the sites. */
export const deskPort = (indexPort: number): number => indexPort + 1 + BRANDS.length;

/** Where the app listens: the index of the sites, then each site. */
export const listeners = (
  indexPort: number,
): { readonly port: number; readonly brand: BrandKey | null }[] => [
  { port: indexPort, brand: null },
  ...BRANDS.map((brand) => ({ port: sitePort(brand, indexPort), brand })),
];

/** The brand of a page. @throws for an unknown key */
export function siteBrand(key: string): BrandConfig {
  const found = Object.hasOwn(BRAND_CONFIGS, key) ? BRAND_CONFIGS[key as BrandKey] : undefined;
  if (!found) throw new Error(`There is no brand '${key}'.`);
  return found;
}
