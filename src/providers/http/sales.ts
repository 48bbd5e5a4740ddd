import { requireCaptcha } from '../../domain/accounts/captcha.ts';
import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import { SALES_TAG } from '../../domain/sales/single-call.ts';
import type { SalesPort } from '../ports/sales.ts';
import { createChanges, type SharedCount } from './changes.ts';
import { createHttpClient } from './client.ts';
import { bare, bearer, createCaller } from './identity/caller.ts';
import type { SessionEvents } from './identity/events.ts';
import type { StoredSession } from './identity/session.ts';
import { createCheckout } from './sales/checkout.ts';
import type { SalesContext } from './sales/context.ts';
import { createThirdParty } from './sales/third-party.ts';
import * as replies from './sales/replies.ts';
import { createStoredState } from './sales/state.ts';
import { createSubscriptions } from './sales/subscriptions.ts';

/** Where the sales service is, and whose session it follows. */
export interface HttpSalesOptions {
  /** Origin of the sales service, without a prefix. */
  origin: string;
  /** The session of `createHttpIdentity`. */
  session: Pick<StoredSession, 'current' | 'read' | 'renewed' | 'subscribe'>;
  events: Pick<SessionEvents, 'onLogout'>;
  /** The storage of `createHttpIdentity`. With it changes in other tabs are heard. */
  storage?: SharedCount['storage'] | undefined;
  /** Milliseconds for each call. Default: `CALL_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

/**
 * The sales service by the vendor's contract. Cart, order creation, payment and order detail take the bare token,
 * all other calls take `Bearer`.
 */
export function createHttpSales(options: HttpSalesOptions): SalesPort {
  const { origin, session, events, storage, timeoutMs, fetch } = options;
  const client = createHttpClient({
    base: `${origin.replace(/\/+$/, '')}/sales/public/v1`,
    timeoutMs,
    fetch,
  });
  const stored = createStoredState(events, session);

  const config: SalesPort['config'] = (call) =>
    stored.remembering(client({ path: '/config', noCache: true, ...call }, replies.ConfigReply), (found) => ({
      config: found,
    }));

  const subscriptions = createChanges(storage && { storage, key: STORAGE_KEYS.subscriptionChanges });
  const context: SalesContext = {
    changing: subscriptions.changing,
    client,
    stored,
    reader: createCaller({ client, session, scheme: bearer, tag: SALES_TAG }),
    visitor: createCaller({ client, session, scheme: bare, tag: SALES_TAG }),
    captcha: async (token) =>
      requireCaptcha((stored.read().config ?? (await config())).checkoutRecaptchaEnabled, token),
  };

  return {
    state: stored.read,
    onSubscriptionsChange: subscriptions.subscribe,
    notifySubscriptionsChange: () => void subscriptions.changing(Promise.resolve()),
    config,
    ...createSubscriptions(context),
    ...createCheckout(context),
    ...createThirdParty(context),
  };
}
