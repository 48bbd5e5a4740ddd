import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { profileCard, profileForm as formMessages } from '../../messages/patterns.ts';
import { profileFault } from './profile-fault.ts';
import { PROFILE_FIELDS, PROFILE_TEXTS, profileFormTexts, type ProfileInput } from './profile-fields.ts';
import { readProfile } from './profile-input.ts';
import { fieldError } from './validation.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const TEXTS = Object.entries(PROFILE_TEXTS) as [keyof typeof PROFILE_TEXTS, { max: number; code: string }][];

const read = (body: unknown): ProfileInput => {
  const { input, fault } = readProfile(body);
  if (fault) throw new Error(fault.message);
  return input;
};
/** The answer of a service to the body of a call; undefined if it keeps it. */
const codeOf = (body: unknown, stored = {}): string | undefined => {
  const { input, fault } = readProfile(body);
  return (fault ?? profileFault(input ?? {}, NOW, stored))?.code;
};

describe('A10 A13 the table of a profile’s fields', () => {
  it.each(profileFormTexts())('%s has a label, a place in the form, and a word for its hint', (name) => {
    const row = PROFILE_TEXTS[name];
    expect(profileCard[name]).toMatch(/\S/);
    expect(row.autoComplete).toMatch(/\S/);
    if ('hint' in row) expect(formMessages[row.hint]).toMatch(/\S/);
  });

  it('each field says what the deletion of an account does with it', () => {
    for (const [name, { erasure }] of Object.entries(PROFILE_FIELDS))
      expect(erasure, name).toMatch(/^(clear|keep)$/);
  });

  it('each gender has a word', () => {
    expect(Object.keys(profileCard.genders)).toEqual([...PROFILE_FIELDS.gender.values]);
  });
});

describe('A10 A13 the rules of a profile', () => {
  it.each(TEXTS)('%s obeys its row, whatever is typed', (name, { code }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(codeOf({ [name]: text })).toBe(fieldError(name, text) === undefined ? undefined : code);
      }),
    );
  });

  it('a value of another type never reaches a rule or a service', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(PROFILE_FIELDS)), fc.jsonValue(), (name, value) => {
        const { input, fault } = readProfile({ [name]: value });
        if (fault) expect(fault).toMatchObject({ code: '100130,300130', field: name });
        else {
          expect(() => profileFault(input, NOW)).not.toThrow();
          // A profile that was read once is read again without a change.
          expect(readProfile(input).input).toEqual(input);
        }
      }),
    );
  });

  it('keeps only the fields of the table', () => {
    expect(read({ uuid: '1', status: 'Blocked', segment: 'x', firstName: 'Ana', lastName: null })).toEqual({
      firstName: 'Ana',
      lastName: null,
    });
  });

  it('completes entries: a type that is missing, and empty parts that may be missing', () => {
    const home = { line1: 'Carrera 7', line2: '', locality: 'Bogotá', country: 'CO', other: 1 };
    expect(
      read({ addresses: [home], attributes: [{ name: 'a', value: 'b' }], contacts: null, birthDay: 3 }),
    ).toEqual({
      addresses: [
        {
          ...{ line1: 'Carrera 7', line2: null, locality: 'Bogotá', region: null, postal: null },
          ...{ country: 'CO', type: 'OTHER' },
        },
      ],
      attributes: [{ name: 'a', value: 'b', type: 'String' }],
      contacts: [],
      birthDay: '3',
    });
  });

  const STORED = { birthYear: '1990', birthMonth: '1', birthDay: '31' };
  it.each([
    [{ birthYear: '1990' }, {}, 'dobRequired'],
    [{ birthYear: '1990' }, STORED, undefined],
    [{ birthMonth: '2' }, STORED, 'dobRequired'],
    [{ birthDay: null }, STORED, 'dobRequired'],
    [{ birthYear: null, birthMonth: null, birthDay: null }, STORED, undefined],
    [{ birthYear: '2020' }, STORED, 'userNotOfAge'],
    [{ firstName: 'Ana' }, { ...STORED, birthDay: null }, undefined],
  ])('the date of birth %j after %j is %s', (body, stored, code) => {
    expect(codeOf(body, stored)).toBe(code);
  });
});
