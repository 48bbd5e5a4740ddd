import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { orders, payments, subscriptions } from '../../src/db/schema/index.ts';
import { ADDRESS, PAYU, SALES, YEARLY, type Reply, type SalesApp } from './open-sales.ts';

/** Two hundred argon2 hashes and six hundred payments on a busy machine. */
export const CROWD_TIMEOUT_MS = 300_000;

const PASSWORD = 'Cordillera7';

interface Bought {
  readonly uuid: string;
  readonly orderNumber: string;
  readonly subscriptionId: number;
}

/** One reader: an anonymous cart, a sign-up, a payment that is sent three times, a cancellation that is sent twice. */
async function buyAndCancel(sales: SalesApp): Promise<Bought> {
  const browser = sales.visitor();
  const ok = async (call: Promise<Reply>): Promise<Reply['body']> => {
    const reply = await call;
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body;
  };
  await ok(browser.call('POST', `${SALES}/cart/item`, { items: [YEARLY] }));
  const email = `${randomUUID()}@lectores.example`;
  const session = await ok(
    browser.call('POST', '/identity/public/v1/signup', {
      identity: { userName: email, credentials: PASSWORD },
      profile: { email, firstName: 'Lectora', lastName: 'Del Montón' },
    }),
  );
  const reader = sales.holding(String(session['accessToken']));
  // The cart moved to the account at sign-up, so later calls have no cookie.
  const order = await ok(reader.call('POST', `${SALES}/checkout/order`, { email, billingAddress: ADDRESS }));
  const orderNumber = String(order['orderNumber']);
  const token = await sales.card();
  const pay = () => reader.call('PUT', `${SALES}/checkout/order/${orderNumber}/payment/${PAYU}`, { token });
  const paid = await Promise.all([ok(pay()), ok(pay()), ok(pay())]);
  const ids = paid.map((reply) => (reply['subscriptionIDs'] as number[])[0]);
  expect(new Set(ids).size).toBe(1);
  const subscriptionId = Number(ids[0]);
  const cancel = () =>
    reader.call('PUT', `${SALES}/subscription/${subscriptionId}/cancel`, { reason: 'Otro motivo' });
  const cancelled = await Promise.all([cancel(), cancel()]);
  expect(cancelled.map(({ status }) => status).sort()).toEqual([200, 409]);
  return { uuid: String(session['uuid']), orderNumber, subscriptionId };
}

/** Readers sign up, buy and cancel concurrently. Each must have one paid order, one payment and one cancelled subscription. */
export async function expectNothingLost(sales: SalesApp, readers: number): Promise<void> {
  const { db } = sales.context;
  const before = await totals(db);
  const all = await Promise.all(Array.from({ length: readers }, () => buyAndCancel(sales)));
  expect(new Set(all.map(({ orderNumber }) => orderNumber)).size).toBe(readers);
  expect(new Set(all.map(({ subscriptionId }) => subscriptionId)).size).toBe(readers);
  const after = await totals(db);
  expect(after.map((total, index) => total - (before[index] ?? 0))).toEqual([readers, readers, readers]);
  for (const { uuid, orderNumber, subscriptionId } of all) {
    const [order] = await db.select().from(orders).where(eq(orders.number, orderNumber));
    const owned = await db.select().from(subscriptions).where(eq(subscriptions.ownerUuid, uuid));
    expect(order).toMatchObject({ status: 'Paid', readerUuid: uuid, visitor: null });
    expect(owned).toMatchObject([{ id: subscriptionId, status: 3, orderNumber }]);
  }
}

/** The stored paid orders, charges, and subscriptions that were bought. */
export async function totals(db: Database): Promise<number[]> {
  const [paid] = await db.select({ count: count() }).from(orders).where(eq(orders.status, 'Paid'));
  const [charged] = await db
    .select({ count: count() })
    .from(payments)
    .where(eq(payments.status, 'succeeded'));
  const [begun] = await db
    .select({ count: count() })
    .from(subscriptions)
    .where(sql`${subscriptions.orderNumber} is not null`);
  return [paid?.count ?? 0, charged?.count ?? 0, begun?.count ?? 0];
}
