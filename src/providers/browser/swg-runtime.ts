import { STORAGE_KEYS } from '../../domain/accounts/storage.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { SwgHandlers, SwgPort } from '../ports/swg-port.ts';
import type { SessionEvents } from '../http/identity/events.ts';
import { loadScript, SCRIPT_TIMEOUT_MS } from './load-script.ts';
import { createSwgFlow, relinkGoogle, SWG_TAG, type SwgFlowOptions } from './swg/flow.ts';
import type { SwgRuntime, SwgWindow } from './swg/runtime.ts';

/** Address of the search engine's runtime. */
export const SWG_SCRIPT = 'https://news.google.com/swg/js/v1/swg.js';

/** Settings of the subscriptions at a search engine. */
export interface SwgOptions extends SwgFlowOptions {
  page: SwgWindow;
  identity: SwgFlowOptions['identity'] & Pick<IdentityPort, 'logout'>;
  events: Pick<SessionEvents, 'onLogout'>;
  /** The publication's product at the search engine, as 'example.com:basic'. */
  product: string;
  /** The SKU of the orders that can be linked. */
  sku: string;
  /** Default: `SWG_SCRIPT`. */
  scriptUrl?: string | undefined;
  nonce?: string | undefined;
  /** Time limit for the start of the runtime, in milliseconds. Default: `SCRIPT_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
}

/** Subscriptions through the search engine's runtime. @see C10 */
export function createSwg(options: SwgOptions): SwgPort {
  const { page, identity, storage, events, product, sku, log = console.warn } = options;
  const { scriptUrl = SWG_SCRIPT, nonce, timeoutMs = SCRIPT_TIMEOUT_MS } = options;
  const flow = createSwgFlow(options);
  let started: Promise<SwgRuntime> | undefined;
  let latest: SwgHandlers = {};

  const canLink: SwgPort['canLink'] = ({ items = [] }) => items.some((item) => item.sku === sku);
  const forget = (): boolean => storage.set(STORAGE_KEYS.swgCanceled, 'false', 'persistent');
  events.onLogout(() => void forget());

  /** The runtime, after its script has loaded and processed the queue. */
  async function load(): Promise<SwgRuntime> {
    const queue = (page.SWG ??= [] as unknown as NonNullable<SwgWindow['SWG']>);
    const attributes = { 'subscriptions-control': 'manual' };
    const ready = new Promise<SwgRuntime>((resolve) => queue.push(resolve));
    await loadScript(scriptUrl, { document: page.document, timeoutMs, nonce, attributes });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const error = new ApiError(CLIENT_CODES.timeout, 'The runtime did not start in time.');
      timer = setTimeout(() => reject(error), timeoutMs);
    });
    return Promise.race([ready, late]).finally(() => clearTimeout(timer));
  }

  const runtime = async (): Promise<SwgRuntime> => {
    if (started) return started;
    throw new ApiError(CLIENT_CODES.badRequest, `${SWG_TAG} is not started.`);
  };

  return {
    start: async (handlers) => {
      latest = handlers;
      const isRunning = started !== undefined;
      const starting = (started ??= load().then((found) => {
        found.init(product);
        found.setOnEntitlementsResponse((answer) => void flow.entitlements(answer, latest));
        found.setOnPaymentResponse((answer) => void flow.payment(answer, latest));
        found.setOnLoginRequest(() => latest.onLoginRequest?.());
        // Linking in the search engine's window changes the session, so it is refreshed before the next report.
        found.setOnLinkComplete(() => void identity.heartbeat().catch(() => null));
        found.start();
        return found;
      }));
      try {
        const found = await starting;
        // The runtime reports once. After a reset it asks its service again.
        if (isRunning) {
          found.reset();
          found.start();
        }
        return true;
      } catch (error) {
        started = undefined;
        log(`${SWG_TAG} The runtime cannot be started.`, error);
        return false;
      }
    },
    showOffers: async () => (await runtime()).showOffers(),
    subscribe: async (id) => (await runtime()).subscribe(id),
    canLink,
    linkOrder: async (order) => {
      if (!canLink(order)) return false;
      if (!(await identity.isLoggedIn()))
        throw new ApiError(CLIENT_CODES.missingJwt, 'User is not logged in, cannot link');
      const token = await identity.swgAccessToken();
      return (await runtime()).saveSubscription(() => ({ token }));
    },
    relink: async (idToken) => {
      if (!(await identity.isLoggedIn()))
        throw new ApiError(CLIENT_CODES.missingJwt, 'User is not logged in.');
      await relinkGoogle(identity, idToken);
    },
    logout: async () => {
      await identity.logout();
      forget();
      const found = await started?.catch(() => undefined);
      found?.clear();
      page.location.reload();
    },
  };
}
