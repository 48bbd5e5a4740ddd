// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PAGES } from '../../../domain/feed/page-number.ts';
import { toData } from '../../../islands/data.ts';
import { Island } from '../../../islands/Island.tsx';
import { loadMoreIsland } from './island.ts';
import { LoadMore } from './LoadMore.tsx';
import { startLoadMore, type LoadMoreData } from './start-load-more.ts';

const RULES = { firstSize: 2, pageSize: 2 };

const next = (number: number, more: Partial<LoadMoreData> = {}): LoadMoreData => ({
  href: `?pagina=${number}`,
  source: `/api/lista?pagina=${number}`,
  label: 'Cargar más galerías',
  number,
  first: 1,
  rules: RULES,
  count: 7,
  next: 2 * (number - 1),
  ...more,
});

const items = (...ids: string[]): string =>
  ids.map((id) => `<li data-item="${id}"><h2><a href="/${id}/">${id}</a></h2></li>`).join('');

/** The server's HTML of a list, whose next page is `data`. */
const listHtml = (ids: string[], data?: LoadMoreData): string => {
  const island =
    data &&
    `<rt-island name="load-more" data="${toData(data)}">${renderToStaticMarkup(
      <LoadMore href={data.href} label={data.label} />,
    )}</rt-island>`;
  return `<div><ul>${items(...ids)}</ul>${island ?? ''}</div>`;
};

const html = (body: string, status = 200): Response => new Response(body, { status });
const fetched = vi.fn<(source: string, init: RequestInit) => Promise<Response>>();
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('li')].map((item) => item.getAttribute('data-item'));
const focused = (): string | undefined => document.activeElement?.closest('li')?.dataset['item'];
const button = (): HTMLElement => screen.getByRole('button');
const status = (): string | null => screen.getByRole('status').textContent;

