import fc from '../../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { monthsAfter } from '../../src/sales/period.ts';
import { newOrderNumber } from '../../src/sales/order-number.ts';
import { statusAt } from '../../src/sales/subscription-status.ts';
import { PRICES } from '../../src/seed/sales/catalogue.ts';
import { lineOf, totalsOf } from '../../src/sales/totals.ts';

describe('periods', () => {
  it.each([
    ['2026-03-10T15:00:00.000Z', 12, '2027-03-10T15:00:00.000Z'],
    ['2026-01-31T08:00:00.000Z', 1, '2026-02-28T08:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
    ['2028-01-31T12:00:00.000Z', 1, '2028-02-29T12:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', 2, '2027-02-28T23:59:59.000Z'],
    ['2026-03-31T12:00:00.000Z', -1, '2026-02-28T12:00:00.000Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(monthsAfter(new Date(from), months).toISOString()).toBe(to);
  });
});

describe('totals', () => {
  it('add up to the peso, with tax included', () => {
    const amounts = fc.record({
      amount: fc.integer({ min: 1, max: 5_000_000 }),
      taxPercent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(amounts, fc.integer({ min: 1, max: 100 }))), (items) => {
        const lines = items.map(([listing, quantity]) => lineOf(listing, quantity));
        const { subtotal, tax, shipping, total } = totalsOf(lines);
        expect(total).toBe(subtotal + tax + shipping);
        expect(total).toBe(items.reduce((sum, [{ amount }, quantity]) => sum + amount * quantity, 0));
      }),
    );
  });

  it('199.000 with 19 % inside are 167.227 and 31.773', () => {
    expect(lineOf({ amount: 199_000, taxPercent: 19 }, 1)).toEqual({
      price: 199_000,
      subtotal: 167_227,
      tax: 31_773,
      total: 199_000,
    });
  });
});

describe('the prices that the seed sells', () => {
  const sold = PRICES.flatMap(({ code, amount, taxPercent = 0 }) =>
    [1, 2, 3, 4, 5].map((quantity) => ({ code, amount, taxPercent, quantity })),
  );
  /** The fraction of the exact tax. */
  const fraction = (total: number, percent: number): number => ((total * percent) / (100 + percent)) % 1;

  it('have fractions of tax on both sides of a half', () => {
    const fractions = sold.map(({ amount, taxPercent, quantity }) => fraction(amount * quantity, taxPercent));
    expect(fractions.some((part) => part > 0 && part < 0.5)).toBe(true);
    expect(fractions.some((part) => part > 0.5)).toBe(true);
  });

  it.each(sold)('$code, $quantity times: the tax is the nearest peso', ({ amount, taxPercent, quantity }) => {
    const { subtotal, tax, total } = lineOf({ amount, taxPercent }, quantity);
    const exact = (total * taxPercent) / (100 + taxPercent);
    expect(tax).toBe(fraction(total, taxPercent) < 0.5 ? Math.floor(exact) : Math.ceil(exact));
    expect(subtotal + tax).toBe(amount * quantity);
  });

  it.each([
    [129_000, 108_403, 20_597],
    [12_900, 10_840, 2_060],
    [19_900, 16_723, 3_177],
    [179_000, 150_420, 28_580],
  ])('%i is %i and %i of tax', (amount, subtotal, tax) => {
    expect(lineOf({ amount, taxPercent: 19 }, 1)).toMatchObject({ subtotal, tax, total: amount });
  });
});

describe('C2 the status at a given time', () => {
  const now = new Date('2026-03-10T15:00:00Z');
  const [past, future] = [new Date('2026-03-10T15:00:00Z'), new Date('2026-03-10T15:00:01Z')];

  it.each([
    [1, future, 1],
    [1, past, 4],
    [2, future, 2],
    [2, past, 2],
    [3, future, 3],
    [3, past, 2],
    [4, past, 4],
    [5, past, 5],
    [6, past, 6],
  ])('%i until %s is %i', (status, endsAt, expected) => {
    expect(statusAt(now, { status, endsAt })).toBe(expected);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 4],
    [6, 2],
  ])('an associate of a parent with %i has %i', (parent, expected) => {
    expect(statusAt(now, { status: 1, endsAt: future }, { status: parent, endsAt: future })).toBe(expected);
  });
});

describe('order numbers', () => {
  it('a thousand are all different, and none has a letter that looks like a digit', () => {
    const numbers = Array.from({ length: 1_000 }, newOrderNumber);
    expect(new Set(numbers).size).toBe(1_000);
    for (const number of numbers) expect(number).toMatch(/^RT[0-9A-HJKMNP-TV-Z]{14}$/);
  });
});
