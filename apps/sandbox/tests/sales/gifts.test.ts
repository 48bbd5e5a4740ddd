import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buy,
  GIFT,
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  SALES,
  subscriber,
  subscriptionOf,
  type Reply,
  type SalesApp,
} from './open-sales.ts';
import { LAST_SECONDS, emailTo } from './emailed-codes.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterEach(() => sales.setNow(NOW));
afterAll(() => sales.close());

const SUBSCRIPTION = `${SALES}/subscription`;
const answer = ({ status, body }: Reply) => [status, body.code];

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
    expect(await emailTo(sales, email, 'gift')).toMatchObject({
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
    expect((await emailTo(sales, email, 'gift'))?.nextAttemptAt.toISOString()).toBe(sendNotificationOn);
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
    const sent = await emailTo(sales, wish.email, 'gift');
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
    const { who, id } = await subscriber(sales);
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
