import { describe, expect, it } from 'vitest';
import { errorField } from './error-fields.ts';

describe('A12 the field that an error is about', () => {
  it.each([
    ['300030', ['email', 'password'], 'email'],
    ['300030', ['userName', 'password'], 'userName'],
    ['300036', ['password', 'newPassword'], 'newPassword'],
    ['300040', ['newPassword', 'password', 'oldPassword'], 'oldPassword'],
    ['passwordsDoNotMatch', ['password', 'confirmPassword'], 'confirmPassword'],
    ['300167', ['line1', 'locality'], 'locality'],
    ['MISSING_IMAGE', ['picture'], 'picture'],
    ['TOO_MANY_FILES', ['message', 'files'], 'files'],
  ])('of %s in a form of %j is %s', (code, names, field) => {
    expect(errorField(code, names)).toBe(field);
  });

  it.each(['300127,300129', '300127, 300129', '300127 300129', '999999,300129'])(
    'of several codes (%s) is that of the first one with a field',
    (code) => expect(errorField(code, ['lastName'])).toBe('lastName'),
  );

  it.each([
    ['300036', ['email']],
    ['300014', ['email', 'password']],
    ['', ['email']],
    ['300030', []],
  ])('of %j in a form of %j is none: it is about the whole form', (code, names) => {
    expect(errorField(code, names)).toBeUndefined();
  });
});
