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
import type { AmpReaders } from '../flows/session/amp.ts';
import type { AdsPort } from './ports/ads.ts';
import type { AnalyticsPort } from './ports/analytics.ts';
import type { CaptchaPort } from './ports/captcha.ts';
import type { CardsPort } from './ports/cards.ts';
import type { ClockPort } from './ports/clock.ts';
import type { ConsentPort } from './ports/consent.ts';
import type { IdentityPort } from './ports/identity.ts';
import type { NewsletterPort } from './ports/newsletter.ts';
import type { NewslettersPort } from './ports/newsletters.ts';
import type { AccountNoticePort, ContactPort } from './ports/notifications.ts';
import type { PaywallPort } from './ports/paywall.ts';
import type { SalesPort } from './ports/sales.ts';
import type { Company, SocialPort } from './ports/social.ts';
import type { StoragePort } from './ports/storage.ts';
import type { SwgPort } from './ports/swg-port.ts';
import type { VideoMetadataPort } from './ports/video.ts';
import type { Renewal } from '../flows/renewal/renewal.ts';
import type { SessionStore } from '../flows/session/session-store.ts';

/** The services that a page's islands may use. A page provides those that it needs. */
export interface ReaderServices {
  session: SessionStore;
  identity: IdentityPort;
  sales: SalesPort;
  storage: StoragePort;
  newsletter: NewsletterPort;
  newsletters: NewslettersPort;
  contact: ContactPort;
  accountNotice: AccountNoticePort;
  renewal: Renewal;
  amp: AmpReaders;
  video: VideoMetadataPort;
  paywall: PaywallPort;
  swg: SwgPort;
  social: SocialPort;
  /** The companies with which readers of the site can sign in. */
  companies: readonly Company[];
  captcha: CaptchaPort;
  cards: CardsPort;
  ads: AdsPort;
  analytics: AnalyticsPort;
  consent: ConsentPort;
  clock: ClockPort;
}

const ServicesContext = createContext<ServicesProviderProps['services']>({});

/** The services for a tree of components. */
export interface ServicesProviderProps {
  /** Created once per page, and shared by its React roots. */
  services: { readonly [Name in keyof ReaderServices]?: ReaderServices[Name] | undefined };
  children?: ReactNode;
}

/** Provides the page's services to its children. @see Z4 */
export const ServicesProvider = ({ services, children }: ServicesProviderProps): ReactElement =>
  createElement(ServicesContext.Provider, { value: services }, children);

/**
 * One of the page's services.
 * @throws Error naming a service that the nearest `ServicesProvider` does not have. That of a page does not reach islands.
 */
export function useService<N extends keyof ReaderServices>(name: N): ReaderServices[N] {
  const service = useContext(ServicesContext)[name];
  if (!service)
    throw new Error(
      `No '${name}' service: wrap the tree in <ServicesProvider services={{ ${name} }}>, for an island in \`wrap\`.`,
    );
  return service as ReaderServices[N];
}

/** The services of the page; the others are absent. */
export const useServices = (): ServicesProviderProps['services'] => useContext(ServicesContext);

/** The visitor's session; unknown on the server and until the services reply. @see A1 */
export function useSession(): Session {
  const { subscribe, getSnapshot, getServerSnapshot } = useService('session');
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

/** The visitor's subscriptions: null while unknown, false for none. */
export const useSubscriptions = (): Session['subscriptions'] => useSession().subscriptions;
