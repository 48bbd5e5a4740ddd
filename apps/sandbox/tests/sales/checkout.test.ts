import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, outbox, payments, readers, settings, subscriptions } from '../../src/db/schema/index.ts';
import { SALES_SETTINGS_KEY } from '../../src/sales/settings.ts';
import {
  ADDRESS,
  buy,
  CARD,
  jarOf,
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  pay,
  PAYU,
  SALES,
  subscriptionOf,
  YEARLY,
  type Caller,
  type SalesApp,
} from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

const CHECKOUT = `${SALES}/checkout`;
const payment = (order: string, method: number | string = PAYU) =>
  `${CHECKOUT}/order/${order}/payment/${method}`;

async function order(who: Caller, over: object = {}): Promise<string> {
  await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
  const made = await who.call('POST', `${CHECKOUT}/order`, { ...ORDER, ...over });
  return String(made.body['orderNumber']);
}

describe('C4 order creation', () => {
  it('returns orderNumber, status Pending, items and totals', async () => {
    const reader = await sales.reader();
    await reader.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const { status, body } = await reader.call('POST', `${CHECKOUT}/order`, {
      ...ORDER,
      phone: '300-123-4567',
      firstName: 'Ana',
      lastName: 'Ñáñez',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      orderNumber: expect.stringMatching(/^RT[0-9A-Z]{14}$/),
      status: 'Pending',
      email: ORDER.email,
      phone: '300-123-4567',
      firstName: 'Ana',
      lastName: 'Ñáñez',
      secondLastName: null,
      currency: 'COP',
      subtotal: 167_227,
      tax: 31_773,
      shipping: 0,
      total: 199_000,
      items: [
        {
          ...YEARLY,
          name: expect.any(String),
          shortDescription: expect.any(String),
          gift: false,
          price: 199_000,
          subtotal: 167_227,
          tax: 31_773,
          total: 199_000,
        },
      ],
      orderDateUTC: NOW.getTime(),
      subscriptionIDs: null,
    });
  });

  it.each<[string, object, string]>([
    ['no e-mail', { email: undefined }, '300075'],
    ['an e-mail without a host', { email: 'ana@' }, '300075'],
    ['a phone of 9 digits', { phone: '300123456' }, '300071'],
    ['a phone of 13 digits', { phone: '3001234567890' }, '300071'],
    ['a phone with letters', { phone: '300ABC4567' }, '300071'],
    ['no address', { billingAddress: undefined }, '300165'],
    ['an address in one word', { billingAddress: 'Calle 1' }, '300165'],
    ['a street that is a number', { billingAddress: { ...ADDRESS, line1: 7 } }, '300165'],
    ['no street', { billingAddress: { ...ADDRESS, line1: ' ' } }, '300166'],
    ['a street of 257 characters', { billingAddress: { ...ADDRESS, line1: 'x'.repeat(257) } }, '300166'],
    ['no city', { billingAddress: { ...ADDRESS, locality: '' } }, '300167'],
    ['a department of 101 characters', { billingAddress: { ...ADDRESS, region: 'x'.repeat(101) } }, '300168'],
    ['no country', { billingAddress: { ...ADDRESS, country: null } }, '300169'],
    ['a country by name', { billingAddress: { ...ADDRESS, country: 'Colombia' } }, '300169'],
    ['a wrong shipping address', { shippingAddress: { ...ADDRESS, country: 'C' } }, '300169'],
    ['a first name with a digit first', { firstName: '1Ana' }, '300127,300129'],
    ['a last name in markup', { lastName: '<b>' }, '300127,300129'],
  ])('%s is refused', async (_what, over, code) => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const refused = await visitor.call('POST', `${CHECKOUT}/order`, { ...ORDER, ...over });
    expect([refused.status, refused.body.code]).toEqual([400, code]);
  });

  it('an empty cart cannot be ordered', async () => {
    const refused = await sales.visitor().call('POST', `${CHECKOUT}/order`, ORDER);
    expect([refused.status, refused.body.code]).toEqual([400, 'empty_cart']);
  });

  it('130001 if checkout requires a captcha and there is no token', async () => {
    const { db } = sales.context;
    await db.insert(settings).values({ key: SALES_SETTINGS_KEY, value: { checkoutRecaptchaEnabled: true } });
    const visitor = sales.visitor();
    await visitor.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const refused = await visitor.call('POST', `${CHECKOUT}/order`, ORDER);
    const made = await visitor.call('POST', `${CHECKOUT}/order`, { ...ORDER, 'recaptcha-token': 'visto' });
    const unpaid = await visitor.call('PUT', payment(String(made.body['orderNumber'])), { token: 'x' });
    const config = await visitor.call('GET', `${SALES}/config`);
    await db.delete(settings).where(eq(settings.key, SALES_SETTINGS_KEY));
    expect(config.body).toMatchObject({
      checkoutRecaptchaEnabled: true,
      cancelReasons: expect.arrayContaining([expect.any(String)]),
    });
    expect([refused.body.code, made.status, unpaid.body.code]).toEqual(['130001', 200, '130001']);
  });
});

