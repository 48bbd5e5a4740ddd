import { PROMO_DIALOG_ID } from 'rotativa/patterns/paywall/PromoDialog';
import { PAYWALL_META } from '../render/reader-script.ts';

/** Who opens a story and does none of these has not read it. */
const INTENTS = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Asks the paywall about the page's story when a reader begins to read it, and starts the dialog of a gallery. The code of both
 * loads only on such a page. If it does not, the page stays open.
 * @see P4, P5
 */
export function startPaywall(page: Document): void {
  if (page.getElementById(PROMO_DIALOG_ID)) import('./promo-dialog.ts').catch(() => undefined);
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${PAYWALL_META}]`);
  if (!meta) return;
  const asked = new AbortController();
  const ask = (): void => {
    asked.abort();
    import('./ask-paywall.ts').then(({ askPaywall }) => askPaywall(page, meta)).catch(() => undefined);
  };
  for (const intent of INTENTS) page.addEventListener(intent, ask, { passive: true, signal: asked.signal });
}
