import { describe, expect, it } from 'vitest';
import { errorMessage } from '../errors/catalogue.ts';
import { meetsPolicy, passwordChecks } from './password.ts';
import { birthDateError, entriesError, fieldError, FIELD_RULES, type FieldName } from './validation.ts';

/** The server's rules in words, with the fields that each applies to. */
const LIMITS: readonly [sentence: string, fields: readonly FieldName[], min: number, max: number][] = [
  ['phone of 10 to 12 characters (0-9 and "-")', ['phone'], 10, 12],
  ['username 5 to 100', ['userName'], 5, 100],
  ['display name 1 to 100', ['displayName'], 1, 100],
  ['first and last name 1 to 100 (some messages say 1 to 50)', ['firstName', 'lastName'], 1, 100],
  ['second last name 1 to 50', ['secondLastName'], 1, 50],
  ['country code 2 characters', ['country'], 2, 2],
  ['address lines 1 to 256', ['addressLine'], 1, 256],
  ['locality, region and postal code 1 to 100', ['locality', 'region', 'postalCode'], 1, 100],
  ['attribute name 1 to 30', ['attributeName'], 1, 30],
  ['and value 1 to 1000', ['attributeValue'], 1, 1000],
  ['picture to 255, a web address', ['picture'], 'https://a'.length, 255],
  ['legacy ID 1 to 50', ['legacyId'], 1, 50],
];

/** A value of the given length that breaks no other rule of its field. */
const ofLength = (field: FieldName, length: number): string =>
  field === 'picture'
    ? 'https://a'.padEnd(length, 'a').slice(0, length)
    : (field === 'phone' ? '3' : 'a').repeat(length);

describe('A13 limits of every field', () => {
  const cases = LIMITS.flatMap(([sentence, fields, min, max]) =>
    fields.map((field) => [sentence, field, min, max] as const),
  );

  it.each(cases)('%s: %s', (_sentence, field, min, max) => {
    const { code } = FIELD_RULES[field];
    expect(fieldError(field, ofLength(field, min))).toBeUndefined();
    expect(fieldError(field, ofLength(field, max))).toBeUndefined();
    expect(fieldError(field, ofLength(field, min - 1))).toBe(code);
    expect(fieldError(field, ofLength(field, max + 1))).toBe(code);
  });

  it('has a sentence for each of its fields', () => {
    expect(cases.map(([, field]) => field).toSorted()).toEqual(Object.keys(FIELD_RULES).toSorted());
  });

  it('a refused field has a message of the table', () => {
    for (const { code } of Object.values(FIELD_RULES))
      expect(errorMessage({ code }), code).not.toMatch(/Algo salió mal/);
  });

  it('counts characters and not the halves of an emoji', () => {
    expect(fieldError('displayName', '🌄'.repeat(100))).toBeUndefined();
    expect(fieldError('displayName', '🌄'.repeat(101))).toBe('300201');
  });

  it.each([
    ['contacts', '3007010'],
    ['addresses', '3007011'],
    ['attributes', '3007012'],
  ] as const)('at most 100 %s', (kind, code) => {
    expect([entriesError(kind, 100), entriesError(kind, 101)]).toEqual([undefined, code]);
  });

  it.each([
    ['2012', '11', '21', undefined],
    ['2012', '11', '22', 'userNotOfAge'],
    ['2001', '2', '29', 'invalidDate'],
    ['2000', '02', '29', undefined],
    ['1899', '1', '1', 'invalidDate'],
    ['dos mil', '1', '1', 'invalidDate'],
    ['2040', '1', '1', 'invalidDate'],
  ])('valid date of birth, minimum age 14: %s-%s-%s is %s', (year, month, day, code) => {
    expect(birthDateError({ year, month, day }, new Date('2026-11-21T12:00:00Z'))).toBe(code);
  });

  it('a password follows the configuration of the service, special characters too', () => {
    const policy = {
      pwMinLength: 10,
      pwUppercase: 2,
      pwLowercase: 1,
      pwPwNumbers: 3,
      pwSpecialCharacters: 1,
    };
    expect([meetsPolicy('ABcdef123!', policy), meetsPolicy('ABcdefg123', policy)]).toEqual([true, false]);
    expect(meetsPolicy('Ñandú2026')).toBe(true);
  });

  it('a password is measured demand by demand, without those that ask for nothing', () => {
    expect(passwordChecks('clave2026')).toEqual([
      { demand: 'pwMinLength', wanted: 8, met: true },
      { demand: 'pwUppercase', wanted: 1, met: false },
      { demand: 'pwLowercase', wanted: 1, met: true },
      { demand: 'pwPwNumbers', wanted: 1, met: true },
    ]);
    expect(passwordChecks('').some(({ met }) => met)).toBe(false);
  });
});
