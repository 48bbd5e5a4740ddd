import { nextSession, UNKNOWN_SESSION, type Session, type SessionEvent } from '../domain/accounts/session.ts';
import type { IdentityPort } from './ports/identity.ts';
import type { SalesPort } from './ports/sales.ts';

export interface SessionServices {
  identity: Pick<IdentityPort, 'identity' | 'profile' | 'subscribe'>;
  sales: Pick<SalesPort, 'activeSubscriptions'>;
  log?: ((message: string, error: unknown) => void) | undefined;
}

/** What a page knows of its visitor, for any number of React roots. */
export interface SessionStore {
  getSnapshot(): Session;
  /** Unknown, always: a server's page is the same for everybody. */
  getServerSnapshot(): Session;
  subscribe(listener: () => void): () => void;
  /** Asks again who the visitor is; settles when profile and subscriptions are known. */
  load(): Promise<void>;
  /** Records a change that the reader made, as a cancellation. */
  dispatch(event: SessionEvent): void;
}

/**
 * The session machine over the reader's services: profile first, then the subscriptions. The first listener makes
 * it load; it follows log-ins and log-outs of this tab and of others. Nothing is global: one store is made per page.
 * @see 000 §4, A1
 */
export function createSessionStore({ identity, sales, log = console.warn }: SessionServices): SessionStore {
  let session = UNKNOWN_SESSION;
  let turn = 0;
  let follows: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function dispatch(event: SessionEvent): void {
    const next = nextSession(session, event);
    if (next === session) return;
    session = next;
    [...listeners].forEach((listener) => listener());
  }

  async function load(): Promise<void> {
    const mine = ++turn;
    // What an earlier question still answers is about a reader who may be gone.
    const tell = (event: SessionEvent): void => {
      if (mine === turn) dispatch(event);
    };
    if (!identity.identity()) return tell({ type: 'noIdentity' });
    try {
      tell({ type: 'profileLoaded', profile: await identity.profile() });
    } catch (error) {
      log('The profile cannot be read: the reader counts as anonymous.', error);
      return tell({ type: 'profileFailed' });
    }
    try {
      tell({ type: 'subscriptionsLoaded', subscriptions: await sales.activeSubscriptions() });
    } catch (error) {
      log('The subscriptions cannot be read: the reader counts as having none.', error);
      tell({ type: 'subscriptionsFailed' });
    }
  }

  function follow(): () => void {
    let uuid = identity.identity()?.uuid;
    const stop = identity.subscribe((held) => {
      if (held?.uuid === uuid) return;
      uuid = held?.uuid;
      void load();
    });
    void load();
    return stop;
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
