import { useMemo } from 'react';
import type { EditorBlock } from 'rotativa/editor';
import { showDraft, type SiteConfig } from '../api/site.ts';
import type { CatalogueProps } from '../catalogue/Catalogue.tsx';
import { createBlockPictures } from '../catalogue/block-pictures.ts';

export interface DrawingOptions {
  readonly brand: string;
  /** The site's origin. */
  readonly origin: string;
  readonly page: string;
  readonly path: string;
  readonly layout: string;
  /** Where the blocks are drawn. */
  readonly region: string;
  readonly blocks: ReadonlyMap<string, EditorBlock>;
  readonly samples: SiteConfig['samples'];
}

/** The drawing of the blocks of the catalogue: on the page that is open, with settings that the brand's pages have for them. */
export function useDrawing(options: DrawingOptions): CatalogueProps['drawing'] {
  const { brand, origin, page, path, layout, region, blocks, samples } = options;
  return useMemo(
    () => ({
      brand,
      origin,
      pictures: createBlockPictures({
        page: { page, path },
        layout,
        region,
        settingsOf: (block) => ({ ...blocks.get(block)?.defaults, ...samples?.[block], published: true }),
        show: (question) => showDraft(brand, question),
      }),
    }),
    [brand, origin, page, path, layout, region, blocks, samples],
  );
}
