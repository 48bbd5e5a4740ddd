import type { FeedPage, FeedRequest } from '../feed/sources.ts';

/** A row of the TV section: a programme or a category. */
export interface TvRow {
  title: string;
  /** The row's page. */
  url: string;
  /** Its section in the content service. */
  section: string;
}

const CATEGORIES = 'categorias/';

/** The part of a key after its first slash, with spaces for hyphens: 'categorias/vida-moderna' is 'vida moderna'. */
const keyTitle = (key: string): string => key.slice(key.indexOf('/') + 1).replaceAll('-', ' ');

/**
 * The row of a key that an editor set. A key that begins with 'categorias/' is a path below the TV section, any other
 * is a programme.
 * @see B8
 */
export function tvRow(product: string, key: string, title = ''): TvRow {
  const path = key.startsWith(CATEGORIES) ? key : `programas/${key}`;
  const section = `/${product}-tv/${path}`;
  return { title: title || keyTitle(key), url: `${section}/`, section };
}

/** The row of a node of the TV section's navigation, whose id is the section. */
export const tvNodeRow = ({ _id, name }: { _id: string; name: string }): TvRow => ({
  title: name || keyTitle(_id.replace(/^\/[^/]+\//, '')),
  url: `${_id}/`,
  section: _id,
});

/** The videos of a row, newest first. */
export const tvRowRequest = ({ section }: Pick<TvRow, 'section'>, page: FeedPage): FeedRequest => ({
  source: 'content-apir-{product}TV-v2',
  query: { includeSections: section, ...page },
});

/** The videos of a row in a magazine of the group: '/{product}rural/videos/cafe' is its section 'videos/cafe'. @see B15 */
export function magazineRowRequest({ section }: Pick<TvRow, 'section'>, page: FeedPage): FeedRequest {
  const [, subsection = '', ...own] = section.split('/');
  return {
    source: 'content-apir-subsection',
    query: { subsection, includeSections: own.join('/'), ...page },
  };
}
