import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { PAYWALL_STATUSES } from 'rotativa/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from '../../../../tests/support/fuzz.ts';
import { orders, payments, subscriptions } from '../../src/db/schema/index.ts';
import { monthsAfter } from '../../src/sales/period.ts';
import {
  CARD,
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  PAYU,
  SALES,
  WALLET,
  YEARLY,
  type Caller,
  type Reply,
  type SalesApp,
} from './open-sales.ts';

const WALKS = 12;
const STEPS = 14;

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

/** The actions of two readers so far. Each remembers the orders, challenges and subscriptions that a page would show. */
interface World {
  readonly readers: readonly Person[];
  /** Codes of invitations. */
  readonly codes: string[];
  now: Date;
}

interface Person {
  who: Caller;
  readonly uuid: string;
  readonly email: string;
  readonly orders: string[];
  readonly challenges: { order: string; token: string; page: string; option: number }[];
}

const CHECKOUT = `${SALES}/checkout`;
const SUBSCRIPTION = `${SALES}/subscription`;

const entriesOf = async ({ who }: Person) =>
  (await who.call('GET', `${SUBSCRIPTION}/all`)).body as unknown as {
    subscriptionID: number;
    statusID: number;
  }[];

const last = <T>(list: readonly T[]): T | undefined => list.at(-1);

/** The subscription that the reader bought last. */
const newest = async (reader: Person): Promise<number> => last(await entriesOf(reader))?.subscriptionID ?? 0;

async function pay(reader: Person, card: keyof typeof CARD, tabs: number): Promise<Reply[]> {
  const order = last(reader.orders) ?? 'RTNOEXISTE000000';
  const tokens = await Promise.all(Array.from({ length: tabs }, () => sales.card(CARD[card])));
  const replies = await Promise.all(
    tokens.map((token) => reader.who.call('PUT', `${CHECKOUT}/order/${order}/payment/${PAYU}`, { token })),
  );
  replies.forEach(({ body }, index) => {
    const redirect = body['redirectURL'];
    if (typeof redirect === 'string')
      reader.challenges.push({
        order,
        token: tokens[index]!,
        page: new URL(redirect).pathname,
        option: PAYU,
      });
  });
  return replies;
}

/** The wallet opens, and its page waits for an answer. */
async function openWallet(reader: Person): Promise<Reply[]> {
  const order = last(reader.orders) ?? 'RTNOEXISTE000000';
  const path = `${CHECKOUT}/order/${order}/payment/${WALLET.id}`;
  const begun = await reader.who.call('GET', `${path}?validationURL=${encodeURIComponent(WALLET.address)}`);
  const token = begun.body['parameter1'];
  if (typeof token !== 'string') return [begun];
  const sent = await reader.who.call('PUT', path, { token });
  const redirect = sent.body['redirectURL'];
  if (typeof redirect === 'string')
    reader.challenges.push({ order, token, page: new URL(redirect).pathname, option: WALLET.id });
  return [begun, sent];
}

async function answer(reader: Person, decision: string): Promise<Reply[]> {
  const challenge = last(reader.challenges);
  if (!challenge) return [];
  const { order, token, page, option } = challenge;
  if (decision !== 'none')
    await sales.app.request(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `decision=${decision}`,
    });
  const proof = { token, SPREEDLY_SUCCEEDED: true };
  return [await reader.who.call('PUT', `${CHECKOUT}/3ds/order/${order}/payment/${option}`, proof)];
}

type Step = (reader: Person, world: World) => Promise<Reply[]>;

