import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { requireCaptcha } from './captcha.ts';
import { helpFilesError, helpFileType } from './help-files.ts';
import { completeIdentity, isExpired, tokenExpiry } from './identity.ts';
import { newsletterErrors } from './newsletter.ts';
import { meetsPolicy } from './password.ts';
import { restoreErrors } from './restore.ts';
import { ANONYMOUS_SESSION, nextSession, UNKNOWN_SESSION, type Session } from './session.ts';
import { isEmail } from './email.ts';
import { ageAt, avatarError, birthDateError, fieldError, maskEmail } from './validation.ts';

const profile = { uuid: 'a' };
const entry = (subscriptionID: number, status: number) => ({ subscriptionID, status, sku: 's' });
const loggedIn: Session = { user: profile, subscriptions: null };

describe('A1 session machine', () => {
  it('is unknown, then logged in, then has subscriptions sorted ascending by status', () => {
    const session = nextSession(UNKNOWN_SESSION, { type: 'profileLoaded', profile });
    expect(session).toEqual({ user: profile, subscriptions: null });
    expect(
      nextSession(session, { type: 'subscriptionsLoaded', subscriptions: [entry(1, 4), entry(2, 1)] })
        .subscriptions,
    ).toEqual([entry(2, 1), entry(1, 4)]);
  });

  it('has false for no subscriptions and for an error', () => {
    expect(nextSession(loggedIn, { type: 'subscriptionsLoaded', subscriptions: [] }).subscriptions).toBe(
      false,
    );
    expect(nextSession(loggedIn, { type: 'subscriptionsFailed' }).subscriptions).toBe(false);
  });

  it('a profile fetch error counts as anonymous', () => {
    expect(nextSession(UNKNOWN_SESSION, { type: 'profileFailed' })).toEqual(ANONYMOUS_SESSION);
  });

  it('another reader does not inherit subscriptions', () => {
    const owner: Session = { user: profile, subscriptions: [entry(1, 1)] };
    expect(nextSession(owner, { type: 'profileLoaded', profile: { uuid: 'b' } }).subscriptions).toBeNull();
    expect(
      nextSession(owner, { type: 'profileLoaded', profile: { uuid: 'a', email: 'x@y.co' } }).subscriptions,
    ).toHaveLength(1);
  });

  it('subscriptions that arrive after logging out change nothing', () => {
    expect(
      nextSession(ANONYMOUS_SESSION, { type: 'subscriptionsLoaded', subscriptions: [entry(1, 1)] }),
    ).toBe(ANONYMOUS_SESSION);
  });

  it('cancelling sets status 3, rescuing 1', () => {
    const owner: Session = { user: profile, subscriptions: [entry(1, 1)] };
    const cancelled = nextSession(owner, { type: 'subscriptionStatusChanged', subscriptionID: 1, status: 3 });
    expect(cancelled.subscriptions).toEqual([entry(1, 3)]);
  });
});

describe('A2 identity storage', () => {
  const identity = { uuid: 'u', accessToken: 'a', refreshToken: 'r' };
  it('is complete with uuid, access token and refresh token; impersonator is optional', () => {
    expect(completeIdentity(identity)).toEqual(identity);
    expect(completeIdentity({ ...identity, impersonator: 'i' })).toEqual({ ...identity, impersonator: 'i' });
  });
  it.each(['uuid', 'accessToken', 'refreshToken'])('is cleared when %s is missing', (key) => {
    expect(completeIdentity({ ...identity, [key]: undefined })).toBeUndefined();
    expect(completeIdentity({ ...identity, [key]: '' })).toBeUndefined();
  });
  it('reads when a token expires; an unreadable token counts as expired', () => {
    const token = (claims: object): string => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
    expect(tokenExpiry(token({ exp: 100 }))).toBe(100);
    expect([isExpired(token({ exp: 100 }), 99_999), isExpired(token({ exp: 100 }), 100_000)]).toEqual([
      false,
      true,
    ]);
    fc.assert(fc.property(fc.string(), (text) => isExpired(text, 1)));
  });
});

describe('A3 captcha rule', () => {
  it("fails with 130001 'Captcha token invalid' when enforced and missing", () => {
    expect(() => requireCaptcha(true, undefined)).toThrow(new ApiError('130001', 'Captcha token invalid'));
    expect(() => requireCaptcha(true, '')).toThrow(ApiError);
  });
  it('passes otherwise', () => {
    requireCaptcha(true, 't');
    requireCaptcha(false, undefined);
    requireCaptcha(undefined, undefined);
  });
});

