import { requireCaptcha } from '../../domain/accounts/captcha.ts';
import { SALES_TAG } from '../../domain/sales/single-call.ts';
import type { SalesPort } from '../ports/sales.ts';
import { createHttpClient } from './client.ts';
import { bare, bearer, createCaller } from './identity/caller.ts';
import type { SessionEvents } from './identity/events.ts';
import type { KeptSession } from './identity/session.ts';
import { createCheckout } from './sales/checkout.ts';
import type { SalesContext } from './sales/context.ts';
import { createElsewhere } from './sales/elsewhere.ts';
import * as replies from './sales/replies.ts';
import { createKeptState } from './sales/state.ts';
import { createSubscriptions } from './sales/subscriptions.ts';

export interface HttpSalesOptions {
  /** Where the sales service listens, without a prefix. */
  origin: string;
  /** The session of `createHttpIdentity`. */
  session: Pick<KeptSession, 'current' | 'read' | 'renewed' | 'subscribe'>;
  events: Pick<SessionEvents, 'onLogout'>;
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

/**
 * The sales service by the vendor's contract: cart, order creation, payment and order detail take the bare token,
 * the rest takes `Bearer`.
 * @see 000 §7 'Sales API', arc-contract 'Sales'
 */
export function createHttpSales({ origin, session, events, timeoutMs, fetch }: HttpSalesOptions): SalesPort {
  const client = createHttpClient({
    base: `${origin.replace(/\/+$/, '')}/sales/public/v1`,
    timeoutMs,
    fetch,
  });
  const kept = createKeptState(events, session);

  const config: SalesPort['config'] = (call) =>
    kept.remembering(client({ path: '/config', noCache: true, ...call }, replies.ConfigReply), (found) => ({
      config: found,
    }));

  const context: SalesContext = {
    client,
    kept,
    reader: createCaller({ client, session, scheme: bearer, tag: SALES_TAG }),
    visitor: createCaller({ client, session, scheme: bare, tag: SALES_TAG }),
    captcha: async (token) =>
      requireCaptcha((kept.read().config ?? (await config())).checkoutRecaptchaEnabled, token),
  };

  return {
    state: kept.read,
    config,
    ...createSubscriptions(context),
    ...createCheckout(context),
    ...createElsewhere(context),
  };
}
