import { createHmac } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  carts,
  offerPrices,
  orders,
  paymentMethods,
  payments,
  prices,
  products,
  readerAddresses,
  subscriptionEvents,
  subscriptions,
} from '../../src/db/schema/index.ts';
import { addToCart, cartReply, clearCart, findCart, removeFromCart } from '../../src/sales/cart.ts';
import { monthsAfter } from '../../src/sales/period.ts';
import { signingKey } from '../../src/security/secret.ts';
import {
  ADDRESS,
  buy,
  GIFT,
  NOW,
  OPEN_TIMEOUT_MS,
  openSales,
  ORDER,
  pay,
  PAYU,
  SALES,
  YEARLY,
  type Caller,
  type SalesApp,
} from './open-sales.ts';

/*
 * The rows and refusals of carts, the beginning of payments and paid orders.
 */

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterEach(() => sales.setNow(NOW));
afterAll(() => sales.close());

const LATER = new Date(NOW.getTime() + 60_000);
const MONTHLY = { sku: 'DIGITAL-MENSUAL', priceCode: 'MENSUAL-19', quantity: 1 };
const buyerOf = (who: Caller) => ({ readerUuid: who.uuid!, visitor: null });

/** Products of a test, sold on every site. */
async function sell(names: readonly string[], maxQuantity = 3, currency = 'COP'): Promise<(typeof YEARLY)[]> {
  const { db } = sales.context;
  const made = names.map((name) => ({ sku: `SKU-${name}`, priceCode: `PRICE-${name}`, quantity: 1 }));
  await db
    .insert(products)
    .values(made.map(({ sku }) => ({ sku, name: sku, description: sku, sharesAllowed: 0, maxQuantity })));
  await db
    .insert(prices)
    .values(
      made.map(({ sku, priceCode }) => ({ code: priceCode, sku, amount: 1000, currency, periodMonths: 1 })),
    );
  const [last] = await db.select().from(offerPrices).orderBy(asc(offerPrices.position));
  const taken = (await db.select().from(offerPrices)).length;
  await db.insert(offerPrices).values(
    made.map(({ sku, priceCode }, index) => ({
      offerId: last!.offerId,
      position: 100 + taken + index,
      sku,
      priceCode,
    })),
  );
  return made;
}

const add = (who: Caller, items: (typeof YEARLY)[], over: object = {}) =>
  addToCart(sales.context.db, 'weekly', buyerOf(who), { items, billingAddress: null, now: NOW, ...over });
const cartOf = (who: Caller) => findCart(sales.context.db, buyerOf(who));

