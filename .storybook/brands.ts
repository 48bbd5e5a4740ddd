import { BRANDS as PUBLISHED } from '../src/themes/brand.ts';

/** The brands in the toolbar. `probe` is a garish theme that shows pixels without a token. */
export const BRANDS = [...PUBLISHED, 'probe'] as const;
export const MODES = ['light', 'dark'] as const;

export type Brand = (typeof BRANDS)[number];
export type Mode = (typeof MODES)[number];

/** A brand in a mode, as the attributes of the page's root element. */
export interface Theme {
  brand: Brand;
  mode: Mode;
}
