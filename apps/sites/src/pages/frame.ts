import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { SitePages } from './page-documents.ts';

const STANDARD_FOOTER: readonly BlockPlacement[] = [{ block: 'site-footer' }];

/** All pages of a brand with its own header, and footer when it has one of its own. */
export function withFrame(
  { sections, ...pages }: SitePages,
  header: readonly BlockPlacement[],
  footer: readonly BlockPlacement[] = STANDARD_FOOTER,
): SitePages {
  const frame = (document: PageDocument): PageDocument => ({
    ...document,
    regions: { header, ...document.regions, footer },
  });
  const framed = Object.entries(pages).map(([name, document]) => [name, frame(document)]);
  return {
    ...(Object.fromEntries(framed) as Omit<SitePages, 'sections'>),
    sections: sections.map(({ paths, document }) => ({ paths, document: frame(document) })),
  };
}
