import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { TEST_TOKENS } from '../../src/gateway/test-tokens.ts';
import {
  buy,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  PAYU,
  SALES,
  subscriptionOf,
  YEARLY,
  type Caller,
  type Reply,
  type SalesApp,
} from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

async function ordered(who: Caller): Promise<string> {
  await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
  const { body } = await who.call('POST', `${SALES}/checkout/order`, ORDER);
  return String(body['orderNumber']);
}
const pay = (who: Caller, number: string, body: object): Promise<Reply> =>
  who.call('PUT', `${SALES}/checkout/order/${number}/payment/${PAYU}`, body);
const payAfterChallenge = (who: Caller, number: string, body: object): Promise<Reply> =>
  who.call('PUT', `${SALES}/checkout/3ds/order/${number}/payment/${PAYU}`, body);

const APPROVING = Object.keys(TEST_TOKENS).filter((token) => !/decl|3ds|challenge|malformed/i.test(token));

describe('a test token, in development', () => {
  it.each(APPROVING)('%s pays several orders', async (token) => {
    const reader = await sales.reader();
    for (let order = 0; order < 2; order += 1)
      expect(await pay(reader, await ordered(reader), { token })).toMatchObject({
        status: 200,
        body: { status: 'Paid', subscriptionIDs: [expect.any(Number)] },
      });
  });

  it.each(['tok_decline', 'tok_declined', 'tok_chargeDeclined'])(
    '%s is refused with 300170',
    async (token) => {
      const reader = await sales.reader();
      const number = await ordered(reader);
      expect(await pay(reader, number, { token })).toMatchObject({ status: 402, body: { code: '300170' } });
      expect((await pay(reader, number, { token: 'tok_visa' })).body['status']).toBe('Paid');
    },
  );

  it('tok_malformed is an error of the provider', async () => {
    const reader = await sales.reader();
    const refused = await pay(reader, await ordered(reader), { token: 'tok_malformed' });
    expect(refused).toMatchObject({ status: 502, body: { code: '30167a' } });
  });

  it('tok_3ds starts a challenge; the second call replaces the bank’s page', async () => {
    const reader = await sales.reader();
    const number = await ordered(reader);
    const token = 'tok_3ds';
    const early = await payAfterChallenge(reader, number, { token });
    expect(early.body.code).toBe('300170');
    const requested = await pay(reader, number, { token });
    expect(requested.body).toMatchObject({
      status: 'Pending',
      redirectURL: expect.stringMatching(/3ds/) as string,
    });
    const paid = await payAfterChallenge(reader, number, { token, SPREEDLY_SUCCEEDED: true });
    expect(paid).toMatchObject({ status: 200, body: { status: 'Paid' } });
    const again = await payAfterChallenge(reader, number, { token });
    expect(again.body['subscriptionIDs']).toEqual(paid.body['subscriptionIDs']);
  });

  it.each([
    ['the page says that it failed', () => Promise.resolve(), { SPREEDLY_SUCCEEDED: false }],
    [
      'the bank’s page was answered with no',
      async (url: string) => {
        const form = { method: 'POST', body: new URLSearchParams({ decision: 'reject' }) };
        await sales.app.request(new URL(url).pathname, form);
      },
      { SPREEDLY_SUCCEEDED: true },
    ],
  ])('tok_3ds does not pay when %s', async (_why, answer, flag) => {
    const reader = await sales.reader();
    const number = await ordered(reader);
    const requested = await pay(reader, number, { token: 'tok_3ds' });
    await answer(String(requested.body['redirectURL']));
    const refused = await payAfterChallenge(reader, number, { token: 'tok_3ds', ...flag });
    expect(refused).toMatchObject({ status: 402, body: { code: '300170' } });
  });

  it('the page’s claim does not count for a real token', async () => {
    const reader = await sales.reader();
    const number = await ordered(reader);
    const token = await sales.card('4000000000003220');
    await pay(reader, number, { token });
    const refused = await payAfterChallenge(reader, number, { token, SPREEDLY_SUCCEEDED: true });
    expect(refused).toMatchObject({ status: 402, body: { code: '300170' } });
  });

  it('replaces the card of a subscription, back and forth', async () => {
    const reader = await sales.reader();
    const id = subscriptionOf(await buy(sales, reader));
    const { body } = await reader.call('GET', `${SALES}/subscription/${id}/details`);
    const { paymentMethodID } = body['currentPaymentMethod'] as { paymentMethodID: number };
    const put = (step: string, token: string) =>
      reader.call('PUT', `${SALES}/paymentmethod/${paymentMethodID}/provider/${PAYU}/${step}`, { token });
    for (const [token, lastFour] of [
      ['tok_mastercard', '4444'],
      ['tok_visa', '1111'],
      ['tok_mastercard', '4444'],
    ] as const)
      expect((await put('finalize', token)).body['creditCardLastFour']).toBe(lastFour);
    expect((await put('finalize', 'tok_decline')).body.code).toBe('300170');
    expect((await put('finalize', 'tok_3ds')).body['redirectURL']).toMatch(/3ds/);
    expect((await put('finalize3ds', 'tok_3ds')).body['creditCardLastFour']).toBe('3220');
  });

  it('tok_3ds can replace a card after a rejection, with a challenge each time', async () => {
    const reader = await sales.reader();
    const id = subscriptionOf(await buy(sales, reader));
    const { body } = await reader.call('GET', `${SALES}/subscription/${id}/details`);
    const { paymentMethodID } = body['currentPaymentMethod'] as { paymentMethodID: number };
    const put = (step: string, sent: object) =>
      reader.call('PUT', `${SALES}/paymentmethod/${paymentMethodID}/provider/${PAYU}/${step}`, sent);
    const token = 'tok_3ds';
    await put('finalize', { token });
    expect((await put('finalize3ds', { token, SPREEDLY_SUCCEEDED: false })).body.code).toBe('300170');
    for (let round = 0; round < 2; round += 1) {
      expect((await put('finalize', { token })).body['redirectURL']).toMatch(/3ds/);
      expect((await put('finalize3ds', { token })).body['creditCardLastFour']).toBe('3220');
      expect((await put('finalize', { token: 'tok_visa' })).body['creditCardLastFour']).toBe('1111');
    }
  });
});

