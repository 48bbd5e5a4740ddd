import { authFormOf, nextShowing } from 'rotativa/domain';
import type { AdsPort } from 'rotativa/providers';
import {
  INTERSTITIAL_AD_ID,
  prepareInterstitialAd,
  showInterstitialAd,
} from 'rotativa/patterns/ads/InterstitialAd';
import { READING_EVENTS } from '../reading-events.ts';
import { drawCreative } from './slot.ts';

/** Key in session storage: this visit has had a page already. */
const VISIT = 'rt-visita';
/** Key in local storage: the record of `nextShowing`. */
const SHOWN = 'rt-anuncio-entre-paginas';

/** A reader who has waited so long is no longer between two pages. */
const BETWEEN_MS = 1500;

/** Whether the reader came from another page of the site by a link, in this visit. Blocked storage: never. */
function isBetween(view: Window): boolean {
  try {
    const { sessionStorage: visit, location, document, performance } = view;
    const isLater = visit.getItem(VISIT) !== null;
    visit.setItem(VISIT, '1');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { referrer } = document;
    return (
      isLater &&
      navigation?.type === 'navigate' &&
      URL.canParse(referrer) &&
      new URL(referrer).origin === location.origin
    );
  } catch {
    return false;
  }
}

/** The record of one more showing; undefined if there may be none. */
function recordOf({ localStorage: kept }: Window, cap: number, now: Date): string | undefined {
  return nextShowing(kept.getItem(SHOWN), cap, now);
}

/** Whether the record is kept. Without it nothing would end the showings. */
function keep({ localStorage: kept }: Window, record: string): boolean {
  kept.setItem(SHOWN, record);
  return kept.getItem(SHOWN) === record;
}

/** Waits until the page knows who reads; 'unknown' if that takes too long. */
function readerOf(root: HTMLElement, late: AbortSignal): Promise<string> {
  const reader = (): string => root.dataset['reader'] ?? 'anonymous';
  return new Promise((resolve) => {
    const check = (): void => {
      if (reader() === 'unknown' && !late.aborted) return;
      observer.disconnect();
      resolve(reader());
    };
    const observer = new MutationObserver(check);
    observer.observe(root, { attributeFilter: ['data-reader'] });
    late.addEventListener('abort', check);
    check();
  });
}

/**
 * Shows the ad between two pages, as often in a day as its cap allows. Not on the first page of a visit, not to
 * subscribers, not to a reader who has begun to read, and not over another dialog.
 * @returns takes it away
 * @see B12
 */
export function startInterstitial(ads: AdsPort, view: Window, now: () => Date): () => void {
  const { document: page, location } = view;
  const dialog = page.getElementById(INTERSTITIAL_AD_ID) as HTMLDialogElement | null;
  const over = new AbortController();
  const isDue = isBetween(view);
  if (!dialog || !isDue || authFormOf(new URLSearchParams(location.search))) return () => undefined;
  const late = AbortSignal.any([over.signal, AbortSignal.timeout(BETWEEN_MS)]);
  const begun = new AbortController();
  for (const event of READING_EVENTS)
    page.addEventListener(event, () => begun.abort(), { passive: true, once: true, signal: late });
  const isOver = (): boolean => late.aborted || begun.signal.aborted;

  async function show(dialog: HTMLDialogElement): Promise<void> {
    const reader = await readerOf(page.documentElement, late);
    const record = recordOf(view, Number(dialog.dataset['cap']), now());
    if (isOver() || ['unknown', 'subscriber'].includes(reader) || record === undefined) return;
    const space = prepareInterstitialAd(dialog);
    const creative = space ? await drawCreative(ads, space, () => dialog.close()) : undefined;
    delete dialog.dataset['asking'];
    const isFree = !page.querySelector('dialog[open],[role=dialog]');
    if (!creative) return;
    if (isOver() || !isFree || !keep(view, record)) return creative.remove();
    creative.show();
    const close = showInterstitialAd(dialog, creative.remove);
    over.signal.addEventListener('abort', close);
  }
  // A browser that keeps nothing shows none.
  show(dialog).catch(() => undefined);
  return () => over.abort();
}
