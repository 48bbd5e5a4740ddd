import { SEARCH_PARAMETERS } from 'rotativa/domain';
import type { ConsentPort } from 'rotativa/providers';
import { createSearchWidget } from 'rotativa/providers/browser';
import { SEARCH_WIDGET_META } from '../../contract/search-widget.ts';

let started = false;

/** An empty hidden element below one of the page's. */
function containerBelow(own: HTMLElement, id: string, label: string): HTMLElement {
  const container = Object.assign(document.createElement('section'), {
    className: 'site-search-widget',
    id,
    ariaLabel: label,
    hidden: true,
  });
  own.after(container);
  return container;
}

/** Whether a reader has not begun to use the results, and what follows them is below the window. */
const untouched = (page: Document, own: readonly HTMLElement[]): boolean =>
  scrollY === 0 &&
  !own.some((one) => one.contains(page.activeElement)) &&
  own.every((one) => one.isConnected) &&
  own.at(-1)!.getBoundingClientRect().bottom > innerHeight;

/**
 * Shows the results of a search service in place of the site's own, once the reader has allowed content of other sites.
 * The facets keep the height of the site's filters and the results at least that of its list, so that nothing else
 * moves. The site's own stay if the service fails, is late or has nothing, and once the reader uses them.
 * @see B11, B20, X8
 */
export function startSearchWidget(page: Document, consent: ConsentPort): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${SEARCH_WIDGET_META}]`);
  const filters = page.querySelector<HTMLElement>('.rt-search-filters');
  const list = page.querySelector<HTMLElement>('main .rt-story-list');
  if (started || !meta || !filters || !list || page.prerendering) return;
  started = true;
  const own = [filters, list];
  const facets = containerBelow(filters, 'buscador-filtros', 'Filtros');
  const results = containerBelow(list, 'buscador-resultados', 'Resultados');
  const release = (): void => {
    facets.style.blockSize = '';
    results.style.minBlockSize = '';
  };
  const end = (): void => {
    stop();
    removeEventListener('resize', release);
    facets.remove();
    results.remove();
    for (const one of own) one.hidden = false;
  };
  const stop = consent.subscribe((given) => {
    if (given?.embeds) return;
    end();
    started = false;
  });
  const widget = createSearchWidget({ page: window, scriptUrl: meta.content, consent, log: console.info });
  void widget.fill({ facets, results, parameter: SEARCH_PARAMETERS.words }).then((filled) => {
    if (!results.isConnected) return;
    if (!filled || !untouched(page, own)) return end();
    facets.style.blockSize = `${filters.getBoundingClientRect().height}px`;
    results.style.minBlockSize = `${list.getBoundingClientRect().height}px`;
    addEventListener('resize', release, { once: true });
    for (const one of own) one.hidden = true;
    facets.hidden = facets.childElementCount === 0;
    results.hidden = false;
  });
}
