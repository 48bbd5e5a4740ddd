import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { block } from '../placement.ts';

export const prices = ({ key, slug }: BrandConfig): BlockPlacement =>
  block('price-list', {
    collectionId: `${key}-precios`,
    icon: 'canasta',
    url: `/${slug}/precios/`,
  });

/** The front of the rural weekly. */
export function ruralFront(brand: BrandConfig): PageDocument {
  const { key, slug } = brand;

  /** Base path of the sections of this site. */
  const SITE = `/${slug}`;

  return {
    layout: 'front',
    title: '',
    regions: {
      main: [
        block('breaking-strip'),
        block('landscape-lead', { collectionId: `${key}-portada` }),
        prices(brand),
        block('card-grid', {
          title: 'Del surco',
          collectionId: `${key}-surco`,
          icon: 'maiz',
          url: `${SITE}/agricultura/`,
        }),
        { block: 'ad-slot' },
        block('card-grid', {
          title: 'Corral y cafetal',
          collectionId: `${key}-corral`,
          icon: 'vaca',
          url: `${SITE}/ganaderia/`,
          feedSize: 3,
          first: 'even',
        }),
        block('opinion-strip', {
          title: 'Opinión',
          url: `${SITE}/opinion/`,
          section: `${SITE}/opinion`,
          feedSize: 3,
        }),
        block('edition-shelf', { icon: 'libro', url: `${SITE}/impresa/` }),
        block('card-grid', {
          title: 'Agua y gente',
          collectionId: `${key}-agua-gente`,
          icon: 'gota',
          url: `${SITE}/agua/`,
          first: 'end',
          phone: 'rail',
        }),
        block('video-grid', {
          title: 'Se aprende mirando',
          section: `${SITE}/videos`,
          icon: 'sol',
          url: `${SITE}/videos/`,
        }),
      ],
    },
  };
}