describe('C4 the rows of a cart', () => {
  it('are in the order of their additions, and then of their numbers', async () => {
    const who = await sales.reader();
    const [b, a, c] = await sell(['order-b', 'order-a', 'order-c']);
    await add(who, [c!], { now: LATER });
    await add(who, [b!, a!]);
    const { lines } = (await cartOf(who))!;
    expect(lines.map(({ sku }) => sku)).toEqual(['SKU-order-a', 'SKU-order-b', 'SKU-order-c']);
  });

  it('keep the address until another one is given', async () => {
    const who = await sales.reader();
    const other = { ...ADDRESS, line1: 'Carrera 7' };
    const addresses: unknown[] = [];
    for (const billingAddress of [null, ADDRESS, null, other]) {
      await add(who, [YEARLY], { billingAddress, now: billingAddress === other ? LATER : NOW });
      addresses.push((await cartOf(who))!.billingAddress);
    }
    expect(addresses).toEqual([null, ADDRESS, ADDRESS, other]);
    const [row] = await sales.context.db.select().from(carts).where(eq(carts.readerUuid, who.uuid!));
    expect(row?.updatedAt).toEqual(LATER);
  });

  it('are without what is not sold any more', async () => {
    const who = await sales.reader();
    const [kept, gone, dear] = await sell(['kept', 'gone', 'dear']);
    await add(who, [kept!, gone!, dear!]);
    await sales.context.db.update(products).set({ active: false }).where(eq(products.sku, gone!.sku));
    await sales.context.db.update(prices).set({ active: false }).where(eq(prices.code, dear!.priceCode));
    expect((await cartOf(who))!.lines.map(({ sku }) => sku)).toEqual([kept!.sku]);
  });

  it('have the currency of their prices', async () => {
    const who = await sales.reader();
    await add(who, await sell(['dollars'], 1, 'USD'));
    expect(cartReply(await cartOf(who))).toMatchObject({ currency: 'USD', total: 1000 });
    expect(cartReply(await cartOf(who)).items[0]).not.toHaveProperty('listing');
  });

  it('are at most twenty', async () => {
    const who = await sales.reader();
    const many = await sell(Array.from({ length: 21 }, (_, at) => `many-${at}`));
    await add(who, many.slice(0, 20));
    await expect(add(who, many.slice(20))).rejects.toMatchObject({
      status: 400,
      code: 'cart_full',
      message: 'Cart is full: 20 products at most',
    });
    await add(who, [{ ...many[0]!, quantity: 3 }]);
    const { lines } = (await cartOf(who))!;
    expect([lines.length, lines.find(({ sku }) => sku === many[0]!.sku)?.quantity]).toEqual([20, 3]);
  });

  it('are as many of a product as may be ordered', async () => {
    const who = await sales.reader();
    const [one] = await sell(['counted']);
    for (const quantity of [0, 4])
      await expect(add(who, [{ ...one!, quantity }])).rejects.toMatchObject({
        code: 'invalid_quantity',
        message: 'Quantity of SKU SKU-counted: 1 to 3',
      });
    for (const quantity of [1, 3]) await add(who, [{ ...one!, quantity }]);
    expect((await cartOf(who))!.lines).toMatchObject([{ quantity: 3 }]);
  });

  it('are removed one by one, and not those of another', async () => {
    const { db } = sales.context;
    const [who, other] = [await sales.reader(), await sales.reader()];
    await add(who, [YEARLY, MONTHLY]);
    await add(other, [YEARLY]);
    const missing = { status: 404, code: 'unknown_sku', message: 'SKU not found in the cart' };
    await removeFromCart(db, buyerOf(who), YEARLY.sku);
    await expect(removeFromCart(db, buyerOf(who), YEARLY.sku)).rejects.toMatchObject(missing);
    await expect(removeFromCart(db, undefined, YEARLY.sku)).rejects.toMatchObject(missing);
    await clearCart(db, buyerOf(who));
    await clearCart(db, undefined);
    expect([await cartOf(who), await findCart(db, undefined)]).toEqual([undefined, undefined]);
    expect((await cartOf(other))!.lines).toHaveLength(1);
  });
});

describe('C4 the beginning of a payment', () => {
  const order = async (who: Caller) => {
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    return String((await who.call('POST', `${SALES}/checkout/order`, ORDER)).body['orderNumber']);
  };
  const begin = (who: Caller, number: string, validationUrl?: string) =>
    who.call(
      'GET',
      `${SALES}/checkout/order/${number}/payment/${PAYU}` +
        (validationUrl === undefined ? '' : `?validationURL=${encodeURIComponent(validationUrl)}`),
    );
  const paymentsOf = (number: string) =>
    sales.context.db.select().from(payments).where(eq(payments.orderNumber, number));

  it('is one row with the amount of the order, however often it begins', async () => {
    const who = await sales.reader();
    const number = await order(who);
    sales.setNow(LATER);
    const begun = [await begin(who, number), await begin(who, number)];
    const rows = await paymentsOf(number);
    expect(rows).toMatchObject([
      { methodId: PAYU, status: 'initialised', amount: 199_000, createdAt: LATER },
    ]);
    expect(begun.map(({ body }) => body['parameter1'])).toEqual([`pay_${rows[0]!.id}`, `pay_${rows[0]!.id}`]);
  });

  it('of a wallet of Apple has a session of five minutes, signed for this order', async () => {
    const who = await sales.reader();
    const number = await order(who);
    const { body } = await begin(who, number, 'https://apple-pay-gateway.apple.com/session');
    const { signature, ...session } = JSON.parse(String(body['parameter1'])) as Record<string, unknown>;
    expect(session).toEqual({
      epochTimestamp: NOW.getTime(),
      expiresAt: NOW.getTime() + 300_000,
      merchantSessionIdentifier: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      merchantIdentifier: 'co.rotativa.sandbox',
      domainName: 'localhost',
      displayName: 'Sandbox',
      operationalAnalyticsIdentifier: number,
    });
    const key = await signingKey(sales.context, 'wallet-session');
    expect(signature).toBe(createHmac('sha256', key).update(JSON.stringify(session)).digest('hex'));
    expect(body['parameter2']).toBe('http://localhost/gateway/v1');
  });

  it.each([
    'http://pay.apple.com/',
    'https://apple.com/',
    'https://xapple.com/',
    'https://a.apple.com.x.co/',
    'x',
  ])('is refused for the address %s of a wallet, with the reason', async (address) => {
    const who = await sales.reader();
    const { status, body } = await begin(who, await order(who), address);
    expect([status, body.message]).toEqual([
      400,
      'input validation error: validationURL is not an address of a wallet',
    ]);
  });

  it('is refused when the order is over, with its state', async () => {
    const who = await sales.reader();
    const number = await order(who);
    await pay(sales, who, number);
    const { status, body } = await begin(who, number);
    expect([status, body.code, body.message]).toEqual([
      409,
      'order_not_payable',
      'The order is Paid and cannot be paid',
    ]);
  });
});

