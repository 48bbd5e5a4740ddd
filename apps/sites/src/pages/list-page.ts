import type { BlockPlacement, PageDocument } from 'rotativa/blocks';

/** A block that editors would have published, with its settings. */
export const place = (block: string, settings: Readonly<Record<string, unknown>> = {}): BlockPlacement => ({
  block,
  settings: { published: true, ...settings },
});

/** A block that shows the next stories of the page's own. */
export const ofPage = (block: string, settings: Readonly<Record<string, unknown>> = {}): BlockPlacement =>
  place(block, { fromPage: true, ...settings });

export interface ListPageOptions {
  /** Of the head: a kicker, a description, a drawing. */
  head?: Readonly<Record<string, unknown>>;
  /** Over the list: the page's first stories in blocks of the brand's front. */
  top?: readonly BlockPlacement[];
  aside?: readonly BlockPlacement[];
  /** After the list. */
  after?: readonly BlockPlacement[];
  /** Whether the first story of the list is larger: where nothing else opens the page. */
  lead?: boolean;
  title?: string;
  mode?: PageDocument['mode'];
}

/** A page of stories: its head, what opens it, the list of the others. */
export const listPage = ({
  head = {},
  top,
  aside,
  after,
  lead = false,
  title = '',
  mode,
}: ListPageOptions = {}): PageDocument => ({
  layout: 'list',
  title,
  ...(mode && { mode }),
  regions: {
    head: [{ block: 'page-head', settings: head }],
    ...(top && { top }),
    main: [place('page-list', { lead })],
    ...(aside && { aside }),
    ...(after && { after }),
  },
});

/** Pages of stories that have something in common, as what stands beside or after the list. */
export const listPages =
  (common: ListPageOptions) =>
  (own: ListPageOptions = {}): PageDocument =>
    listPage({ ...common, ...own });

/** A page that says what happened, with what else there is to read. */
export const noticePage = (
  title: string,
  notice: Readonly<Record<string, unknown>>,
  also: readonly BlockPlacement[] = [],
): PageDocument => ({
  layout: 'front',
  title,
  regions: { main: [{ block: 'notice', settings: notice }, ...also] },
});

/** Nothing stands at the address that was asked for. */
export const notFoundPage = (also: readonly BlockPlacement[] = []): PageDocument =>
  noticePage(
    'Página no encontrada',
    {
      code: '404',
      title: 'No encontramos esta página',
      text: 'Puede que la dirección haya cambiado o que la nota ya no esté publicada. Búsquela por su nombre o siga con lo que hay hoy.',
      links: 'find',
    },
    also,
  );
