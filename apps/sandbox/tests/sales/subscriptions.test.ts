import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { subscriptions } from '../../src/db/schema/index.ts';
import { SEED_READERS } from '../../src/seed/readers.ts';
import { monthsAfter } from '../../src/sales/period.ts';
import {
  ADDRESS,
  CARD,
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  PAYU,
  SALES,
  subscriber,
  type Caller,
  type Reply,
  type SalesApp,
} from './open-sales.ts';
import { emailTo } from './emailed-codes.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterEach(() => sales.setNow(NOW));
afterAll(() => sales.close());

const SUBSCRIPTION = `${SALES}/subscription`;
const answer = ({ status, body }: Reply) => [status, body.code];

const statusOf = async (who: Caller, id: number) =>
  (await who.call('GET', `${SUBSCRIPTION}/${id}/details`)).body['status'];

describe('C2 lists and details', () => {
  it.each([
    ['active', [1], true],
    ['terminated', [2], false],
    ['cancelled', [3], true],
    ['suspended', [4], true],
    ['redeemable', [5], true],
    ['inactive', [6], false],
  ] as const)(
    'the seeded subscriber %s has statusID %j; listed as active: %s',
    async (name, statuses, listed) => {
      const who = await sales.seeded(SEED_READERS[name].uuid);
      const all = (await who.call('GET', `${SUBSCRIPTION}/all`)).body as unknown as { statusID: number }[];
      const active = (await who.call('GET', `${SUBSCRIPTION}/allactive`)).body;
      expect(all.map(({ statusID }) => statusID)).toEqual(statuses);
      expect(active).toEqual(listed ? all : []);
    },
  );

  it('details have the status as `status`, events, the order and its payment', async () => {
    const { who, id } = await subscriber(sales);
    const { body } = await who.call('GET', `${SUBSCRIPTION}/${id}/details`);
    expect(body).toMatchObject({
      subscriptionID: id,
      status: 1,
      sku: 'DIGITAL-ANUAL',
      priceCode: 'ANUAL-199',
      productName: 'Suscripción digital anual',
      subscriptionType: 1,
      clientID: who.uuid,
      nextEventDateUTC: monthsAfter(NOW, 12).getTime(),
      events: [{ eventType: 'START_SUBSCRIPTION', eventDateUTC: NOW.getTime(), details: null }],
      salesOrders: [{ orderNumber: expect.any(String), total: 199_000, status: 3 }],
      paymentHistory: [{ total: 199_000, currency: 'COP', periodTo: monthsAfter(NOW, 12).getTime() }],
      currentPaymentMethod: { lastFour: '1111', firstSix: null, expiration: '12/2030' },
      billingAddress: ADDRESS,
    });
    expect(body).not.toHaveProperty('statusID');
  });

  it('a period that ends terminates a cancelled subscription and suspends an active one', async () => {
    const kept = await subscriber(sales);
    const left = await subscriber(sales);
    await left.who.call('PUT', `${SUBSCRIPTION}/${left.id}/cancel`, { reason: 'Otro motivo' });
    sales.setNow(monthsAfter(NOW, 13));
    const [later, gone] = [await sales.seeded(kept.who.uuid ?? ''), await sales.seeded(left.who.uuid ?? '')];
    const statuses = [await statusOf(later, kept.id), await statusOf(gone, left.id)];
    expect(statuses).toEqual([4, 2]);
  });
});