describe('additional fields with the token', () => {
  it.each([
    [
      'everything that the vendor’s client knows',
      { 'recaptcha-token': 'x', email: 'a@b.co', parameter1: 'p' },
    ],
    ['nulls', { 'recaptcha-token': null, returnURL: null, email: null }],
    ['unknown objects', { browserInfo: { width: 1 }, paymentMethodID: 1008, SPREEDLY_SUCCEEDED: false }],
  ])('%s', async (_what, extra) => {
    const reader = await sales.reader();
    const paid = await pay(reader, await ordered(reader), { token: 'tok_visa', ...extra });
    expect(paid.body['status']).toBe('Paid');
  });

  it('a card with its digits as numbers or strings', async () => {
    for (const card of [
      { number: '4111111111111111', expiryMonth: '12', expiryYear: '2030', cvv: '123' },
      { number: 4_111_111_111_111_111, expiryMonth: 12, expiryYear: 2030, cvv: 123 },
    ]) {
      const reply = await sales.visitor().call('POST', '/gateway/v1/tokens', { ...card, cardHolder: 'ANA' });
      expect(reply.status).toBe(201);
    }
  });
});

describe('in production', () => {
  it.each(Object.keys(TEST_TOKENS))('%s is an unknown token', async (token) => {
    const { context } = sales;
    const app = createApp({ ...context, config: { ...context.config, mode: 'production' } });
    const reader = await sales.reader();
    const number = await ordered(reader);
    const reply = await app.request(`${SALES}/checkout/order/${number}/payment/${PAYU}`, {
      method: 'PUT',
      headers: { authorization: reader.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect([reply.status, await reply.json()]).toMatchObject([402, { code: '300170' }]);
  });
});
