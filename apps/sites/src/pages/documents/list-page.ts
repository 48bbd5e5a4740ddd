import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import type { BrandConfig } from 'rotativa/themes';
import { EDITION_YEARS, PAGE_LIST } from '../list-rules.ts';
import { MAGAZINE_PATH, type SectionPages } from './page-documents.ts';
import { listPreset, type ListPreset } from './list-presets.ts';
import { block, pageBlock } from './placement.ts';

/** The archive by date, below a reader's search. */
export const ARCHIVE: BlockPlacement = { block: 'day-calendar', settings: { title: 'Archivo por fecha' } };

/** The filters of a reader's search, above its results. */
const SEARCH_FILTERS: BlockPlacement = { block: 'search-filters', settings: {} };

export interface ListPageOptions {
  /** Settings of the head: a kicker, a description, a drawing. */
  head?: Readonly<Record<string, unknown>>;
  /** Above the list: the page's first stories in blocks of the brand's front. */
  top?: readonly BlockPlacement[];
  /** Under the list, in its column. */
  below?: readonly BlockPlacement[];
  aside?: readonly BlockPlacement[];
  /** After the list and its side column. */
  after?: readonly BlockPlacement[];
  /** Whether the first story of the list is larger, on pages without an opening. */
  lead?: boolean;
  /** How the list is cut into pages. Default: as stories are. */
  preset?: ListPreset;
  /** Another list than one of stories. */
  list?: BlockPlacement['block'];
  /** Heading of the list, below an opening. */
  heading?: string;
  title?: string;
  mode?: PageDocument['mode'];
  /** `landing` opens with a picture in full width: the first block of `top`. */
  layout?: 'list' | 'landing';
  /** In place of the brand's header. */
  header?: readonly BlockPlacement[];
}

/** A page of stories: head, opening, and the list of the remaining stories. */
export const listPage = ({
  head = {},
  top,
  below = [],
  aside,
  after,
  lead = false,
  preset,
  list = PAGE_LIST,
  heading = '',
  title = '',
  mode,
  layout = 'list',
  header,
}: ListPageOptions = {}): PageDocument => ({
  layout,
  title,
  ...(mode && { mode }),
  regions: {
    ...(header && { header }),
    head: [{ block: 'page-head', settings: head }],
    ...(top && { top }),
    main: [
      block(list, {
        ...(list === PAGE_LIST && { lead, ...(heading && { title: heading }) }),
        ...(preset && listPreset(preset)),
      }),
      ...below,
    ],
    ...(aside && { aside }),
    ...(after && { after }),
  },
});

/**
 * A section of videos: the nine that open it, then the others. The newest is large, and four are beside it.
 * @see B10, B15
 */
export const VIDEO_SECTION = {
  top: [pageBlock('video-grid', { look: 'stage', feedSize: 5 }), pageBlock('video-grid', { feedSize: 4 })],
  heading: 'Otros videos',
} as const;

/** The podcasts of a brand, and each of them: episodes with their players, and the feed of that page for podcast apps. @see B19 */
export const podcastPages = (list: (options: ListPageOptions) => PageDocument): SectionPages => ({
  paths: ['/podcasts/'],
  document: list({ top: [pageBlock('episode-list', { feed: 'rss.xml' })] }),
});

/** The list of the page of the printed edition: the years before this one. @see B15 */
export const EDITION_ARCHIVE = { list: EDITION_YEARS, preset: 'years' } as const;

/** The page of a printed magazine that has no archive of years: the new issue, and those before it. @see B15 */
export const magazinePage = ({ key, routes }: Pick<BrandConfig, 'key' | 'routes'>): SectionPages => ({
  paths: [MAGAZINE_PATH],
  document: {
    layout: 'front',
    title: '',
    regions: {
      main: [
        { block: 'page-head', settings: {} },
        block('edition-band', {
          collectionId: `${key}-portada`,
          feedSize: 3,
          url: '',
          subscribe: routes.subscribe,
        }),
        block('edition-shelf', { title: 'Números anteriores' }),
      ],
    },
  },
});

/** Pages of stories with common settings, such as the blocks beside or after the list. */
export const listPages =
  (common: ListPageOptions) =>
  (own: ListPageOptions = {}): PageDocument =>
    listPage({ ...common, ...own });

/**
 * The page of a reader's search. Without results it shows where to go on.
 * @param popular whether that includes 'Lo más leído', which some brands have beside every list
 * @see B11
 */
export const searchPage = (
  list: (options: ListPageOptions) => PageDocument,
  after: readonly BlockPlacement[] = [],
  popular = true,
): PageDocument =>
  list({
    title: 'Buscar',
    top: [SEARCH_FILTERS],
    below: [{ block: 'search-start', settings: { popular } }],
    after,
  });

/** The page of a columnist: the columns of one author, then those of the others. @see B10 */
export const columnistPage = (
  list: (options: ListPageOptions) => PageDocument,
  { routes: { opinion = '' } }: BrandConfig,
): PageDocument =>
  list({
    head: { kicker: 'Columnista' },
    preset: 'columns',
    after: [block('opinion-strip', { title: 'Otras columnas', section: opinion, url: opinion, feedSize: 4 })],
  });

/** A page with a notice and more stories. */
export const noticePage = (
  title: string,
  notice: Readonly<Record<string, unknown>>,
  also: readonly BlockPlacement[] = [],
): PageDocument => ({
  layout: also.length > 0 ? 'front' : 'single-section',
  title,
  regions: { main: [{ block: 'notice', settings: notice }, ...also] },
});

/** The page for an unknown address. */
export const notFoundPage = (also: readonly BlockPlacement[] = []): PageDocument =>
  noticePage(
    'Página no encontrada',
    {
      code: '404',
      title: 'No encontramos esta página',
      text: 'Puede que la dirección haya cambiado o que la nota ya no esté publicada. El buscador la encuentra por su nombre, y en la portada está lo que hay hoy.',
      links: 'find',
    },
    also,
  );
