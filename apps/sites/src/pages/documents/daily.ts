import type { BrandConfig } from 'rotativa/themes';
import { opinionPaths } from '../addresses/sections.ts';
import { columnists } from './columnists.ts';
import {
  ARCHIVE,
  searchPage,
  columnistPage,
  EDITION_ARCHIVE,
  listPages,
  notFoundPage,
  podcastPages,
  VIDEO_SECTION,
} from './list-page.ts';
import { MAGAZINE_PATH, type OtherPages } from './page-documents.ts';
import { block, pageBlock } from './placement.ts';
import { standardPages } from './standard.ts';

/** The daily's pages besides its front. @see B7 */
export function dailyPages(brand: BrandConfig): OtherPages {
  const { key } = brand;

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
    section: list({ head: SECTION, top: [pageBlock('section-row', { feedSize: 4, arrangement: 'lead' })] }),
    author: list({ lead: true, after: [...columnists(key), LATEST] }),
    columnist: columnistPage(list, brand),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE], false),
    notFound: notFoundPage([LATEST]),
    sections: [
      podcastPages(list),
      {
        paths: ['/el-pais-tv/', '/videos/'],
        document: wide({ ...VIDEO_SECTION, preset: 'videos' }),
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
        paths: [MAGAZINE_PATH],
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
        paths: opinionPaths(brand),
        document: list({
          head: SECTION,
          top: [pageBlock('opinion-strip', { feedSize: 4, standfirst: true, lead: true })],
          after: [...columnists(key), LATEST],
        }),
      },
    ],
  };
}
