import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outbox, subscriptions } from '../../src/db/schema/index.ts';
import { SEED_READERS } from '../../src/seed/readers.ts';
import { monthsAfter } from '../../src/sales/period.ts';
import {
  ADDRESS,
  buy,
  CARD,
  GIFT,
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  PAYU,
  SALES,
  subscriptionOf,
  type Caller,
  type Reply,
  type SalesApp,
} from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterEach(() => sales.setNow(NOW));
afterAll(() => sales.close());

const SUBSCRIPTION = `${SALES}/subscription`;
const answer = ({ status, body }: Reply) => [status, body.code];

const CODE_MS = 30 * 24 * 3_600_000;
/** The time after an e-mail with a code was sent, and the answer to its code. */
const LAST_SECONDS: [string, number, unknown[]][] = [
  ['is valid in the last second of its 30 days', CODE_MS - 1_000, [200, undefined]],
  ['is over a second later', CODE_MS, [404, 'invalid_redeem_code']],
];

async function subscriber(): Promise<{ who: Caller; id: number }> {
  const who = await sales.reader();
  return { who, id: subscriptionOf(await buy(sales, who)) };
}
const statusOf = async (who: Caller, id: number) =>
  (await who.call('GET', `${SUBSCRIPTION}/${id}/details`)).body['status'];

async function emailTo(email: string, kind: string) {
  const [sent] = await sales.context.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.id));
  return sent;
}

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
    const { who, id } = await subscriber();
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
    const kept = await subscriber();
    const left = await subscriber();
    await left.who.call('PUT', `${SUBSCRIPTION}/${left.id}/cancel`, { reason: 'Otro motivo' });
    sales.setNow(monthsAfter(NOW, 13));
    const [later, gone] = [await sales.seeded(kept.who.uuid ?? ''), await sales.seeded(left.who.uuid ?? '')];
    const statuses = [await statusOf(later, kept.id), await statusOf(gone, left.id)];
    expect(statuses).toEqual([4, 2]);
  });
});

