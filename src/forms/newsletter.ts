import * as z from 'zod/mini';
import {
  isNewsletterEmail,
  NEWSLETTER_MESSAGES,
  type NewsletterAddresses,
} from '../domain/accounts/newsletter.ts';
import { requiredCheck } from './fields.ts';

/** The words are read when they are needed: an app may replace them. */
const says = (message: 'empty' | 'malformed') => ({ error: () => NEWSLETTER_MESSAGES[message] });

/** The form of a newsletter. @param taken the addresses that its service takes; default: those that accounts take. @see B13 */
export const newsletterForm = (taken?: NewsletterAddresses) =>
  z.object({
    email: z.prefault(
      z.string(says('empty')).check(
        z.trim(),
        z.minLength(1, says('empty')),
        z.refine((value) => value === '' || isNewsletterEmail(value, taken), says('malformed')),
      ),
      '',
    ),
    policy: requiredCheck(() => NEWSLETTER_MESSAGES.policy),
  });
export type NewsletterValues = z.infer<ReturnType<typeof newsletterForm>>;
