import * as z from 'zod/mini';
import { meetsPolicy, type PasswordPolicy } from '../domain/accounts/password.ts';
import { PROFILE_FIELDS } from '../domain/accounts/profile-fields.ts';
import { isEmail } from '../domain/accounts/email.ts';
import { FIELD_RULES, fieldError, type FieldName } from '../domain/accounts/validation.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import { accountRules } from '../messages/accounts.ts';

/** No field of a form is longer. */
const LONGEST = 1000;

/** The words are read when they are needed: an app may replace them. */
const says = (code: string) => ({ error: () => errorMessage({ code }) });
const required = says('requiredField');
const tooLong = says('300201');

/** A text without the spaces around it; empty if the form did not send it. */
export const text = () => z.prefault(z.string(tooLong).check(z.maxLength(LONGEST, tooLong), z.trim()), '');

/** A text that may not be empty. */
export const requiredText = () =>
  z.prefault(z.string(required).check(z.maxLength(LONGEST, tooLong), z.trim(), z.minLength(1, required)), '');

/** The password of a sign-in. Its spaces belong to it, and old passwords follow old rules. */
export const secret = () =>
  z.prefault(z.string(required).check(z.maxLength(LONGEST, tooLong), z.minLength(1, required)), '');

/** An e-mail address. */
export const email = () =>
  requiredText().check(
    z.refine((value) => value === '' || isEmail(value), { error: () => accountRules.email }),
  );

/** A new password, by the rule of the account service. */
export const newPassword = (policy?: PasswordPolicy) =>
  secret().check(z.refine((value) => value === '' || meetsPolicy(value, policy), says('300036')));

/** A field of a profile that may be empty, by the service's limits. */
export const profileText = (field: FieldName) =>
  text().check(z.refine((value) => value === '' || !fieldError(field, value), says(FIELD_RULES[field].code)));

/** A field of a profile that may not be empty, by the service's limits. */
export const requiredProfileText = (field: FieldName) =>
  requiredText().check(
    z.refine((value) => value === '' || !fieldError(field, value), says(FIELD_RULES[field].code)),
  );

/** One of a profile's choices, or none. */
export const choice = (field: 'gender') => {
  const values: readonly string[] = PROFILE_FIELDS[field].values;
  return text().check(z.refine((value) => value === '' || values.includes(value), says('100130,300130')));
};

/** A box that may be checked. */
export const check = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value): boolean => value === 'on'),
  );

/** A box that must be checked. */
export const requiredCheck = (words: () => string) =>
  check().check(z.refine((checked) => checked, { error: words }));

/** The page after the form. The code that redirects checks that it is on the site. */
export const target = () => z.optional(z.string().check(z.maxLength(2000)));

/** The token of a captcha; absent where none was solved. */
export const captchaToken = () =>
  z.pipe(
    z.optional(z.string().check(z.maxLength(4000))),
    z.transform((token) => token || undefined),
  );
