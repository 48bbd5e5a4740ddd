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
import type { PartFor, PartialService, PieceCalls, ServiceIn, WholeService } from './calls.ts';

declare const process: { env: { NODE_ENV?: string } };

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

/**
 * The services that a page has. A port needs only the methods that the page's pieces call: `ServicesOf` names them for
 * each piece.
 */
export type PageServices = {
  readonly [Name in WholeService]?: ReaderServices[Name] | undefined;
} & {
  readonly [Name in PartialService]?: Partial<ReaderServices[Name]> | undefined;
};

const ServicesContext = createContext<PageServices>({});

/** The services for a tree of components. */
export interface ServicesProviderProps {
  /** Created once per page, and shared by its React roots. */
  services: PageServices;
  children?: ReactNode;
}

/** Provides the page's services to its children. @see Z4 */
export const ServicesProvider = ({ services, children }: ServicesProviderProps): ReactElement =>
  createElement(ServicesContext.Provider, { value: services }, children);

function given<Service>(service: Service | undefined, name: string): Service {
  if (service) return service;
  throw new Error(
    `No '${name}' service: wrap the tree in <ServicesProvider services={{ ${name} }}>, for an island in \`wrap\`.`,
  );
}

/** Refuses an adapter without a method that is called, before a reader calls it. */
function requireMethods(caller: string, name: string, service: object, calls: readonly string[]): void {
  const absent = calls.filter(
    (call) => !call.endsWith('?') && typeof (service as Record<string, unknown>)[call] !== 'function',
  );
  if (absent.length > 0)
    throw new Error(
      `${caller} calls ${absent.map((call) => `${name}.${call}`).join(', ')}, which the '${name}' service of its ` +
        '<ServicesProvider> does not have. Add it to your adapter; the type ServicesOf of rotativa/providers has the ' +
        'methods that each piece calls.',
    );
}

/**
 * One of the page's services.
 * @param methods those that the caller calls. Without them, all methods of a port may be absent
 * @throws Error naming a service that the nearest `ServicesProvider` does not have. That of a page does not reach
 *   islands. In development also naming the methods that it does not have
 */
export function useService<N extends WholeService>(name: N): ReaderServices[N];
export function useService<N extends PartialService>(name: N): Partial<ReaderServices[N]>;
export function useService<N extends PartialService, M extends keyof ReaderServices[N] & string>(
  name: N,
  ...methods: readonly M[]
): Pick<ReaderServices[N], M>;
export function useService(name: keyof ReaderServices, ...methods: readonly string[]): unknown {
  const service = given<object>(useContext(ServicesContext)[name], name);
  if (process.env.NODE_ENV !== 'production') requireMethods('A component', name, service, methods);
  return service;
}

/** The services of the page; the others are absent. */
export const useServices = (): PageServices => useContext(ServicesContext);

/**
 * The services that a piece reads, with the methods that it calls; absent where the page has none.
 * @throws Error in development, naming the methods that an adapter lacks
 */
export function usePieceServices<C extends PieceCalls>(
  calls: C,
): { readonly [Name in ServiceIn<C>]?: PartFor<C, Name> | undefined } {
  const services = useContext(ServicesContext);
  if (process.env.NODE_ENV !== 'production')
    for (const named of [calls.needs, calls.uses])
      for (const [name, methods] of Object.entries(named ?? {})) {
        const service = services[name as PartialService];
        if (service) requireMethods(calls.piece, name, service, methods);
      }
  return services as { readonly [Name in ServiceIn<C>]?: PartFor<C, Name> | undefined };
}

/** One service that a piece cannot do without. @throws Error naming a service, or in development a method, that is absent */
export function usePieceService<C extends PieceCalls, N extends ServiceIn<C>>(
  calls: C,
  name: N,
): PartFor<C, N> {
  return given<PartFor<C, N>>(usePieceServices(calls)[name], name);
}

/** The visitor's session; unknown on the server and until the services reply. @see A1 */
export function useSession(): Session {
  const { subscribe, getSnapshot, getServerSnapshot } = useService('session');
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

/** The visitor's subscriptions: null while unknown, false for none. */
export const useSubscriptions = (): Session['subscriptions'] => useSession().subscriptions;
