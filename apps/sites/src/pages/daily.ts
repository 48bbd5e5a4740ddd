import type { BlockPlacement } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { columnists } from './columnists.ts';
import {
  ARCHIVE,
  searchPage,
  columnistPage,
  EDITION_ARCHIVE,
  listPages,
  notFoundPage,
  pageBlock,
  block,
} from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { standardPages } from './standard.ts';

/** The pages of the daily: local first, in boxes under label tabs. @see H4, B7 */
export function dailyPages(brand: BrandConfig): SitePages {
  const { key, name } = brand;

  const opening: readonly BlockPlacement[] = [
    block('lead-package', {
      collectionId: `${key}-portada`,
      feedSize: 3,
      sideCount: 0,
      picture: 'above',
    }),
  ];

  const middle: readonly BlockPlacement[] = [
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
  ];

  const side: readonly BlockPlacement[] = [
    block('service-column', { place: 'Cali', section: '/servicios', archive: '/impresa/' }),
    block('most-read', {
      title: 'Lo más leído',
      collectionId: `${key}-mas-leidos`,
      direction: 'column',
      variant: 'tab',
    }),
  ];

  const main: readonly BlockPlacement[] = [
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
  ];

  const MOST_READ = block('most-read', {
    title: 'Lo más leído',
    collectionId: `${key}-mas-leidos`,
    direction: 'column',
    variant: 'tab',
  });

  /** More stories, after a list. */
  const LATEST = block('section-row', { title: 'Última hora', feedSize: 4 });

  const list = listPages({ aside: [MOST_READ], after: [LATEST] });

  const SECTION = { kicker: 'Sección' };

  /** The event that the city counted the days to. @see B18 */
  const SUMMIT = 'La cumbre mundial de la biodiversidad en Cali';

  /** Pages of pictures have no side column. */
  const wide = listPages({ head: SECTION, mode: 'dark' });

  return {
    ...standardPages(key),
    home: {
      layout: 'front-columns',
      title: '',
      regions: { top: [block('live-strip')], wide: opening, middle, side, main },
    },
    section: list({ head: SECTION, top: [pageBlock('section-row', { feedSize: 4, arrangement: 'lead' })] }),
    author: list({ lead: true, after: [...columnists(key), LATEST] }),
    columnist: columnistPage(list, brand),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE], false),
    notFound: notFoundPage([LATEST]),
    sections: [
      {
        paths: ['/el-pais-tv/'],
        document: wide({ preset: 'videoArchive', top: [pageBlock('video-grid', { feedSize: 3 })] }),
      },
      {
        paths: ['/multimedia/', '/galerias/'],
        document: wide({
          preset: 'multimedia',
          top: [
            pageBlock('lead-package', {
              title: 'La galería de hoy',
              feedSize: 3,
              sideCount: 0,
              picture: 'above',
            }),
          ],
        }),
      },
      {
        paths: ['/impresa/'],
        document: list({
          head: SECTION,
          aside: [],
          top: [
            block('edition-band', { title: 'En el papel de hoy', collectionId: `${key}-portada`, url: '' }),
            block('edition-shelf', { title: 'Los últimos días' }),
          ],
          ...EDITION_ARCHIVE,
          after: [],
        }),
      },
      {
        paths: ['/medio-ambiente/'],
        document: list({
          head: SECTION,
          top: [pageBlock('section-row', { feedSize: 4, arrangement: 'lead' })],
          after: [block('countdown-banner', { title: SUMMIT, url: '/cali-cop16/' })],
        }),
      },
      {
        paths: ['/cali-cop16/'],
        document: list({
          head: { kicker: 'Especial' },
          top: [block('countdown-banner', { title: SUMMIT })],
        }),
      },
      {
        paths: ['/opinion/'],
        document: list({
          head: SECTION,
          top: [pageBlock('opinion-strip', { feedSize: 4, standfirst: true })],
          after: [...columnists(key), LATEST],
        }),
      },
    ],
  };
}
