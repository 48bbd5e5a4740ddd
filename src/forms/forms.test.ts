import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../domain/errors/api-error.ts';
import {
  failureReply,
  giftForm,
  helpForm,
  emailLinkForm,
  newPasswordForm,
  newsletterForm,
  parseForm,
  registrationForm,
  shareForm,
  signInForm,
  signUpForm,
  type FormSchema,
  type FormValues,
} from './index.ts';
import { requiredFields, requiredMarks } from './parse.ts';

const data = (fields: Record<string, string>) => new URLSearchParams(fields);
const errors = (submission: { status?: unknown; error?: unknown }) => submission.error ?? null;

describe('A3 the rules of the form to sign in', () => {
  it('reads the fields of the browser', () => {
    const sent = parseForm(signInForm, data({ userName: ' ana@x.co ', password: ' a ', rememberMe: 'on' }));
    expect(sent).toMatchObject({
      status: 'success',
      value: { userName: 'ana@x.co', password: ' a ', rememberMe: true },
    });
  });

  it('an unchecked box and an empty captcha are absent', () => {
    const sent = parseForm(signInForm, data({ userName: 'ana@x.co', password: 'a', recaptchaToken: '' }));
    expect(sent.status === 'success' && sent.value).toEqual({
      userName: 'ana@x.co',
      password: 'a',
      rememberMe: false,
    });
  });

  it('reports fields that are missing, empty, sent twice or too long', () => {
    expect(errors(parseForm(signInForm, data({ userName: '   ' })))).toEqual({
      userName: ['El campo es obligatorio'],
      password: ['El campo es obligatorio'],
    });
    const twice = new URLSearchParams('userName=a@b.co&userName=c@d.co&password=x');
    expect(errors(parseForm(signInForm, twice))).toHaveProperty('userName');
    expect(errors(parseForm(signInForm, data({ userName: 'a'.repeat(2000), password: 'x' })))).toEqual({
      userName: [expect.stringContaining('límite de caracteres')],
    });
  });

  it('an answer keeps the input, except hidden fields', () => {
    const sent = parseForm(signInForm, data({ userName: 'ana@x.co', password: 'mala' }));
    const reply = failureReply(sent, signInForm, new ApiError('110010', 'Invalid', 401), ['password']);
    expect(JSON.parse(JSON.stringify(reply))).toMatchObject({
      status: 'error',
      initialValue: { userName: 'ana@x.co' },
      error: { '': ['El usuario o la contraseña no son válidos. Hay que revisarlos e intentar de nuevo.'] },
    });
    expect(JSON.stringify(reply)).not.toContain('mala');
  });
});

describe('A4 the rules of the form to open an account', () => {
  const form = signUpForm({ now: () => new Date('2026-11-22T12:00:00Z') });
  const whole = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@x.co',
    birthDate: '1990-05-04',
    password: 'Cafe2026',
    terms: 'on',
  };
  it('accepts a whole form', () => {
    expect(parseForm(form, data(whole)).status).toBe('success');
  });
  it.each([
    ['email', 'ana@', /Formato de correo/],
    ['email', '', /obligatorio/],
    ['password', 'corta', /8 caracteres/],
    ['password', 'sinmayuscula1', /mayúsculas/],
    ['birthDate', '', /fecha de nacimiento/],
    ['birthDate', '2012-11-23', /14 años/],
    ['birthDate', '1990-02-31', /revisar la fecha/],
    ['birthDate', '2030-01-01', /revisar la fecha/],
    ['birthDate', '1899-01-01', /revisar la fecha/],
    ['firstName', '<b>', /nombre o el apellido/],
    ['lastName', '', /obligatorio/],
    ['terms', '', /aceptar los términos/],
  ])('%s = %j says what is wrong', (field, value, words) => {
    const sent = parseForm(form, data({ ...whole, [field]: value }));
    expect(Object.keys(errors(sent) as object)).toEqual([field]);
    expect((errors(sent) as Record<string, string[]>)[field]![0]).toMatch(words);
  });
  it('puts the service’s answers at their fields', () => {
    const sent = parseForm(form, data(whole));
    const at = (code: string) =>
      Object.keys(failureReply(sent, form, new ApiError(code, 'x', 400)).error ?? {});
    expect(at('300022')).toEqual(['email']);
    expect(at('300036')).toEqual(['password']);
    expect(at('300127,300129')).toEqual(['firstName']);
    expect(at('130001')).toEqual(['']);
    expect(at('network')).toEqual(['']);
  });
});

describe('the rules of the short forms', () => {
  it('A3 the form of an e-mail link needs an address', () => {
    expect(parseForm(emailLinkForm, data({ email: 'ana@x.co' })).status).toBe('success');
    expect(errors(parseForm(emailLinkForm, data({ email: 'ana' })))).toEqual({
      email: ['Formato de correo electrónico no válido'],
    });
  });
  it.each([
    ['', '', ['El campo es obligatorio', 'El campo es obligatorio']],
    ['corta', 'corta', ['La contraseña debe tener entre 8 y 12 caracteres', undefined]],
    ['Cafe2026x', 'Otra2026x', [undefined, 'Tus contraseñas no coinciden']],
    ['Cafe2026x', 'Cafe2026x', [undefined, undefined]],
  ])('A8 a new password %j and %j', (password, confirmPassword, [first, second]) => {
    const sent = parseForm(newPasswordForm, data({ password, confirmPassword }));
    const found = (errors(sent) ?? {}) as Record<string, string[] | undefined>;
    expect([found['password']?.[0], found['confirmPassword']?.[0]]).toEqual([first, second]);
  });
});

describe('A4 the fields that a form marks as required', () => {
  const now = () => new Date('2026-11-20T12:00:00-05:00');
  it.each<[string, FormSchema<FormValues>, string[]]>([
    ['signIn', signInForm, ['userName', 'password']],
    ['signUp', signUpForm({ now }), ['firstName', 'lastName', 'email', 'birthDate', 'password', 'terms']],
    ['emailLink', emailLinkForm, ['email']],
    ['newPassword', newPasswordForm, ['password', 'confirmPassword']],
    ['help', helpForm, ['name', 'email', 'topic', 'message', 'policy']],
    ['newsletter', newsletterForm(), ['email', 'policy']],
    ['registration', registrationForm, ['name', 'email', 'policy']],
    ['share', shareForm, ['email']],
    ['gift', giftForm('2026-11-20'), ['name', 'email']],
  ])('%s', (_name, schema, names) => {
    expect(requiredFields(schema)).toEqual(names);
  });
});

describe('A13 the marks of required fields', () => {
  it('are explained where readers fill in more than one field', () => {
    expect(
      [signInForm, newsletterForm(), newPasswordForm, giftForm('2026-11-20')].map(requiredMarks),
    ).toEqual(Array.from({ length: 4 }, () => 'explained'));
  });

  it('are absent from the only field, and where all fields are optional', () => {
    expect(requiredMarks(shareForm)).toBe('none');
    // The page fills in the captcha's token.
    expect(requiredMarks(emailLinkForm)).toBe('none');
    const optional = z.object({ one: z.optional(z.string()), other: z.optional(z.string()) });
    expect(requiredMarks(optional)).toBe('none');
  });
});
