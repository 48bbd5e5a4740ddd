import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { numberInput } from '../../messages/form-controls.ts';
import { faultOf, stepped, type NumberLimits } from './number-limits.ts';
import {
  decimalsOf,
  editOf,
  numberWords,
  placesOf,
  readNumber,
  writeNumber,
  type NumberStyle,
} from './number-text.ts';

const style = (decimals: number, more: Partial<NumberStyle> = {}): NumberStyle => ({
  locale: 'es-CO',
  format: undefined,
  decimals,
  ...more,
});
const PESOS = { style: 'currency', currency: 'COP' } as const;
const FORMATS: readonly (Intl.NumberFormatOptions | undefined)[] = [
  undefined,
  PESOS,
  { style: 'currency', currency: 'USD' },
  { style: 'currency', currency: 'EUR', currencyDisplay: 'code' },
  { style: 'unit', unit: 'kilometer' },
  { style: 'unit', unit: 'day', unitDisplay: 'long' },
  { style: 'percent' },
];
/** Both decimal signs, spaces, apostrophes, groups of two digits, and digits and minus signs of others. */
const LOCALES = [
  'es-CO',
  'es-ES',
  'en-US',
  'de-CH',
  'fr-FR',
  'pt-BR',
  'hi-IN',
  'ar-EG',
  'fa-IR',
  'sv-SE',
  'pl-PL',
];

describe('T4 the text of a number', () => {
  it('what is written is read as the same number, in every language and format', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...FORMATS),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        (locale, format, decimals, integer) => {
          const shift = format?.style === 'percent' ? 2 : 0;
          const value = Number(`${integer}e-${decimals + shift}`);
          const given = { locale, format, decimals };
          expect(readNumber(writeNumber(value, given).digits, given)).toBe(value);
          const words = numberWords(value, given);
          // 'One day' is a word without a digit in some languages.
          if (/\p{Nd}/u.test(words)) expect(readNumber(words, given)).toBe(value);
        },
      ),
    );
  });

  it('no text makes it fail, and a number that it reads is finite', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LOCALES), (text, locale) => {
        const read = readNumber(text, style(2, { locale }));
        expect(read === undefined || Number.isFinite(read)).toBe(true);
      }),
    );
  });

  it.each([
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['$ 1.234', 1234],
    ['$1.234', 1234],
    ['US$ 1.234,5', 1234.5],
    ['COP 1.234', 1234],
    ['1.234 COP', 1234],
    ['1 234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['12,34,567.5', 1234567.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0.500', 0.5],
    ['0,500', 0.5],
    [',5', 0.5],
    ['5,', 5],
    ['−3', -3],
    ['-$ 1.234', -1234],
    ['+7', 7],
    ['٣٤', undefined],
    ['1.23.456', undefined],
    ['1.2345,5', undefined],
    ['12 34', undefined],
    ['3 o 4', undefined],
    ['tres', undefined],
    ['1e5', undefined],
    ['--1', undefined],
    ['', undefined],
    ['.', undefined],
    ['1234567890123456', undefined],
  ])('reads %j as %j', (text, value) => {
    expect(readNumber(text, style(2))).toBe(value);
  });

  it('without decimals a comma before three digits groups them', () => {
    expect(readNumber('1,234', style(0))).toBe(1234);
    expect(readNumber('1,234', style(3))).toBe(1.234);
    expect(readNumber('1,5', style(0))).toBe(1.5);
  });

  it('writes a year without a group where its format has none', () => {
    const year = { locale: 'es-CO', format: { useGrouping: false }, decimals: 0 };
    expect(writeNumber(2019, year).digits).toBe('2019');
    expect(writeNumber(2019, { ...year, format: undefined }).digits).toBe('2.019');
    expect(readNumber('2019', year)).toBe(2019);
  });

  it('is in three parts, with the plural of its unit', () => {
    const days = style(1, { format: { style: 'unit', unit: 'day', unitDisplay: 'long' } });
    expect(writeNumber(1, days)).toEqual({ prefix: '', digits: '1', suffix: 'día' });
    expect(writeNumber(1234.5, days)).toEqual({ prefix: '', digits: '1.234,5', suffix: 'días' });
    expect(writeNumber(2, { ...days, locale: 'ar' }).digits).toBe('2');
    expect(writeNumber(-1234, style(0, { format: PESOS }))).toEqual({
      prefix: '$',
      digits: '-1.234',
      suffix: '',
    });
  });

  it('has the decimals of its step, or of its currency', () => {
    expect(decimalsOf(undefined, undefined)).toBe(0);
    expect(decimalsOf(undefined, 0.25)).toBe(2);
    expect(decimalsOf({ style: 'percent' }, 0.005)).toBe(1);
    expect(decimalsOf(PESOS, undefined)).toBe(0);
    expect(decimalsOf({ style: 'currency', currency: 'USD' }, undefined)).toBe(2);
    expect(decimalsOf({ style: 'currency', currency: 'JPY' }, undefined)).toBe(0);
    expect([placesOf(1e-7), placesOf(1.5e-7), placesOf(100), placesOf(0.25)]).toEqual([7, 8, 0, 2]);
  });
});

