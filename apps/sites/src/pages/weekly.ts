import type { BlockPlacement } from 'rotativa/blocks';
import { withFrame } from './frame.ts';
import { listPages, notFoundPage, ofPage, place } from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

/** The weekly's front: the lead and its column, the edition, sections in rows, the most read, television. */
const main: readonly BlockPlacement[] = [
  place('lead-package', {
    collectionId: 'weekly-portada',
    feedSize: 7,
    sideCount: 4,
    opinionCollectionId: 'weekly-opinion',
    opinionSize: 4,
  }),
  place('edition-band', { collectionId: 'weekly-en-esta-edicion' }),
  place('section-row', {
    title: 'Política',
    url: '/politica/',
    section: '/politica',
    feedSize: 4,
    arrangement: 'lead',
  }),
  place('section-row', { title: 'Nación', url: '/nacion/', section: '/nacion' }),
  place('most-read', { title: 'Lo más leído', collectionId: 'weekly-mas-leidos' }),
  place('section-row', {
    title: 'Economía',
    url: '/economia/',
    section: '/economia',
    feedSize: 4,
    arrangement: 'lead-end',
  }),
  place('video-band', { title: 'Semanario TV', url: '/tv/', collectionId: 'weekly-tv', feedSize: 6 }),
  place('section-row', { title: 'Mundo', url: '/mundo/', section: '/mundo' }),
  place('opinion-strip', {
    title: 'Más opinión',
    url: '/opinion/',
    collectionId: 'weekly-opinion',
    feedSize: 4,
  }),
  place('section-row', {
    title: 'Cultura',
    url: '/cultura/',
    section: '/cultura',
    feedSize: 4,
    arrangement: 'lead',
  }),
  place('section-row', {
    title: 'Especiales',
    url: '/especiales/',
    section: '/especiales',
    feedSize: 3,
    columns: 3,
  }),
];

const MOST_READ = place('most-read', {
  title: 'Lo más leído',
  collectionId: 'weekly-mas-leidos',
  direction: 'column',
});

/** What else there is to read, after a list. */
const LATEST = place('section-row', { title: 'Más de la semana', feedSize: 4 });

const list = listPages({ aside: [MOST_READ], after: [LATEST] });

/** Pages of pictures have nothing beside them. */
const wide = listPages({ mode: 'dark' });

/** The pages of the weekly. @see H1 B7 */
export const WEEKLY_PAGES: SitePages = withFrame(
  {
    ...STANDARD_PAGES,
    home: { layout: 'front', title: '', regions: { main } },
    section: list({ top: [ofPage('lead-package', { title: 'Lo más reciente', feedSize: 6, sideCount: 3 })] }),
    more: list(),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar' }),
    notFound: notFoundPage([LATEST]),
    sections: [
      {
        paths: ['/tv/'],
        document: wide({
          top: [
            place('video-grid', { collectionId: 'weekly-tv', feedSize: 3 }),
            place('video-grid', {
              title: 'Más programas',
              section: '/semanario-tv',
              url: '/semanario-tv/programas/',
              feedSize: 4,
            }),
          ],
        }),
      },
      {
        paths: ['/semanario-tv/', '/semanarioplay/'],
        document: wide({ top: [ofPage('video-grid', { feedSize: 3 })] }),
      },
      {
        paths: ['/fotos/'],
        document: wide({
          top: [
            ofPage('lead-package', {
              title: 'La galería de hoy',
              feedSize: 3,
              sideCount: 0,
              picture: 'above',
            }),
          ],
        }),
      },
      {
        paths: ['/opinion/'],
        document: list({ top: [ofPage('opinion-strip', { feedSize: 8 })] }),
      },
      {
        paths: ['/confidenciales/'],
        document: list({
          aside: [],
          head: { kicker: 'Lo que se dice en los pasillos' },
          top: [ofPage('numbered-texts', { feedSize: 6 })],
        }),
      },
      {
        paths: ['/impresa/'],
        document: list({
          aside: [],
          top: [
            place('edition-band', { collectionId: 'weekly-en-esta-edicion', url: '' }),
            place('edition-shelf', { title: 'Ediciones anteriores' }),
          ],
        }),
      },
    ],
  },
  [{ block: 'weekly-header' }],
);
