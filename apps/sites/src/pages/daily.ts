import type { BlockPlacement } from 'rotativa/blocks';
import { withFrame } from './frame.ts';
import { listPages, notFoundPage, ofPage, place } from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

const opening: readonly BlockPlacement[] = [
  place('lead-package', {
    collectionId: 'daily-portada',
    feedSize: 3,
    sideCount: 0,
    picture: 'above',
  }),
];

const middle: readonly BlockPlacement[] = [
  place('headline-list', {
    title: 'Última hora',
    feedSize: 6,
    variant: 'tab',
  }),
  place('opinion-strip', {
    title: 'Opinión',
    url: '/opinion/',
    section: '/opinion',
    direction: 'column',
    variant: 'tab',
  }),
];

const side: readonly BlockPlacement[] = [
  place('service-column', { place: 'Cali', section: '/servicios' }),
  place('most-read', {
    title: 'Lo más leído',
    collectionId: 'daily-mas-leidos',
    direction: 'column',
    variant: 'tab',
  }),
];

const main: readonly BlockPlacement[] = [
  place('module-grid', {
    ground: 'band',
    modules: [
      { title: 'Judicial', url: '/judicial/', section: '/judicial' },
      { title: 'Valle', url: '/valle/', section: '/valle' },
      { title: 'Economía', url: '/economia/', section: '/economia' },
    ],
  }),
  place('section-row', {
    title: 'Cali',
    url: '/cali/',
    section: '/cali',
    feedSize: 4,
    arrangement: 'lead',
  }),
  place('video-band', { title: 'El País TV', url: '/el-pais-tv/', section: '/el-pais-tv', ground: 'accent' }),
  place('section-row', {
    title: 'Deportes',
    url: '/deportes/',
    section: '/deportes',
    feedSize: 4,
    arrangement: 'lead-end',
  }),
  place('module-grid', {
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
  place('section-row', {
    title: 'Especiales',
    collectionId: 'daily-especiales',
    url: '/el-corazon-de-la-salud/',
    feedSize: 3,
    columns: 3,
  }),
];

const footer: BlockPlacement = {
  block: 'site-footer',
  settings: { networks: ['facebook', 'instagram', 'x', 'youtube'] },
};

const MOST_READ = place('most-read', {
  title: 'Lo más leído',
  collectionId: 'daily-mas-leidos',
  direction: 'column',
  variant: 'tab',
});

/** What else there is to read, after a list. */
const LATEST = place('section-row', { title: 'Última hora', feedSize: 4 });

const list = listPages({ aside: [MOST_READ], after: [LATEST] });

const SECTION = { kicker: 'Sección' };

/** Pages of pictures have nothing beside them. */
const wide = listPages({ head: SECTION, mode: 'dark' });

/** The pages of the daily: local first, in boxes under label tabs. @see H4 B7 */
export const DAILY_PAGES: SitePages = withFrame(
  {
    ...STANDARD_PAGES,
    home: { layout: 'front-columns', title: '', regions: { wide: opening, middle, side, main } },
    section: list({ head: SECTION, top: [ofPage('section-row', { feedSize: 4, arrangement: 'lead' })] }),
    more: list({ head: SECTION }),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar' }),
    notFound: notFoundPage([LATEST]),
    sections: [
      { paths: ['/el-pais-tv/'], document: wide({ top: [ofPage('video-grid', { feedSize: 3 })] }) },
      {
        paths: ['/multimedia/'],
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
      { paths: ['/opinion/'], document: list({ head: SECTION, lead: true }) },
    ],
  },
  [{ block: 'daily-header' }],
  [footer],
);
