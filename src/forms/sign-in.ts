import * as z from 'zod/mini';
import { captchaToken, check, requiredText, secret, target } from './fields.ts';

/** Sign in with a password. @see A3 */
export const signInForm = z.object({
  userName: requiredText(),
  password: secret(),
  rememberMe: check(),
  redirect: target(),
  recaptchaToken: captchaToken(),
});
export type SignInValues = z.infer<typeof signInForm>;
