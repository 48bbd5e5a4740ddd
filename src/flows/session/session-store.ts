import {
  nextSession,
  UNKNOWN_SESSION,
  type Session,
  type SessionEvent,
} from '../../domain/accounts/session.ts';
import type { IdentityPort } from '../../providers/ports/identity.ts';
import type { SalesPort } from '../../providers/ports/sales.ts';

/** The parts of identity and sales that the session needs. */
export interface SessionServices {
  /** Without `onProfileChange` the session only follows log-ins and log-outs. */
  identity: Pick<IdentityPort, 'identity' | 'profile' | 'subscribe'> &
    Partial<Pick<IdentityPort, 'onProfileChange'>>;
  /** Without `onSubscriptionsChange` the page must call `load()` or `dispatch()` after a payment or a cancellation. */
  sales: Pick<SalesPort, 'activeSubscriptions'> & Partial<Pick<SalesPort, 'onSubscriptionsChange'>>;
  log?: ((message: string, error: unknown) => void) | undefined;
}

/** The visitor's session, for any number of React roots. */
export interface SessionStore {
  getSnapshot(): Session;
  /** Always unknown: a server's page is the same for all readers. */
  getServerSnapshot(): Session;
  subscribe(listener: () => void): () => void;
  /** Loads the session again; resolves when profile and subscriptions are known. */
  load(): Promise<void>;
  /** Records a change that the page knows before the services are called again, such as a cancellation. */
  dispatch(event: SessionEvent): void;
}

/**
 * The session machine for the reader's services: profile first, then the subscriptions. The first listener starts
 * loading. The session follows log-ins and log-outs in all tabs, and changes by the adapters of this page: payments,
 * cancellations, sharing, the profile. Nothing is global: each page creates one store.
 * @see A1
 */
export function createSessionStore({ identity, sales, log = console.warn }: SessionServices): SessionStore {
  let session = UNKNOWN_SESSION;
  // A reply to an earlier request may be about a previous reader, or older than a change, and is ignored.
  let profileTurn = 0;
  let subscriptionsTurn = 0;
  /** The reader of the latest profile request. */
  let reader: string | undefined;
  let follows: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function become(next: Session): void {
    if (next === session) return;
    session = next;
    [...listeners].forEach((listener) => listener());
  }
  const dispatch = (event: SessionEvent): void => become(nextSession(session, event));

  async function load(): Promise<void> {
    subscriptionsTurn += 1;
    if (await loadProfile()) await loadSubscriptions();
  }

  /** Whether there is a reader, and no newer request. */
  async function loadProfile(): Promise<boolean> {
    const mine = ++profileTurn;
    const before = reader;
    reader = identity.identity()?.uuid;
    if (reader === undefined) {
      dispatch({ type: 'noIdentity' });
      return false;
    }
    // The earlier reader is not shown while another one is loading.
    if (session.user && reader !== before) become(UNKNOWN_SESSION);
    try {
      const profile = await identity.profile();
      if (mine !== profileTurn) return false;
      dispatch({ type: 'profileLoaded', profile });
      return true;
    } catch (error) {
      log('The profile cannot be read: the reader counts as anonymous.', error);
      if (mine === profileTurn) dispatch({ type: 'profileFailed' });
      return false;
    }
  }

  async function loadSubscriptions(): Promise<void> {
    const mine = ++subscriptionsTurn;
    try {
      const subscriptions = await sales.activeSubscriptions();
      if (mine === subscriptionsTurn) dispatch({ type: 'subscriptionsLoaded', subscriptions });
    } catch (error) {
      log('The subscriptions cannot be read: the reader counts as having none.', error);
      if (mine === subscriptionsTurn) dispatch({ type: 'subscriptionsFailed' });
    }
  }

  function follow(): () => void {
    let uuid = identity.identity()?.uuid;
    const stops = [
      identity.subscribe((held) => {
        // A new token of the reader changes nothing, unless the page counts the reader as anonymous.
        if (held?.uuid === uuid && session.user !== false) return;
        uuid = held?.uuid;
        void load();
      }),
      // A visitor who pays or verifies an address without a session does not change the session.
      identity.onProfileChange?.(() => void (session.user ? loadProfile() : load())),
      sales.onSubscriptionsChange?.(() => void (session.user ? loadSubscriptions() : load())),
    ];
    void load();
    return () => stops.forEach((stop) => stop?.());
  }

  return {
    getSnapshot: () => session,
    getServerSnapshot: () => UNKNOWN_SESSION,
    load,
    dispatch,
    subscribe: (listener) => {
      listeners.add(listener);
      follows ??= follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        follows?.();
        follows = undefined;
      };
    },
  };
}
