import type { SectionIconName } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { opinionPaths } from '../addresses/sections.ts';
import { columnists } from './columnists.ts';
import { prices } from './fronts/rural.ts';
import {
  ARCHIVE,
  searchPage,
  columnistPage,
  EDITION_ARCHIVE,
  listPages,
  notFoundPage,
  podcastPages,
  VIDEO_SECTION,
  type ListPageOptions,
} from './list-page.ts';
import { MAGAZINE_PATH, type OtherPages, type SectionPages } from './page-documents.ts';
import { block, pageBlock } from './placement.ts';
import { standardPages } from './standard.ts';

/** The pages of the rural weekly besides its front. */
export function ruralPages(brand: BrandConfig): OtherPages {
  const { key, slug } = brand;

  /** Base path of the sections of this site. */
  const SITE = `/${slug}`;

  const PRICES = prices(brand);

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
    section: list({ head: { icon: 'sombrero' }, top: TOP }),
    author: list({ lead: true, after: [...columnists(key), PRICES] }),
    columnist: columnistPage(list, brand),
    tag: list({ lead: true }),
    search: searchPage(list, [ARCHIVE]),
    notFound: notFoundPage([PRICES]),
    sections: [
      podcastPages(list),
      drawn('agricultura', 'maiz'),
      drawn('ganaderia', 'vaca'),
      drawn('cafe', 'cafe'),
      drawn('agua', 'gota'),
      {
        paths: ['/videos/'],
        document: list({ ...VIDEO_SECTION, head: { icon: 'sol' }, mode: 'dark', preset: 'videos' }),
      },
      {
        paths: ['/galerias/'],
        document: list({ head: { icon: 'sombrero' }, mode: 'dark', preset: 'multimedia', lead: true }),
      },
      drawn('precios', 'canasta', { top: [pageBlock('price-list', { title: '' })], after: [MEASURES] }),
      {
        ...drawn('opinion', 'sombrero', {
          preset: 'ruralColumns',
          top: [pageBlock('opinion-strip', { feedSize: 3, standfirst: true })],
          after: [...columnists(key), PRICES],
        }),
        paths: opinionPaths(brand),
      },
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
      {
        ...drawn('impresa', 'libro', {
          top: [
            block('edition-band', { collectionId: `${key}-portada`, url: '', feedSize: 3 }),
            block('edition-shelf', { title: 'Las de este año', feedSize: 2 }),
          ],
          ...EDITION_ARCHIVE,
          after: [],
        }),
        paths: [SITE + MAGAZINE_PATH],
      },
    ],
  };
}
