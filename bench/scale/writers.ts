import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { rowsOf } from '../../apps/sandbox/tests/postgres-server.ts';
import { CARD, createCall, join, order, readerAddress, type Ordered, type StepCall } from '../buyer.ts';
import { post, readPosts } from './election.ts';
import type { Newspaper } from './newspaper.ts';

const BUYERS = 20;
/** From one buyer's payment to the next. */
const SPREAD_MS = 500;
/** From an answer that is none to the next try, and the longest that one tries. */
const AGAIN_MS = 500;
const PATIENCE_MS = 180_000;

/** Readers who pay and an editor who writes, whatever breaks. */
export interface Writers {
  /** Writes until it is over, and repeats each call until it is answered. */
  write(isOver: () => boolean): Promise<void>;
  /** When a call was last refused or not answered, by `performance.now()`; undefined if none was. */
  refusedAt(): number | undefined;
  /** Descriptions of what is lost or there twice; empty if all is well. */
  wrong(): Promise<string[]>;
}

/** Signs up readers, whose orders are not paid yet. */
export async function openWriters({ backends, database }: Newspaper): Promise<Writers> {
  const orders = await Promise.all(
    Array.from({ length: BUYERS }, async (_, at) => {
      const send = createCall(backends()[0]!, readerAddress(at));
      const call: StepCall = (_step, ...given) => send(...given);
      return order(call, await join(call));
    }),
  );
  const titles: string[] = [];
  const unanswered: string[] = [];
  let refusedAt: number | undefined;

  async function persist(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await attempt().catch(() => false))) {
      refusedAt = performance.now();
      if (performance.now() > deadline) {
        unanswered.push(`${what} was not answered within ${PATIENCE_MS / 1000} s`);
        return;
      }
      await sleep(AGAIN_MS);
    }
  }

  /** Sends a payment twice to each backend at the same time. */
  const pay = ({ number, token, payment }: Ordered, at: number): Promise<void> =>
    persist(`payment of ${number}`, async () => {
      const sent = backends()
        .flatMap((origin) => [origin, origin])
        .map((origin) =>
          createCall(origin, readerAddress(at))('PUT', payment, { body: { token: CARD }, token }),
        );
      const replies = await Promise.allSettled(sent);
      return replies.some((reply) => reply.status === 'fulfilled' && reply.value.status === 200);
    });

  async function edit(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const title = `Aviso ${randomUUID()}`;
      const send = randomUUID();
      await persist(`post '${title}'`, async () => {
        await post(backends().at(-1)!, title, send);
        return true;
      });
      titles.push(title);
      await sleep(SPREAD_MS);
    }
  }

  return {
    write: async (isOver) => {
      const paid = orders.map(async (ordered, at) => {
        await sleep(at * SPREAD_MS);
        await pay(ordered, at);
      });
      await Promise.all([...paid, edit(isOver)]);
    },
    refusedAt: () => refusedAt,
    wrong: async () => {
      const numbers = orders.map(({ number }) => number);
      const rows = await rowsOf<{ number: string; found: string }>(
        database,
        `select number, concat_ws(', ', status,
           (select count(*) from gateway_authorisations where description = 'Pedido ' || number and status = 'approved'),
           (select count(*) from subscriptions where order_number = number)) as found
         from orders where number = any($1)`,
        [numbers],
      );
      const found = new Map(rows.map((row) => [row.number, row.found]));
      const orderly = numbers.flatMap((number) => {
        const has = found.get(number) ?? 'no such order';
        // Status, charges of the card, subscriptions.
        return has === 'Paid, 1, 1' ? [] : [`order ${number}: ${has}`];
      });
      const posts = await readPosts(backends()[0]!);
      const lost = titles.flatMap((title) => {
        const times = posts.filter((text) => text.includes(title)).length;
        return times === 1 ? [] : [`post '${title}': ${times} times`];
      });
      return [...unanswered, ...orderly, ...lost];
    },
  };
}