describe('A13 validation', () => {
  it.each([
    ['', '', { password: 'El campo es obligatorio', confirmPassword: 'El campo es obligatorio' }],
    ['Corta1', 'Corta1', { password: 'La contraseña debe tener entre 8 y 12 caracteres' }],
    ['Demasiado1234', 'Demasiado1234', { password: 'La contraseña debe tener entre 8 y 12 caracteres' }],
    ['Clave1234', 'Clave12345', { confirmPassword: 'Tus contraseñas no coinciden' }],
    ['Clave1234', 'Clave1234', {}],
    ['Clave1234567', 'Clave1234567', {}],
  ])('restore form %j %j gives %j', (password, confirmPassword, errors) => {
    expect(restoreErrors({ password, confirmPassword })).toEqual(errors);
  });

  it.each([
    ['Clave123', true],
    ['clave123', false],
    ['CLAVE123', false],
    ['ClaveSinNum', false],
    ['Cl4ve', false],
  ])('server password %s: %s', (password, fine) => expect(meetsPolicy(password)).toBe(fine));

  it.each([
    ['phone', '3001234567', undefined],
    ['phone', '300123456', '300071'],
    ['phone', '300 1234567', '300071'],
    ['phone', '300-123-4567', undefined],
    ['userName', 'abcd', '300009,300081'],
    ['country', 'CO', undefined],
    ['country', 'COL', '300169'],
    ['firstName', 'María José', undefined],
    ['firstName', '<b>', '300127,300129'],
    ['secondLastName', 'a'.repeat(51), '300127,300129'],
    ['lastName', 'a'.repeat(100), undefined],
    ['addressLine', 'a'.repeat(257), '300166'],
    ['attributeName', 'a'.repeat(31), '300201'],
  ] as const)('%s %j gives %s', (field, value, code) => expect(fieldError(field, value)).toBe(code));

  it.each([
    ['ana@correo.co', true],
    ['ana.maria+1@sub.correo.com.co', true],
    ['ana@correo', false],
    ['ana@@correo.co', false],
    ['@correo.co', false],
    ['ana @correo.co', false],
    ['', false],
  ])('e-mail %s: %s', (email, fine) => expect(isEmail(email)).toBe(fine));

  it('minimum age 14, by the clock', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(birthDateError({ year: '2012', month: '11', day: '21' }, now)).toBeUndefined();
    expect(birthDateError({ year: '2012', month: '11', day: '22' }, now)).toBe('userNotOfAge');
    expect(birthDateError(undefined, now)).toBe('dobRequired');
    expect(ageAt({ year: 2001, month: 2, day: 30 }, now)).toBeUndefined();
    expect(ageAt({ year: 2027, month: 1, day: 1 }, now)).toBeUndefined();
  });

  it('masks the last 3 characters of the local part', () => {
    expect(maskEmail('maria.perez@correo.co')).toBe('maria.pe***@correo.co');
    expect(maskEmail('ana@correo.co')).toBe('***@correo.co');
    expect(maskEmail('a@correo.co')).toBe('*@correo.co');
    expect(maskEmail('sin arroba')).toBe('sin arroba');
  });

  it('avatar: JPEG of at most 3,000,000 bytes', () => {
    expect(avatarError(undefined)).toBe('MISSING_IMAGE');
    expect(avatarError({ type: 'image/png', size: 1 })).toBe('UNSUPPORTED_IMAGE_TYPE');
    expect(avatarError({ type: 'image/jpeg', size: 3_000_001 })).toBe('IMAGE_TOO_LARGE');
    expect(avatarError({ type: 'image/jpeg', size: 3_000_000 })).toBeUndefined();
  });
});

describe('B14 the files of a message', () => {
  const start = (text: string) => new TextEncoder().encode(text);

  it('are three of 3,000,000 bytes at most', () => {
    const of = (...sizes: number[]) => helpFilesError(sizes.map((size) => ({ size })));
    expect(of()).toBeUndefined();
    expect(of(3_000_000, 3_000_000, 3_000_000)).toBeUndefined();
    expect(of(1, 1, 1, 1)).toBe('TOO_MANY_FILES');
    expect(of(1, 3_000_001)).toBe('FILE_TOO_LARGE');
  });

  it.each([
    ['application/pdf', start('%PDF-1.7')],
    ['image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    [undefined, start('<html>%PDF-1.7')],
    [undefined, start('%PD')],
    [undefined, start('')],
  ])('are %s by their first bytes', (type, bytes) => {
    expect(helpFileType(bytes)).toBe(type);
  });
});

describe('B13 newsletter validation', () => {
  const HOUSE = { maxCharacters: 50, pattern: '[\\w.-]+@[a-z.]+\\.[a-z]{2,4}' };
  it.each([
    ['', true, { email: 'Por favor ingresa un correo electrónico' }],
    ['ana', true, { email: 'Formato de correo electrónico no válido' }],
    ['ana@correo.museum', true, { email: 'Formato de correo electrónico no válido' }],
    ['a'.repeat(45) + '@x.co', true, {}],
    ['a'.repeat(46) + '@x.co', true, { email: 'Formato de correo electrónico no válido' }],
    ['ana@correo.com.co', false, { policy: 'Recuerda aceptar los términos y condiciones para continuar.' }],
  ])('%j %s gives %j', (email, policy, errors) =>
    expect(newsletterErrors({ email, policy }, HOUSE)).toEqual(errors),
  );

  it('takes what accounts take without a narrower rule', () => {
    for (const email of ['ana@correo.museum', 'ana+1@x.co', `${'a'.repeat(60)}@x.co`])
      expect(newsletterErrors({ email, policy: true })).toEqual({});
    expect(newsletterErrors({ email: 'ana', policy: true })).toHaveProperty('email');
  });
});
