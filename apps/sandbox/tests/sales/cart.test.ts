import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR_COOKIE } from '../../src/sales/visitor.ts';
import { jarOf, OPEN_TIMEOUT_MS, openSales, SALES, YEARLY } from './open-sales.ts';
import type { SalesApp } from './open-sales.ts';

const MONTHLY = { sku: 'DIGITAL-MENSUAL', priceCode: 'MENSUAL-19', quantity: 1 };
const CART = `${SALES}/cart`;

let sales: SalesApp;
beforeAll(async () => {
  sales = await openSales();
}, OPEN_TIMEOUT_MS);
afterAll(() => sales.close());

describe('C4 cart', () => {
  it('is empty for a visitor, who gets no cookie for looking', async () => {
    const { status, body, headers } = await sales.visitor().call('GET', CART);
    expect([status, body]).toEqual([
      200,
      { currency: 'COP', items: [], shipping: 0, subtotal: 0, tax: 0, total: 0 },
    ]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('holds what a visitor adds, with prices in pesos, behind an HttpOnly cookie', async () => {
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
          subtotal: 398_000,
          tax: 0,
          total: 398_000,
        },
      ],
      shipping: 0,
      subtotal: 398_000,
      tax: 0,
      total: 398_000,
    });
    const [cookie] = added.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect((await visitor.call('GET', CART)).body).toEqual(added.body);
    expect((await sales.visitor().call('GET', CART)).body['items']).toEqual([]);
  });

  it('the same product again takes the new quantity and price, and does not add up', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [YEARLY] });
    const again = await visitor.call('POST', `${CART}/item`, {
      items: [{ ...YEARLY, priceCode: 'ANUAL-129', quantity: 2 }],
    });
    expect(again.body['items']).toMatchObject([{ priceCode: 'ANUAL-129', quantity: 2, total: 258_000 }]);
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

  it('removes one product, and refuses to remove what is not there', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [YEARLY, MONTHLY] });
    const left = await visitor.call('DELETE', `${CART}/item/${YEARLY.sku}`);
    expect(left.body).toMatchObject({ items: [{ sku: MONTHLY.sku }], total: 19_900 });
    const again = await visitor.call('DELETE', `${CART}/item/${YEARLY.sku}`);
    expect([again.status, again.body.code]).toEqual([404, 'unknown_sku']);
  });

  it('is cleared, also when there is none', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [YEARLY] });
    expect((await visitor.call('DELETE', `${CART}/clear`)).body).toMatchObject({ items: [], total: 0 });
    expect((await visitor.call('GET', CART)).body['items']).toEqual([]);
    expect((await sales.visitor().call('DELETE', `${CART}/clear`)).status).toBe(200);
  });

  it('moves to the account on sign-in, and leaves nothing behind', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [YEARLY] });
    const reader = await sales.reader({ cookies: new Map(jarOf(visitor)) });
    expect((await reader.call('GET', CART)).body['items']).toMatchObject([{ sku: YEARLY.sku }]);
    expect((await visitor.call('GET', CART)).body['items']).toEqual([]);
  });

  it('merges with the cart that the account has: larger quantity, later price, nothing lost', async () => {
    const visitor = sales.visitor();
    const reader = await sales.reader({ cookies: jarOf(visitor) });
    await reader.call('POST', `${CART}/item`, { items: [{ ...YEARLY, quantity: 3 }, MONTHLY] });
    await visitor.call('POST', `${CART}/item`, {
      items: [{ ...YEARLY, priceCode: 'ANUAL-129', quantity: 2 }],
    });
    expect((await reader.call('GET', CART)).body['items']).toMatchObject([
      { sku: YEARLY.sku, quantity: 3, priceCode: 'ANUAL-129' },
      { sku: MONTHLY.sku, quantity: 1 },
    ]);
  });

  it('a cookie that we never set is no cart, and no way into another’s', async () => {
    const stranger = sales.visitor();
    jarOf(stranger).set(VISITOR_COOKIE, "x' or '1'='1");
    expect((await stranger.call('GET', CART)).body['items']).toEqual([]);
  });

  it('parallel additions of one visitor make one cart', async () => {
    const visitor = sales.visitor();
    await visitor.call('POST', `${CART}/item`, { items: [MONTHLY] });
    await Promise.all(
      [1, 2, 3, 4, 5].map((quantity) =>
        visitor.call('POST', `${CART}/item`, { items: [{ ...YEARLY, quantity }] }),
      ),
    );
    expect((await visitor.call('GET', CART)).body['items']).toHaveLength(2);
  });

  it('takes nothing from the page of a foreign origin', async () => {
    const reply = await sales.app.request(`${CART}/item`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
      body: JSON.stringify({ items: [YEARLY] }),
    });
    expect(reply.status).toBe(403);
  });

  it('a token that is no good is refused, not taken for a visitor', async () => {
    const reply = await sales.app.request(CART, { headers: { authorization: 'Bearer nada' } });
    expect(reply.status).toBe(401);
  });
});