describe('C4 payment', () => {
  it('offers the types 2, 6, 7, 8 and 9 and the simulated wallet, each with an id', async () => {
    const { body } = await sales.visitor().call('GET', `${CHECKOUT}/payment/options`);
    const options = body as unknown as { paymentMethodType: number; paymentMethodID: number }[];
    const types = options.map(({ paymentMethodType }) => paymentMethodType);
    expect(types.sort((a, b) => a - b)).toEqual([2, 6, 7, 8, 9, 10]);
    expect(new Set(options.map(({ paymentMethodID }) => paymentMethodID)).size).toBe(6);
  });

  it('begins with parameter1 and parameter2, which are the same for a repeated call', async () => {
    const reader = await sales.reader();
    const number = await order(reader);
    const started = await reader.call('GET', payment(number));
    expect(started.body).toEqual({
      orderNumber: number,
      parameter1: expect.stringMatching(/^pay_\d+$/),
      parameter2: expect.stringMatching(/\/gateway\/v1$/),
    });
    expect((await reader.call('GET', payment(number))).body).toEqual(started.body);
    const other = await reader.call('GET', payment(number, 4711));
    expect([other.status, other.body.code]).toEqual([404, 'unknown_payment_method']);
  });

  it('returns the merchant session to a wallet, and only to a wallet', async () => {
    const reader = await sales.reader();
    const number = await order(reader);
    const wallet = encodeURIComponent('https://apple-pay-gateway.apple.com/paymentservices/startSession');
    const started = await reader.call('GET', `${payment(number)}?validationURL=${wallet}`);
    expect(JSON.parse(String(started.body['parameter1']))).toMatchObject({
      merchantSessionIdentifier: expect.any(String),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const address of ['http://apple.com/x', 'https://apple.com.evil.example/', 'nada']) {
      const refused = await reader.call(
        'GET',
        `${payment(number)}?validationURL=${encodeURIComponent(address)}`,
      );
      expect(refused.status).toBe(400);
    }
  });

  it('makes a paid order and its subscription, empties the cart and sends a receipt', async () => {
    const reader = await sales.reader();
    const paid = await buy(sales, reader, YEARLY, {
      ...ORDER,
      email: `recibo-${reader.uuid}@lectores.example`,
      firstName: 'Lectora',
    });
    expect(paid.body).toMatchObject({ status: 'Paid', subscriptionIDs: [expect.any(Number)] });
    const active = await reader.call('GET', `${SALES}/subscription/allactive`);
    expect(active.body).toMatchObject([
      {
        subscriptionID: subscriptionOf(paid),
        statusID: 1,
        sku: YEARLY.sku,
        productName: 'Suscripción digital anual',
        paymentMethod: { paymentPartner: 'PayU', lastFour: '1111', creditCardType: 'Visa' },
      },
    ]);
    expect((await reader.call('GET', `${SALES}/cart`)).body['items']).toEqual([]);
    const emails = await sales.context.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, `recibo-${reader.uuid}@lectores.example`));
    expect(emails).toMatchObject([
      {
        kind: 'receipt',
        data: {
          firstName: 'Lectora',
          orderNumber: paid.body['orderNumber'],
          productName: 'Suscripción digital anual',
          totalCop: 199_000,
          lastFour: '1111',
        },
      },
    ]);
  });

  it('stores the addresses of purchases, each once', async () => {
    const reader = await sales.reader();
    const other = { ...ADDRESS, line1: 'Carrera 15 # 85-20' };
    await buy(sales, reader, YEARLY, { ...ORDER, shippingAddress: other });
    sales.setNow(new Date(NOW.getTime() + 60_000));
    await buy(sales, reader);
    sales.setNow(NOW);
    const { body } = await reader.call('GET', `${CHECKOUT}/addresses`);
    expect(body).toHaveLength(2);
    expect(body).toMatchObject([{ line1: ADDRESS.line1, country: 'CO' }, { line1: other.line1 }]);
    expect((await sales.visitor().call('GET', `${CHECKOUT}/addresses`)).status).toBe(401);
  });

  it('declined → 300170, and the order can still be paid', async () => {
    const reader = await sales.reader();
    const number = await order(reader);
    const declined = await pay(sales, reader, number, CARD.decline);
    expect([declined.status, declined.body.code]).toEqual([402, '300170']);
    expect((await reader.call('GET', `${SALES}/subscription/all`)).body).toEqual([]);
    expect((await pay(sales, reader, number)).body).toMatchObject({ status: 'Paid' });
    const attempts = await sales.context.db.select().from(payments).where(eq(payments.orderNumber, number));
    expect(attempts.map(({ status }) => status).sort()).toEqual(['declined', 'succeeded']);
  });

  it('30167a if the card provider returns an invalid reply', async () => {
    const reader = await sales.reader();
    const refused = await pay(sales, reader, await order(reader), CARD.malformed);
    expect([refused.status, refused.body.code]).toEqual([502, '30167a']);
  });

  it.each([
    ['an invented token', 'tok_inventado'],
    ['a token of another order', undefined],
  ])('%s pays nothing', async (_what, invented) => {
    const reader = await sales.reader();
    const token = invented ?? (await sales.card());
    if (invented === undefined) await reader.call('PUT', payment(await order(reader)), { token });
    const refused = await reader.call('PUT', payment(await order(reader)), { token });
    expect([refused.status, refused.body.code]).toEqual([402, '300170']);
  });

  it('a token that is half an hour old is rejected', async () => {
    const reader = await sales.reader();
    const number = await order(reader);
    const token = await sales.card();
    sales.setNow(new Date(NOW.getTime() + 31 * 60_000));
    const late = await sales.seeded(reader.uuid ?? '');
    const refused = await late.call('PUT', payment(number), { token });
    sales.setNow(NOW);
    expect(refused.body.code).toBe('300170');
  });

  it('is final: a repeated call returns the same and charges nothing', async () => {
    const reader = await sales.reader();
    const number = await order(reader);
    const token = await sales.card();
    const first = await reader.call('PUT', payment(number), { token });
    const again = await reader.call('PUT', payment(number), { token });
    const otherCard = await pay(sales, reader, number);
    expect([again.body, otherCard.body]).toEqual([first.body, first.body]);
    const charged = await sales.context.db.select().from(payments).where(eq(payments.orderNumber, number));
    expect(charged).toHaveLength(1);
  });

  it('two concurrent finalisations give one subscription', async () => {
    const reader = await sales.reader();
    const number = await order(reader);
    const [token, other] = [await sales.card(), await sales.card()];
    const replies = await Promise.all(
      [token, token, other].map((card) => reader.call('PUT', payment(number), { token: card })),
    );
    expect(replies.map(({ body }) => body['status'])).toEqual(['Paid', 'Paid', 'Paid']);
    const begun = await sales.context.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderNumber, number));
    expect(begun).toHaveLength(1);
  });

  it('a paid order cannot be started again', async () => {
    const reader = await sales.reader();
    const paid = await buy(sales, reader);
    const refused = await reader.call('GET', payment(String(paid.body['orderNumber'])));
    expect([refused.status, refused.body.code]).toEqual([409, 'order_not_payable']);
  });

  it('a quantity of three starts three subscriptions', async () => {
    const reader = await sales.reader();
    const paid = await buy(sales, reader, { ...YEARLY, quantity: 3 });
    expect(paid.body['subscriptionIDs']).toHaveLength(3);
  });
});

