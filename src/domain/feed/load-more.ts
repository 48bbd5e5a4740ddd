/** What the button of a list says while it waits. @see 002 §4, B4 */
export const LOADING_LABEL = 'Cargando...';

export interface LoadMoreRules {
  /** Offset of the first page. */
  firstOffset: number;
  /** How many items the first page holds. */
  firstSize: number;
  /** How many items each further page asks for. */
  pageSize: number;
  /** Where the next page begins: after the pages before ('step'), or where the feed says ('feed'). Default: 'step'. */
  advance?: 'step' | 'feed';
  /** Video lists show the button while next is below count, also at 0. Default: false. */
  video?: boolean;
}

interface Page<T> {
  content_elements: readonly T[];
  count: number;
  next?: number;
}

export interface LoadMoreState<T> {
  status: 'idle' | 'loading';
  items: readonly T[];
  /** Where the page that was asked for last begins. */
  offset: number;
  /** Where the next page begins. */
  upcoming: number;
  /** As the feed said it. */
  next: number | undefined;
  count: number;
  rules: LoadMoreRules;
}

export type LoadMoreAction<T> =
  | { type: 'request' }
  /** `offset` says which request is answered: an answer to another one is ignored. */
  | { type: 'arrived'; offset: number; page: Page<T> }
  | { type: 'failed'; offset: number };

/** The state after the first page. */
export function loadMoreStart<T>(page: Page<T>, rules: LoadMoreRules): LoadMoreState<T> {
  const step = rules.firstOffset + rules.firstSize;
  return {
    status: 'idle',
    items: page.content_elements,
    offset: rules.firstOffset,
    // The specification gives the second page by its sizes also where later ones follow the feed.
    upcoming: step,
    next: page.next,
    count: page.count,
    rules,
  };
}

/** The items once: an article published meanwhile moves the others by one page place. */
function appended<T extends { _id: string }>(items: readonly T[], more: readonly T[]): T[] {
  const known = new Set(items.map(({ _id }) => _id));
  return [...items, ...more.filter(({ _id }) => !known.has(_id))];
}

/**
 * The load-more list: idle, then loading with the offset advanced, then idle with the items appended. A request while
 * loading, or when there is no more, changes nothing; a failure gives the offset back, so that the same page can be
 * asked for again.
 * @see 002 §4, B4
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
      const upcoming = state.rules.advance === 'feed' && next !== undefined ? next : state.upcoming;
      return {
        ...state,
        status: 'idle',
        items: appended(state.items, content_elements),
        count,
        next,
        upcoming,
      };
    }
    case 'failed':
      if (state.status !== 'loading' || action.offset !== state.offset) return state;
      return { ...state, status: 'idle', upcoming: state.offset };
  }
}

/**
 * Whether the button is shown: only while next is greater than 0 and less than count; in video lists while next is
 * below count.
 * @see 002 §4, B4
 */
export function canLoadMore({
  next,
  count,
  rules,
}: Pick<LoadMoreState<unknown>, 'next' | 'count' | 'rules'>): boolean {
  return next !== undefined && next < count && (rules.video === true || next > 0);
}

/** What the button says. */
export function loadMoreLabel(state: Pick<LoadMoreState<unknown>, 'status'>, label: string): string {
  return state.status === 'loading' ? LOADING_LABEL : label;
}
