import { describe, expect, it } from 'vitest';
import { completeIdentity, tokenExpiry, tokenIssue } from './identity.ts';
import { nextSession, type Session } from './session.ts';
import { restoreErrors } from './restore.ts';
import { EMAIL_MAX_CHARACTERS, isEmail } from './email.ts';
import { ageAt, maskEmail } from './validation.ts';

describe('A1 the session at the edges', () => {
  it('a changed status is that of one subscription', () => {
    const at = (subscriptionID: number, status: number) => ({ subscriptionID, status, sku: 's' });
    const session: Session = { user: { uuid: 'a' }, subscriptions: [at(1, 1), at(2, 1)] };
    const next = nextSession(session, { type: 'subscriptionStatusChanged', subscriptionID: 2, status: 3 });
    expect(next.subscriptions).toEqual([at(1, 1), at(2, 3)]);
  });

  it.each(['noIdentity', 'loggedOut'] as const)('%s makes an anonymous reader', (type) => {
    const session: Session = { user: { uuid: 'a' }, subscriptions: false };
    expect(nextSession(session, { type })).toEqual({ user: false, subscriptions: false });
  });
});

/** A token with this payload. */
const token = (payload: string): string =>
  `head.${btoa(payload).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;

describe('A2 stored tokens at the edges', () => {
  it.each([null, undefined, 'text', 7])('%s is no identity', (value) => {
    expect(completeIdentity(value)).toBeUndefined();
  });

  it('the payload is Base64 for addresses', () => {
    const payload = '{"exp":17,"iat":11,"name":"\u00fb\u00ff\u00fe?>~"}';
    expect(token(payload)).toMatch(/[-_]/);
    expect([tokenExpiry(token(payload)), tokenIssue(token(payload))]).toEqual([17, 11]);
  });

  it.each(['{"exp":"17"}', '{}', 'null', '{"exp":1e999}', '{"exp":'])('%s has no expiry', (payload) => {
    expect(tokenExpiry(token(payload))).toBeUndefined();
  });

  it.each(['', 'one', 'a..c', 'a.!.c'])('"%s" has no expiry', (text) => {
    expect(tokenExpiry(text)).toBeUndefined();
  });
});

describe('A13 validation at the edges', () => {
  it('an address has at most 254 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - 5)}@b.co`;
    expect(
      [EMAIL_MAX_CHARACTERS, EMAIL_MAX_CHARACTERS + 1].map((length) => isEmail(address(length))),
    ).toEqual([true, false]);
  });

  it.each([
    [7, false],
    [8, true],
    [12, true],
    [13, false],
  ])('a password of %i characters is accepted: %s', (length, accepted) => {
    const password = 'a'.repeat(length);
    expect(Object.keys(restoreErrors({ password, confirmPassword: password })).length === 0).toBe(accepted);
  });

  const NOW = new Date('2026-03-10T15:00:00Z');
  it.each([
    [{ year: 1899, month: 5, day: 5 }, undefined],
    [{ year: 1900, month: 5, day: 5 }, 125],
    [{ year: 2000, month: 13, day: 1 }, undefined],
    [{ year: 2000, month: 2, day: 30 }, undefined],
    [{ year: 2001, month: 2, day: 29 }, undefined],
    [{ year: 2000, month: 2, day: 28 }, 26],
    [{ year: 2000, month: 3, day: 10 }, 26],
    [{ year: 2000, month: 3, day: 11 }, 25],
    [{ year: 2000, month: 4, day: 1 }, 25],
    [{ year: 2000, month: 1, day: 31 }, 26],
    [{ year: 2026, month: 3, day: 10 }, 0],
    [{ year: 2026, month: 3, day: 11 }, undefined],
  ])('%j is %s years old on 10 March 2026', (birth, age) => expect(ageAt(birth, NOW)).toBe(age));

  it('masks an address without a local part, and leaves other texts', () => {
    expect([maskEmail('@x.co'), maskEmail('maria')]).toEqual(['@x.co', 'maria']);
  });
});
