import type { PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { block } from '../placement.ts';

/** The weekly's front: lead and side column, edition, sections in rows, most read, television. @see H1, B7 */
export const weeklyFront = ({ key, name }: BrandConfig): PageDocument => ({
  layout: 'front',
  title: '',
  regions: {
    main: [
      block('breaking-strip'),
      block('live-strip', { collectionId: `${key}-en-vivo` }),
      block('lead-package', {
        collectionId: `${key}-portada`,
        feedSize: 7,
        sideCount: 4,
        opinionCollectionId: `${key}-opinion`,
        opinionSize: 4,
      }),
      block('edition-band', { collectionId: `${key}-en-esta-edicion`, phone: 'rail' }),
      block('section-row', {
        title: 'Política',
        url: '/politica/',
        section: '/politica',
        feedSize: 4,
        arrangement: 'lead',
      }),
      { block: 'ad-slot' },
      block('section-row', { title: 'Nación', url: '/nacion/', section: '/nacion', phone: 'rail' }),
      block('most-read', { title: 'Lo más leído', collectionId: `${key}-mas-leidos` }),
      block('section-row', {
        title: 'Economía',
        url: '/economia/',
        section: '/economia',
        feedSize: 4,
        arrangement: 'lead-end',
        phone: 'rows',
      }),
      block('video-band', { title: `${name} TV`, url: '/tv/', collectionId: `${key}-tv`, feedSize: 6 }),
      block('section-row', { title: 'Mundo', url: '/mundo/', section: '/mundo', phone: 'rows' }),
      block('opinion-strip', {
        title: 'Más opinión',
        url: '/opinion/',
        collectionId: `${key}-opinion`,
        feedSize: 4,
        phone: 'rail',
      }),
      block('section-row', {
        title: 'Cultura',
        url: '/cultura/',
        section: '/cultura',
        feedSize: 4,
        arrangement: 'lead',
      }),
      block('special-carousel', {
        title: 'Especiales',
        url: '/especiales/',
        section: '/especiales',
        more: 'Ver los especiales',
      }),
    ],
  },
});
