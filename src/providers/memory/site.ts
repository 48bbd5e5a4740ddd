import { NEWSLETTER_MESSAGES, newsletterErrors } from '../../domain/accounts/newsletter.ts';
import { isEmail } from '../../domain/accounts/validation.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { RenewalData } from '../../domain/sales/renewal.ts';
import type { NewsletterForm, NewsletterPort } from '../ports/newsletter.ts';
import type { ContactForm, ContactPort, NotificationsPort } from '../ports/notifications.ts';
import type { CustomerSegmentsPort, SegmentsPort } from '../ports/segments.ts';
import type { VideoMetadata, VideoMetadataPort } from '../ports/video.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

/** A newsletter that remembers who joined, by the newsletter's own rules. @see 002 §5 */
export function createMemoryNewsletter(
  play: MemoryOutcome = {},
): NewsletterPort & { readonly sent: NewsletterForm[] } {
  const sent: NewsletterForm[] = [];
  return {
    sent,
    subscribe: async (form) => {
      const [fault] = Object.values(newsletterErrors(form));
      if (fault) throw new ApiError('requiredField', fault);
      await outcome(play).catch((cause: ApiError) => {
        throw new ApiError(cause.code, NEWSLETTER_MESSAGES.failure, cause.httpStatus, { cause });
      });
      sent.push({ ...form, email: form.email.trim() });
    },
  };
}

/** A contact form that remembers what was written; one without an address is refused. */
export function createMemoryContact(
  play: MemoryOutcome = {},
): ContactPort & { readonly sent: ContactForm[] } {
  const sent: ContactForm[] = [];
  return {
    sent,
    send: async (form) => {
      await outcome(play);
      if (!isEmail(form.email)) throw new ApiError('fields', 'A field is missing or malformed.', 400);
      sent.push(form);
    },
  };
}

/** What a page learns of its reader's renewal: always the same record. */
export const createMemorySegments = (
  record: RenewalData | null = null,
  play: MemoryOutcome = {},
): SegmentsPort => ({ renewal: async () => outcome(play).then(() => record) });

/** The customer service over records by address. */
export const createMemoryCustomers = (
  records: Readonly<Record<string, RenewalData>> = {},
  play: MemoryOutcome = {},
): CustomerSegmentsPort => ({
  ofCustomer: async (email) => outcome(play).then(() => records[email] ?? null),
});

/** One thing that the notification service was told. */
export interface MemoryNotice {
  kind: keyof NotificationsPort;
  form: Readonly<Record<string, unknown>>;
}

/** A notification service that remembers what it was told. */
export function createMemoryNotifications(
  play: MemoryOutcome = {},
): NotificationsPort & { readonly sent: MemoryNotice[] } {
  const sent: MemoryNotice[] = [];
  const take =
    (kind: keyof NotificationsPort) =>
    async (form: Readonly<Record<string, unknown>>): Promise<void> => {
      await outcome(play);
      sent.push({ kind, form });
    };
  return {
    sent,
    passwordReset: take('passwordReset'),
    userRegistration: take('userRegistration'),
    newPurchase: take('newPurchase'),
    updateProfile: take('updateProfile'),
    contact: take('contact'),
    subscribe: take('subscribe'),
  };
}

export const createMemoryVideo = (
  videos: readonly VideoMetadata[] = [],
  play: MemoryOutcome = {},
): VideoMetadataPort => ({
  video: async (videoId) => outcome(play).then(() => videos.find(({ id }) => id === videoId) ?? null),
});
