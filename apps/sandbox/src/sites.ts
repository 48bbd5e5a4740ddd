import type { BrandConfig } from 'rotativa/themes';
import { brand as daily } from 'rotativa/themes/daily';
import { brand as forums } from 'rotativa/themes/forums';
import { brand as men } from 'rotativa/themes/men';
import { brand as rural } from 'rotativa/themes/rural';
import { brand as weekly } from 'rotativa/themes/weekly';
import { brand as women } from 'rotativa/themes/women';
import type { Brand } from './seed/types.ts';

/** The slug of the weekly: shared sections and the names of sources are made from it. */
export const PRODUCT: string = weekly.product;

/** A brand's site as the content API knows it. */
export interface Site {
  readonly brand: Brand;
  /** The `_website` of ANS documents. */
  readonly slug: string;
  readonly name: string;
  readonly config: BrandConfig;
  /** Added to the port of the index of the sites. */
  readonly portOffset: number;
}

export const SITES: readonly Site[] = [weekly, daily, women, men, forums, rural].map((config, index) => ({
  brand: config.key,
  slug: config.slug,
  name: config.name,
  config,
  portOffset: index + 1,
}));

/** The site with this brand key ('weekly') or slug ('semanario'); undefined when there is none. */
export const findSite = (name: string): Site | undefined =>
  SITES.find((site) => site.brand === name || site.slug === name);

/** The site of a brand, which always exists. */
export function siteOf(brand: Brand): Site {
  const site = SITES.find((candidate) => candidate.brand === brand);
  if (site === undefined) throw new Error(`No site for the brand '${brand}'.`);
  return site;
}
