import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import {
  CONSENT_ALL,
  CONSENT_NONE,
  consentCookie,
  consentFields,
  consentIn,
  consentInForm,
  consentTo,
  readConsent,
  writeConsent,
  type ConsentRecord,
} from './index.ts';

const ID = '3f0c2a64-55c1-4f0e-9b0f-6a1d1c0c7e11';
const AT = new Date('2026-11-22T15:00:00Z');
const RECORD: ConsentRecord = { ...CONSENT_NONE, embeds: true, version: '1', id: ID, at: AT };
const VALUE = `1.embeds.${ID}.1795359600`;

describe('X8 consent', () => {
  it('is given for the named purposes only', () => {
    expect(consentTo(['embeds', 'necessary', 3, null])).toEqual({ ...CONSENT_NONE, embeds: true });
    expect(consentTo(['measurement', 'advertising', 'embeds'])).toEqual(CONSENT_ALL);
    expect(consentTo([])).toEqual(CONSENT_NONE);
  });

  it('is kept in a cookie with its proof', () => {
    expect(writeConsent(RECORD)).toBe(VALUE);
    expect(writeConsent({ ...RECORD, at: new Date(AT.getTime() + 999) })).toBe(VALUE);
    expect(readConsent(VALUE, '1')).toEqual(RECORD);
    expect(consentIn(`rt-mode=dark; rt-consent=${VALUE}; a=b`, '1')).toEqual(RECORD);
    expect(consentCookie(RECORD, true)).toBe(
      `rt-consent=${VALUE}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`,
    );
    expect(consentCookie(RECORD, false)).not.toContain('Secure');
  });

  it('every decision is read as it was written', () => {
    const record = fc.record({
      measurement: fc.boolean(),
      advertising: fc.boolean(),
      embeds: fc.boolean(),
      version: fc.stringMatching(/^[\w-]{1,20}$/),
      id: fc.uuid(),
      at: fc.integer({ min: 1_700_000_000, max: 9_999_999_999 }).map((seconds) => new Date(seconds * 1000)),
    });
    fc.assert(
      fc.property(record, (one) => {
        expect(readConsent(writeConsent(one), one.version)).toEqual(one);
      }),
    );
  });

  it.each([
    undefined,
    '',
    `2.embeds.${ID}.1795359600`,
    `1.embeds-everything.${ID}.1795359600`,
    `1.embeds-measurement.${ID}.1795359600`,
    `1.embeds-embeds.${ID}.1795359600`,
    `1.-embeds.${ID}.1795359600`,
    `1.embeds.short.1795359600`,
    `1.embeds.${ID}.-1`,
    `1.embeds.${ID}.01795359600`,
    `1.embeds.${ID}.1795359600.more`,
    `1.embeds.<script>aaaaaaaaaaa.1795359600`,
  ])('%s is no decision about text 1', (value) => {
    expect(readConsent(value, '1')).toBeUndefined();
  });

  it('is not read from another cookie', () => {
    expect(consentIn(`xrt-consent=${VALUE}`, '1')).toBeUndefined();
    expect(consentIn('', '1')).toBeUndefined();
  });

  it('without a purpose is a refusal, and about another text none', () => {
    const id = 'x'.repeat(16);
    const refused = { ...CONSENT_NONE, version: '1', id, at: new Date(1_794_000_000_000) };
    const value = writeConsent(refused);
    expect(value).toBe(`1..${id}.1794000000`);
    expect(readConsent(value, '1')).toEqual(refused);
    for (const version of ['2', '', 'undefined']) expect(readConsent(value, version)).toBeUndefined();
    expect(readConsent(undefined, '1')).toBeUndefined();
    expect(consentCookie(refused, false)).toBe(`rt-consent=${value}; Path=/; Max-Age=15724800; SameSite=Lax`);
    expect(consentCookie(refused, true)).toBe(`${consentCookie(refused, false)}; Secure`);
  });

  it('no value from a browser makes the reader fail', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(readConsent(value, '1')).toBeUndefined();
      }),
    );
  });

  it.each([
    ['choice=all', CONSENT_ALL],
    ['choice=none&purpose=embeds', CONSENT_NONE],
    ['choice=own', CONSENT_NONE],
    ['choice=own&purpose=embeds&purpose=cards', { ...CONSENT_NONE, embeds: true }],
    ['choice=every', undefined],
    ['purpose=embeds', undefined],
  ])('the form %s', (form, consent) => {
    expect(consentInForm(new URLSearchParams(form))).toEqual(consent);
  });

  it('a script sends the fields of the form', () => {
    const form = consentFields(RECORD, '1');
    expect(form.get('version')).toBe('1');
    expect(consentInForm(form)).toEqual({ ...CONSENT_NONE, embeds: true });
  });
});
