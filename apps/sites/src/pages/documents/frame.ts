import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig, BrandKey } from 'rotativa/themes';
import type { SitePages } from './page-documents.ts';

interface Frame {
  readonly header: readonly BlockPlacement[];
  readonly footer: readonly BlockPlacement[];
}

const FOOTER: readonly BlockPlacement[] = [{ block: 'site-footer' }];
const MAGAZINE_FOOTER: BlockPlacement = { block: 'magazine-footer' };

/** Ads of the whole page. Blocks leave themselves out of pages without ads. @see B12 */
const PAGE_ADS: readonly BlockPlacement[] = [{ block: 'interstitial-ad' }, { block: 'sticky-ad' }];

/** The brand layouts by their name: what is around every page of a brand. @see T6 */
const brandLayouts = (key: BrandKey): Readonly<Record<BrandConfig['layout'], Frame>> => ({
  default: { header: [{ block: 'weekly-header' }], footer: FOOTER },
  daily: {
    header: [{ block: 'daily-header' }],
    footer: [{ block: 'site-footer', settings: { networks: ['facebook', 'instagram', 'x', 'youtube'] } }],
  },
  women: { header: [{ block: 'women-header' }], footer: [MAGAZINE_FOOTER] },
  men: { header: [{ block: 'men-header' }], footer: [MAGAZINE_FOOTER] },
  forums: {
    header: [{ block: 'forums-header', settings: { collectionId: `${key}-proximos` } }],
    footer: FOOTER,
  },
  rural: { header: [{ block: 'rural-header' }], footer: FOOTER },
});

/** All pages of a brand in its layout. A page may have another header. */
export function withFrame(
  { key, layout, features }: BrandConfig,
  { sections, ...pages }: SitePages,
): SitePages {
  const { header, footer } = brandLayouts(key)[layout];
  const ageGate: readonly BlockPlacement[] = features.ageGate ? [{ block: 'age-gate' }] : [];
  const frame = (document: PageDocument): PageDocument => ({
    ...document,
    regions: { header, ...document.regions, footer: [...footer, ...ageGate, ...PAGE_ADS] },
  });
  const framed = Object.entries(pages).map(([name, document]) => [name, frame(document)]);
  return {
    ...(Object.fromEntries(framed) as Omit<SitePages, 'sections'>),
    sections: sections.map((pages) => ({ ...pages, document: frame(pages.document) })),
  };
}
