import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { createConsent } from '../browser/consent.ts';
import { createConsentedAnalytics } from '../consented-analytics.ts';
import type { AdPlace, AdsPort } from '../ports/ads.ts';
import type { AnalyticsPort } from '../ports/analytics.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { Consent, ConsentPort } from '../ports/consent.ts';
import type { PaywallPort, PaywallResult } from '../ports/paywall.ts';
import type { SocialPort } from '../ports/social.ts';
import type { SwgHandlers, SwgPort } from '../ports/swg.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

/** A paywall whose script says always the same: that nothing was triggered, unless it is told otherwise. */
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

/** A decision that was made before the page, and can be changed. */
export function createMemoryConsent(consent: Consent | null = { analytics: true, ads: true }): ConsentPort {
  const port = createConsent(createMemoryStorage());
  if (consent) port.decide(consent);
  return port;
}

export interface MemoryAnalytics extends AnalyticsPort {
  readonly tracked: readonly { name: string; details?: object | undefined }[];
  readonly reader: string | null;
}

/** Measurements kept in a list, once the reader agrees: who is not asked has agreed. */
export function createMemoryAnalytics(consent: ConsentPort = createMemoryConsent()): MemoryAnalytics {
  const tracked: { name: string; details?: object | undefined }[] = [];
  let reader: string | null = null;
  const analytics = createConsentedAnalytics(consent, {
    send: (name, details) => void tracked.push({ name, details }),
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

/** Advertising that only remembers which places are filled. */
export function createMemoryAds(play: MemoryOutcome = {}): AdsPort & { readonly shown: Set<AdPlace> } {
  const shown = new Set<AdPlace>();
  return {
    shown,
    show: async (place) => {
      await outcome(play);
      shown.add(place);
      return () => void shown.delete(place);
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

/** Other companies whose sign-in succeeds, or fails as it is told. */
export const createMemorySocial = (play: MemoryOutcome = {}): SocialPort => ({
  googleButton: async (_element, onCredential) => outcome(play).then(() => onCredential('google-en-memoria')),
  facebook: async () => outcome(play).then(() => 'facebook-en-memoria'),
  signOut: async () => undefined,
});

export interface MemorySwgOptions extends MemoryOutcome {
  /** The SKU that an order must hold to be linked; every order's is when absent. */
  sku?: string | undefined;
  /** True when absent. */
  loggedIn?: boolean | undefined;
}

/** The search giant without its runtime: what a reader would do there is called here. */
export function createMemorySwg({ sku, loggedIn = true, error }: MemorySwgOptions = {}): SwgPort & {
  handlers: SwgHandlers;
  readonly calls: string[];
} {
  const calls: string[] = [];
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
    linkOrder: async ({ orderNumber, items = [] }) => {
      if (sku !== undefined && !items.some((item) => item.sku === sku)) return false;
      needReader('User is not logged in, cannot link');
      calls.push(`linkOrder ${orderNumber}`);
      return true;
    },
    relink: async (idToken) => {
      needReader('User is not logged in.');
      calls.push(`relink ${idToken}`);
    },
    logout: async () => void calls.push('logout'),
  };
}
