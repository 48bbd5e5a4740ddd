import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments, subscriptionEvents } from '../../src/db/schema/index.ts';
import {
  buy,
  GIFT,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  pay,
  PAYU,
  SALES,
  subscriptionOf,
  YEARLY,
  type Caller,
  type Reply,
  type SalesApp,
} from '../sales/open-sales.ts';
import { newDatabase, openPostgres } from './open-postgres.ts';

const SUBSCRIPTION = `${SALES}/subscription`;
/** So long a call may take until it waits for the row that the test holds. */
const WAIT_MS = 10_000;
const STEP_MS = 20;

/**
 * On the embedded database calls come one after the other, whatever they lock. Here the test holds the row that two
 * calls need, waits until both have come to it, and lets it go: without the lock both have read the old row by then.
 */
describe('two calls of one reader in two sessions', () => {
  let sales: SalesApp;
  let holder: pg.Client;
  let watcher: pg.Client;
  beforeAll(async () => {
    const url = await newDatabase();
    sales = await openSales(await openPostgres(url));
    holder = new pg.Client({ connectionString: url });
    watcher = new pg.Client({ connectionString: url });
    await Promise.all([holder.connect(), watcher.connect()]);
  }, OPEN_TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all([holder.end(), watcher.end()]);
    await sales.close();
  });

  async function waiting(): Promise<number> {
    const { rows } = await watcher.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Starts both calls while the row is held, and lets it go when both wait. */
  async function together(
    row: { table: string; key: string; value: string | number },
    ...calls: (() => Promise<Reply>)[]
  ): Promise<Reply[]> {
    await holder.query('begin');
    await holder.query(`select from ${row.table} where ${row.key} = $1 for update`, [row.value]);
    const replies = Promise.all(calls.map((call) => call()));
    for (let waited = 0; waited < WAIT_MS && (await waiting()) < calls.length; waited += STEP_MS)
      await delay(STEP_MS);
    const reached = await waiting();
    await holder.query('commit');
    const answered = await replies;
    expect(reached, 'calls that wait for the row').toBe(calls.length);
    return answered;
  }
  const statuses = (replies: Reply[]) => replies.map(({ status }) => status).sort();

  /** A reader with a subscription, signed in twice. */
  async function subscriber(): Promise<{ one: Caller; two: Caller; id: number }> {
    const one = await sales.reader();
    const id = subscriptionOf(await buy(sales, one));
    return { one, two: await sales.seeded(one.uuid ?? ''), id };
  }
  const eventsOf = (id: number, type: 'TERMINATE_SUBSCRIPTION' | 'UPDATE_PAYMENT_METHOD') =>
    sales.context.db
      .select()
      .from(subscriptionEvents)
      .where(and(eq(subscriptionEvents.subscriptionId, id), eq(subscriptionEvents.type, type)));
  async function ordered(who: Caller): Promise<string> {
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    return String((await who.call('POST', `${SALES}/checkout/order`, ORDER)).body['orderNumber']);
  }

  it('cancel a subscription once', async () => {
    const { one, two, id } = await subscriber();
    const cancel = (who: Caller) => () =>
      who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, { reason: 'Otro motivo' });
    const replies = await together(
      { table: 'subscriptions', key: 'id', value: id },
      cancel(one),
      cancel(two),
    );
    expect(statuses(replies)).toEqual([200, 409]);
  });

  it('give the last place of a shared subscription away once', async () => {
    const { one, two, id } = await subscriber();
    const share = (who: Caller, name: string) => () =>
      who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email: `${name}-${id}@lectores.example` });
    expect((await share(one, 'uno')()).status).toBe(200);
    expect((await share(one, 'dos')()).status).toBe(200);
    const replies = await together(
      { table: 'subscriptions', key: 'id', value: id },
      share(one, 'tres'),
      share(two, 'cuatro'),
    );
    expect(statuses(replies)).toEqual([200, 409]);
  });

  it('end a share once', async () => {
    const { one, two, id } = await subscriber();
    await one.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email: `uno-${id}@lectores.example` });
    const { body } = await one.call('GET', `${SUBSCRIPTION}/${id}/sharing`);
    const [share] = body['sharedSubscriptions'] as { subscriptionID: number }[];
    const associate = share?.subscriptionID ?? 0;
    const stop = (who: Caller) => () => who.call('PUT', `${SUBSCRIPTION}/${associate}/stopshare`);
    await together({ table: 'subscriptions', key: 'id', value: associate }, stop(one), stop(two));
    expect(await eventsOf(associate, 'TERMINATE_SUBSCRIPTION')).toHaveLength(1);
  });

  it('take up one of two invitations to a subscription', async () => {
    const { one, id } = await subscriber();
    const code = async (name: string) => {
      const email = `${name}-${id}@lectores.example`;
      return (await one.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email })).body['redeemCode'];
    };
    const codes = [await code('uno'), await code('dos')];
    const guest = await sales.reader();
    const again = await sales.seeded(guest.uuid ?? '');
    const redeem = (who: Caller, token: unknown) => () =>
      who.call('POST', `${SUBSCRIPTION}/redeem`, { token });
    const replies = await together(
      { table: 'readers', key: 'uuid', value: guest.uuid ?? '' },
      redeem(guest, codes[0]),
      redeem(again, codes[1]),
    );
    expect(statuses(replies)).toEqual([200, 409]);
  });

  /** The answers of two calls in the order of their start, which are in the order of the calls in both ways. */
  async function either(id: number, calls: readonly (() => Promise<Reply>)[], turned: boolean) {
    const started = turned ? calls.toReversed() : calls;
    const replies = await together({ table: 'subscriptions', key: 'id', value: id }, ...started);
    const answers = replies.map(({ status }) => status);
    return turned ? answers.reverse() : answers;
  }

  it.each([false, true])('send a gift again or take it up, turned: %s', async (turned) => {
    const giver = await sales.reader();
    const guest = await sales.reader();
    const id = subscriptionOf(await buy(sales, giver, GIFT));
    const send = (name: string) => () =>
      giver.call('PUT', `${SUBSCRIPTION}/gift/${id}`, { email: `${name}-${id}@lectores.example`, name });
    const { redeemCode: token } = (await send('uno')()).body;
    const redeem = () => guest.call('POST', `${SUBSCRIPTION}/gift/redeem`, { token });
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual(await either(id, [send('dos'), redeem], turned));
  });

  it.each([false, true])('end an invitation or take it up, turned: %s', async (turned) => {
    const { one, id } = await subscriber();
    const email = `uno-${id}@lectores.example`;
    const { redeemCode: token } = (await one.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email })).body;
    const { body } = await one.call('GET', `${SUBSCRIPTION}/${id}/sharing`);
    const [share] = body['sharedSubscriptions'] as { subscriptionID: number }[];
    const associate = share?.subscriptionID ?? 0;
    const guest = await sales.reader();
    const stop = () => one.call('PUT', `${SUBSCRIPTION}/${associate}/stopshare`);
    const redeem = () => guest.call('POST', `${SUBSCRIPTION}/redeem`, { token });
    expect([
      [200, 404],
      [200, 200],
    ]).toContainEqual(await either(associate, [stop, redeem], turned));
  });

  it('pay an order once', async () => {
    const one = await sales.reader();
    const two = await sales.seeded(one.uuid ?? '');
    const number = await ordered(one);
    const [first, second] = await together(
      { table: 'orders', key: 'number', value: number },
      () => pay(sales, one, number),
      () => pay(sales, two, number),
    );
    expect(first?.body['subscriptionIDs']).toEqual(second?.body['subscriptionIDs']);
    const charges = await sales.context.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderNumber, number), eq(payments.status, 'succeeded')));
    expect(charges).toHaveLength(1);
  });

  it('pay one of two orders for one product', async () => {
    const one = await sales.reader();
    const two = await sales.seeded(one.uuid ?? '');
    const numbers = [await ordered(one), await ordered(one)].sort();
    const replies = await together(
      { table: 'orders', key: 'number', value: numbers[0] ?? '' },
      () => pay(sales, one, numbers[0] ?? ''),
      () => pay(sales, two, numbers[1] ?? ''),
    );
    expect(statuses(replies)).toEqual([200, 409]);
  });

  it('replace a card once', async () => {
    const { one, two, id } = await subscriber();
    const { body } = await one.call('GET', `${SUBSCRIPTION}/${id}/details`);
    const { paymentMethodID } = body['currentPaymentMethod'] as { paymentMethodID: number };
    const token = await sales.card('5555555555554444');
    const replace = (who: Caller) => () =>
      who.call('PUT', `${SALES}/paymentmethod/${paymentMethodID}/provider/${PAYU}/finalize`, { token });
    const replies = await together(
      { table: 'payment_methods', key: 'id', value: paymentMethodID },
      replace(one),
      replace(two),
    );
    expect(statuses(replies)).toEqual([200, 200]);
    expect(await eventsOf(id, 'UPDATE_PAYMENT_METHOD')).toHaveLength(1);
  });
});
