import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { AnalyticsEvent } from '../../domain/analytics/event.ts';
import { createConsentedAnalytics } from '../../flows/analytics/consented-analytics.ts';
import type { AdPlace, AdsPort, AdSize } from '../ports/ads.ts';
import type { AnalyticsPort } from '../ports/analytics.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { ConsentPort } from '../ports/consent.ts';
import type { PaywallPort, PaywallResult } from '../ports/paywall.ts';
import type { SocialPort } from '../ports/social.ts';
import type { SwgHandlers, SwgPort } from '../ports/swg-port.ts';
import { createMemoryConsent } from './consent.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

/** A paywall with a fixed result; default: not triggered. */
export const createMemoryPaywall = (
  triggered: PaywallResult['triggered'] = null,
  play: MemoryOutcome = {},
): PaywallPort => ({
  check: async (_page, { signal } = {}) => {
    if (signal?.aborted) throw new ApiError(CLIENT_CODES.aborted, 'The request was aborted.');
    await outcome(play);
    return { triggered, ruleCount: 1 };
  },
});

/** Analytics with what it has measured. */
export interface MemoryAnalytics extends AnalyticsPort {
  readonly tracked: readonly AnalyticsEvent[];
  readonly reader: string | null;
}

/** Measurements in a list, after consent. Without a consent port, consent is given. */
export function createMemoryAnalytics(consent: ConsentPort = createMemoryConsent()): MemoryAnalytics {
  const tracked: AnalyticsEvent[] = [];
  let reader: string | null = null;
  const analytics = createConsentedAnalytics(consent, {
    send: (name, properties) => void tracked.push({ name, properties } as AnalyticsEvent),
    remember: (uuid) => {
      reader = uuid;
    },
  });
  return {
    ...analytics,
    tracked,
    get reader() {
      return reader;
    },
  };
}

/** How the ad server behaves. */
export interface MemoryAds extends MemoryOutcome {
  /** The slots without an ad. */
  unsold?: readonly string[] | undefined;
  /** Ends when the server answers. Default: at once. */
  late?: Promise<void> | undefined;
  /** Default: the first size of the slot. */
  size?: AdSize | undefined;
  /** Default: consent is given. */
  consent?: Pick<ConsentPort, 'read'> | undefined;
}

/** Advertising that only stores the filled slots. */
export function createMemoryAds(play: MemoryAds = {}): AdsPort & { readonly shown: Set<AdPlace> } {
  const { unsold = [], consent = createMemoryConsent() } = play;
  const shown = new Set<AdPlace>();
  return {
    shown,
    show: async (place) => {
      if (!consent.read()?.advertising) return { outcome: 'empty' };
      await play.late;
      await outcome(play);
      const size = play.size ?? place.sizes[0];
      if (!size || unsold.includes(place.slot)) return { outcome: 'empty' };
      shown.add(place);
      return { outcome: 'filled', size, remove: () => void shown.delete(place) };
    },
  };
}

/** A captcha that is solved at once. */
export const createMemoryCaptcha = (proof = 'captcha-en-memoria', play: MemoryOutcome = {}): CaptchaPort => ({
  render: async (_element, onChange) => {
    await outcome(play);
    let current: string | undefined = proof;
    onChange(current);
    return {
      token: () => current,
      reset: () => {
        current = undefined;
        onChange(undefined);
      },
    };
  },
});

/** Social sign-in that succeeds, or fails with a given error. */
export const createMemorySocial = (play: MemoryOutcome = {}): SocialPort => ({
  googleButton: async (_element, onCredential) => outcome(play).then(() => onCredential('google-en-memoria')),
  facebook: async () => outcome(play).then(() => 'facebook-en-memoria'),
  signOut: async () => undefined,
});

/** How the search engine behaves. */
export interface MemorySwgOptions extends MemoryOutcome {
  /** Links only orders that contain this SKU. Without it every order is linked. */
  sku?: string | undefined;
  /** Default: true. */
  loggedIn?: boolean | undefined;
}

/** The search engine without its runtime: the reader's actions are methods. */
export function createMemorySwg({ sku, loggedIn = true, error }: MemorySwgOptions = {}): SwgPort & {
  handlers: SwgHandlers;
  readonly calls: string[];
} {
  const calls: string[] = [];
  const canLink: SwgPort['canLink'] = ({ items = [] }) =>
    sku === undefined || items.some((item) => item.sku === sku);
  const needReader = (message: string): void => {
    if (!loggedIn) throw new ApiError(CLIENT_CODES.missingJwt, message);
  };
  return {
    calls,
    handlers: {},
    async start(handlers) {
      this.handlers = handlers;
      return error === undefined;
    },
    showOffers: async () => void calls.push('showOffers'),
    subscribe: async (id) => void calls.push(`subscribe ${id}`),
    canLink,
    linkOrder: async (order) => {
      if (!canLink(order)) return false;
      needReader('User is not logged in, cannot link');
      calls.push(`linkOrder ${order.orderNumber}`);
      return true;
    },
    relink: async (idToken) => {
      needReader('User is not logged in.');
      calls.push(`relink ${idToken}`);
    },
    logout: async () => void calls.push('logout'),
  };
}
