import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { totals } from './crowd.ts';
import { openSales, ORDER, PAYU, SALES, YEARLY } from './open-sales.ts';

/** More than one moment's payments: some are answered before the interruption, some wait, some come after it. */
const ORDERS = 30;
const AT_ONCE = 10;
/** So many are answered when the interruption comes. */
const ANSWERED = 8;
const RETRY_MS = 50;

const PROGRAM = join(import.meta.dirname, 'serve-sales.fixture.ts');

/** An order that can be paid at once. */
interface Order {
  readonly number: string;
  /** Whose it is. */
  readonly session: string;
  readonly card: string;
}

/** A sandbox in its own process, which an unhandled error ends. */
export interface SalesProcess {
  readonly url: string;
  /** How it ended; undefined while it runs. */
  readonly end: () => string | undefined;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** @param environment has the database, as for `npm run sandbox` */
export async function startSalesProcess(environment: Record<string, string>): Promise<SalesProcess> {
  const child = spawn(process.execPath, ['--conditions=rotativa-source', PROGRAM], {
    env: { ...process.env, ...environment, SANDBOX_PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const end = (): string | undefined =>
    child.exitCode === null && child.signalCode === null
      ? undefined
      : `${child.exitCode ?? child.signalCode}\n${said}`;
  const [url] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (end() !== undefined) throw new Error(`The sandbox did not start: ${end()}`);
  return {
    url: String(url).trim(),
    end,
    kill: async (signal) => {
      if (end() !== undefined) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** Orders to pay, and the stored rows before that. */
export interface Prepared {
  readonly orders: readonly Order[];
  readonly before: readonly number[];
}

/** Fills a new database with readers who have an order to pay, and closes it. */
export async function prepareOrders(database: OpenDatabase): Promise<Prepared> {
  const sales = await openSales(database, { clock: () => new Date() });
  const prepare = async (): Promise<Order> => {
    const reader = await sales.reader();
    await reader.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const { body } = await reader.call('POST', `${SALES}/checkout/order`, ORDER);
    return { number: String(body['orderNumber']), session: reader.token ?? '', card: await sales.card() };
  };
  const orders = await Promise.all(Array.from({ length: ORDERS }, prepare));
  const before = await totals(database.db);
  await sales.close();
  return { orders, before };
}

/** The result for a caller: the subscription, or the reason why the call is lost. */
type Answer = { readonly subscription: unknown } | { readonly lost: string };

async function pay(url: string, { number, session, card }: Order): Promise<Answer> {
  const reply = await fetch(`${url}${SALES}/checkout/order/${number}/payment/${PAYU}`, {
    method: 'PUT',
    headers: { authorization: session, 'content-type': 'application/json' },
    body: JSON.stringify({ token: card }),
  }).catch(() => undefined);
  const body = (await reply?.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (reply === undefined || body === undefined) return { lost: 'no answer' };
  if (reply.status !== 200) return { lost: `${reply.status} ${String(body['code'])}` };
  expect(body['status']).toBe('Paid');
  return { subscription: (body['subscriptionIDs'] as unknown[])[0] };
}

/**
 * Pays the orders, interrupts that, and pays again what was lost, as readers do.
 * @param url the sandbox, which may have another address after the interruption
 * @returns why calls were lost
 */
export async function payThrough(
  { orders }: Prepared,
  url: () => string,
  interrupt: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  const subscriptions = new Map<string, unknown>();
  const left = [...orders];
  let interruption: Promise<void> | undefined;
  const worker = async (): Promise<void> => {
    for (let order = left.shift(); order !== undefined; order = left.shift()) {
      let answer = await pay(url(), order);
      while ('lost' in answer) {
        lost.add(answer.lost);
        await delay(RETRY_MS);
        answer = await pay(url(), order);
      }
      subscriptions.set(order.number, answer.subscription);
      if (subscriptions.size === ANSWERED) interruption = interrupt();
    }
  };
  // Also after a failure, so that the database is not stopped while it restarts.
  await Promise.all(Array.from({ length: AT_ONCE }, worker)).finally(() => interruption);
  // A caller that pays again gets the same subscription, also of payments that were answered before.
  const again = await Promise.all(orders.map((order) => pay(url(), order)));
  expect(again).toEqual(orders.map(({ number }) => ({ subscription: subscriptions.get(number) })));
  expect(new Set(subscriptions.values()).size).toBe(orders.length);
  return lost;
}

/** The stored rows have one paid order, one charge and one subscription more for each. Closes the database. */
export async function expectEachOnce(database: OpenDatabase, { orders, before }: Prepared): Promise<void> {
  const after = await totals(database.db);
  await database.close();
  expect(after.map((total, index) => total - (before[index] ?? 0))).toEqual(
    Array.from({ length: 3 }, () => orders.length),
  );
}
