import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import {
  isSalesCode,
  offerIn,
  pricePerMonth,
  purchaseHref,
  purchaseIn,
  purchasePath,
  receiptPath,
  savingPercent,
  taxIncluded,
  type Purchase,
} from './offer.ts';

const BUY = '/suscripciones-online/?offerId=466';
const PURCHASE: Purchase = { offerID: 466, sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199' };
const QUERY = 'offerId=466&sku=DIGITAL-ANUAL&priceCode=ANUAL-199';

const code = fc.stringMatching(/^[A-Za-z\d][\w.-]{0,63}$/);
const purchase = fc.record({
  offerID: fc.integer({ min: 1, max: 999_999_999 }),
  sku: code,
  priceCode: code,
});
const product = fc.record({
  price: fc.integer({ min: 1, max: 1_000_000_000 }),
  periodMonths: fc.integer({ min: 1, max: 60 }),
  gift: fc.boolean(),
});

describe('C7 the address of a purchase', () => {
  it('has the offer, the SKU and the price code, and keeps other parameters of the route', () => {
    expect(purchaseHref(BUY, PURCHASE)).toBe(`/suscripciones-online/?${QUERY}`);
    expect(purchaseHref('/comprar/', PURCHASE)).toBe(`/comprar/?${QUERY}`);
    expect(purchaseHref('/comprar/?medio=web&sku=X', PURCHASE)).toBe(
      '/comprar/?medio=web&sku=DIGITAL-ANUAL&offerId=466&priceCode=ANUAL-199',
    );
  });

  it('leads back to the same purchase', () => {
    fc.assert(
      fc.property(purchase, (requested) => {
        const href = purchaseHref(BUY, requested);
        expect(purchaseIn(href.slice(href.indexOf('?')))).toEqual(requested);
        expect(purchaseIn(new URL(href, 'https://a.example').searchParams)).toEqual(requested);
      }),
    );
  });

  it.each([
    '',
    'offerId=466',
    'offerId=466&sku=DIGITAL-ANUAL',
    'sku=DIGITAL-ANUAL&priceCode=ANUAL-199',
    ...['0', '-1', '4.5', '1e3', '0x10', '٤٦٦', ' 466', '9'.repeat(10), 'NaN', '466;'].map(
      (id) => `offerId=${encodeURIComponent(id)}&sku=A&priceCode=B`,
    ),
    ...['', ' ', '.', '../x', 'a/b', '<script>', "a'", 'a"b', 'a\nb', 'ñ', '__proto__', 'x'.repeat(65)].map(
      (sku) => `offerId=466&sku=${encodeURIComponent(sku)}&priceCode=B`,
    ),
    ...['javascript:1', '%00', 'a&b=c', 'a b'].map(
      (priceCode) => `offerId=466&sku=A&priceCode=${encodeURIComponent(priceCode)}`,
    ),
    `${QUERY}&sku=DIGITAL-MENSUAL`,
    `${QUERY}&offerId=466`,
    `${QUERY}&priceCode=`,
  ])('%j asks for nothing', (query) => {
    expect(purchaseIn(query)).toBeUndefined();
    expect(purchaseIn(`?${query}`)).toBeUndefined();
  });

  it('may name only the offer, once', () => {
    const offer = (query: string) => offerIn(new URLSearchParams(query));
    expect(offer('offerId=466&sku=X')).toBe(466);
    for (const query of ['', 'offerId=', 'offerId=4.66e2', 'offerId=+466', 'offerId=1&offerId=466'])
      expect(offer(query), query).toBeUndefined();
  });

  it.each([BUY, '/suscripciones-online/'])('has the path of the page that sells: %s', (buy) => {
    expect(purchasePath(buy)).toBe('/suscripciones-online/');
    expect(receiptPath(buy)).toBe('/suscripciones-online/recibo/');
  });

  it('any text gives no request, or one with codes alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (offerId, sku, priceCode) => {
        const requested = purchaseIn(new URLSearchParams({ offerId, sku, priceCode }));
        if (!requested) return;
        expect(Number.isSafeInteger(requested.offerID)).toBe(true);
        expect([requested.sku, requested.priceCode].every(isSalesCode)).toBe(true);
      }),
    );
  });
});

describe('C7 comparison of prices', () => {
  const yearly = { price: 199_000, periodMonths: 12, gift: false };
  const monthly = { price: 19_900, periodMonths: 1, gift: false };
  const present = { ...yearly, price: 1_000, periodMonths: 1, gift: true };

  it('a month of the yearly product, and its saving over twelve monthly payments', () => {
    expect(pricePerMonth(yearly)).toBe(16_583);
    expect(pricePerMonth({ ...yearly, price: 179_000 })).toBe(14_917);
    expect(pricePerMonth({ ...yearly, price: 199_002 })).toBe(16_584);
    expect(pricePerMonth(monthly)).toBe(19_900);
    expect(savingPercent(yearly, [yearly, monthly, present])).toBe(16);
    expect(savingPercent({ ...yearly, price: 129_000 }, [monthly])).toBe(45);
  });

  it('there is no saving without a shorter period, over a gift, or for a higher price', () => {
    expect(savingPercent(monthly, [yearly, monthly])).toBeUndefined();
    expect(savingPercent(yearly, [yearly, present])).toBeUndefined();
    expect(savingPercent({ ...yearly, price: 300_000 }, [monthly])).toBeUndefined();
    expect(savingPercent({ ...yearly, price: 238_000 }, [monthly])).toBeUndefined();
    expect(savingPercent(yearly, [])).toBeUndefined();
  });

  it('never promises more than is saved', () => {
    fc.assert(
      fc.property(product, fc.array(product, { maxLength: 6 }), (one, others) => {
        const saving = savingPercent(one, others);
        if (saving === undefined) return;
        expect(saving).toBeGreaterThanOrEqual(1);
        expect(saving).toBeLessThan(100);
        const shorter = others.filter(({ gift, periodMonths }) => !gift && periodMonths < one.periodMonths);
        const perMonth = shorter.map(({ price, periodMonths }) => price / periodMonths);
        const repeated = Math.max(...perMonth) * one.periodMonths;
        expect(one.price).toBeLessThanOrEqual(repeated * (1 - saving / 100) + 1e-6);
      }),
    );
  });

  it.each([
    // Fractions above and below a half; the prices of the seed are among them.
    [129_000, 20_597],
    [12_900, 2060],
    [179_000, 28_580],
    [199_000, 31_773],
    [1000, 160],
    [3, 0],
    [4, 1],
  ])('a price of %i has a tax of 19 percent of %i', (price, tax) => {
    expect(taxIncluded(price, 19)).toBe(tax);
  });

  it('the tax in a price is a whole number, and the rest with the tax is the price', () => {
    expect(taxIncluded(199_000, 19)).toBe(31_773);
    expect(taxIncluded(199_000, 0)).toBe(0);
    fc.assert(
      fc.property(product, fc.integer({ min: 0, max: 100 }), ({ price }, percent) => {
        const tax = taxIncluded(price, percent);
        expect(Number.isInteger(tax)).toBe(true);
        expect(Math.abs(tax - ((price - tax) * percent) / 100)).toBeLessThanOrEqual(1 + percent / 100);
        expect(tax).toBeLessThan(price + 1);
        // Half a peso is the error of rounding to the nearest one.
        expect(Math.abs(tax - (price * percent) / (100 + percent))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});
