import type { BlockPlacement } from 'rotativa/blocks';
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
import { televisionPages } from './television.ts';

/** The weekly's pages besides its front. @see B7 */
export function weeklyPages(brand: BrandConfig): OtherPages {
  const { key, product, properties } = brand;

  const MOST_READ = block('most-read', {
    title: 'Lo más leído',
    collectionId: `${key}-mas-leidos`,
    direction: 'column',
  });

  /** More stories, after a list. */
  const LATEST = block('section-row', { title: 'Más de la semana', feedSize: 4, videos: false });

  const list = listPages({ aside: [MOST_READ], after: [LATEST] });

  /** The candidates of a race, with the address of their page. @see B17 */
  const candidatesOf = (race: 'gobernaciones' | 'otras-ciudades', slug: string): BlockPlacement => {
    const section = `/elecciones/candidatos-${slug}`;
    return block('candidates', { race, section, url: `${section}/` });
  };

  /** Pages of pictures have no side column. */
  const DARK_HEADER = { block: 'weekly-header', settings: { mode: 'dark' } };
  const wide = listPages({ mode: 'dark', header: [DARK_HEADER] });

  return {
    ...standardPages(key),
    section: list({
      top: [pageBlock('lead-package', { title: 'Lo más reciente', feedSize: 8, sideCount: 5 })],
    }),
    author: list({ lead: true, after: [...columnists(key), LATEST] }),
    columnist: columnistPage(list, brand),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE], false),
    notFound: notFoundPage([LATEST]),
    sections: [
      podcastPages(list),
      ...televisionPages({ key, product }, DARK_HEADER),
      {
        paths: [`/${product}play/`],
        document: wide({ preset: 'documentaries', top: [pageBlock('video-grid', { feedSize: 3 })] }),
      },
      {
        paths: ['/emprendimientos/'],
        document: list({
          top: [
            block('community', {
              title: 'Una comunidad para quienes emprenden',
              text: 'Convocatorias, cuentas claras y respuestas de otros emprendedores, cada semana. La redacción modera el grupo y nadie vende en él.',
              linkWhatsapp: properties.whatsappsURL,
            }),
            pageBlock('lead-package', { title: 'Historias de emprendedores', feedSize: 4, sideCount: 3 }),
          ],
        }),
      },
      { paths: ['/videos/'], document: wide({ ...VIDEO_SECTION, preset: 'videos' }) },
      {
        paths: ['/fotos/', '/galerias/'],
        document: wide({
          preset: 'galleries',
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
        paths: ['/especiales/'],
        document: list({
          layout: 'landing',
          header: [{ block: 'weekly-header', settings: { mode: 'transparent' } }],
          preset: 'specials',
          top: [
            pageBlock('hero-carousel', { title: 'Especiales' }),
            pageBlock('section-row', { title: 'Recientes', columns: 3, feedSize: 6 }),
          ],
          aside: [],
        }),
      },
      {
        paths: ['/elecciones/candidatos-gobernaciones/', '/elecciones/candidatos-alcaldias/'],
        document: list({
          head: { kicker: 'Elecciones' },
          after: [block('candidates', { collectionId: `${key}-candidatos`, url: '/elecciones/' })],
        }),
      },
      {
        paths: ['/elecciones/'],
        document: list({
          top: [candidatesOf('gobernaciones', 'gobernaciones'), candidatesOf('otras-ciudades', 'alcaldias')],
        }),
      },
      {
        paths: ['/caricaturas/'],
        document: list({
          head: { kicker: 'Humor' },
          aside: [],
          preset: 'cartoons',
          top: [
            pageBlock('lead-package', { title: 'El de hoy', feedSize: 1, sideCount: 0, picture: 'above' }),
            pageBlock('section-row', { feedSize: 4 }),
          ],
        }),
      },
      {
        paths: opinionPaths(brand),
        document: list({
          top: [pageBlock('opinion-strip', { feedSize: 7, standfirst: true, lead: true })],
          after: [
            block('section-row', { title: 'Caricaturas', url: '/caricaturas/', section: '/caricaturas' }),
            ...columnists(key),
            LATEST,
          ],
        }),
      },
      {
        paths: ['/confidenciales/'],
        document: list({
          aside: [],
          top: [pageBlock('numbered-texts', { feedSize: 6 })],
        }),
      },
      {
        paths: [MAGAZINE_PATH],
        document: list({
          aside: [],
          top: [
            block('edition-band', { collectionId: `${key}-en-esta-edicion`, url: '' }),
            block('edition-shelf', { title: 'Ediciones anteriores' }),
          ],
          ...EDITION_ARCHIVE,
        }),
      },
    ],
  };
}
