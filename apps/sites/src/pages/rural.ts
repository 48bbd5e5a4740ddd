import type { SectionIconName, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { columnists } from './columnists.ts';
import {
  ARCHIVE,
  searchPage,
  columnistPage,
  EDITION_ARCHIVE,
  listPages,
  notFoundPage,
  VIDEO_SECTION,
  pageBlock,
  block,
  type ListPageOptions,
} from './list-page.ts';
import type { SectionPages, SitePages } from './page-documents.ts';
import { standardPages } from './standard.ts';

/** The pages of the rural weekly. */
export function ruralPages(brand: BrandConfig): SitePages {
  const { key, slug } = brand;

  /** Base path of the sections of this site. */
  const SITE = `/${slug}`;

  const PRICES = block('price-list', {
    collectionId: `${key}-precios`,
    icon: 'canasta',
    url: `${SITE}/precios/`,
  });

  /** Prices name measures that no invoice has. */
  const MEASURES = block('raw-html', {
    title: 'Medidas de la plaza',
    html: [
      '<p>Los precios del boletín están en kilos. En la plaza todavía se vende por estas medidas:</p>',
      '<table><thead><tr><th scope="col">Medida</th><th scope="col">Equivale a</th><th scope="col">Se usa para</th></tr></thead><tbody>',
      '<tr><td>Libra</td><td>500 gramos</td><td>frutas, verduras, carne</td></tr>',
      '<tr><td>Arroba</td><td>12,5 kilos</td><td>café, papa, ganado en pie</td></tr>',
      '<tr><td>Bulto</td><td>50 kilos</td><td>papa, abono, concentrado</td></tr>',
      '<tr><td>Carga</td><td>125 kilos</td><td>café pergamino seco</td></tr>',
      '</tbody></table>',
    ].join(''),
  });

  const home: PageDocument = {
    layout: 'front',
    title: '',
    regions: {
      main: [
        { block: 'landscape-lead', settings: { published: true, collectionId: `${key}-portada` } },
        PRICES,
        {
          block: 'card-grid',
          settings: {
            published: true,
            title: 'Del surco',
            collectionId: `${key}-surco`,
            icon: 'maiz',
            url: `${SITE}/agricultura/`,
          },
        },
        { block: 'ad-slot' },
        {
          block: 'card-grid',
          settings: {
            published: true,
            title: 'Corral y cafetal',
            collectionId: `${key}-corral`,
            icon: 'vaca',
            url: `${SITE}/ganaderia/`,
            feedSize: 3,
            first: 'even',
          },
        },
        {
          block: 'opinion-strip',
          settings: {
            published: true,
            title: 'Opinión',
            url: `${SITE}/opinion/`,
            section: `${SITE}/opinion`,
            feedSize: 3,
          },
        },
        {
          block: 'edition-shelf',
          settings: { published: true, icon: 'libro', url: `${SITE}/impresa/` },
        },
        {
          block: 'card-grid',
          settings: {
            published: true,
            title: 'Agua y gente',
            collectionId: `${key}-agua-gente`,
            icon: 'gota',
            url: `${SITE}/agua/`,
            first: 'end',
            phone: 'rail',
          },
        },
        {
          block: 'video-grid',
          settings: {
            published: true,
            title: 'Se aprende mirando',
            section: `${SITE}/videos`,
            icon: 'sol',
            url: `${SITE}/videos/`,
          },
        },
      ],
    },
  };

  const list = listPages({ after: [PRICES] });

  /** The other topics of the videos. */
  const TOPICS = block('video-rows', { menu: 'topics', feedSize: 8 });

  const TOP = [pageBlock('landscape-lead')];

  /** A section with a special drawing. */
  const drawn = (
    name: string,
    icon: SectionIconName,
    options: ListPageOptions = { top: TOP },
  ): SectionPages => ({
    paths: [`${SITE}/${name}/`],
    document: list({ ...options, head: { icon } }),
  });

  return {
    ...standardPages(key),
    home,
    section: list({ head: { icon: 'sombrero' }, top: TOP }),
    author: list({ lead: true, after: [...columnists(key), PRICES] }),
    columnist: columnistPage(list, brand),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE]),
    notFound: notFoundPage([PRICES]),
    sections: [
      drawn('agricultura', 'maiz'),
      drawn('ganaderia', 'vaca'),
      drawn('cafe', 'cafe'),
      drawn('agua', 'gota'),
      {
        paths: ['/galerias/'],
        document: list({ head: { icon: 'sombrero' }, mode: 'dark', preset: 'multimedia', lead: true }),
      },
      drawn('precios', 'canasta', { top: [pageBlock('price-list', { title: '' })], after: [MEASURES] }),
      drawn('opinion', 'sombrero', {
        preset: 'ruralColumns',
        top: [pageBlock('opinion-strip', { feedSize: 3, standfirst: true })],
        after: [...columnists(key), PRICES],
      }),
      {
        ...drawn('videos', 'sol', {
          top: [pageBlock('video-grid')],
          mode: 'dark',
          preset: 'videoArchive',
          after: [TOPICS],
        }),
        only: true,
      },
      drawn('videos', 'sol', {
        ...VIDEO_SECTION,
        mode: 'dark',
        preset: 'videoTopic',
        after: [TOPICS],
      }),
      drawn('impresa', 'libro', {
        top: [
          block('edition-band', { collectionId: `${key}-portada`, url: '', feedSize: 3 }),
          block('edition-shelf', { title: 'Las de este año', feedSize: 2 }),
        ],
        ...EDITION_ARCHIVE,
        after: [],
      }),
    ],
  };
}