let stop: (() => void) | void;
function open(data: LoadMoreData = next(2), ready?: () => Promise<unknown>): void {
  history.replaceState({ kept: true }, '', '/galerias/');
  document.body.innerHTML = listHtml(['a', 'b'], data);
  stop = startLoadMore(document.querySelector('rt-island')!, data, ready);
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  stop?.();
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('B4 the button of a list', () => {
  it('is a link to the next page until its script runs', () => {
    render(<LoadMore href="?pagina=2" />);
    expect(screen.getByRole('link', { name: 'Cargar más notas' })).toHaveAttribute('href', '?pagina=2');
  });

  it('refuses an invalid address', () => {
    const { container } = render(<LoadMore href="javascript:alert(1)" />);
    expect(container.querySelector('[href]')).toBeNull();
  });

  it('runs as an island', async () => {
    render(
      <div>
        <ul />
        <Island definition={loadMoreIsland} props={next(2)} />
      </div>,
    );
    await screen.findByRole('button', { name: 'Cargar más galerías' });
  });

  it("says 'Cargando...', then adds the items, with the focus on the first new one", async () => {
    open();
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Cargando...');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(button());
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]![0]).toBe('/api/lista?pagina=2');
    answer(html(listHtml(['c', 'd'], next(3))));
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c', 'd']));
    expect(button()).toHaveTextContent('Cargar más galerías');
    expect(button()).toHaveAttribute('href', '?pagina=3');
    expect(focused()).toBe('c');
    expect(status()).toBe('Se cargaron 2 más.');
    expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy');
  });

  it('leaves the focus to a reader who has gone on to another field while it loads', async () => {
    open();
    const field = document.body.appendChild(document.createElement('input'));
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    button().focus();
    fireEvent.click(button());
    field.focus();
    answer(html(listHtml(['c', 'd'], next(3))));
    await waitFor(() => expect(shown()).toContain('c'));
    await waitFor(() => expect(status()).toBe('Se cargaron 2 más.'));
    expect(field).toHaveFocus();
  });

  it('has its name again when it is stopped while it loads', () => {
    open();
    fetched.mockReturnValue(new Promise(() => undefined));
    fireEvent.click(button());
    stop?.();
    expect(screen.getByRole('link', { name: 'Cargar más galerías' })).not.toHaveAttribute('aria-disabled');
  });

  it("B15 says 'Cargando...' as long as the archive of editions asks for", async () => {
    open(next(2, { least: 300 }));
    fetched.mockResolvedValue(html(listHtml(['c'])));
    const since = performance.now();
    fireEvent.click(button());
    await waitFor(() => expect(shown()).toContain('c'));
    expect(performance.now() - since).toBeGreaterThanOrEqual(295);
  });

  it('keeps the shown pages in the address, and the history entries of other code', async () => {
    open();
    fetched
      .mockResolvedValueOnce(html(listHtml(['c'], next(3))))
      .mockResolvedValueOnce(html(listHtml(['d'])));
    fireEvent.click(button());
    await waitFor(() => expect(location.search).toBe('?pagina=1-2'));
    fireEvent.click(button());
    await waitFor(() => expect(location.search).toBe('?pagina=1-3'));
    expect(history.state).toEqual({ kept: true });
  });

  it('shows an item once that a new story has moved to the next page', async () => {
    open();
    fetched.mockResolvedValue(html(listHtml(['b', 'c'])));
    fireEvent.click(button());
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    expect(status()).toBe('Se cargó 1 más.');
    expect(focused()).toBe('c');
  });

  it('goes on to the page after one with known items only', async () => {
    open();
    fetched
      .mockResolvedValueOnce(html(listHtml(['a', 'b'], next(3))))
      .mockResolvedValueOnce(html(listHtml(['c'], next(4))));
    fireEvent.click(button());
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    expect(location.search).toBe('?pagina=1-3');
  });

  it('is hidden at the end of the list', async () => {
    open();
    fetched.mockResolvedValue(html(listHtml(['c'])));
    fireEvent.click(button());
    await waitFor(() => expect(shown()).toContain('c'));
    expect(document.querySelector('rt-island a')).toHaveProperty('hidden', true);
  });

  it.each([
    ['an answer without items', html(listHtml([]))],
    ['a page that no longer exists', html('', 404)],
  ])('%s is the end of the list', async (_name, response) => {
    open();
    fetched.mockResolvedValue(response);
    fireEvent.click(button());
    await waitFor(() => expect(status()).toBe('No hay más.'));
    expect(shown()).toEqual(['a', 'b']);
    expect(focused()).toBe('b');
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('failed'))],
    ['an error of the server', async () => html('', 503)],
    ['a page that is none', async () => html('<rt-island name="load-more" data="{"></rt-island>')],
  ])('%s: the list stays, and the same page can be asked again', async (_name, answer) => {
    open();
    fetched.mockImplementationOnce(answer).mockResolvedValueOnce(html(listHtml(['c'])));
    fireEvent.click(button());
    await waitFor(() => expect(button()).toHaveTextContent('Intentar de nuevo'));
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos traer más. Hay que revisar la conexión.');
    expect(shown()).toEqual(['a', 'b']);
    expect(location.search).toBe('');
    fireEvent.click(button());
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    expect(fetched.mock.calls.map(([source]) => source)).toEqual(Array(2).fill('/api/lista?pagina=2'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('waits for the styles of the new items', async () => {
    let loaded: () => void = () => undefined;
    open(next(2), () => new Promise<void>((resolve) => (loaded = resolve)));
    fetched.mockResolvedValue(html(listHtml(['c'])));
    fireEvent.click(button());
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toEqual(['a', 'b']);
    loaded();
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
  });

  it('the space bar presses it, as on other buttons', async () => {
    open();
    fetched.mockResolvedValue(html(listHtml(['c'])));
    expect(fireEvent.keyDown(button(), { key: ' ' })).toBe(false);
    await waitFor(() => expect(shown()).toContain('c'));
  });

  it('leaves other clicks to the browser: another tab, and a list that is long enough', () => {
    open();
    expect(fireEvent.click(button(), { ctrlKey: true })).toBe(true);
    stop?.();
    open(next(MAX_PAGES + 1));
    expect(fireEvent.click(button())).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves a click to another handler that has prevented it', () => {
    open();
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    fireEvent.click(button());
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is a link again after it stops', () => {
    open();
    stop?.();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
