import type { BrandConfig } from 'rotativa/themes';
import { columnists } from './columnists.ts';
import { VIDEOS } from './fronts/men.ts';
import {
  ARCHIVE,
  searchPage,
  listPages,
  magazinePage,
  notFoundPage,
  podcastPages,
  VIDEO_SECTION,
} from './list-page.ts';
import type { OtherPages } from './page-documents.ts';
import { block, pageBlock } from './placement.ts';
import { standardPages } from './standard.ts';

/** SoHo's pages besides its front. @see T6 */
export function menPages(brand: BrandConfig): OtherPages {
  const { key } = brand;

  /** The programmes of the streaming services of two partners. @see B6 */
  const STREAMING = block('streaming-carousel', {
    title: 'Para ver en casa',
    section: '/entretenimiento',
    url: '/seccion/entretenimiento/',
    partners: [
      { name: 'Butaca', logo: '/aliados/butaca.svg' },
      { name: 'Cine Cauca', logo: '/aliados/cine-cauca.svg' },
    ],
  });

  /** More stories, after a list. */
  const MOST_SEEN = block('numbered-texts', {
    title: 'Lo más visto',
    url: '/lo-mas-visto/',
    collectionId: `${key}-mas-leidos`,
    feedSize: 3,
    repeats: true,
  });

  const list = listPages({ after: [MOST_SEEN] });

  /** The opening of a section that is inside another. @see B16 */
  const MOSAIC_OF_FOUR = [pageBlock('mosaic', { feedSize: 4 })];

  return {
    ...standardPages(key),
    section: list({ preset: 'moreContent', top: [pageBlock('mosaic')] }),
    author: list({ lead: true, after: [...columnists(key), MOST_SEEN] }),
    tag: list({ lead: true }),
    latest: list({ preset: 'latest', after: [VIDEOS] }),
    search: searchPage(list, [ARCHIVE]),
    notFound: notFoundPage([MOST_SEEN]),
    sections: [
      podcastPages(list),
      magazinePage(brand),
      {
        paths: ['/seccion/peliculas-y-series/'],
        document: list({ preset: 'subsection', top: MOSAIC_OF_FOUR, after: [STREAMING, MOST_SEEN] }),
      },
      {
        paths: [
          '/seccion/estilo-de-vida/',
          '/seccion/noticias/',
          '/seccion/virales/',
          '/seccion/entretenimiento/',
        ],
        document: list({ preset: 'subsection', top: MOSAIC_OF_FOUR }),
      },
      { paths: ['/videos/'], document: list({ ...VIDEO_SECTION, mode: 'dark', preset: 'videos' }) },
      {
        paths: ['/galerias/'],
        document: list({ mode: 'dark', preset: 'multimedia', lead: true }),
      },
      {
        paths: ['/lo-mas-visto/'],
        document: list({
          top: [block('numbered-texts', { collectionId: `${key}-mas-leidos`, feedSize: 9, repeats: true })],
          after: [VIDEOS],
        }),
      },
      {
        paths: ['/seccion/historias/', '/seccion/opinadores/'],
        document: list({
          preset: 'subsection',
          top: [pageBlock('numbered-texts', { feedSize: 4 })],
          after: [VIDEOS],
        }),
      },
      {
        paths: ['/seccion/relatos/'],
        document: list({
          preset: 'moreContent',
          top: [pageBlock('numbered-texts', { feedSize: 9 })],
          after: [VIDEOS],
        }),
      },
    ],
  };
}
