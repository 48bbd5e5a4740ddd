import { ApiError } from '../../domain/errors/api-error.ts';
import type { AdAnswer, AdPlace, AdsPort, AdSize } from '../ports/ads.ts';
import type { ConsentPort } from '../ports/consent.ts';
import { loadScript } from './load-script.ts';

/** Address of the ad library. */
export const AD_SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
/** Shown to administrators only. */
export const NO_PUBLISHER_MESSAGE = 'No DFP Publisher ID has been supplied via site properties.';
/** Logged if the ad library does not load, for example because it is blocked. */
export const ADS_BLOCKED_MESSAGE = 'pubads library was blocked';
/** Time limit for the answer of an ad server. A creative that comes later is not shown. */
export const AD_TIMEOUT_MS = 10_000;

interface AdSlot {
  addService(service: PubAds): AdSlot;
  setTargeting(key: string, value: string | readonly string[]): AdSlot;
}

/** The event of the library when it knows whether a slot has a creative. */
export interface AdRendered {
  slot: object;
  isEmpty: boolean;
  /** A creative without a fixed size has a word here. */
  size?: readonly number[] | string | null;
}
type Listen = (event: 'slotRenderEnded', listener: (rendered: AdRendered) => void) => unknown;
interface PubAds {
  addEventListener: Listen;
  removeEventListener: Listen;
}

/** The used part of the ad library. */
export interface AdLibrary {
  cmd: { push(work: () => void): unknown };
  defineSlot?(path: string, sizes: readonly (readonly number[])[], elementId: string): AdSlot | null;
  pubads?(): PubAds;
  enableServices?(): void;
  display?(elementId: string): void;
  destroySlots?(slots: readonly AdSlot[]): void;
}

/** Settings of the ad manager. */
export interface AdManagerOptions {
  page: { readonly document: Document; googletag?: AdLibrary | undefined };
  /** The publisher's account: the site property `dfp_id`. */
  publisher: string | undefined;
  /** The site property `siteNameAds`. */
  siteName: string;
  consent: Pick<ConsentPort, 'read'>;
  scriptUrl?: string | undefined;
  nonce?: string | undefined;
  /** Milliseconds. Default: `AD_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  log?: ((message: string) => void) | undefined;
}

const sizeOf = ({ size }: AdRendered, [preferred]: readonly AdSize[]): AdSize | undefined => {
  if (!Array.isArray(size)) return preferred;
  const [width, height] = size as number[];
  return width && height ? [width, height] : preferred;
};

/** Defines and displays a slot, and waits for what the library says about it. */
function ask(
  library: AdLibrary,
  path: string,
  { elementId, sizes, targeting = {} }: AdPlace,
  timeoutMs: number,
): Promise<AdAnswer> {
  return new Promise((resolve) => {
    library.cmd.push(() => {
      const service = library.pubads?.();
      const slot = library.defineSlot?.(path, sizes, elementId);
      if (!service || !slot) return resolve({ outcome: 'empty' });
      const remove = (): void => void library.cmd.push(() => library.destroySlots?.([slot]));
      const end = (size?: AdSize): void => {
        clearTimeout(timer);
        service.removeEventListener('slotRenderEnded', listener);
        if (!size) remove();
        resolve(size ? { outcome: 'filled', size, remove } : { outcome: 'empty' });
      };
      const listener = (rendered: AdRendered): void => {
        if (rendered.slot === slot) end(rendered.isEmpty ? undefined : sizeOf(rendered, sizes));
      };
      const timer = setTimeout(end, timeoutMs);
      for (const [key, value] of Object.entries(targeting)) slot.setTargeting(key, value);
      slot.addService(service);
      service.addEventListener('slotRenderEnded', listener);
      library.enableServices?.();
      library.display?.(elementId);
    });
  });
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
    show: async (place) => {
      if (!publisher) throw new ApiError('noPublisher', NO_PUBLISHER_MESSAGE);
      if (!consent.read()?.advertising) return { outcome: 'empty' };
      const library = (page.googletag ??= { cmd: [] });
      try {
        await loadScript(scriptUrl, { document: page.document, nonce });
      } catch {
        if (!isBlocked) log(ADS_BLOCKED_MESSAGE);
        isBlocked = true;
        return { outcome: 'empty' };
      }
      return ask(
        library,
        `/${publisher}/${siteName}/${place.slot}`,
        place,
        options.timeoutMs ?? AD_TIMEOUT_MS,
      );
    },
  };
}
