import type { ClockPort } from '../../ports/clock.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { identityRoutes } from './identity-routes.ts';
import { Fault, type Handler, type MemoryRequest, type Routes } from './request.ts';
import { emptyState, type BackendState } from './state.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { accountOf } from './tokens.ts';

/** A simulated failure: a response of the service, or none. */
export type Failure = { status: number; code: string; message?: string } | 'network' | 'never';

/** The service in memory: its calls, and its state for tests. */
export interface MemoryBackend {
  state: BackendState;
  /** The `fetch` of another browser, with a separate cart until its reader signs in. */
  browser(): typeof fetch;
  /**
   * Makes calls fail until `mend()`.
   * @param call a part of 'METHOD /path', as 'GET /identity/public/v1/profile' or '/checkout/'
   */
  fail(call: string, failure: Failure): void;
  /** Ends all simulated failures. */
  mend(): void;
}

/** The time and the products of the service. */
export interface MemoryBackendOptions {
  clock?: ClockPort | undefined;
  /** Delay of every response in milliseconds; default: 0. */
  delayMs?: number | undefined;
}

interface Route {
  method: string;
  pattern: RegExp;
  handle: Handler;
}

const compile = (prefix: string, routes: Routes): Route[] =>
  Object.entries(routes).map(([key, handle]) => {
    const [method = '', path = ''] = key.split(' ');
    const pattern = new RegExp(`^${prefix}${path.replaceAll(/:\w+/g, '([^/]+)')}$`);
    return { method, pattern, handle };
  });

/** The account and sales services in memory, as a replacement for `fetch`. */
export function createMemoryBackend({
  clock = { now: () => new Date() },
  delayMs = 0,
}: MemoryBackendOptions = {}): MemoryBackend {
  const state = emptyState(clock);
  const table = [
    ...compile('/identity/public', identityRoutes(state)),
    ...compile('/sales/public/v1', { ...checkoutRoutes(state), ...subscriptionRoutes(state) }),
  ];
  const failures = new Map<string, Failure>();

  function answer(method: string, url: URL, init: RequestInit | undefined, browser: string): unknown {
    for (const { method: wanted, pattern, handle } of table) {
      const match = wanted === method ? pattern.exec(url.pathname) : null;
      if (!match) continue;
      const request: MemoryRequest = {
        ...accountOf(state, new Headers(init?.headers).get('authorization')),
        params: match.slice(1).map(decodeURIComponent),
        query: url.searchParams,
        body: readBody(init?.body),
        browser,
      };
      const reply = handle(request);
      adoptCart(reply, browser);
      return reply;
    }
    throw new Fault(404, '404', `No route for ${method} ${url.pathname}`);
  }

  /** A browser's cart moves to the reader who signs in there. */
  function adoptCart(reply: unknown, browser: string): void {
    const lines = state.carts.get(browser);
    const begins = typeof reply === 'object' && reply !== null && 'refreshToken' in reply && 'uuid' in reply;
    if (!begins || !lines) return;
    state.carts.set(String(reply.uuid), lines);
    state.carts.delete(browser);
  }

  async function respond(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    browser: string,
  ): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : String(input), 'https://memory.invalid');
    const method = init?.method ?? 'GET';
    await pause(delayMs, init?.signal);
    const failure = [...failures].find(([call]) => `${method} ${url.pathname}`.includes(call))?.[1];
    if (failure === 'network') throw new TypeError('fetch failed');
    if (failure === 'never') await pause(Infinity, init?.signal);
    if (typeof failure === 'object') return refusal(failure);
    try {
      return Response.json(answer(method, url, init, browser));
    } catch (error) {
      if (error instanceof Fault) return refusal(error);
      throw error;
    }
  }

  return {
    state,
    browser: () => {
      const browser = `browser-${state.next()}`;
      return (input, init) => respond(input, init, browser);
    },
    fail: (call, failure) => void failures.set(call, failure),
    mend: () => failures.clear(),
  };
}

const refusal = ({ status, code, message }: Exclude<Failure, string>): Response =>
  Response.json({ code, message: message ?? code, httpStatus: status }, { status });

function readBody(body: BodyInit | null | undefined): Record<string, unknown> {
  if (typeof body !== 'string') return {};
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
}

/** Waits until the caller aborts. */
async function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (ms === 0) return;
  await new Promise<void>((resolve, reject) => {
    const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
