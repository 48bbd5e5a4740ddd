import { randomUUID } from 'node:crypto';

const IDENTITY = '/identity/public/v1';
const SALES = '/sales/public/v1';
const PASSWORD = 'Cordillera7';
/** Replaces a test card in development. */
const TOKEN = 'tok_visa';
const PAYMENT_METHOD = 1008;
const YEARLY = { sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 };
const ADDRESS = { line1: 'Calle 93 # 11-27', locality: 'Bogotá', region: 'Cundinamarca', country: 'CO' };

export interface CrowdFigures {
  readonly readers: number;
  /** From the first call to the last response. */
  readonly seconds: number;
  /** Milliseconds of each call, by what it does, in ascending order. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** Descriptions of failures; empty in a good run. */
  readonly faults: readonly string[];
}

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | undefined;
}

/**
 * Parallel readers, each like a browser with the vendor's client: an anonymous cart, a sign-up, an order, a
 * payment that is sent three times, a cancellation that is sent twice; then each checks its subscriptions.
 */
export async function crowd(origin: string, readers: number): Promise<CrowdFigures> {
  const times = new Map<string, number[]>();
  const faults: string[] = [];
  const expecting = (who: string, said: boolean, what: string) => {
    if (!said) faults.push(`${who}: ${what}`);
  };

  async function call(what: string, method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const { body, token, cookie } = options;
    const begun = performance.now();
    const reply = await fetch(origin + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: token }),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as Record<string, unknown>;
    const list = times.get(what) ?? [];
    times.set(what, list);
    list.push(performance.now() - begun);
    if (reply.status >= 500 || reply.status === 429)
      faults.push(`${what}: ${reply.status} ${JSON.stringify(answer)}`);
    const [set] = reply.headers.getSetCookie();
    return { status: reply.status, body: answer, cookie: set?.split(';')[0] };
  }

  async function reader(): Promise<string> {
    const email = `${randomUUID()}@lectores.example`;
    const { cookie } = await call('fill the cart', 'POST', `${SALES}/cart/item`, {
      body: { items: [YEARLY] },
    });
    const session = await call('sign up', 'POST', `${IDENTITY}/signup`, {
      body: {
        identity: { userName: email, credentials: PASSWORD },
        profile: { email, firstName: 'Lectora' },
      },
      cookie,
    });
    const token = String(session.body['accessToken']);
    const order = await call('order', 'POST', `${SALES}/checkout/order`, {
      body: { email, billingAddress: ADDRESS },
      token,
    });
    const number = String(order.body['orderNumber']);
    const payment = `${SALES}/checkout/order/${number}/payment/${PAYMENT_METHOD}`;
    await call('begin the payment', 'GET', payment, { token });
    const paid = await Promise.all(
      [1, 2, 3].map(() => call('pay', 'PUT', payment, { body: { token: TOKEN }, token })),
    );
    const bought = new Set(paid.flatMap(({ body }) => (body['subscriptionIDs'] as number[] | null) ?? []));
    expecting(email, bought.size === 1, `subscriptions of one order: ${[...bought].join(', ') || 'none'}`);
    const [id] = [...bought];
    const cancelled = await Promise.all(
      [1, 2].map(() =>
        call('cancel', 'PUT', `${SALES}/subscription/${id}/cancel`, {
          body: { reason: 'Otro motivo' },
          token,
        }),
      ),
    );
    const statuses = cancelled.map(({ status }) => status).sort();
    expecting(email, statuses.join() === '200,409', `two cancellations: ${statuses.join()}`);
    const all = (await call('list the subscriptions', 'GET', `${SALES}/subscription/all`, { token }))
      .body as unknown as { subscriptionID: number; statusID: number }[];
    expecting(email, all.length === 1 && all[0]?.statusID === 3, `holds ${JSON.stringify(all)}`);
    const history = await call('read the history', 'GET', `${SALES}/order/history`, { token });
    const [only, ...more] = history.body['orders'] as { orderNumber: string; orderStatus: string }[];
    const kept = only?.orderNumber === number && only.orderStatus === 'Paid' && more.length === 0;
    expecting(email, kept, `history ${JSON.stringify(history.body)}`);
    return number;
  }

  const begun = performance.now();
  const settled = await Promise.allSettled(Array.from({ length: readers }, reader));
  const seconds = (performance.now() - begun) / 1_000;
  for (const result of settled) if (result.status === 'rejected') faults.push(reasonOf(result.reason));
  const numbers = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (new Set(numbers).size !== readers) faults.push(`${new Set(numbers).size} orders of ${readers} readers`);
  for (const list of times.values()) list.sort((a, b) => a - b);
  return { readers, seconds, times, faults };
}

/** `fetch` has the reason only in its error's cause. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? `${String(error)}: ${String(error.cause)}`
    : String(error);

interface CallOptions {
  readonly body?: object;
  readonly token?: string;
  readonly cookie?: string | undefined;
}

/** The quantile of an ascending list. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
