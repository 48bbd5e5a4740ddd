import { ApiError } from '../../domain/errors/api-error.ts';
import type { AdsPort } from '../ports/ads.ts';
import type { ConsentPort } from '../ports/consent.ts';
import { loadScript } from './load-script.ts';

export const AD_SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
/** Shown to administrators only. */
export const NO_PUBLISHER_MESSAGE = 'No DFP Publisher ID has been supplied via site properties.';
export const ADS_BLOCKED_MESSAGE = 'pubads library was blocked';

interface AdSlot {
  addService(service: PubAds): AdSlot;
  setTargeting(key: string, value: string | readonly string[]): AdSlot;
}
type PubAds = object;

/** The used part of the ad library. */
export interface AdLibrary {
  cmd: { push(work: () => void): unknown };
  defineSlot?(path: string, sizes: readonly (readonly number[])[], elementId: string): AdSlot | null;
  pubads?(): PubAds;
  enableServices?(): void;
  display?(elementId: string): void;
  destroySlots?(slots: readonly AdSlot[]): void;
}

export interface AdManagerOptions {
  page: { readonly document: Document; googletag?: AdLibrary };
  /** The publisher's account: the site property `dfp_id`. */
  publisher: string | undefined;
  /** The site property `siteNameAds`. */
  siteName: string;
  consent: Pick<ConsentPort, 'read'>;
  scriptUrl?: string | undefined;
  nonce?: string | undefined;
  log?: ((message: string) => void) | undefined;
}

/**
 * Ads of an ad manager. Its library does not load before the reader consents to advertising; until then, and if the
 * library is blocked, the slots stay as they are.
 * @see B12, X8
 */
export function createAdManager(options: AdManagerOptions): AdsPort {
  const { page, publisher, siteName, consent, scriptUrl = AD_SCRIPT, nonce, log = console.warn } = options;
  let isBlocked = false;

  return {
    show: async ({ elementId, slot, sizes, targeting = {} }) => {
      if (!publisher) throw new ApiError('noPublisher', NO_PUBLISHER_MESSAGE);
      if (!consent.read()?.advertising) return () => undefined;
      const library = (page.googletag ??= { cmd: [] });
      try {
        await loadScript(scriptUrl, { document: page.document, nonce });
      } catch {
        if (!isBlocked) log(ADS_BLOCKED_MESSAGE);
        isBlocked = true;
        return () => undefined;
      }
      let shown: AdSlot | null = null;
      library.cmd.push(() => {
        const service = library.pubads?.();
        shown = library.defineSlot?.(`/${publisher}/${siteName}/${slot}`, sizes, elementId) ?? null;
        if (!service || !shown) return;
        for (const [key, value] of Object.entries(targeting)) shown.setTargeting(key, value);
        shown.addService(service);
        library.enableServices?.();
        library.display?.(elementId);
      });
      return () => {
        library.cmd.push(() => {
          if (shown) library.destroySlots?.([shown]);
        });
      };
    },
  };
}
