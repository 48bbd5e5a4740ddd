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

  it('a gift is named as one in a list', () => {
    expect(boughtName('Suscripción', true)).toBe('Suscripción, para regalar');
    expect(boughtName('Suscripción', undefined)).toBe('Suscripción');
    expect(giftNote(undefined)).toBeUndefined();
  });
});