describe('C2 cancel and rescue', () => {
  it('cancel sets 3 and still lists as active; rescue sets 1; each sends an e-mail to the owner', async () => {
    const { who, id } = await subscriber();
    const cancelled = await who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, {
      reason: 'El precio es muy alto',
      reasonCode: 'PRECIO',
    });
    expect(cancelled.body).toEqual({ subscriptionID: id });
    expect((await who.call('GET', `${SUBSCRIPTION}/allactive`)).body).toMatchObject([{ statusID: 3 }]);
    const mail = await emailTo(`${who.uuid}@lectores.example`, 'cancelled');
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
    const { who, id } = await subscriber();
    const cancel = () => who.call('PUT', `${SUBSCRIPTION}/${id}/cancel`, { reason: 'x' });
    const replies = await Promise.all([cancel(), cancel()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('C3 sharing', () => {
  it('shares by e-mail, lists, is redeemed once, and stops', async () => {
    const { who, id } = await subscriber();
    const invitee = await sales.reader();
    const email = `${invitee.uuid}@lectores.example`;
    const shared = await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email: email.toUpperCase() });
    const { redeemCode } = shared.body;
    expect(shared.body).toEqual({ redeemCode: expect.any(String) });
    expect(await emailTo(email, 'share')).toMatchObject({
      token: redeemCode,
      data: { from: 'Lectora De Prueba', productName: 'Suscripción digital anual' },
    });
    const redeemed = await invitee.call('POST', `${SUBSCRIPTION}/redeem`, { token: redeemCode });
    const associate = Number(redeemed.body['subscriptionID']);
    expect((await invitee.call('GET', `${SUBSCRIPTION}/allactive`)).body).toMatchObject([
      { subscriptionID: associate, statusID: 1, paymentMethod: null },
    ]);
    expect((await who.call('GET', `${SUBSCRIPTION}/${id}/sharing`)).body).toEqual({
      numSharesAllowed: 3,
      sharedSubscriptions: [{ subscriptionID: associate, email }],
    });
    const again = await invitee.call('POST', `${SUBSCRIPTION}/redeem`, { token: redeemCode });
    expect(answer(again)).toEqual([404, 'invalid_redeem_code']);
    const stopped = await who.call('PUT', `${SUBSCRIPTION}/${associate}/stopshare`);
    expect(stopped.body).toEqual({ subscriptionID: associate });
    expect((await invitee.call('GET', `${SUBSCRIPTION}/allactive`)).body).toEqual([]);
    expect((await invitee.call('GET', `${SALES}/entitlements`)).body).toEqual({ skus: [] });
  });

  it('300073 over the limit; the same address counts once; a stopped share frees its place', async () => {
    const { who, id } = await subscriber();
    const share = (email: string) => who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email });
    const codes = [];
    for (const name of ['uno', 'dos', 'tres', 'tres'])
      codes.push(await share(`${name}-${id}@lectores.example`));
    expect(codes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answer(await share(`cuatro-${id}@lectores.example`))).toEqual([409, '300073']);
    const late = await sales.reader();
    const outdated = await late.call('POST', `${SUBSCRIPTION}/redeem`, {
      token: codes[2]?.body['redeemCode'],
    });
    expect(answer(outdated)).toEqual([404, 'invalid_redeem_code']);
    const { body } = await who.call('GET', `${SUBSCRIPTION}/${id}/sharing`);
    const [first] = body['sharedSubscriptions'] as { subscriptionID: number }[];
    await who.call('PUT', `${SUBSCRIPTION}/${first?.subscriptionID}/stopshare`);
    expect((await share(`cuatro-${id}@lectores.example`)).status).toBe(200);
  });

  it('ten concurrent invitations never exceed the limit', async () => {
    const { who, id } = await subscriber();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email: `a-la-vez-${index}@lectores.example` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it.each([
    ['no e-mail', undefined, 400, '300075'],
    ['half an e-mail', 'ana@', 400, '300075'],
  ])('%s is refused', async (_what, email, status, code) => {
    const { who, id } = await subscriber();
    expect(answer(await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email }))).toEqual([status, code]);
  });

  it('the owner cannot be invited, nor an associate twice', async () => {
    const { who, id } = await subscriber();
    const own = await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, {
      email: `${who.uuid}@lectores.example`,
    });
    expect(answer(own)).toEqual([409, 'own_email']);
    const invitee = await sales.reader();
    const code = async (email: string) =>
      (await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, { email })).body['redeemCode'];
    const [one, two] = [await code('una@lectores.example'), await code('otra@lectores.example')];
    const redeem = (by: Caller, token: unknown) => by.call('POST', `${SUBSCRIPTION}/redeem`, { token });
    expect(answer(await redeem(who, one))).toEqual([409, 'already_shared']);
    const both = await Promise.all([redeem(invitee, one), redeem(invitee, two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('an associate cannot share, and a cancelled subscription cannot be shared', async () => {
    const associate = await sales.seeded(SEED_READERS.associate.uuid);
    const [share] = (await associate.call('GET', `${SUBSCRIPTION}/all`)).body as unknown as {
      subscriptionID: number;
    }[];
    const onward = await associate.call('PUT', `${SUBSCRIPTION}/${share?.subscriptionID}/share`, {
      email: 'x@lectores.example',
    });
    expect(answer(onward)).toEqual([403, 'not_shareable']);
    const cancelled = await sales.seeded(SEED_READERS.cancelled.uuid);
    const refused = await cancelled.call('PUT', `${SUBSCRIPTION}/13/share`, { email: 'x@lectores.example' });
    expect(answer(refused)).toEqual([409, 'not_active']);
  });

  it('the end of the owner’s subscription ends those of associates', async () => {
    const owner = await sales.seeded(SEED_READERS.owner.uuid);
    const { db } = sales.context;
    await db.update(subscriptions).set({ status: 2 }).where(eq(subscriptions.id, 21));
    const associate = await sales.seeded(SEED_READERS.associate.uuid);
    const { body } = await associate.call('GET', `${SUBSCRIPTION}/all`);
    await db.update(subscriptions).set({ status: 1 }).where(eq(subscriptions.id, 21));
    expect(body).toMatchObject([{ statusID: 2 }]);
    expect((await owner.call('GET', `${SUBSCRIPTION}/21/sharing`)).body['sharedSubscriptions']).toHaveLength(
      2,
    );
  });

  it.each(LAST_SECONDS)('an invitation %s', async (_name, after, expected) => {
    const { who, id } = await subscriber();
    const { body } = await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, {
      email: 'tarde@lectores.example',
    });
    const invitee = await sales.reader();
    sales.setNow(new Date(NOW.getTime() + after));
    const late = await sales.seeded(invitee.uuid ?? '');
    const redeemed = await late.call('POST', `${SUBSCRIPTION}/redeem`, { token: body['redeemCode'] });
    expect(answer(redeemed)).toEqual(expected);
  });
});

describe('C3 gifts', () => {
  it('is bought, waits with status 5, is sent to a recipient and redeemed', async () => {
    const giver = await sales.reader();
    const id = subscriptionOf(await buy(sales, giver, GIFT));
    expect((await giver.call('GET', `${SUBSCRIPTION}/allactive`)).body).toMatchObject([
      { subscriptionID: id, statusID: 5 },
    ]);
    expect((await giver.call('GET', `${SALES}/entitlements`)).body).toEqual({ skus: [] });
    const email = `regalo-${id}@lectores.example`;
    const set = await giver.call('PUT', `${SUBSCRIPTION}/gift/${id}`, {
      email,
      name: 'Amparo',
      note: 'Feliz cumpleaños',
    });
    expect(set.body).toEqual({ subscriptionID: id, redeemCode: expect.any(String), name: 'Amparo', email });
    const { redeemCode } = set.body;
    expect(await emailTo(email, 'gift')).toMatchObject({
      token: redeemCode,
      data: { name: 'Amparo', from: 'Lectora De Prueba', message: 'Feliz cumpleaños' },
    });
    const resent = await giver.call('PUT', `${SUBSCRIPTION}/gift/${String(redeemCode)}`, {
      email,
      name: 'Amparo',
    });
    expect(resent.body).toMatchObject({ subscriptionID: id, redeemCode });
    const recipient = await sales.reader();
    const redeemed = await recipient.call('POST', `${SUBSCRIPTION}/gift/redeem`, { token: redeemCode });
    expect(redeemed.body).toEqual({ subscriptionID: id });
    const { body } = await recipient.call('GET', `${SUBSCRIPTION}/${id}/details`);
    expect(body).toMatchObject({
      status: 1,
      currentPaymentMethod: null,
      billingAddress: null,
      salesOrders: [],
      paymentHistory: [],
    });
    expect((await giver.call('GET', `${SUBSCRIPTION}/all`)).body).toEqual([]);
    const again = await recipient.call('POST', `${SUBSCRIPTION}/gift/redeem`, { token: redeemCode });
    expect(answer(again)).toEqual([404, 'invalid_redeem_code']);
    const late = await giver.call('PUT', `${SUBSCRIPTION}/gift/${id}`, { email, name: 'Amparo' });
    expect(answer(late)).toEqual([409, 'gift_redeemed']);
  });

  it.each(LAST_SECONDS)('the e-mail of a gift %s', async (_name, after, expected) => {
    const giver = await sales.reader();
    const id = subscriptionOf(await buy(sales, giver, GIFT));
    const { body } = await giver.call('PUT', `${SUBSCRIPTION}/gift/${id}`, {
      email: 'tarde@lectores.example',
      name: 'Amparo',
    });
    const recipient = await sales.reader();
    sales.setNow(new Date(NOW.getTime() + after));
    const late = await sales.seeded(recipient.uuid ?? '');
    const redeemed = await late.call('POST', `${SUBSCRIPTION}/gift/redeem`, { token: body['redeemCode'] });
    expect(answer(redeemed)).toEqual(expected);
  });

  it('an e-mail for a later day is sent on that day', async () => {
    const giver = await sales.reader();
    const id = subscriptionOf(await buy(sales, giver, GIFT));
    const email = `otro-dia-${id}@lectores.example`;
    const sendNotificationOn = '2026-12-24T12:00:00.000Z';
    await giver.call('PUT', `${SUBSCRIPTION}/gift/${id}`, { email, name: 'Amparo', sendNotificationOn });
    expect((await emailTo(email, 'gift'))?.nextAttemptAt.toISOString()).toBe(sendNotificationOn);
  });

  it.each([
    ['yesterday, by a minute', '2026-03-09T23:59:00-05:00', [400, 'past_day']],
    ['the first minute of today', '2026-03-10T00:00:00-05:00', [200, undefined]],
    // Ten hours ago, and a day before in UTC.
    ['the morning of today', '2026-03-10T08:00:00-05:00', [200, undefined]],
    ['years ago', '2020-01-01T08:00:00-05:00', [400, 'past_day']],
  ])('an e-mail for %s, in Colombia', async (_name, sendNotificationOn, expected) => {
    // Late in the evening in Colombia it is tomorrow in UTC.
    sales.setNow(new Date('2026-03-10T23:30:00-05:00'));
    const giver = await sales.reader();
    const id = subscriptionOf(await buy(sales, giver, GIFT));
    const wish = { email: `dia-${id}@lectores.example`, name: 'Amparo', sendNotificationOn };
    expect(answer(await giver.call('PUT', `${SUBSCRIPTION}/gift/${id}`, wish))).toEqual(expected);
    const sent = await emailTo(wish.email, 'gift');
    expect(sent === undefined).toBe(expected[0] === 400);
  });

  it('a day that no calendar has is refused', async () => {
    const giver = await sales.reader();
    const id = subscriptionOf(await buy(sales, giver, GIFT));
    const wish = {
      email: 'tarde@lectores.example',
      name: 'Amparo',
      sendNotificationOn: 8_640_000_000_000_000,
    };
    expect((await giver.call('PUT', `${SUBSCRIPTION}/gift/${id}`, wish)).status).toBe(400);
  });

  it.each(LAST_SECONDS)('an e-mail for a later day %s', async (_name, after, expected) => {
    const giver = await sales.reader();
    const id = subscriptionOf(await buy(sales, giver, GIFT));
    const wish = { email: 'otro-dia@lectores.example', name: 'Amparo' };
    const first = await giver.call('PUT', `${SUBSCRIPTION}/gift/${id}`, wish);
    const code = String(first.body['redeemCode']);
    const day = new Date('2026-05-01T12:00:00.000Z');
    // Sent again, the code is the same.
    await giver.call('PUT', `${SUBSCRIPTION}/gift/${code}`, { ...wish, sendNotificationOn: day });
    const recipient = await sales.reader();
    sales.setNow(new Date(day.getTime() + after));
    const late = await sales.seeded(recipient.uuid ?? '');
    const redeemed = await late.call('POST', `${SUBSCRIPTION}/gift/redeem`, { token: code });
    expect(answer(redeemed)).toEqual(expected);
  });

  it('the code of a share is not that of a gift, and an ordinary purchase is not a gift', async () => {
    const { who, id } = await subscriber();
    const { body } = await who.call('PUT', `${SUBSCRIPTION}/${id}/share`, {
      email: 'cruce@lectores.example',
    });
    const other = await sales.reader();
    const crossed = await other.call('POST', `${SUBSCRIPTION}/gift/redeem`, { token: body['redeemCode'] });
    expect(answer(crossed)).toEqual([404, 'invalid_redeem_code']);
    const own = await who.call('PUT', `${SUBSCRIPTION}/gift/${id}`, {
      email: 'x@lectores.example',
      name: 'X',
    });
    expect(answer(own)).toEqual([404, 'unknown_subscription']);
  });
});

describe('C5 billing address and payment method', () => {
  it('returns the address with its country, and stores it', async () => {
    const { who, id } = await subscriber();
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
    const { who, id } = await subscriber();
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
    const { who, id } = await subscriber();
    await sales.context.db.update(subscriptions).set({ status: 4 }).where(eq(subscriptions.id, id));
    const { paymentMethodID } = await methodOf(who, id);
    await who.call('PUT', method(paymentMethodID, '/finalize'), {
      token: await sales.card('5555555555554444'),
    });
    expect(await statusOf(who, id)).toBe(1);
  });

  it('a suspended subscription whose period is over stays suspended: the new card is checked, not charged', async () => {
    const { who, id } = await subscriber();
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
    const { who, id } = await subscriber();
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
    const { id } = await subscriber();
    const stranger = await sales.reader();
    const refused = await act(stranger, id);
    expect(answer(refused)).toEqual([404, 'unknown_subscription']);
    expect((await act(stranger, 999_999)).body).toEqual(refused.body);
  });

  it('an associate of another reader’s subscription cannot be removed', async () => {
    const stranger = (await subscriber()).who;
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
