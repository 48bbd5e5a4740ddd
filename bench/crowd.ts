import { CARD, createCall, join, order, readerAddress, SALES, type Joined, type StepCall } from './buyer.ts';

export interface CrowdFigures {
  readonly readers: number;
  /** From the first order to the last response. */
  readonly seconds: number;
  /** Milliseconds of each call, by what it does, in ascending order. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** Descriptions of failures; empty in a good run. */
  readonly faults: readonly string[];
}

/** The account service hashes a few passwords at a time, and refuses the 403rd that waits. */
const JOIN_AT_ONCE = 200;

/**
 * Parallel readers, each like a browser with the vendor's client: an anonymous cart and a sign-up; when all have an
 * account, all at once an order, a payment that is sent three times, and a cancellation that is sent twice; then each
 * checks its subscriptions.
 */
export async function crowd(origin: string, readers: number): Promise<CrowdFigures> {
  const times = new Map<string, number[]>();
  const faults: string[] = [];
  const expecting = (who: string, said: boolean, what: string) => {
    if (!said) faults.push(`${who}: ${what}`);
  };

  /** The calls of one reader, which are timed. */
  function callOf(at: number): StepCall<string> {
    const send = createCall(origin, readerAddress(at));
    return async (what, ...given) => {
      const begun = performance.now();
      const reply = await send(...given);
      const list = times.get(what) ?? [];
      times.set(what, list);
      list.push(performance.now() - begun);
      if (reply.status >= 500 || reply.status === 429)
        faults.push(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply;
    };
  }

  async function buy(reader: Joined, at: number): Promise<string> {
    const call = callOf(at);
    const { email, number, token, payment } = await order(call, reader);
    const paid = await Promise.all(
      [1, 2, 3].map(() => call('pay', 'PUT', payment, { body: { token: CARD }, token })),
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

  const joined: Joined[] = [];
  while (joined.length < readers) {
    const length = Math.min(JOIN_AT_ONCE, readers - joined.length);
    const first = joined.length;
    joined.push(...(await Promise.all(Array.from({ length }, (_, at) => join(callOf(first + at))))));
  }
  const begun = performance.now();
  const settled = await Promise.allSettled(joined.map(buy));
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

/** The quantile of an ascending list. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
