import { BRANDS as PUBLISHED, FAMILIES } from '../src/themes/brand.ts';

/** The brands with a site, and those among them that start a family. */
export { FAMILIES, PUBLISHED };

/** The brands in the toolbar. `probe` is a garish theme that shows pixels without a token. */
export const SHOWN_BRANDS = [...PUBLISHED, 'probe'] as const;
/** The brands that stories are tested in: a brand that has the look of one of these needs no separate pictures. */
export const BRANDS = [...FAMILIES, 'probe'] as const;

/** The toolbar's choice that shows a story in each brand and mode. */
export const ALL_BRANDS = 'all';

export const MODES = ['light', 'dark'] as const;

export type Brand = (typeof BRANDS)[number];
export type Mode = (typeof MODES)[number];

/** A brand in a mode, as the attributes of the page's root element. */
export interface Theme {
  brand: Brand;
  mode: Mode;
}

/** Shown in place of a whole page that the site of the brand does not have. */
export const NO_PAGE = 'This brand has no such page.';
