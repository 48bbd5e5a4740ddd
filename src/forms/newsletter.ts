import * as z from 'zod/mini';
import { isNewsletterEmail, NEWSLETTER_MESSAGES } from '../domain/accounts/newsletter.ts';
import { requiredCheck } from './fields.ts';

/** The words are read when they are needed: an app may replace them. */
const says = (message: 'empty' | 'malformed') => ({ error: () => NEWSLETTER_MESSAGES[message] });

/** The form of a newsletter. @see B13 */
export const newsletterForm = z.object({
  email: z.prefault(
    z.string(says('empty')).check(
      z.trim(),
      z.minLength(1, says('empty')),
      z.refine((value) => value === '' || isNewsletterEmail(value), says('malformed')),
    ),
    '',
  ),
  policy: requiredCheck(() => NEWSLETTER_MESSAGES.policy),
});
export type NewsletterValues = z.infer<typeof newsletterForm>;
