import type { BlockPlacement } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { ARCHIVE, listPages, notFoundPage, pageBlock, block } from './list-page.ts';
import type { SitePages } from './page-documents.ts';
import { STANDARD_PAGES } from './standard.ts';

/** The pages of the weekly. @see H1, B7 */
export function weeklyPages({ key, name, product }: BrandConfig): SitePages {
  /** The weekly's front: lead and side column, edition, sections in rows, most read, television. */
  const main: readonly BlockPlacement[] = [
    block('live-strip'),
    block('lead-package', {
      collectionId: `${key}-portada`,
      feedSize: 7,
      sideCount: 4,
      opinionCollectionId: `${key}-opinion`,
      opinionSize: 4,
    }),
    block('edition-band', { collectionId: `${key}-en-esta-edicion` }),
    block('section-row', {
      title: 'Política',
      url: '/politica/',
      section: '/politica',
      feedSize: 4,
      arrangement: 'lead',
    }),
    block('section-row', { title: 'Nación', url: '/nacion/', section: '/nacion' }),
    block('most-read', { title: 'Lo más leído', collectionId: `${key}-mas-leidos` }),
    block('section-row', {
      title: 'Economía',
      url: '/economia/',
      section: '/economia',
      feedSize: 4,
      arrangement: 'lead-end',
    }),
    block('video-band', { title: `${name} TV`, url: '/tv/', collectionId: `${key}-tv`, feedSize: 6 }),
    block('section-row', { title: 'Mundo', url: '/mundo/', section: '/mundo' }),
    block('opinion-strip', {
      title: 'Más opinión',
      url: '/opinion/',
      collectionId: `${key}-opinion`,
      feedSize: 4,
    }),
    block('section-row', {
      title: 'Cultura',
      url: '/cultura/',
      section: '/cultura',
      feedSize: 4,
      arrangement: 'lead',
    }),
    block('section-row', {
      title: 'Especiales',
      url: '/especiales/',
      section: '/especiales',
      feedSize: 3,
      columns: 3,
    }),
  ];

  const MOST_READ = block('most-read', {
    title: 'Lo más leído',
    collectionId: `${key}-mas-leidos`,
    direction: 'column',
  });

  /** More stories, after a list. */
  const LATEST = block('section-row', { title: 'Más de la semana', feedSize: 4 });

  const list = listPages({ aside: [MOST_READ], after: [LATEST] });

  /** Pages of pictures have no side column. */
  const DARK_HEADER = { block: 'weekly-header', settings: { mode: 'dark' } };
  const wide = listPages({ mode: 'dark', header: [DARK_HEADER] });

  /** Pages of the TV section, with its tabs. */
  const television = listPages({ mode: 'dark', header: [DARK_HEADER, { block: 'tv-tabs' }] });

  return {
    ...STANDARD_PAGES,
    home: { layout: 'front', title: '', regions: { main } },
    section: list({
      top: [pageBlock('lead-package', { title: 'Lo más reciente', feedSize: 6, sideCount: 3 })],
    }),
    author: list({ lead: true }),
    tag: list({ lead: true }),
    search: list({ title: 'Buscar', after: [ARCHIVE] }),
    notFound: notFoundPage([LATEST]),
    sections: [
      {
        paths: ['/tv/'],
        document: television({
          top: [
            block('video-grid', { collectionId: `${key}-tv`, feedSize: 3 }),
            block('video-grid', {
              title: 'Más programas',
              section: `/${product}-tv`,
              url: `/${product}-tv/programas/`,
              feedSize: 4,
            }),
          ],
        }),
      },
      {
        paths: [`/${product}-tv/`],
        document: television({ preset: 'videos', top: [pageBlock('video-grid', { feedSize: 3 })] }),
      },
      {
        paths: [`/${product}play/`],
        document: wide({ preset: 'videos', top: [pageBlock('video-grid', { feedSize: 3 })] }),
      },
      {
        paths: ['/fotos/'],
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
          top: [pageBlock('hero-carousel', { title: 'Especiales' })],
          aside: [],
        }),
      },
      {
        paths: ['/opinion/'],
        document: list({ top: [pageBlock('opinion-strip', { feedSize: 8 })] }),
      },
      {
        paths: ['/confidenciales/'],
        document: list({
          aside: [],
          head: { kicker: 'Lo que se dice en los pasillos' },
          top: [pageBlock('numbered-texts', { feedSize: 6 })],
        }),
      },
      {
        paths: ['/impresa/'],
        document: list({
          aside: [],
          top: [
            block('edition-band', { collectionId: `${key}-en-esta-edicion`, url: '' }),
            block('edition-shelf', { title: 'Ediciones anteriores' }),
          ],
        }),
      },
    ],
  };
}
