import * as z from 'zod/mini';
import type { PasswordPolicy } from '../domain/accounts/password.ts';
import { birthDateError, type BirthDate } from '../domain/accounts/validation.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import { accountForms as messages } from '../messages/forms.ts';
import {
  captchaToken,
  check,
  email,
  newPassword,
  requiredCheck,
  requiredProfileText,
  target,
  text,
} from './fields.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as `<input type="date">` sends it. */
export function birthDateOf(value: string): BirthDate | undefined {
  const [, year, month, day] = DAY.exec(value) ?? [];
  return year && month && day ? { year, month, day } : undefined;
}

/** The conditions of a new account. */
export interface SignUpRules {
  /** The account service's rule for passwords. */
  policy?: PasswordPolicy | undefined;
  now: () => Date;
}

/** Open an account. @see A4 */
export const signUpForm = ({ policy, now }: SignUpRules) =>
  z.object({
    firstName: requiredProfileText('firstName'),
    lastName: requiredProfileText('lastName'),
    email: email(),
    birthDate: text().check((context) => {
      const code = birthDateError(birthDateOf(context.value), now());
      if (code)
        context.issues.push({ code: 'custom', message: errorMessage({ code }), input: context.value });
    }),
    password: newPassword(policy),
    terms: requiredCheck(() => messages.termsRequired),
    rememberMe: check(),
    redirect: target(),
    recaptchaToken: captchaToken(),
  });
export type SignUpValues = z.infer<ReturnType<typeof signUpForm>>;
