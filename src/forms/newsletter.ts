import * as z from 'zod/mini';
import { isNewsletterEmail, NEWSLETTER_MESSAGES } from '../domain/accounts/newsletter.ts';
import { requiredCheck } from './fields.ts';

const says = (words: string) => ({ error: () => words });

/** The form of a newsletter. @see B13 */
export const newsletterForm = z.object({
  email: z.prefault(
    z.string(says(NEWSLETTER_MESSAGES.empty)).check(
      z.trim(),
      z.minLength(1, says(NEWSLETTER_MESSAGES.empty)),
      z.refine((value) => value === '' || isNewsletterEmail(value), says(NEWSLETTER_MESSAGES.malformed)),
    ),
    '',
  ),
  policy: requiredCheck(() => NEWSLETTER_MESSAGES.policy),
});
export type NewsletterValues = z.infer<typeof newsletterForm>;
