import { newsletterMessages } from '../../messages/newsletter.ts';
import { EMAIL_MAX_CHARACTERS, isEmail } from './email.ts';

/** The addresses that a newsletter service takes, where it takes fewer than accounts do. It survives JSON. @see B13 */
export interface NewsletterAddresses {
  maxCharacters: number;
  /** A regular expression for the whole address. */
  pattern: string;
}

/** Messages of the newsletter's form and its service: the words of the dictionary. */
export const NEWSLETTER_MESSAGES: Readonly<
  Record<'empty' | 'malformed' | 'policy' | 'success' | 'failure', string>
> = newsletterMessages;

/** The message for each field that is not valid. */
export interface NewsletterErrors {
  email?: string;
  policy?: string;
}

/** The longest address that the newsletter takes. */
export const newsletterMaxCharacters = (taken?: NewsletterAddresses): number =>
  taken?.maxCharacters ?? EMAIL_MAX_CHARACTERS;

/** Whether the newsletter takes an address. @param taken default: those that accounts take */
export const isNewsletterEmail = (address: string, taken?: NewsletterAddresses): boolean =>
  isEmail(address) &&
  address.length <= newsletterMaxCharacters(taken) &&
  (!taken || new RegExp(`^(?:${taken.pattern})$`).test(address));

/** Errors of the form by field; empty when the form is valid. @param taken default: those that accounts take */
export function newsletterErrors(
  { email, policy }: { email: string; policy: boolean },
  taken?: NewsletterAddresses,
): NewsletterErrors {
  const address = email.trim();
  return {
    ...(!address
      ? { email: NEWSLETTER_MESSAGES.empty }
      : isNewsletterEmail(address, taken)
        ? {}
        : { email: NEWSLETTER_MESSAGES.malformed }),
    ...(policy ? {} : { policy: NEWSLETTER_MESSAGES.policy }),
  };
}
