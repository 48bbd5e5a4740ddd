import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prices, subscriptions } from '../../src/db/schema/index.ts';
import { SEED_READERS } from '../../src/seed/readers.ts';
import {
  ADDRESS,
  buy,
  CARD,
  GIFT,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  pay,
  SALES,
  subscriptionOf,
  YEARLY,
  type Reply,
  type SalesApp,
} from './open-sales.ts';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

const HISTORY = `${SALES}/order/history`;

describe('C4 the number for the invoice', () => {
  it.each([
    ['1.020.304.050', '1020304050'],
    ['899.999.068-1', '899999068-1'],
    ['', null],
    [null, null],
  ])('%j is kept with the order as %j, and not with the addresses', async (given, taxId) => {
    const who = await sales.reader();
    const billingAddress = { ...ADDRESS, taxId: given };
    const { body } = await buy(sales, who, YEARLY, { ...ORDER, billingAddress });
    const detail = await who.call('GET', `${SALES}/order/detail/${String(body['orderNumber'])}`);
    expect(detail.body['billingAddress']).toMatchObject({ line1: ADDRESS.line1, taxId });
    const addresses = await who.call('GET', `${SALES}/checkout/addresses`);
    expect(JSON.stringify(addresses.body)).not.toContain('taxId');
  });

  it.each(['899.999.068-2', '123', 7])('%j makes no order', async (taxId) => {
    const who = await sales.reader();
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const reply = await who.call('POST', `${SALES}/checkout/order`, {
      ...ORDER,
      billingAddress: { ...ADDRESS, taxId },
    });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_tax_id']);
  });

  it('some orders of the seed have one', async () => {
    const who = await sales.seeded(SEED_READERS.active.uuid);
    const { body } = await who.call('GET', `${HISTORY}?start=15`);
    const [oldest] = body['orders'] as { orderNumber: string }[];
    const detail = await who.call('GET', `${SALES}/order/detail/${oldest!.orderNumber}`);
    expect(detail.body['billingAddress']).toMatchObject({ taxId: '52123456' });
  });
});

describe('C4 orders that are not made or not found', () => {
  const told = ({ status, body }: Reply) => [status, body.code, body.message];
  const EMPTY = [400, 'empty_cart', 'The cart is empty'];
  const UNKNOWN = [404, 'unknown_order', 'Order not found'];

  it('a cart from which everything was removed cannot be ordered', async () => {
    const who = sales.visitor();
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    await who.call('DELETE', `${SALES}/cart/item/${YEARLY.sku}`);
    expect(told(await who.call('POST', `${SALES}/checkout/order`, ORDER))).toEqual(EMPTY);
  });

  it('a browser without a cookie, another buyer and a wrong number find no order', async () => {
    const who = await sales.reader();
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const made = await who.call('POST', `${SALES}/checkout/order`, ORDER);
    const number = String(made.body['orderNumber']);
    expect(told(await pay(sales, sales.visitor(), number))).toEqual(UNKNOWN);
    expect(told(await pay(sales, await sales.reader(), number))).toEqual(UNKNOWN);
    expect(told(await pay(sales, who, 'RT00000000000000'))).toEqual(UNKNOWN);
  });

  it('an order has the currency of its prices', async () => {
    const who = await sales.reader();
    const { db } = sales.context;
    await db.update(prices).set({ currency: 'USD' }).where(eq(prices.code, YEARLY.priceCode));
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const made = await who.call('POST', `${SALES}/checkout/order`, ORDER);
    await db.update(prices).set({ currency: 'COP' }).where(eq(prices.code, YEARLY.priceCode));
    expect(made.body['currency']).toBe('USD');
  });
});

