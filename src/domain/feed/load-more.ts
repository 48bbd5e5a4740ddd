import { LAST_PAGE } from './page-number.ts';

/** How a list is cut into pages: the first one, and those that a reader asks for. */
export interface LoadMoreRules {
  /** Number of items on the first page: those that its opening shows, and the others in the list. */
  firstSize: number;
  /** Number of items on each further page. */
  pageSize: number;
  /** Video lists show the button while next is less than count, also at 0. Default: false. */
  video?: boolean | undefined;
}

/** The items of one page: its part of the feed. */
export const pageSpan = (
  { firstSize, pageSize }: LoadMoreRules,
  number: number,
): { feedOffset: number; feedSize: number } =>
  number <= 1
    ? { feedOffset: 0, feedSize: firstSize }
    : { feedOffset: firstSize + (number - 2) * pageSize, feedSize: pageSize };

/** Number of pages of a list that have an address; 1 for an empty list. */
export const pageCount = ({ firstSize, pageSize }: LoadMoreRules, count: number): number =>
  Math.min(LAST_PAGE, 1 + Math.max(0, Math.ceil((count - firstSize) / pageSize)));

interface Page<T> {
  content_elements: readonly T[];
  count: number;
  next?: number;
}

/** A list while a reader loads more of it. */
export interface LoadMoreState<T> {
  status: 'idle' | 'loading';
  items: readonly T[];
  /** Offset of the page that was requested last. */
  offset: number;
  /** Offset of the next page. */
  upcoming: number;
  /** The feed's value. */
  next: number | undefined;
  count: number;
  rules: LoadMoreRules;
}

/** The events of such a list. */
export type LoadMoreAction<T> =
  | { type: 'request' }
  /** `offset` identifies the request. Replies to other requests are ignored. */
  | { type: 'arrived'; offset: number; page: Page<T> }
  | { type: 'failed'; offset: number };

/** The state after the first page. */
export function loadMoreStart<T>(page: Page<T>, rules: LoadMoreRules): LoadMoreState<T> {
  return {
    status: 'idle',
    items: page.content_elements,
    offset: 0,
    upcoming: rules.firstSize,
    next: page.next,
    count: page.count,
    rules,
  };
}

/** Both lists without repetition: an article published between two requests shifts the others by one. */
export function appended<T extends { _id: string }>(items: readonly T[], more: readonly T[]): T[] {
  const known = new Set(items.map(({ _id }) => _id));
  return [...items, ...more.filter(({ _id }) => !known.has(_id))];
}

/**
 * The reducer of a load-more list: idle, then loading with the offset advanced, then idle with the items appended. A
 * request while loading, or at the end, changes nothing. A failure restores the offset, so that the same page can be
 * requested again.
 * @see B4
 */
export function loadMoreReducer<T extends { _id: string }>(
  state: LoadMoreState<T>,
  action: LoadMoreAction<T>,
): LoadMoreState<T> {
  switch (action.type) {
    case 'request': {
      if (state.status === 'loading' || !canLoadMore(state)) return state;
      const offset = state.upcoming;
      return { ...state, status: 'loading', offset, upcoming: offset + state.rules.pageSize };
    }
    case 'arrived': {
      if (state.status !== 'loading' || action.offset !== state.offset) return state;
      const { content_elements, count, next } = action.page;
      return {
        ...state,
        status: 'idle',
        items: appended(state.items, content_elements),
        count,
        next,
      };
    }
    case 'failed':
      if (state.status !== 'loading' || action.offset !== state.offset) return state;
      return { ...state, status: 'idle', upcoming: state.offset };
  }
}

/**
 * Whether the button is shown: while next is greater than 0 and less than count, in video lists while next is less
 * than count.
 * @see B4
 */
export function canLoadMore({
  next,
  count,
  rules,
}: Pick<LoadMoreState<unknown>, 'next' | 'count' | 'rules'>): boolean {
  return next !== undefined && next < count && (rules.video === true || next > 0);
}
