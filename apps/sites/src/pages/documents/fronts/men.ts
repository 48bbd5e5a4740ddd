import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { LATEST_PATH, MAGAZINE_PATH } from '../page-documents.ts';
import { block } from '../placement.ts';

export const VIDEOS = block('video-carousel', { title: 'Videos', url: '/videos/', section: '/videos' });

/** SoHo's front: three stories above the fold, a mosaic, text-only stories, portraits, videos. */
export function menFront({ key, name }: BrandConfig): PageDocument {
  const COVER = { collectionId: `${key}-portada` };
  return {
    layout: 'front',
    title: '',
    regions: {
      main: [
        block('breaking-strip'),
        block('hero-carousel', COVER),
        block('mosaic', COVER),
        block('numbered-texts', {
          title: 'Relatos',
          url: '/seccion/relatos/',
          collectionId: `${key}-relatos`,
        }),
        { block: 'ad-slot' },
        block('quote-band', { section: '/entretenimiento', tone: 'accent' }),
        block('portrait-row', {
          title: `Mujeres ${name}`,
          url: '/seccion/mujeres-soho/',
          section: '/mujeres-soho',
          align: 'start',
          feedSize: 3,
        }),
        block('gallery-carousel', {
          title: 'Galerías',
          url: '/galerias/',
          section: '/galerias',
          background: 'Dark',
        }),
        block('card-carousel', {
          title: 'Estilo de vida',
          url: '/seccion/estilo-de-vida/',
          section: '/estilo-de-vida',
          more: 'Ver más notas',
        }),
        block('numbered-texts', { title: 'Lo último', url: LATEST_PATH, feedSize: 4 }),
        block('edition-shelf', { title: 'La revista', url: MAGAZINE_PATH }),
        VIDEOS,
      ],
    },
  };
}
