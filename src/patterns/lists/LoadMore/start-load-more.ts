import {
  canLoadMore,
  loadMoreReducer,
  loadMoreStart,
  type LoadMoreRules,
} from '../../../domain/feed/load-more.ts';
import { MAX_PAGES, PAGES_PARAMETER } from '../../../domain/feed/page-number.ts';
import { isPlainClick } from '../../../domain/url/plain-click.ts';
import { fromData } from '../../../islands/data.ts';
import { loadMore as messages } from '../../../messages/lists.ts';

/** The next page of a list. */
export interface LoadMoreData {
  /** The address of the page, for readers. */
  href: string;
  /** The address of the same list with this page's items alone. */
  source: string;
  label?: string;
  /** How long the button says that it loads, at least, in milliseconds. */
  least?: number;
  number: number;
  /** The number of the first page in the list. */
  first: number;
  /** How the pages up to this one are cut. */
  rules: LoadMoreRules;
  /** The feed's total, and its offset of this page. */
  count: number;
  next: number;
}

/** A page that takes longer than this has failed, in milliseconds. */
const LONGEST_MS = 20_000;

interface Item {
  readonly _id: string;
  readonly element: HTMLElement;
}

const itemsIn = (list: ParentNode): Item[] =>
  [...list.querySelectorAll<HTMLElement>('li[data-item]')].map((element) => ({
    _id: element.dataset['item'] ?? '',
    element,
  }));

/** The next page as an answer names it; undefined at the end of the list. */
function nextIn(answer: Document): LoadMoreData | undefined {
  const data = answer.querySelector('rt-island[name=load-more]')?.getAttribute('data');
  return data ? (fromData(data) as LoadMoreData) : undefined;
}

/** Waits so many milliseconds. */
const passed = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Writes which pages the list shows into the address, so that it shows them again after a reload and on the way back. */
function keepPages(first: number, last: number): void {
  const address = new URL(location.href);
  address.searchParams.set(PAGES_PARAMETER, `${first}-${last}`);
  history.replaceState(history.state, '', address);
}

/**
 * Makes the link of `LoadMore` add the items of the next page to the list before it. Each item is there once. The focus
 * goes to the first new one, and the address keeps what is shown.
 * @param ready awaited before new items are shown
 * @returns stops it; then the link leads to the next page again
 * @see B4
 */
export function startLoadMore(
  element: HTMLElement,
  data: LoadMoreData,
  ready: () => Promise<unknown> = async () => undefined,
): (() => void) | void {
  const list = element.previousElementSibling;
  const link = element.querySelector<HTMLAnchorElement>('a');
  const status = element.querySelector('[role=status]');
  const failure = element.querySelector('[role=alert]');
  if (!list || !link || !status || !failure) return;

  const stopped = new AbortController();
  const { signal } = stopped;
  const label = link.textContent;
  let page = data;
  let state = loadMoreStart<Item>(
    { content_elements: itemsIn(list), count: data.count, next: data.next },
    data.rules,
  );

  const show = (text: string, loading: boolean): void => {
    link.textContent = text;
    link.ariaDisabled = loading ? 'true' : null;
    list.ariaBusy = loading ? 'true' : null;
  };

  /** The items of the page; none if it no longer exists. */
  async function read(source: string): Promise<Document> {
    const response = await fetch(source, { signal: AbortSignal.timeout(LONGEST_MS) });
    if (!response.ok && response.status !== 404) throw new Error(`The list answered ${response.status}.`);
    const html = response.ok ? await response.text() : '';
    return new DOMParser().parseFromString(html, 'text/html');
  }

  /** Adds the items that the list does not have, and names the next page. */
  function append(answer: Document): Item[] {
    const known = state.items.length;
    const next = nextIn(answer);
    const content_elements = itemsIn(answer);
    const arrived = next
      ? { content_elements, count: next.count, next: next.next }
      : { content_elements, count: 0 };
    state = loadMoreReducer(state, { type: 'arrived', offset: state.offset, page: arrived });
    const added = state.items.slice(known);
    list!.append(...added.map(({ element: item }) => item));
    keepPages(data.first, page.number);
    if (next) {
      page = next;
      link!.href = next.href;
    }
    return added;
  }

  async function load(): Promise<void> {
    const requested = loadMoreReducer(state, { type: 'request' });
    // It loads already, or the list is at its end.
    if (requested === state) return;
    state = requested;
    failure!.textContent = '';
    status!.textContent = '';
    show(messages.loading, true);
    try {
      const [answer] = await Promise.all([read(page.source), ready(), passed(data.least)]);
      if (signal.aborted) return;
      // Not every browser gives the focus to a link that is clicked. A reader who has gone on keeps it elsewhere.
      const waits = [link!, document.body].includes(document.activeElement as HTMLElement);
      const added = append(answer);
      const more = canLoadMore(state);
      // All items of the page moved here from the page before.
      if (added.length === 0 && more) return await load();
      show(label, false);
      link!.hidden = !more;
      const first = added[0]?.element ?? state.items.at(-1)?.element;
      if (waits)
        first?.querySelector<HTMLElement>(':is(h2, h3) a')?.focus({ preventScroll: added.length > 0 });
      status!.textContent = added.length > 0 ? messages.added(added.length) : messages.none;
    } catch (error) {
      if (signal.aborted) return;
      console.info(error);
      state = loadMoreReducer(state, { type: 'failed', offset: state.offset });
      show(messages.retry, false);
      failure!.textContent = messages.failed;
    }
  }

  link.setAttribute('role', 'button');
  link.addEventListener(
    'click',
    (event) => {
      // A list with this many pages continues at the address of the next one.
      if (!isPlainClick(event) || page.number - data.first >= MAX_PAGES) return;
      event.preventDefault();
      void load();
    },
    { signal },
  );
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
  return () => {
    stopped.abort();
    show(label, false);
    link.removeAttribute('role');
  };
}