describe('C4 3-D Secure', () => {
  const RETURN = 'http://localhost:3001/suscripciones-online/?paso=pago';

  async function challenged(who: Caller, returnURL?: string) {
    const number = await order(who);
    const token = await sales.card(CARD.challenge);
    const requested = await who.call('PUT', payment(number), { token, returnURL });
    const page = new URL(String(requested.body['redirectURL'])).pathname;
    const finish = () =>
      who.call('PUT', `${CHECKOUT}/3ds/order/${number}/payment/${PAYU}`, { token, SPREEDLY_SUCCEEDED: true });
    const answer = (decision: string) =>
      sales.app.request(page, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `decision=${decision}`,
      });
    return { number, requested, page, finish, answer };
  }

  it('shows the bank’s page, which returns to the site; then the order is paid', async () => {
    const reader = await sales.reader();
    const { requested, page, finish, answer } = await challenged(reader, RETURN);
    expect(requested.body).toMatchObject({ status: 'Pending', subscriptionIDs: null });
    const html = await (await sales.app.request(page)).text();
    expect(html).toMatch(/\$\s199\.000/);
    expect(html).toContain('Visa terminada en 3220');
    const sent = await answer('approve');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${RETURN}&threeDS=approved`]);
    const paid = await finish();
    expect(paid.body).toMatchObject({ status: 'Paid', subscriptionIDs: [expect.any(Number)] });
    expect((await finish()).body).toEqual(paid.body);
  });

  it('the page’s claim is not trusted: an unanswered or rejected challenge is 300170', async () => {
    const reader = await sales.reader();
    const { finish, answer } = await challenged(reader);
    expect((await finish()).body.code).toBe('300170');
    expect(await (await answer('reject')).text()).toContain('no fue autorizada');
    // Only the first answer counts.
    await answer('approve');
    expect((await finish()).body.code).toBe('300170');
    expect((await reader.call('GET', `${SALES}/subscription/all`)).body).toEqual([]);
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'https://a@localhost:3001/'])(
    'the bank’s page is no way to %s',
    async (returnURL) => {
      const reader = await sales.reader();
      const number = await order(reader);
      const refused = await reader.call('PUT', payment(number), { token: await sales.card(), returnURL });
      expect(refused.status).toBe(400);
    },
  );

  it('an invented challenge does not exist', async () => {
    for (const id of ['nada', '5eed0000-0000-4000-8000-000000000000'])
      expect((await sales.app.request(`/gateway/3ds/${id}`)).status).toBe(404);
  });
});

describe('C4 buying without an account', () => {
  it('a visitor can buy; a reader who signs in with the same browser has the subscription', async () => {
    const visitor = sales.visitor();
    const paid = await buy(sales, visitor);
    expect(paid.body).toMatchObject({ status: 'Paid' });
    const reader = await sales.reader({ cookies: new Map(jarOf(visitor)) });
    await reader.call('GET', `${SALES}/cart`);
    expect((await reader.call('GET', `${SALES}/subscription/all`)).body).toMatchObject([
      { subscriptionID: subscriptionOf(paid), statusID: 1 },
    ]);
    const history = await reader.call('GET', `${SALES}/order/history`);
    expect(history.body).toMatchObject({ orders: [{ orderNumber: paid.body['orderNumber'] }] });
  });

  it('a reader who verifies the order’s e-mail address also has it in another browser; others have nothing', async () => {
    const email = 'Sin.Cuenta@lectores.example';
    const paid = await buy(sales, sales.visitor(), YEARLY, { ...ORDER, email });
    const unproven = await sales.reader({ email, verified: false });
    expect((await unproven.call('GET', `${SALES}/subscription/all`)).body).toEqual([]);
    const { db } = sales.context;
    await db
      .update(readers)
      .set({ emailVerified: true })
      .where(eq(readers.uuid, unproven.uuid ?? ''));
    expect((await unproven.call('GET', `${SALES}/subscription/all`)).body).toMatchObject([
      { subscriptionID: subscriptionOf(paid) },
    ]);
  });
});

describe('another reader’s order', () => {
  it.each<[string, (number: string, who: Caller) => Promise<{ status: number; body: object }>]>([
    ['is not shown', (number, who) => who.call('GET', `${SALES}/order/detail/${number}`)],
    ['is not begun to be paid', (number, who) => who.call('GET', payment(number))],
    ['is not paid', async (number, who) => who.call('PUT', payment(number), { token: await sales.card() })],
    [
      'is not paid by 3-D Secure',
      (number, who) => who.call('PUT', `${CHECKOUT}/3ds/order/${number}/payment/${PAYU}`, { token: 'x' }),
    ],
  ])('%s, and the answer is that of an order that does not exist', async (_what, act) => {
    const owner = await sales.reader();
    const number = await order(owner);
    const stranger = await sales.reader();
    const refused = await act(number, stranger);
    const unknown = await act('RTNOEXISTE000000', stranger);
    expect([refused.status, refused.body]).toEqual([404, unknown.body]);
    const [row] = await sales.context.db.select().from(orders).where(eq(orders.number, number));
    expect(row?.status).toBe('Pending');
  });

  it('a visitor cannot pay a reader’s order, nor another visitor’s', async () => {
    const number = await order(await sales.reader());
    const foreign = await order(sales.visitor());
    for (const target of [number, foreign])
      expect((await pay(sales, sales.visitor(), target)).status).toBe(404);
  });
});
