import { newsletterMessages } from '../../messages/newsletter.ts';

/** The length limit of an address in the newsletter form. @see B13 */
export const NEWSLETTER_EMAIL_MAX_CHARACTERS = 50;
const NEWSLETTER_EMAIL = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/;

/** Messages of the newsletter's form and its service: the words of the dictionary. */
export const NEWSLETTER_MESSAGES: Readonly<
  Record<'empty' | 'malformed' | 'policy' | 'success' | 'failure', string>
> = newsletterMessages;

/** The message for each field that is not valid. */
export interface NewsletterErrors {
  email?: string;
  policy?: string;
}

/** Whether the newsletter takes an address: the form is stricter than accounts are. */
export const isNewsletterEmail = (address: string): boolean =>
  address.length <= NEWSLETTER_EMAIL_MAX_CHARACTERS && NEWSLETTER_EMAIL.test(address);

/** Errors of the form by field; empty when the form is valid. */
export function newsletterErrors({ email, policy }: { email: string; policy: boolean }): NewsletterErrors {
  const address = email.trim();
  return {
    ...(!address
      ? { email: NEWSLETTER_MESSAGES.empty }
      : isNewsletterEmail(address)
        ? {}
        : { email: NEWSLETTER_MESSAGES.malformed }),
    ...(policy ? {} : { policy: NEWSLETTER_MESSAGES.policy }),
  };
}
