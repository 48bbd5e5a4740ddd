import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { block } from '../placement.ts';

export const calendar = ({ slug }: BrandConfig): BlockPlacement =>
  block('event-table', {
    when: 'upcoming',
    title: 'El calendario',
    action: 'Inscripción',
    section: `/${slug}/proximos`,
    url: `/${slug}/proximos/`,
    more: 'Próximos foros',
  });

export const news = ({ slug }: BrandConfig): BlockPlacement =>
  block('card-grid', {
    title: 'Lo que se está moviendo',
    section: `/${slug}/noticias`,
    feedSize: 3,
    look: 'ruled',
    first: 'even',
  });

/** The front of the forums. */
export function forumsFront(brand: BrandConfig): PageDocument {
  const { key, slug } = brand;

  /** Base path of the sections of this site. */
  const SITE = `/${slug}`;

  return {
    layout: 'front',
    title: '',
    regions: {
      main: [
        block('breaking-strip'),
        block('event-panel', { collectionId: `${key}-proximos` }),
        block('speaker-row', {
          collectionId: `${key}-proximos`,
          title: 'Quiénes hablan',
          link: `${SITE}/conferencistas/`,
          more: 'Todos los conferencistas',
        }),
        calendar(brand),
        block('gallery-strip', { section: `${SITE}/galerias` }),
        news(brand),
        { block: 'ad-slot' },
        block('event-table', {
          title: 'Foros anteriores',
          section: `${SITE}/foros-anteriores`,
          url: `${SITE}/foros-anteriores/`,
          more: 'Ver todos',
        }),
        block('video-grid', {
          title: 'Momentos imperdibles',
          section: `${SITE}/videos`,
          url: `${SITE}/videos/`,
        }),
      ],
    },
  };
}
