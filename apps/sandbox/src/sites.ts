import { renamer, type BrandConfig, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';

/** The slug of the weekly: shared sections and the names of sources are made from it. */
export const PRODUCT: string = BRAND_CONFIGS.weekly.product;

/** A brand's site as the content API knows it. */
export interface Site {
  readonly brand: BrandKey;
  /** The `_website` of ANS documents. */
  readonly slug: string;
  readonly name: string;
  readonly config: BrandConfig;
  /** Names this site in texts and paths of its family; those of a family itself stay as they are. */
  readonly renamed: <T>(value: T) => T;
  /** Added to the port of the index of the sites. */
  readonly portOffset: number;
}

export const SITES: readonly Site[] = Object.values(BRAND_CONFIGS).map((config, index) => ({
  brand: config.key,
  slug: config.slug,
  name: config.name,
  config,
  renamed: renamer(BRAND_CONFIGS[config.family], config),
  portOffset: index + 1,
}));

/** The site with this brand key ('weekly') or slug ('semanario'); undefined when there is none. */
export const findSite = (name: string): Site | undefined =>
  SITES.find((site) => site.brand === name || site.slug === name);

/** The site of a brand, which always exists. */
export function siteOf(brand: BrandKey): Site {
  const site = SITES.find((candidate) => candidate.brand === brand);
  if (site === undefined) throw new Error(`No site for the brand '${brand}'.`);
  return site;
}
