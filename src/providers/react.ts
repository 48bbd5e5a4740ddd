'use client';

import {
  createContext,
  createElement,
  useContext,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Session } from '../domain/accounts/session.ts';
import type { AmpReaders } from './amp.ts';
import type { AdsPort } from './ports/ads.ts';
import type { AnalyticsPort } from './ports/analytics.ts';
import type { CaptchaPort } from './ports/captcha.ts';
import type { ClockPort } from './ports/clock.ts';
import type { ConsentPort } from './ports/consent.ts';
import type { IdentityPort } from './ports/identity.ts';
import type { NewsletterPort } from './ports/newsletter.ts';
import type { ContactPort } from './ports/notifications.ts';
import type { PaywallPort } from './ports/paywall.ts';
import type { SalesPort } from './ports/sales.ts';
import type { SocialPort } from './ports/social.ts';
import type { StoragePort } from './ports/storage.ts';
import type { SwgPort } from './ports/swg.ts';
import type { VideoMetadataPort } from './ports/video.ts';
import type { Renewal } from './renewal.ts';
import type { SessionStore } from './session-store.ts';

/** What a page's islands reach a reader's account with. A page gives the ones that it uses. */
export interface ReaderServices {
  session: SessionStore;
  identity: IdentityPort;
  sales: SalesPort;
  storage: StoragePort;
  newsletter: NewsletterPort;
  contact: ContactPort;
  renewal: Renewal;
  amp: AmpReaders;
  video: VideoMetadataPort;
  paywall: PaywallPort;
  swg: SwgPort;
  social: SocialPort;
  captcha: CaptchaPort;
  ads: AdsPort;
  analytics: AnalyticsPort;
  consent: ConsentPort;
  clock: ClockPort;
}

const ServicesContext = createContext<Partial<ReaderServices>>({});

export interface ServicesProviderProps {
  /** Made once per page, and shared by its React roots. */
  services: Partial<ReaderServices>;
  children?: ReactNode;
}

/** Hands the page's services to what is below. @see Z4 */
export const ServicesProvider = ({ services, children }: ServicesProviderProps): ReactElement =>
  createElement(ServicesContext.Provider, { value: services }, children);

/**
 * One of the page's services.
 * @throws Error naming the service that the page's `ServicesProvider` was not given
 */
export function useService<N extends keyof ReaderServices>(name: N): ReaderServices[N] {
  const service = useContext(ServicesContext)[name];
  if (!service)
    throw new Error(`No '${name}' service: wrap the page in <ServicesProvider services={{ ${name} }}>.`);
  return service as ReaderServices[N];
}

/** The services that the page was given; those it was not are absent. */
export const useServices = (): Partial<ReaderServices> => useContext(ServicesContext);

/** What is known of the visitor; unknown on the server and until the services answer. @see A1 */
export function useSession(): Session {
  const { subscribe, getSnapshot, getServerSnapshot } = useService('session');
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

/** The visitor's subscriptions: null while unknown, false for none. */
export const useSubscriptions = (): Session['subscriptions'] => useSession().subscriptions;