describe('C2 cancel and rescue', () => {
  it('cancel sets 3 and still lists as active; rescue sets 1; each sends an e-mail to the owner', async () => {
    const { who, id } = await subscriber(sales);
    const cancelled = await who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, {
      reason: 'El precio es muy alto',
      reasonCode: 'PRECIO',
    });
    expect(cancelled.body).toEqual({ subscriptionID: id });
    expect((await who.call('GET', `${SUBSCRIPTION}/allactive`)).body).toMatchObject([{ statusID: 3 }]);
    const mail = await emailTo(sales, `${who.uuid}@lectores.example`, 'cancelled');
    expect(mail?.data).toMatchObject({ activeUntil: monthsAfter(NOW, 12).toISOString() });
    const rescued = await who.call('PUT', `${SUBSCRIPTION}/${id}/rescue`, {});
    expect(rescued.body).toEqual({ subscriptionID: id });
    const { body } = await who.call('GET', `${SUBSCRIPTION}/${id}/details`);
    expect(body).toMatchObject({
      status: 1,
      events: [
        { eventType: 'START_SUBSCRIPTION' },
        { eventType: 'CANCEL_SUBSCRIPTION', details: 'El precio es muy alto' },
        { eventType: 'RESCUE_SUBSCRIPTION' },
      ],
    });
  });

  it.each([
    ['terminated', 'cancel', 409, '300059'],
    ['cancelled', 'cancel', 409, '300059'],
    ['redeemable', 'cancel', 409, '300059'],
    ['inactive', 'cancel', 409, '300059'],
    ['associate', 'cancel', 403, '330061'],
    ['active', 'rescue', 409, '330060'],
    ['associate', 'rescue', 403, '330062'],
    ['terminated', 'rescue', 409, 'not_rescuable'],
    ['suspended', 'rescue', 409, 'not_rescuable'],
  ] as const)('the seeded %s may not %s: %i %s', async (name, act, status, code) => {
    const who = await sales.seeded(SEED_READERS[name].uuid);
    const [entry] = (await who.call('GET', `${SUBSCRIPTION}/all`)).body as unknown as {
      subscriptionID: number;
    }[];
    const refused = await who.call('PUT', `${SUBSCRIPTION}/${entry?.subscriptionID}/${act}`, {});
    expect(answer(refused)).toEqual([status, code]);
  });

  it('only one of two concurrent cancellations succeeds', async () => {
    const { who, id } = await subscriber(sales);
    const cancel = () => who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, { reason: 'x' });
    const replies = await Promise.all([cancel(), cancel()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('C5 billing address and payment method', () => {
  it('returns the address with its country, and stores it', async () => {
    const { who, id } = await subscriber(sales);
    const billingAddress = {
      line1: 'Avenida 6 Norte # 23',
      locality: 'Cali',
      region: 'Valle',
      country: 'co',
    };
    const { body } = await who.call('PUT', `${SUBSCRIPTION}/address`, { billingAddress, subscriptionID: id });
    expect(body).toEqual({ ...billingAddress, country: 'CO', line2: null, postal: null });
    expect((await who.call('GET', `${SUBSCRIPTION}/${id}/details`)).body['billingAddress']).toEqual(body);
    const wrong = await who.call('PUT', `${SUBSCRIPTION}/address`, {
      billingAddress: { ...billingAddress, country: 'Colombia' },
      subscriptionID: id,
    });
    expect(answer(wrong)).toEqual([400, '300169']);
  });

  const method = (id: number, step = '') => `${SALES}/paymentmethod/${id}/provider/${PAYU}${step}`;
  const methodOf = async (who: Caller, id: number) =>
    (await who.call('GET', `${SUBSCRIPTION}/${id}/details`)).body['currentPaymentMethod'] as {
      paymentMethodID: number;
      lastFour: string;
    };

  it('starts a change of card and completes it', async () => {
    const { who, id } = await subscriber(sales);
    const { paymentMethodID } = await methodOf(who, id);
    const started = await who.call('PUT', method(paymentMethodID), {});
    expect(started.body).toEqual({ parameter1: expect.any(String), parameter2: expect.any(String) });
    const token = await sales.card('5555555555554444');
    const done = await who.call('PUT', method(paymentMethodID, '/finalize'), { token });
    expect(done.body).toMatchObject({ redirectURL: null, creditCardLastFour: '4444', expiration: '12/2030' });
    expect(await who.call('PUT', method(paymentMethodID, '/finalize'), { token })).toMatchObject({
      body: done.body,
    });
    expect(await methodOf(who, id)).toMatchObject({ paymentMethodID, lastFour: '4444' });
  });

  it('a suspended subscription continues with the new card', async () => {
    const { who, id } = await subscriber(sales);
    await sales.context.db.update(subscriptions).set({ status: 4 }).where(eq(subscriptions.id, id));
    const { paymentMethodID } = await methodOf(who, id);
    await who.call('PUT', method(paymentMethodID, '/finalize'), {
      token: await sales.card('5555555555554444'),
    });
    expect(await statusOf(who, id)).toBe(1);
  });

  it('a suspended subscription whose period is over stays suspended: the new card is checked, not charged', async () => {
    const { who, id } = await subscriber(sales);
    const { paymentMethodID } = await methodOf(who, id);
    const row = eq(subscriptions.id, id);
    await sales.context.db
      .update(subscriptions)
      .set({ status: 4, startsAt: monthsAfter(NOW, -12), endsAt: NOW })
      .where(row);
    await who.call('PUT', method(paymentMethodID, '/finalize'), {
      token: await sales.card('5555555555554444'),
    });
    expect(
      await sales.context.db.select({ status: subscriptions.status }).from(subscriptions).where(row),
    ).toEqual([{ status: 4 }]);
  });

  it('300170 and 30167a keep the old card; 3-D Secure asks the bank first', async () => {
    const { who, id } = await subscriber(sales);
    const { paymentMethodID } = await methodOf(who, id);
    const finalize = async (card: string) =>
      who.call('PUT', method(paymentMethodID, '/finalize'), { token: await sales.card(card) });
    expect(answer(await finalize(CARD.decline))).toEqual([402, '300170']);
    expect(answer(await finalize(CARD.malformed))).toEqual([502, '30167a']);
    expect(await methodOf(who, id)).toMatchObject({ lastFour: '1111' });
    const token = await sales.card(CARD.challenge);
    const requested = await who.call('PUT', method(paymentMethodID, '/finalize'), { token });
    const finish = () => who.call('PUT', method(paymentMethodID, '/finalize3ds'), { token });
    expect(answer(await finish())).toEqual([402, '300170']);
    await sales.app.request(new URL(String(requested.body['redirectURL'])).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    expect((await finish()).body).toMatchObject({ redirectURL: null, creditCardLastFour: '3220' });
  });
});

describe('another reader’s subscription', () => {
  it.each<[string, (who: Caller, id: number | string) => Promise<Reply>]>([
    ['details', (who, id) => who.call('GET', `${SUBSCRIPTION}/${id}/details`)],
    ['cancel', (who, id) => who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, { reason: 'x' })],
    ['rescue', (who, id) => who.call('PUT', `${SUBSCRIPTION}/${id}/rescue`, {})],
    ['share', (who, id) => who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email: 'x@lectores.example' })],
    ['sharing', (who, id) => who.call('GET', `${SUBSCRIPTION}/${id}/sharing`)],
    ['stopshare', (who, id) => who.call('PUT', `${SUBSCRIPTION}/${id}/stopshare`)],
    [
      'gift',
      (who, id) => who.call('PUT', `${SUBSCRIPTION}/gift/${id}`, { email: 'x@lectores.example', name: 'X' }),
    ],
    [
      'address',
      (who, id) =>
        who.call('PUT', `${SUBSCRIPTION}/address`, { billingAddress: ADDRESS, subscriptionID: Number(id) }),
    ],
  ])('%s is refused in the words for one that does not exist', async (_what, act) => {
    const { id } = await subscriber(sales);
    const stranger = await sales.reader();
    const refused = await act(stranger, id);
    expect(answer(refused)).toEqual([404, 'unknown_subscription']);
    expect((await act(stranger, 999_999)).body).toEqual(refused.body);
  });

  it('an associate of another reader’s subscription cannot be removed', async () => {
    const stranger = (await subscriber(sales)).who;
    expect(answer(await stranger.call('PUT', `${SUBSCRIPTION}/2101/stopshare`))).toEqual([
      404,
      'unknown_subscription',
    ]);
  });

  it('nor can another reader’s card be replaced', async () => {
    const stranger = await sales.reader();
    for (const step of ['', '/finalize', '/finalize3ds']) {
      const refused = await stranger.call('PUT', `${SALES}/paymentmethod/11/provider/${PAYU}${step}`, {
        token: await sales.card(),
      });
      expect(answer(refused)).toEqual([404, 'unknown_payment_method']);
    }
  });

  it.each(['/all', '/allactive', '/11/details'])('%s without a token is 401', async (path) => {
    const { status, body } = await sales.visitor().call('GET', `${SUBSCRIPTION}${path}`);
    expect([status, body.message]).toEqual([401, 'Missing or invalid jwt']);
  });
});
