import { BRANDS, type BrandConfig, type BrandKey } from 'rotativa/themes';
import { SITES } from '../config/brands.ts';
import { dailyPages } from './daily.ts';
import { forumsPages } from './forums.ts';
import { withFrame } from './frame.ts';
import { menPages } from './men.ts';
import type { SitePages, SitePagesByBrand } from './page-documents.ts';
import { ruralPages } from './rural.ts';
import { weeklyPages } from './weekly.ts';
import { womenPages } from './women.ts';

/** The compositions of each layout, on top of the shared ones. */
const LAYOUTS: Readonly<Record<BrandConfig['layout'], (brand: BrandConfig) => SitePages>> = {
  default: weeklyPages,
  daily: dailyPages,
  women: womenPages,
  men: menPages,
  forums: forumsPages,
  rural: ruralPages,
};

const pagesOf = (brand: BrandConfig): SitePages => withFrame(brand, LAYOUTS[brand.layout](brand));

/** Each brand's pages. */
export const PAGES = Object.fromEntries(
  BRANDS.map((key): [BrandKey, SitePages] => [key, pagesOf(SITES[key])]),
) as SitePagesByBrand;
