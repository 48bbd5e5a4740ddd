import { returningFocus } from '../../../components/return-focus.ts';

/** The id of the ad. A page has only one. */
export const STICKY_AD_ID = 'sticky-ad';

/** Key in session storage: the reader has closed the ad in this visit. */
const CLOSED = 'rt-anuncio-cerrado';

/** Whether the reader has closed the ad in this visit. A blocked storage remembers nothing. */
export function isStickyAdClosed(storage: () => Storage): boolean {
  try {
    return storage().getItem(CLOSED) !== null;
  } catch {
    return false;
  }
}

function remember(storage: () => Storage): void {
  try {
    storage().setItem(CLOSED, '1');
  } catch {
    return;
  }
}

/** Whether the ad would lie over the element with the focus. */
function coversFocus(ad: HTMLElement): boolean {
  const { activeElement: focused, body } = ad.ownerDocument;
  if (!focused || focused === body || focused.matches('main') || ad.contains(focused)) return false;
  const [lower, upper] = [ad.getBoundingClientRect(), focused.getBoundingClientRect()];
  return upper.bottom > lower.top && upper.top < lower.bottom;
}

/**
 * Gives the ad its box without showing it, so that its space can be measured and filled.
 * @returns the space
 */
export function prepareStickyAd(ad: HTMLElement): HTMLElement | null {
  ad.dataset['asking'] = '';
  return ad.querySelector('.space');
}

export interface StickyAdOptions {
  readonly storage: () => Storage;
  /** After the reader has closed it. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Shows the ad, whose space is filled, and makes its close button work. While it would lie over the focus it waits.
 * @returns takes it away
 * @see B12
 */
export function showStickyAd(ad: HTMLElement, { storage, onClose }: StickyAdOptions): () => void {
  const page = ad.ownerDocument;
  const waiting = new AbortController();
  const shown = new AbortController();
  const hide = (): void => {
    waiting.abort();
    shown.abort();
    delete ad.dataset['asking'];
    delete ad.dataset['sold'];
  };
  const show = (): void => {
    if (coversFocus(ad)) return;
    waiting.abort();
    delete ad.dataset['asking'];
    ad.dataset['sold'] = '';
  };
  for (const type of ['focusin', 'scroll'])
    page.addEventListener(type, show, { signal: waiting.signal, passive: true });
  const close = returningFocus(ad, shown.signal);
  ad.querySelector('.close')?.addEventListener(
    'click',
    () => {
      remember(storage);
      close(hide);
      onClose?.();
    },
    { signal: shown.signal },
  );
  show();
  return hide;
}