describe('T4 an edit of a number', () => {
  it.each([
    // A digit at the end, in the middle, and one less.
    ['1.234', '1.2345', 5, 5, '12345', 5],
    ['1.234', '19.234', 1, 1, '19234', 2],
    ['1.234,5', '1.23,5', 5, 5, '123,5', 3],
    // The separators of the reader stay.
    ['1.234', '1.5', 0, 5, '1.5', 3],
    ['1.234.567', '1.9.567', 2, 5, '19.567'.replace('.', ''), 2],
  ])('%s becomes %s', (before, after, start, end, text, caret) => {
    expect(editOf(before, after, start, end, 'es-CO')).toEqual({ text, caret });
  });

  it('a digit written anywhere into a number is that digit there', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 9 }),
        fc.nat(20),
        fc.constantFrom('es-CO', 'en-US', 'fr-FR', 'hi-IN'),
        (value, digit, place, locale) => {
          const shown = writeNumber(value, style(0, { locale })).digits;
          const at = Math.min(place, shown.length);
          const after = shown.slice(0, at) + digit + shown.slice(at);
          const { text, caret } = editOf(shown, after, at, at, locale);
          expect(text).toBe(after.replaceAll(/\D/g, ''));
          expect(caret).toBe(after.slice(0, at + 1).replaceAll(/\D/g, '').length);
        },
      ),
    );
  });
});

describe('T4 the limits of a number', () => {
  const limits = { min: undefined, max: undefined, step: undefined };
  const say = (value: number, more: object, decimals = 2) =>
    faultOf(value, { ...limits, ...more }, style(decimals), numberInput);

  it.each([
    [0, { min: 1 }, 'El valor más bajo es 1.'],
    [2000, { max: 1500 }, 'El valor más alto es 1.500.'],
    [7, { step: 5 }, 'Los valores más cercanos son 5 y 10.'],
    [9, { min: 1, max: 9, step: 5 }, 'El valor más cercano es 6.'],
    [1.239, {}, 'El número va con 2 decimales como máximo.'],
    [0.3, { step: 0.1 }, undefined],
    [1, { min: 1, max: 1 }, undefined],
  ])('%d within %j', (value, given, words) => {
    expect(say(value, given)).toBe(words);
  });

  it.each<[number | undefined, number, Partial<NumberLimits>, number]>([
    [undefined, 1, { min: 5 }, 5],
    [undefined, 1, {}, 1],
    [7, 1, { step: 5 }, 10],
    [7, -1, { step: 5 }, 5],
    [8, 1, { min: 1, max: 9, step: 5 }, 6],
    [1.5, 1, {}, 2.5],
    [0, -1, { min: 0 }, 0],
    [95, 10, { max: 100 }, 100],
  ])('from %j by %d within %j is %d', (value, by, given: Partial<NumberLimits>, next) => {
    expect(stepped(value, by, given.step ?? 1, { ...limits, ...given })).toBe(next);
  });

  it('a step leads to an allowed number, and steps are counted exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom(1, -1, 10, -10),
        (low, stepDigits, places, count, by) => {
          const [min, step] = [low, stepDigits].map((digits) => Number(`${digits}e-${places}`)) as [
            number,
            number,
          ];
          const max = Number((min + 150 * step).toFixed(places));
          const all = { min, max, step };
          const from = Math.min(count, 150);
          const start = Number((min + from * step).toFixed(places));
          const next = stepped(start, by, step, all);
          expect(faultOf(next, all, style(places), numberInput)).toBeUndefined();
          const to = Math.min(150, Math.max(0, from + by));
          expect(next).toBe(Number((min + to * step).toFixed(places)));
        },
      ),
    );
  });
});
