import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../domain/accounts/session.ts';
import type { Cart } from '../../providers/ports/orders.ts';
import { purchaseCalls } from './purchase-calls.ts';
import type { PurchaseOptions } from './purchase-view.ts';

const PRODUCT = { sku: 'DIGITAL', priceCode: 'ANUAL' };
const ITEM = { ...PRODUCT, quantity: 1 };
const OTHER = { ...ITEM, sku: 'PRINT' };
const ADDRESS = { line1: 'Calle 1', locality: 'Cali', region: 'Valle del Cauca', country: 'CO' };
const WALLET = { name: 'Billetera', type: 10, validationURL: 'https://billetera.example/' };
const OPTIONS = [
  { paymentMethodID: 1, paymentMethodType: 10 },
  { paymentMethodID: 2, paymentMethodType: 1 },
  { paymentMethodID: 3, paymentMethodType: 2 },
];

interface Opened {
  carts?: Partial<Cart>[];
  user?: object | null;
  gift?: boolean;
  wallets?: PurchaseOptions['wallets'];
  options?: readonly object[];
}

/** The calls over a service that answers with these carts, one after another. */
function open({ carts = [], user = { uuid: 'ana' }, gift = false, wallets, options = OPTIONS }: Opened = {}) {
  const left = carts.map((cart) => ({ items: [ITEM], total: 100, ...cart }));
  const sales = {
    addToCart: vi.fn(async () => left.shift()),
    clearCart: vi.fn(async () => undefined),
    createOrder: vi.fn(async () => ({ orderNumber: 'N1' })),
    paymentOptions: vi.fn(async () => options),
  };
  const session = { getSnapshot: () => ({ user, subscriptions: null }) as Session };
  const calls = purchaseCalls({ sales, session, product: { ...PRODUCT, gift }, wallets } as never);
  return { calls, sales };
}

describe('C4 the cart of a purchase', () => {
  it('is the product, once, with its price', async () => {
    const { calls, sales } = open({ carts: [{ currency: 'COP' }] });
    expect(await calls.cart()).toEqual({ items: [ITEM], total: 100, currency: 'COP' });
    expect(sales.addToCart).toHaveBeenCalledExactlyOnceWith([ITEM]);
    expect(sales.clearCart).not.toHaveBeenCalled();
  });

  it.each([
    ['another product', [OTHER, ITEM]],
    ['the product twice', [{ ...ITEM, quantity: 2 }]],
  ])('is emptied first when it has %s', async (_what, items) => {
    const { calls, sales } = open({ carts: [{ items }, { total: 90 }] });
    expect(await calls.cart()).toEqual({ items: [ITEM], total: 90 });
    expect(sales.clearCart).toHaveBeenCalledTimes(1);
    expect(sales.addToCart).toHaveBeenLastCalledWith([ITEM]);
  });

  it.each([
    ['no price', { total: undefined }],
    ['a price that is no number', { total: NaN }],
    ['nothing in it', { items: [] }],
    ['two lines of the product', { items: [ITEM, ITEM] }],
  ])('is refused with %s', async (_what, cart) => {
    await expect(open({ carts: [cart] }).calls.cart()).rejects.toMatchObject({
      code: 'badReply',
      message: 'The cart has no total.',
    });
  });
});

describe('C4 the order of a purchase', () => {
  it('has the reader, the address and the captcha', async () => {
    const name = { firstName: 'Ana', lastName: 'Ruiz', secondLastName: 'Paz' };
    const { calls, sales } = open({ user: { uuid: 'ana', email: 'ana@x.co', displayName: 'a', ...name } });
    expect(await calls.order(ADDRESS, 'captcha')).toEqual({ orderNumber: 'N1' });
    expect(sales.createOrder).toHaveBeenCalledExactlyOnceWith({
      email: 'ana@x.co',
      ...name,
      billingAddress: ADDRESS,
      recaptchaToken: 'captcha',
    });
  });

  it('leaves the address of the e-mail to the service when the account has none', async () => {
    const { calls, sales } = open();
    await calls.order(ADDRESS, undefined);
    expect(sales.createOrder).toHaveBeenCalledWith(expect.objectContaining({ email: '' }));
  });

  it.each([
    ['a reader', null, ADDRESS],
    ['an address', { uuid: 'ana' }, undefined],
  ])('is not made without %s', async (_what, user, address) => {
    const { calls, sales } = open({ user });
    await expect(calls.order(address, undefined)).rejects.toMatchObject({
      code: 'missingJwt',
      message: 'There is no reader.',
    });
    expect(sales.createOrder).not.toHaveBeenCalled();
  });
});

describe('C4 the ways to pay', () => {
  const UNKNOWN = { ...WALLET, type: 99 };

  it('are the wallets that the service knows, which is asked only for some', async () => {
    const { calls } = open({ wallets: [WALLET, UNKNOWN] });
    expect(await calls.wallets()).toEqual([WALLET]);
    for (const none of [[], undefined]) {
      const without = open({ wallets: none });
      expect(await without.calls.wallets()).toEqual([]);
      expect(without.sales.paymentOptions).not.toHaveBeenCalled();
    }
  });

  it('are that of a wallet, or the first that is no wallet', async () => {
    const { calls } = open({ wallets: [WALLET] });
    expect([await calls.method(WALLET), await calls.method()]).toEqual([1, 2]);
    expect(await open().calls.method()).toBe(1);
    const missing = { code: 'badReply', message: 'There is no such way to pay.' };
    await expect(calls.method(UNKNOWN)).rejects.toMatchObject(missing);
    await expect(open({ options: [] }).calls.method()).rejects.toMatchObject(missing);
  });
});

describe('C4 a product that the reader has', () => {
  it.each([
    [1, true],
    [2, false],
    [3, false],
    [4, true],
    [5, false],
  ])('with the status %i is not sold again: %s', (status, owned) => {
    const held = [{ subscriptionID: 1, sku: 'DIGITAL', status }];
    expect(open().calls.owns(held)).toBe(owned);
    expect(open().calls.owns([{ ...held[0]!, sku: 'PRINT' }])).toBe(false);
    expect(open({ gift: true }).calls.owns(held)).toBe(false);
    expect(open().calls.owns([])).toBe(false);
  });
});
