import type { ACTIVE_STATUS, CANCELLED_STATUS } from '../../../domain/sales/subscription.ts';
import type { SalesState } from '../../ports/sales.ts';
import type { SessionEvents } from '../identity/events.ts';
import type { StoredSession } from '../identity/session.ts';

const OF_ONE_READER = {
  subscriptions: null,
  sharedSubscriptions: null,
  orders: null,
  addresses: null,
  currentOrder: null,
  cart: null,
} satisfies Partial<SalesState>;

export interface StoredState {
  read(): SalesState;
  /** Stores a part of a reply, unless the reader has logged out since the request. */
  remembering<T>(call: Promise<T>, part: (reply: T) => Partial<SalesState>): Promise<T>;
  /** The subscriptions with a new status for one that was cancelled or rescued. */
  withStatus(id: number, status: typeof ACTIVE_STATUS | typeof CANCELLED_STATUS): Partial<SalesState>;
}

/**
 * The state of the sales client. The reader's data is cleared on the logout event, and when the session ends or changes
 * to another reader, in any tab. The cart of an anonymous visitor is kept when they sign in.
 * @see C1
 */
export function createStoredState(
  events: Pick<SessionEvents, 'onLogout'>,
  session: Pick<StoredSession, 'read' | 'subscribe'>,
): StoredState {
  let state: SalesState = { ...OF_ONE_READER, config: null, paymentOptions: null };
  let readerNumber = 0;
  const forget = (): void => {
    readerNumber += 1;
    state = { ...state, ...OF_ONE_READER };
  };
  events.onLogout(forget);
  let reader = session.read()?.uuid;
  session.subscribe((held) => {
    const before = reader;
    reader = held?.uuid;
    if (before !== undefined && before !== reader) forget();
  });
  return {
    read: () => state,
    remembering: async (call, part) => {
      const asker = readerNumber;
      const reply = await call;
      if (asker === readerNumber) state = { ...state, ...part(reply) };
      return reply;
    },
    withStatus: (id, status) => ({
      subscriptions:
        state.subscriptions?.map((entry) => (entry.subscriptionID === id ? { ...entry, status } : entry)) ??
        null,
    }),
  };
}
