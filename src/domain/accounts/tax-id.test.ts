import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { checkDigit, taxIdOf, taxIdMessages } from './tax-id.ts';

describe('C4 the identification number for an invoice', () => {
  it.each([
    // Known numbers of public companies.
    ['899999068', 1],
    ['860003020', 1],
    ['890903938', 8],
    ['800197268', 4],
  ])('of %s has the check digit %i', (digits, digit) => expect(checkDigit(digits)).toBe(digit));

  it.each([
    ['1020304050', '1020304050'],
    ['1.020.304.050', '1020304050'],
    [' 52 123 456 ', '52123456'],
    ['899.999.068-1', '899999068-1'],
    ['899999068 – 1', '899999068-1'],
    // A company that leaves its check digit out.
    ['899999068', '899999068'],
  ])('%s is kept as %s', (text, id) => expect(taxIdOf(text)).toBe(id));

  it.each(['', '12345', '12345678901', '0123456789', '899999068-2', '899999068-', 'CC 52123456', '1e9'])(
    '"%s" is none',
    (text) => expect(taxIdOf(text)).toBeUndefined(),
  );

  it('has one check digit of ten, and a slip of one digit is found', () => {
    const digits = fc.integer({ min: 10_000_000, max: 999_999_999 }).map(String);
    fc.assert(
      fc.property(digits, fc.nat(7), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const valid = Array.from({ length: 10 }, (_, digit) => `${number}-${digit}`).filter(taxIdOf);
        expect(valid).toEqual([`${number}-${checkDigit(number)}`]);
        const slip = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1);
        // Sums with the rest 0 and 1, and 10 and 1, have digits in common.
        if (checkDigit(number) > 1) expect(checkDigit(slip)).not.toBe(checkDigit(number));
      }),
    );
  });

  it('is written as on paper', () => {
    expect(taxIdMessages('1020304050')).toBe('Cédula 1.020.304.050');
    expect(taxIdMessages('899999068-1')).toBe('NIT 899.999.068-1');
    expect(taxIdMessages('otro')).toBe('otro');
  });
});
