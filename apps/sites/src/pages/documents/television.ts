import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { listPages, VIDEO_SECTION } from './list-page.ts';
import type { SectionPages } from './page-documents.ts';
import { block, pageBlock } from './placement.ts';

/** The journalists of the strip. */
const JOURNALISTS = [
  'mariana-cifuentes-uribe',
  'hernan-duque-tamayo',
  'catalina-orozco-zea',
  'paula-santacoloma-rey',
  'tomas-vergara-lloreda',
  'camilo-rengifo-sanclemente',
  'valentina-murcia-ordonez',
  'fabian-lourido-varela',
  'yurany-carabali-balanta',
];

const STRIP = block('author-carousel', {
  title: 'Periodistas',
  autorIds: Object.fromEntries(JOURNALISTS.map((id, at) => [String(at + 1), id])),
});

/** Number of videos of a page's header. */
const HEADER = 5;

/** Categories above the journalists, and all of them. */
const ABOVE = 2;
const CATEGORIES = 9;

const categories = (from: number, rows: number): BlockPlacement => block('video-rows', { from, rows });

/** The pages of a TV section, with its tabs, always dark. @see B8, H8 */
export function televisionPages(
  { key, product }: Pick<BrandConfig, 'key' | 'product'>,
  header: BlockPlacement,
): SectionPages[] {
  const tv = `/${product}-tv`;
  const dark = { mode: 'dark', header: [header, { block: 'tv-tabs' }] } as const;
  const page = listPages(dark);
  /** A page of rows, that has no list. */
  const rows = (
    main: readonly BlockPlacement[],
    head: BlockPlacement = { block: 'page-head' },
  ): PageDocument => ({
    layout: 'front',
    title: '',
    mode: dark.mode,
    regions: { header: dark.header, main: [head, ...main] },
  });
  const opening = pageBlock('video-grid', { look: 'stage', feedSize: HEADER });

  return [
    {
      paths: ['/tv/'],
      document: rows([
        block('video-grid', { look: 'stage', collectionId: `${key}-tv`, feedSize: HEADER }),
        categories(0, ABOVE),
        STRIP,
        block('video-carousel', {
          title: 'Noticias',
          section: `${tv}/programas/${product}-noticias`,
          url: `${tv}/programas/${product}-noticias/`,
          feedSize: 10,
        }),
        block('video-band', {
          title: 'Programas de opinión',
          section: `${tv}/programas`,
          url: `${tv}/programas/`,
          feedSize: 10,
        }),
        categories(ABOVE, CATEGORIES - ABOVE),
      ]),
    },
    {
      paths: [`${tv}/categorias/`],
      only: true,
      // The tab has the name of the page.
      document: rows([categories(0, CATEGORIES), STRIP], { block: 'page-head', settings: { unseen: true } }),
    },
    {
      paths: [`${tv}/programas/`],
      only: true,
      document: rows([opening, block('video-rows', { menu: 'programmes' }), STRIP]),
    },
    {
      paths: [`${tv}/programas/`, `${tv}/${product}-el-debate/`],
      document: page({
        preset: 'videos',
        top: [opening],
        heading: VIDEO_SECTION.heading,
        after: [block('video-rows', { menu: 'programmes' })],
      }),
    },
    {
      paths: [`${tv}/`],
      document: page({ ...VIDEO_SECTION, preset: 'videos', after: [categories(0, CATEGORIES)] }),
    },
  ];
}
