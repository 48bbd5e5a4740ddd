import { LOCKED_PART_CLASS } from 'rotativa/domain';
import { PROMO_DIALOG_ID } from 'rotativa/patterns/paywall/PromoDialog';
import { keepPlace } from './keep-place.ts';
import { READING_EVENTS } from './reading-events.ts';
import { PAYWALL_META } from '../contract/metas.ts';

/**
 * Keeps the reader's place in a story that ends early. When a reader begins to read a story, asks the paywall about it.
 * Starts the dialog of a gallery. The code of both loads only on such a page. If it does not, the page stays open.
 * @see P4, P5
 */
export function startPaywall(page: Document): void {
  if (page.getElementById(PROMO_DIALOG_ID)) import('./promo-dialog.ts').catch(() => undefined);
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${PAYWALL_META}]`);
  if (!meta && !page.querySelector(`.${LOCKED_PART_CLASS}`)) return;
  // Code that loads with the first click would miss it.
  keepPlace(page);
  if (!meta) return;
  const begun = new AbortController();
  const begin = (): void => {
    begun.abort();
    import('./ask-paywall.ts').then(({ askPaywall }) => askPaywall(page, meta)).catch(() => undefined);
  };
  for (const event of READING_EVENTS)
    page.addEventListener(event, begin, { passive: true, signal: begun.signal });
}