describe('C6 order history', () => {
  it('a page of 10 from 0 by default, newest first, with the total number', async () => {
    const who = await sales.seeded(SEED_READERS.active.uuid);
    const { body } = await who.call('GET', HISTORY);
    expect(body).toMatchObject({ start: 0, pageSize: 10, maxResults: 16 });
    const orders = body['orders'] as { orderDate: number }[];
    expect(orders).toHaveLength(10);
    expect(orders.map(({ orderDate }) => orderDate)).toEqual(
      orders.map(({ orderDate }) => orderDate).toSorted((a, b) => b - a),
    );
    const rest = await who.call('GET', `${HISTORY}?pageSize=10&start=10`);
    expect(rest.body).toMatchObject({ start: 10, maxResults: 16 });
    expect(rest.body['orders']).toHaveLength(6);
    expect((await who.call('GET', `${HISTORY}?start=16`)).body['orders']).toEqual([]);
  });

  it.each([
    ['Paid', 14],
    ['Pending', 1],
    ['Cancelled', 1],
    ['PartiallyPaid', 0],
  ])('of status %s: %i', async (status, count) => {
    const who = await sales.seeded(SEED_READERS.active.uuid);
    const { body } = await who.call('GET', `${HISTORY}?pageSize=100&start=0&status=${status}`);
    expect(body['maxResults']).toBe(count);
    expect((body['orders'] as { orderStatus: string }[]).map(({ orderStatus }) => orderStatus)).toEqual(
      Array.from({ length: count }, () => status),
    );
  });

  it.each([
    ['pageSize=&start=&status=', 10],
    ['pageSize=1000', 100],
  ])('%s is a page of %i', async (query, pageSize) => {
    const who = await sales.seeded(SEED_READERS.active.uuid);
    const { status, body } = await who.call('GET', `${HISTORY}?${query}`);
    expect([status, body]).toMatchObject([200, { start: 0, pageSize, maxResults: 16 }]);
    expect(body['orders']).toHaveLength(Math.min(pageSize, 16));
  });

  it.each(['pageSize=0', 'pageSize=-5', 'start=-1', 'start=x', 'status=Nada'])(
    '%s is refused',
    async (query) => {
      const who = await sales.reader();
      expect((await who.call('GET', `${HISTORY}?${query}`)).status).toBe(400);
    },
  );

  it('an entry has items and payment; orders of other readers are not included', async () => {
    const who = await sales.reader();
    const paid = await buy(sales, who);
    await buy(sales, await sales.reader());
    expect((await who.call('GET', HISTORY)).body['orders']).toEqual([
      {
        orderNumber: paid.body['orderNumber'],
        orderDate: expect.any(Number),
        orderType: 'Parent',
        orderStatus: 'Paid',
        totalAmount: 199_000,
        tax: 31_773,
        currency: 'COP',
        products: [{ sku: YEARLY.sku, name: 'Suscripción digital anual', quantity: 1 }],
        paymentGateway: 'PayU',
        lastFour: '1111',
        nameOnPayment: 'LECTORA DE PRUEBA',
        creditCardBrand: 'Visa',
      },
    ]);
  });

  it('without a token is 401', async () => {
    expect((await sales.visitor().call('GET', HISTORY)).status).toBe(401);
  });
});

describe('C6 order detail', () => {
  it('has items, addresses, payments and subscriptions', async () => {
    const who = await sales.reader();
    const paid = await buy(sales, who, YEARLY, { ...ORDER, shippingAddress: ADDRESS });
    const { body } = await who.call('GET', `${SALES}/order/detail/${String(paid.body['orderNumber'])}`);
    expect(body).toMatchObject({
      orderNumber: paid.body['orderNumber'],
      status: 'Paid',
      clientID: who.uuid,
      items: [{ sku: YEARLY.sku, total: 199_000 }],
      billingAddress: ADDRESS,
      shippingAddress: ADDRESS,
      subscriptionIDs: paid.body['subscriptionIDs'],
      payments: [
        {
          amount: 199_000,
          paymentMethod: { lastFour: '1111', firstSix: null, paymentPartner: 'PayU' },
          financialTransactions: [{ amount: 199_000, transactionType: 'Payment', billingAddress: ADDRESS }],
        },
      ],
    });
  });

  it('a declined attempt is not a payment', async () => {
    const who = await sales.reader();
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const made = await who.call('POST', `${SALES}/checkout/order`, ORDER);
    const number = String(made.body['orderNumber']);
    await pay(sales, who, number, CARD.decline);
    const { body } = await who.call('GET', `${SALES}/order/detail/${number}`);
    expect(body).toMatchObject({ status: 'Pending', payments: [], subscriptionIDs: [] });
  });
});

