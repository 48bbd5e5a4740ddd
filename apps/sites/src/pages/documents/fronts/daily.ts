import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { block } from '../placement.ts';

/** The daily's front: local first, in boxes under label tabs, with an opening in three columns. @see H4, B7 */
export const dailyFront = ({ key, name }: BrandConfig): PageDocument => ({
  layout: 'front-columns',
  title: '',
  regions: {
    top: [block('breaking-strip'), block('live-strip', { collectionId: `${key}-en-vivo` })],
    wide: [
      block('lead-package', {
        collectionId: `${key}-portada`,
        feedSize: 3,
        sideCount: 0,
        picture: 'above',
      }),
    ],
    middle: [
      block('headline-list', {
        title: 'Última hora',
        feedSize: 6,
        variant: 'tab',
      }),
      block('opinion-strip', {
        title: 'Opinión',
        url: '/opinion/',
        section: '/opinion',
        feedSize: 4,
        direction: 'column',
        variant: 'tab',
      }),
    ],
    side: [
      block('service-column', { place: 'Cali', section: '/servicios', archive: '/impresa/' }),
      block('most-read', {
        title: 'Lo más leído',
        collectionId: `${key}-mas-leidos`,
        direction: 'column',
        variant: 'tab',
      }),
    ],
    main: [
      block('module-grid', {
        ground: 'band',
        phone: 'rail',
        modules: [
          { title: 'Judicial', url: '/judicial/', section: '/judicial' },
          { title: 'Valle', url: '/valle/', section: '/valle' },
          { title: 'Economía', url: '/economia/', section: '/economia' },
        ],
      }),
      { block: 'ad-slot' },
      block('section-row', {
        title: 'Cali',
        url: '/cali/',
        section: '/cali',
        feedSize: 4,
        arrangement: 'lead',
      }),
      block('video-band', {
        title: `${name} TV`,
        url: '/el-pais-tv/',
        section: '/el-pais-tv',
        ground: 'accent',
      }),
      block('section-row', {
        title: 'Deportes',
        url: '/deportes/',
        section: '/deportes',
        feedSize: 4,
        arrangement: 'lead-end',
      }),
      block('module-grid', {
        ground: 'band',
        columns: 4,
        feedSize: 1,
        modules: [
          { title: 'Entretenimiento', url: '/entretenimiento/', section: '/entretenimiento' },
          { title: 'Medio ambiente', url: '/medio-ambiente/', section: '/medio-ambiente' },
          { title: 'Tecnología', url: '/tecnologia/', section: '/tecnologia' },
          { title: 'Mundo', url: '/mundo/', section: '/mundo' },
        ],
      }),
      block('section-row', {
        title: 'Especiales',
        collectionId: `${key}-especiales`,
        url: '/el-corazon-de-la-salud/',
        feedSize: 3,
        columns: 3,
      }),
    ],
  },
});
