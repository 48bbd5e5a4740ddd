import type { PageDocument } from 'rotativa/blocks';
import { BRANDS, type BrandConfig, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { COMPOSITIONS } from './compositions.ts';
import { withFrame } from './frame.ts';
import { FRONTS } from './fronts/index.ts';
import type { SitePages, SitePagesByBrand } from './page-documents.ts';

/** Fronts as data, by the name of the file: a brand's key. They replace the front of the brand's layout. */
const OWN_FRONTS = import.meta.glob<PageDocument>('./fronts/*.json', { eager: true, import: 'default' });

function pagesOf(brand: BrandConfig): SitePages {
  const home = OWN_FRONTS[`./fronts/${brand.key}.json`] ?? FRONTS[brand.layout](brand);
  return withFrame(brand, { home, ...COMPOSITIONS[brand.layout](brand) });
}

/** Each brand's pages. */
export const PAGES = Object.fromEntries(
  BRANDS.map((key): [BrandKey, SitePages] => [key, pagesOf(BRAND_CONFIGS[key])]),
) as SitePagesByBrand;
