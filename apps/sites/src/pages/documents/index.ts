import type { PageDocument } from 'rotativa/blocks';
import { withPlacementIds } from 'rotativa/domain';
import { BRANDS, type BrandConfig, type BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { COMPOSITIONS } from './compositions.ts';
import { withFrame } from './frame.ts';
import type { SitePages } from './page-documents.ts';
import { mapDocuments } from './page-names.ts';

/** Fronts as data, by the name of the file: the key of a brand in a family. They replace the front of the brand's layout. */
const OWN_FRONTS = import.meta.glob<PageDocument>('./fronts/*.json', { eager: true, import: 'default' });

function pagesOf(brand: BrandConfig): SitePages {
  const { front, others } = COMPOSITIONS[brand.layout];
  const home = OWN_FRONTS[`./fronts/${brand.key}.json`] ?? front(brand);
  return mapDocuments(withFrame(brand, { home, ...others(brand) }), withPlacementIds);
}

/** Each brand's pages, with the ids by which editors' revisions know their blocks. */
export const PAGES: Readonly<Record<BrandKey, SitePages>> = Object.fromEntries(
  BRANDS.map((key): [BrandKey, SitePages] => [key, pagesOf(BRAND_CONFIGS[key])]),
) as Record<BrandKey, SitePages>;
