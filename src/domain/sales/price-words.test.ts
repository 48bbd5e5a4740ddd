import { describe, expect, it } from 'vitest';
import { boughtName, giftNote, priceIn } from './price-words.ts';

const price = { price: 199_000, currency: 'COP' };

describe('C4 the words of a price', () => {
  it.each([
    [1, 'al mes', 'por un mes'],
    [6, 'por 6 meses', 'por 6 meses'],
    [12, 'al año', 'por un año'],
  ])('of %i months: renewing %s, as a gift %s', (periodMonths, renewing, once) => {
    expect(priceIn({ ...price, periodMonths, gift: false })).toEqual({
      amount: '$199.000',
      period: renewing,
      note: undefined,
    });
    expect(priceIn({ ...price, periodMonths, gift: true })).toMatchObject({
      period: once,
      note: expect.stringContaining('Se paga una sola vez') as string,
    });
  });

  it.each([
    [199_000, 'COP', '$199.000'],
    [1_250_000, 'COP', '$1.250.000'],
    [12.5, 'USD', 'US$12,50'],
  ])('%d %s is written as %s', (amount, currency, words) => {
    expect(priceIn({ price: amount, currency, periodMonths: 1, gift: false }).amount).toBe(words);
  });

  it('a gift is named as one in a list', () => {
    expect(boughtName('Suscripción', true)).toBe('Suscripción, para regalar');
    expect(boughtName('Suscripción', undefined)).toBe('Suscripción');
    expect(giftNote(undefined)).toBeUndefined();
  });
});