describe('C7 offers', () => {
  it('466 has both yearly prices, and the daily’s price for the daily', async () => {
    const offer = async (query: string) => {
      const reply = await sales.app.request(`/retail/public/v1/offer/466${query}`);
      return (await reply.json()) as { products: { price: number; gift: boolean; periodMonths: number }[] };
    };
    const yearly = async (query: string) =>
      (await offer(query)).products
        .filter(({ gift, periodMonths }) => !gift && periodMonths === 12)
        .map(({ price }) => price);
    expect(new Set(await yearly(''))).toEqual(new Set([199_000, 129_000]));
    expect(await yearly('?site=weekly')).toEqual([199_000]);
    expect(await yearly('?site=daily')).toEqual([129_000]);
    expect((await sales.app.request('/retail/public/v1/offer/467')).status).toBe(404);
  });
});

describe('entitlements', () => {
  it.each([
    ['active', true],
    ['cancelled', true],
    ['suspended', true],
    ['terminated', false],
    ['redeemable', false],
    ['inactive', false],
    ['associate', true],
    ['registered', false],
  ] as const)('of the seeded %s open the paywall: %s', async (name, opens) => {
    const who = await sales.seeded(SEED_READERS[name].uuid);
    const { body } = await who.call('GET', `${SALES}/entitlements`);
    expect(body).toEqual({ skus: opens ? [{ sku: 'DIGITAL-ANUAL' }] : [] });
  });

  it('are each product once, in the order of their names', async () => {
    const who = await sales.reader();
    const monthly = { sku: 'DIGITAL-MENSUAL', priceCode: 'MENSUAL-19', quantity: 1 };
    for (const item of [YEARLY, YEARLY, monthly]) await buy(sales, who, item);
    const { body } = await who.call('GET', `${SALES}/entitlements`);
    expect(body).toEqual({ skus: [{ sku: YEARLY.sku }, { sku: monthly.sku }] });
  });

  it('are none of a bought gift without an owner, whatever its state', async () => {
    const who = await sales.reader();
    const id = subscriptionOf(await buy(sales, who, GIFT));
    await sales.context.db.update(subscriptions).set({ status: 1 }).where(eq(subscriptions.id, id));
    expect((await who.call('GET', `${SALES}/entitlements`)).body).toEqual({ skus: [] });
  });

  it('are empty without a token', async () => {
    expect((await sales.visitor().call('GET', `${SALES}/entitlements`)).body).toEqual({ skus: [] });
  });
});

describe('C11 reader ids of the accelerated pages', () => {
  it('are added, listed, found without a session, and removed at log-out', async () => {
    const who = await sales.seeded(SEED_READERS.active.uuid);
    const ampReaderId = 'amp-QzE3x';
    const added = await who.call('PUT', `${SALES}/amp/add`, { ampReaderId });
    expect(added.body).toEqual({ ampReaderId });
    expect((await who.call('GET', `${SALES}/amp`)).body).toEqual({ ampReaderIds: [ampReaderId] });
    const requested = () => sales.visitor().call('GET', `${SALES}/amp/${ampReaderId}`);
    expect((await requested()).body).toEqual({ ampReaderId, loggedIn: true, subscriber: true });
    expect((await who.call('PUT', `${SALES}/amp/logout`)).body).toEqual({ success: true });
    expect((await requested()).body).toEqual({ ampReaderId, loggedIn: false, subscriber: false });
  });

  it('require a reader and an id', async () => {
    expect((await sales.visitor().call('PUT', `${SALES}/amp/add`, { ampReaderId: 'x' })).status).toBe(401);
    const who = await sales.reader();
    expect((await who.call('PUT', `${SALES}/amp/add`, { ampReaderId: '' })).status).toBe(400);
  });
});