/** The actions of a reader on the pages, also too early, too late and twice. */
const STEPS_OF_READERS: Readonly<Record<string, Step>> = {
  choose: async ({ who }) => [await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] })],
  order: async (reader) => {
    const made = await reader.who.call('POST', `${CHECKOUT}/order`, { ...ORDER, email: reader.email });
    if (made.status === 200) reader.orders.push(String(made.body['orderNumber']));
    return [made];
  },
  pay: (reader) => pay(reader, 'approve', 1),
  payInTwoTabs: (reader) => pay(reader, 'approve', 2),
  decline: (reader) => pay(reader, 'decline', 1),
  challenge: (reader) => pay(reader, 'challenge', 1),
  wallet: (reader) => openWallet(reader),
  approve: (reader) => answer(reader, 'approve'),
  reject: (reader) => answer(reader, 'reject'),
  abandon: (reader) => answer(reader, 'none'),
  back: async (reader) => {
    reader.orders.pop();
    return [];
  },
  cancelInTwoTabs: async (reader) => {
    const path = `${SUBSCRIPTION}/${await newest(reader)}/cancel`;
    const cancel = () => reader.who.call('PUT', path, { reason: 'Otro motivo' });
    return Promise.all([cancel(), cancel()]);
  },
  rescue: async (reader) => [
    await reader.who.call('PUT', `${SUBSCRIPTION}/${await newest(reader)}/rescue`, {}),
  ],
  share: async (reader, { readers, codes }) => {
    const other = readers.find((one) => one !== reader)!;
    const path = `${SUBSCRIPTION}/${await newest(reader)}/share`;
    const shared = await reader.who.call('PUT', path, { email: other.email });
    if (shared.status === 200) codes.push(String(shared.body['redeemCode']));
    return [shared];
  },
  accept: async (reader, { codes }) => [
    await reader.who.call('POST', `${SUBSCRIPTION}/redeem`, { token: last(codes) ?? 'nada' }),
  ],
  /** Five months later the session has ended, and both sign in again. */
  wait: async (_reader, world) => {
    world.now = monthsAfter(world.now, 5);
    sales.setNow(world.now);
    for (const reader of world.readers) reader.who = await sales.seeded(reader.uuid);
    return [];
  },
  signOut: async (reader) => {
    const out = await reader.who.call('DELETE', '/identity/public/v1/auth/token');
    reader.who = await sales.seeded(reader.uuid);
    return [out];
  },
};

/** The conditions that must hold after every step. */
async function expectConsistent({ readers }: World): Promise<void> {
  const { db } = sales.context;
  for (const reader of readers) {
    const { uuid } = reader;
    const paid = await db
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.readerUuid, uuid), eq(orders.status, 'Paid')));
    const numbers = paid.map(({ number }) => number).sort();
    const bought = await db
      .select({ order: subscriptions.orderNumber })
      .from(subscriptions)
      .where(and(eq(subscriptions.ownerUuid, uuid), isNotNull(subscriptions.orderNumber)));
    expect(bought.map(({ order }) => order).sort(), 'paid orders are subscriptions').toEqual(numbers);
    const charged = await db
      .select({ order: payments.orderNumber, times: count() })
      .from(payments)
      .where(
        and(eq(payments.status, 'succeeded'), inArray(payments.orderNumber, [...reader.orders, ...numbers])),
      )
      .groupBy(payments.orderNumber);
    expect(charged.map(({ order }) => order).sort(), 'each paid order is charged').toEqual(numbers);
    expect(
      charged.every(({ times }) => times === 1),
      'nothing is charged twice',
    ).toBe(true);
    const { skus } = (await reader.who.call('GET', `${SALES}/entitlements`)).body;
    const shown = (await entriesOf(reader)).some(({ statusID }) => PAYWALL_STATUSES.includes(statusID));
    expect((skus as unknown[]).length > 0, 'stories open for whom the account shows a subscription').toBe(
      shown,
    );
  }
}

const walk = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS_OF_READERS)), fc.nat(1)), {
  minLength: 4,
  maxLength: STEPS,
});
/** Without a purchase most steps are refused, so some walks begin with one. */
const BEGINNINGS = [[], ['choose', 'order', 'pay'], ['choose', 'order', 'wallet', 'approve']].map((names) =>
  names.map((name): [string, number] => [name, 0]),
);

it('whatever readers do in whatever order: each paid order is one subscription, and nothing is paid twice', async () => {
  let paidWalks = 0;
  let wallets = 0;
  await fc.assert(
    fc.asyncProperty(walk, fc.constantFrom(...BEGINNINGS), async (steps, beginning) => {
      sales.setNow(NOW);
      const readers = await Promise.all(
        [0, 1].map(async (): Promise<Person> => {
          const email = `paseo-${crypto.randomUUID()}@lectores.example`;
          const who = await sales.reader({ email });
          return { who, uuid: who.uuid!, email, orders: [], challenges: [] };
        }),
      );
      const world: World = { readers, codes: [], now: NOW };
      for (const [name, who] of [...beginning, ...steps]) {
        const replies = await STEPS_OF_READERS[name]!(readers[who]!, world);
        for (const { status, body } of replies)
          expect(status, `${name} ${JSON.stringify(body)}`).toBeLessThan(500);
        await expectConsistent(world);
      }
      if ((await entriesOf(readers[0]!)).length > 0) paidWalks += 1;
      wallets += readers
        .flatMap(({ challenges }) => challenges)
        .filter(({ option }) => option === WALLET.id).length;
    }),
    { numRuns: WALKS },
  );
  // Walks without any purchase would prove nothing.
  expect(paidWalks).toBeGreaterThan(WALKS / 3);
  expect(wallets, 'wallets opened').toBeGreaterThan(0);
}, 60_000);