describe('C4 the rows of a paid order', () => {
  const paidBy = async (who: Caller, item = YEARLY, over: object = {}) => {
    sales.setNow(LATER);
    const { body } = await buy(sales, who, item, { ...ORDER, ...over });
    return { number: String(body['orderNumber']), ids: body['subscriptionIDs'] as number[] };
  };
  const subscriptionsOf = (ids: number[]) =>
    sales.context.db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.id, ids))
      .orderBy(asc(subscriptions.id));
  const eventsOf = (ids: number[]) =>
    sales.context.db
      .select({ type: subscriptionEvents.type, at: subscriptionEvents.happenedAt })
      .from(subscriptionEvents)
      .where(inArray(subscriptionEvents.subscriptionId, ids));

  it('are the order, the card without its number, the subscriptions and their beginning', async () => {
    const who = await sales.reader();
    const { number, ids } = await paidBy(who, { ...YEARLY, quantity: 2 });
    const [order] = await sales.context.db.select().from(orders).where(eq(orders.number, number));
    expect(order).toMatchObject({ status: 'Paid', paidAt: LATER });
    const [method, ...others] = await sales.context.db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.readerUuid, who.uuid!));
    expect(others).toEqual([]);
    expect(method).toMatchObject({
      partner: 'PayU',
      brand: 'Visa',
      lastFour: '1111',
      cardHolder: 'LECTORA DE PRUEBA',
      expiration: '12/2030',
      createdAt: LATER,
    });
    const begun = {
      ownerUuid: who.uuid,
      buyerUuid: who.uuid,
      sku: YEARLY.sku,
      priceCode: YEARLY.priceCode,
      status: 1,
      orderNumber: number,
      paymentMethodId: method!.id,
      startsAt: LATER,
      endsAt: monthsAfter(LATER, 12),
    };
    expect(await subscriptionsOf(ids)).toMatchObject([
      { ...begun, unit: 1 },
      { ...begun, unit: 2 },
    ]);
    expect(await eventsOf(ids)).toEqual([
      { type: 'START_SUBSCRIPTION', at: LATER },
      { type: 'START_SUBSCRIPTION', at: LATER },
    ]);
  });

  it('are for a gift a subscription without an owner, which waits', async () => {
    const who = await sales.reader();
    const { ids } = await paidBy(who, GIFT);
    expect(await subscriptionsOf(ids)).toMatchObject([{ ownerUuid: null, buyerUuid: who.uuid, status: 5 }]);
    expect(await eventsOf(ids)).toEqual([{ type: 'GIFT_SUBSCRIPTION', at: LATER }]);
  });

  it('leave in the cart what was added in between', async () => {
    const who = await sales.reader();
    await who.call('POST', `${SALES}/cart/item`, { items: [YEARLY] });
    const made = await who.call('POST', `${SALES}/checkout/order`, ORDER);
    await add(who, [MONTHLY]);
    await pay(sales, who, String(made.body['orderNumber']));
    expect((await cartOf(who))!.lines.map(({ sku }) => sku)).toEqual([MONTHLY.sku]);
  });

  it('are the addresses of a reader, with the day of their last use, and none of a visitor', async () => {
    const who = await sales.reader();
    const full = { ...ADDRESS, line2: 'Apto. 301', postal: '110221' };
    const addressesOf = () =>
      sales.context.db
        .select()
        .from(readerAddresses)
        .where(eq(readerAddresses.readerUuid, who.uuid!))
        .orderBy(asc(readerAddresses.id));
    sales.setNow(NOW);
    await buy(sales, who, YEARLY, { ...ORDER, billingAddress: full });
    expect(await addressesOf()).toMatchObject([{ ...full, usedAt: NOW }]);
    await paidBy(who, YEARLY, { billingAddress: full, shippingAddress: ADDRESS });
    expect(await addressesOf()).toMatchObject([
      { ...full, usedAt: LATER },
      { ...ADDRESS, line2: null, usedAt: LATER },
    ]);
    const before = (await sales.context.db.select().from(readerAddresses)).length;
    await buy(sales, sales.visitor());
    expect(await sales.context.db.select().from(readerAddresses)).toHaveLength(before);
  });
});
