import * as z from 'zod/mini';
import { captchaToken, email } from './fields.ts';

/** Ask for a link that signs in. @see A3 */
export const magicLinkForm = z.object({ email: email(), recaptchaToken: captchaToken() });
export type MagicLinkValues = z.infer<typeof magicLinkForm>;
