import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR_COOKIE } from '../../src/sales/visitor.ts';
import { jarOf, NOW, OPEN_TIMEOUT_MS, openSales, ORDER, SALES, YEARLY, type SalesApp } from './open-sales.ts';

const MONTHLY = { sku: 'DIGITAL-MENSUAL', priceCode: 'MENSUAL-19', quantity: 1 };
const CART = `${SALES}/cart`;
/** Addresses of the sites of the two brands in development. */
const WEEKLY = 'http://localhost:3001';
const DAILY = 'http://localhost:3002';

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

describe('C4 cart', () => {
  it('is empty for a visitor, and reading it sets no cookie', async () => {
    const { status, body, headers } = await sales.visitor().call('GET', CART);
    expect([status, body]).toEqual([
      200,
      { currency: 'COP', items: [], shipping: 0, subtotal: 0, tax: 0, total: 0 },
    ]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('has the items that a visitor added, with prices in pesos, with an HttpOnly cookie', async () => {
    const visitor = sales.visitor();
    const added = await visitor.call('POST', `${CART}/item`, { items: [{ ...YEARLY, quantity: 2 }] });
    expect(added.body).toEqual({
      currency: 'COP',
      items: [
        {
          ...YEARLY,
          quantity: 2,
          name: 'Suscripción digital anual',
          shortDescription: expect.any(String),
          price: 199_000,
          subtotal: 334_454,
          tax: 63_546,
          total: 398_000,
        },
      ],
      shipping: 0,
      subtotal: 334_454,
      tax: 63_546,
      total: 398_000,
    });
    const [cookie] = added.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect((await visitor.call('GET', CART)).body).toEqual(added.body);
    expect((await sales.visitor().call('GET', CART)).body['items']).toEqual([]);
  });

  it('accepts a price from sites whose offers have it, and rejects it from others', async () => {
    const add = (origin: string, priceCode: string) =>
      sales
        .visitor()
        .from(origin)
        .call('POST', `${CART}/item`, { items: [{ ...YEARLY, priceCode }] });
    const refused = { status: 404, body: { code: 'unknown_price_code' } };
    expect(await add(WEEKLY, 'ANUAL-129')).toMatchObject(refused);
    expect(await add(DAILY, 'ANUAL-199')).toMatchObject(refused);
    expect(await add(DAILY, 'ANUAL-129')).toMatchObject({ status: 200, body: { total: 129_000 } });
    const byNumber = DAILY.replace('localhost', '127.0.0.1');
    expect(await add(byNumber, 'ANUAL-129')).toMatchObject({ status: 200, body: { total: 129_000 } });
  });

  it('with the price of one site cannot be ordered on another', async () => {
    const visitor = sales.visitor();
    await visitor
      .from(DAILY)
      .call('POST', `${CART}/item`, { items: [{ ...YEARLY, priceCode: 'ANUAL-129' }] });
    const order = (origin: string) => visitor.from(origin).call('POST', `${SALES}/checkout/order`, ORDER);
    expect(await order(WEEKLY)).toMatchObject({ status: 404, body: { code: 'unknown_price_code' } });
    expect(await order(DAILY)).toMatchObject({ status: 200, body: { total: 129_000 } });
  });

  it('adding the same product again replaces quantity and price', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [YEARLY] });
    const again = await visitor.call('POST', `${CART}/item`, {
      items: [{ ...YEARLY, priceCode: 'ANUAL-REGALO', quantity: 2 }],
    });
    expect(again.body['items']).toMatchObject([{ priceCode: 'ANUAL-REGALO', quantity: 2, total: 398_000 }]);
  });

  it.each([
    ['an unknown sku', { ...YEARLY, sku: 'NADA' }, 404, 'unknown_sku'],
    ['an unknown price code', { ...YEARLY, priceCode: 'NADA' }, 404, 'unknown_price_code'],
    ['a price that is no longer sold', { ...YEARLY, priceCode: 'ANUAL-2023' }, 404, 'unknown_price_code'],
    ['the price of another product', { ...YEARLY, priceCode: 'MENSUAL-19' }, 404, 'unknown_price_code'],
    ['no quantity', { ...YEARLY, quantity: 0 }, 400, 'invalid_quantity'],
    ['a negative quantity', { ...YEARLY, quantity: -1 }, 400, 'invalid_quantity'],
    ['half a subscription', { ...YEARLY, quantity: 1.5 }, 400, '100130,300130'],
    ['more than the product allows', { ...MONTHLY, quantity: 2 }, 400, 'invalid_quantity'],
    ['a quantity in words', { ...YEARLY, quantity: '1' }, 400, '100130,300130'],
  ])('%s is refused and leaves the cart as it was', async (_what, item, status, code) => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [MONTHLY] });
    const refused = await visitor.call('POST', `${CART}/item`, { items: [YEARLY, item] });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await visitor.call('GET', CART)).body['items']).toMatchObject([{ sku: MONTHLY.sku }]);
  });

  it('removes one product, and rejects removing a missing one', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [YEARLY, MONTHLY] });
    const left = await visitor.call('DELETE', `${CART}/item/${YEARLY.sku}`);
    expect(left.body).toMatchObject({ items: [{ sku: MONTHLY.sku }], total: 19_900 });
    const again = await visitor.call('DELETE', `${CART}/item/${YEARLY.sku}`);
    expect([again.status, again.body.code]).toEqual([404, 'unknown_sku']);
  });

  it('can be cleared, also without a cart', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [YEARLY] });
    expect((await visitor.call('DELETE', `${CART}/clear`)).body).toMatchObject({ items: [], total: 0 });
    expect((await visitor.call('GET', CART)).body['items']).toEqual([]);
    expect((await sales.visitor().call('DELETE', `${CART}/clear`)).status).toBe(200);
  });

  it('moves to the account on sign-in, and the visitor has none afterwards', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [YEARLY] });
    const reader = await sales.reader({ cookies: new Map(jarOf(visitor)) });
    expect((await reader.call('GET', CART)).body['items']).toMatchObject([{ sku: YEARLY.sku }]);
    expect((await visitor.call('GET', CART)).body['items']).toEqual([]);
  });

  it('merges with the cart of the account: larger quantity, later price, nothing lost', async () => {
    const visitor = sales.visitor();
    const reader = await sales.reader({ cookies: jarOf(visitor) });
    await reader.call('POST', `${CART}/item`, { items: [{ ...YEARLY, quantity: 3 }, MONTHLY] });
    await visitor.from(DAILY).call('POST', `${CART}/item`, {
      items: [{ ...YEARLY, priceCode: 'ANUAL-129', quantity: 2 }],
    });
    expect((await reader.call('GET', CART)).body['items']).toMatchObject([
      { sku: YEARLY.sku, quantity: 3, priceCode: 'ANUAL-129' },
      { sku: MONTHLY.sku, quantity: 1 },
    ]);
  });

  it('an invented cookie gives no cart, and no access to another one', async () => {
    const stranger = sales.visitor();
    jarOf(stranger).set(VISITOR_COOKIE, "x' or '1'='1");
    expect((await stranger.call('GET', CART)).body['items']).toEqual([]);
  });

  it('concurrent additions of one visitor make one cart', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [MONTHLY] });
    await Promise.all(
      [1, 2, 3, 4, 5].map((quantity) =>
        visitor.call('POST', `${CART}/item`, { items: [{ ...YEARLY, quantity }] }),
      ),
    );
    expect((await visitor.call('GET', CART)).body['items']).toHaveLength(2);
  });

  it('of visitors whose cookie has expired are removed, those of readers stay', async () => {
    const day = 24 * 60 * 60 * 1000;
    const [lost, found] = [sales.visitor(), sales.visitor()];
    const reader = await sales.reader();
    for (const caller of [lost, reader]) await caller.call('POST', `${CART}/item`, { items: [MONTHLY] });
    sales.setNow(new Date(NOW.getTime() + 2 * day));
    await found.call('POST', `${CART}/item`, { items: [MONTHLY] });
    sales.setNow(new Date(NOW.getTime() + 31 * day));
    // Each call removes ten, and the other tests of the file have left some.
    for (let call = 0; call < 5; call += 1)
      await sales.visitor().call('POST', `${CART}/item`, { items: [MONTHLY] });
    sales.setNow(NOW);
    expect((await lost.call('GET', CART)).body['items']).toEqual([]);
    for (const caller of [found, reader])
      expect((await caller.call('GET', CART)).body['items']).toHaveLength(1);
  });

  it('rejects a page of a foreign origin', async () => {
    const reply = await sales.app.request(`${CART}/item`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
      body: JSON.stringify({ items: [YEARLY] }),
    });
    expect(reply.status).toBe(403);
  });

  it('an invalid token is rejected, and not treated as a visitor', async () => {
    const reply = await sales.app.request(CART, { headers: { authorization: 'Bearer nada' } });
    expect(reply.status).toBe(401);
  });
});
