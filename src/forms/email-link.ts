import * as z from 'zod/mini';
import { captchaToken, email } from './fields.ts';

/** Ask for an e-mail: the link that signs in, or the link for a new password. @see A3, A8 */
export const emailLinkForm = z.object({ email: email(), recaptchaToken: captchaToken() });
export type EmailLinkValues = z.infer<typeof emailLinkForm>;
