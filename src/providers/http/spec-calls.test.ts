import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IdentityPort } from '../ports/identity.ts';
import type { SalesPort } from '../ports/sales.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { FAULTS, limitFor } from './faults.fixture.ts';
import { createHttpIdentity } from './identity.ts';
import { localEvents } from './identity/events.ts';
import { localServer, tokenUntil, type LocalServer } from './local-server.fixture.ts';
import { createHttpSales } from './sales.ts';
import type { SpecCall } from './spec-calls/call.fixture.ts';
import { IDENTITY_CALLS } from './spec-calls/identity.fixture.ts';
import { SALES_CALLS } from './spec-calls/sales.fixture.ts';

const NOW = new Date('2025-06-10T15:00:00Z');
const ACCESS = tokenUntil(NOW.getTime() / 1000 + 900);
const READER = { uuid: 'r1', accessToken: ACCESS, refreshToken: 'opaque' };
const TOKENS = { bearer: `Bearer ${ACCESS}`, bare: ACCESS, nobody: null };

interface Services {
  identity: IdentityPort;
  sales: SalesPort;
}
function open(origin: string, fetch: typeof globalThis.fetch, timeoutMs?: number): Services {
  const [events, storage, clock] = [localEvents(), createMemoryStorage(), { now: () => NOW }];
  const log = (): void => undefined;
  const identity = createHttpIdentity({ origin, storage, clock, events, fetch, timeoutMs, log });
  identity.adopt(READER);
  return {
    identity,
    sales: createHttpSales({ origin, session: identity.session, events, fetch, timeoutMs }),
  };
}

/** Makes one call against a service with a given reply, and returns the request. */
async function requestOf<P>({ call, act, reply }: SpecCall<P>, port: (services: Services) => P) {
  const sent: { url: string; init: RequestInit }[] = [];
  const services = open('https://api.example', async (input, init = {}) => {
    const url = String(input);
    sent.push({ url, init });
    // Captcha rules read the configuration first.
    const isBefore = url.endsWith('/config') && !call.endsWith('/config');
    return Response.json(isBefore ? {} : reply);
  });
  await act(port(services));
  return sent.at(-1)!;
}

async function expectRequest<P>(prefix: string, wanted: SpecCall<P>, port: (services: Services) => P) {
  const { url, init } = await requestOf(wanted, port);
  expect(`${init.method} ${url}`).toBe(wanted.call.replace(' ', ` https://api.example${prefix}`));
  const headers = new Headers(init.headers);
  expect(headers.get('authorization')).toBe(TOKENS[wanted.as]);
  expect(init.credentials).toBe(wanted.as === 'nobody' ? 'include' : 'same-origin');
  expect(init.cache).toBe(wanted.fresh ? 'no-cache' : undefined);
  if (wanted.body === 'form') {
    expect((init.body as FormData).has('avatar')).toBe(true);
    expect(headers.has('content-type')).toBe(false);
  } else {
    expect(headers.get('content-type')).toBe(wanted.body ? 'application/json' : null);
    expect(init.body === undefined ? undefined : JSON.parse(init.body as string)).toEqual(wanted.body);
  }
}

describe('Identity API: the request of each call', () => {
  it.each(IDENTITY_CALLS)('$call as $as', (wanted) =>
    expectRequest('/identity/public', wanted, ({ identity }) => identity),
  );
});

describe('Sales API: the request of each call', () => {
  it.each(SALES_CALLS)('$call as $as', (wanted) =>
    expectRequest('/sales/public/v1', wanted, ({ sales }) => sales),
  );

  it.each(['/subscription/redeem', '/subscription/gift/redeem'])(
    'POST %s, then the details are fetched',
    async (path) => {
      const sent: string[] = [];
      const { sales } = open('https://api.example', async (input, init) => {
        sent.push(`${init?.method} ${String(input)} ${JSON.stringify(init?.body)}`);
        return Response.json({ subscriptionID: 9, status: 1, sku: 'digital' });
      });
      await (path.includes('gift') ? sales.redeemGift('t') : sales.redeem('t'));
      expect(sent).toEqual([
        `POST https://api.example/sales/public/v1${path} ${JSON.stringify('{"token":"t"}')}`,
        'GET https://api.example/sales/public/v1/subscription/9/details undefined',
      ]);
    },
  );
});

describe('each call with each fault', () => {
  let server: LocalServer;
  beforeEach(async () => {
    server = await localServer();
  });
  afterEach(() => server[Symbol.asyncDispose]());

  /** Makes all calls concurrently, each with a separate adapter, and returns those that did not fail as expected. */
  async function odd<P>(calls: readonly SpecCall<P>[], port: (services: Services) => P, code: string) {
    const outcomes = await Promise.all(
      calls.map(async ({ call, act, saysNothing }) => {
        const services = open(server.origin, fetch, limitFor(code));
        const [outcome] = await Promise.allSettled([act(port(services))]);
        const error = outcome.status === 'rejected' ? (outcome.reason as Error & { code?: string }) : null;
        const kept = services.identity.identity()?.accessToken === ACCESS;
        const { subscriptions, cart, currentOrder } = services.sales.state();
        const isClean = kept && !subscriptions && !cart && !currentOrder;
        return { call, saysNothing, isClean, outcome: error ? `${error.name} ${error.code}` : 'success' };
      }),
    );
    return outcomes.filter(({ outcome, isClean }) => outcome !== `ApiError ${code}` || !isClean);
  }

  describe.each(FAULTS)('%s', (fault, answer, code) => {
    // Nothing is read from some replies, so their shape cannot be wrong.
    const isFine = ({ saysNothing }: { saysNothing?: true | undefined }): boolean =>
      fault === 'a reply of another shape' && saysNothing === true;

    it.each<[string, (wanted: string) => Promise<Awaited<ReturnType<typeof odd>>>]>([
      ['identity', () => odd(IDENTITY_CALLS, ({ identity }) => identity, code)],
      ['sales', () => odd(SALES_CALLS, ({ sales }) => sales, code)],
    ])('every call of %s: one ApiError, and nothing of the reader lost or remembered', async (name, run) => {
      server.answer = answer;
      expect((await run(name)).filter((outcome) => !isFine(outcome))).toEqual([]);
    });
  });
});
