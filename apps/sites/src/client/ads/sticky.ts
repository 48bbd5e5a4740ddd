import type { AdsPort } from 'rotativa/providers';
import {
  isStickyAdClosed,
  prepareStickyAd,
  showStickyAd,
  STICKY_AD_ID,
} from 'rotativa/patterns/ads/StickyAd';
import { drawCreative } from './slot.ts';

const storage = (): Storage => sessionStorage;

/**
 * Fills the ad at the lower edge of the window once the reader has begun to read. Without a creative the ad is not shown.
 * @returns takes it away
 * @see B12, X10
 */
export function startSticky(ads: AdsPort, page: Document): () => void {
  const ad = page.getElementById(STICKY_AD_ID);
  if (!ad || isStickyAdClosed(storage)) return () => undefined;
  const stop = new AbortController();
  const fill = async (): Promise<void> => {
    const space = prepareStickyAd(ad);
    const creative = space ? await drawCreative(ads, space) : undefined;
    if (!creative || stop.signal.aborted) {
      creative?.remove();
      delete ad.dataset['asking'];
      return;
    }
    creative.show();
    const hide = showStickyAd(ad, { storage, onClose: creative.remove });
    stop.signal.addEventListener('abort', () => {
      hide();
      creative.remove();
    });
  };
  if (page.scrollingElement?.scrollTop) void fill();
  else page.addEventListener('scroll', () => void fill(), { once: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
