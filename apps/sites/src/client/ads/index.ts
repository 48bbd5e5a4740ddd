import type { AdsPort, ConsentPort } from 'rotativa/providers';
import { createAdManager, createFrameAds } from 'rotativa/providers/browser';
import { AD_MANAGER, ADS_META } from '../../contract/ads.ts';
import { startInterstitial } from './interstitial.ts';
import { askPixel } from './pixel.ts';
import { fillSlot } from './slot.ts';
import { startSticky } from './sticky.ts';

/** Slots are filled shortly before the reader comes to them. */
const AHEAD = '400px';

let started = false;

/** The ad server that the page names. */
function adsOf({ content, dataset }: HTMLMetaElement, consent: ConsentPort): AdsPort {
  const { site = '', publisher, unit = '' } = dataset;
  return content === AD_MANAGER
    ? createAdManager({ page: window, publisher, siteName: unit, consent, log: console.info })
    : createFrameAds({ address: content, site, page: window, consent, title: 'Publicidad' });
}

/**
 * Asks for the pixel of this page, and fills its ad slots, once: each when the reader is near it. Call it after the reader has allowed ads. A
 * slot that is not displayed, on the other kind of device, is never near. When the reader withdraws the permission,
 * what was shown is removed. A prerendered page has no reader yet.
 * @see B12, X8, X10
 */
export function startAds(page: Document, consent: ConsentPort): void {
  askPixel(page, consent);
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${ADS_META}]`);
  if (started || !meta || page.prerendering) return;
  started = true;
  const ads = adsOf(meta, consent);
  const shown: Promise<() => void>[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        shown.push(fillSlot(ads, target as HTMLElement));
      }
    },
    { rootMargin: AHEAD },
  );
  for (const space of page.querySelectorAll('.rt-body-ad > [data-ad-slot]')) observer.observe(space);
  const ends = [startSticky(ads, page), startInterstitial(ads, window, () => new Date())];
  const stop = consent.subscribe((given) => {
    if (given?.advertising) return;
    stop();
    observer.disconnect();
    for (const end of ends) end();
    for (const empty of shown) void empty.then((run) => run());
    started = false;
  });
}
