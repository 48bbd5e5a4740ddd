import * as z from 'zod/mini';
import type { PasswordPolicy } from '../domain/accounts/password.ts';
import { accessData as messages } from '../messages/patterns.ts';
import { email, newPassword, secret } from './fields.ts';

/** Change the e-mail address, which needs the password. @param current the present address. @see A10 */
export const emailChangeForm = (current: string) =>
  z.object({
    email: email().check(
      z.refine((value) => !isSameMailbox(value, current), { error: () => messages.sameEmail }),
    ),
    currentPassword: secret(),
  });
export type EmailChangeValues = z.infer<ReturnType<typeof emailChangeForm>>;

const isSameMailbox = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Change the password. @param policy the account service's rule */
export const passwordChangeForm = (policy?: PasswordPolicy) =>
  z.object({ oldPassword: secret(), newPassword: newPassword(policy) });
export type PasswordChangeValues = z.infer<ReturnType<typeof passwordChangeForm>>;
