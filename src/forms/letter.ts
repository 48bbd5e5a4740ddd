import * as z from 'zod/mini';
import { captchaToken, email } from './fields.ts';

/** Ask for a letter: the link that signs in, or the link for a new password. @see A3, A8 */
export const letterForm = z.object({ email: email(), recaptchaToken: captchaToken() });
export type LetterValues = z.infer<typeof letterForm>;
