import {
  NEWSLETTER_MESSAGES,
  newsletterErrors,
  type NewsletterAddresses,
} from '../../domain/accounts/newsletter.ts';
import { isEmail } from '../../domain/accounts/email.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { RenewalData } from '../../domain/sales/renewal.ts';
import type { NewsletterForm, NewsletterPort } from '../ports/newsletter.ts';
import type { HeldNewsletter, NewslettersPort } from '../ports/newsletters.ts';
import type { ContactForm, ContactPort, NotificationsPort } from '../ports/notifications.ts';
import type { CustomerSegmentsPort, SegmentsPort } from '../ports/segments.ts';
import type { VideoMetadata, VideoMetadataPort } from '../ports/video.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

/** A newsletter that stores its subscribers, with the newsletter's rules. */
export function createMemoryNewsletter(
  play: MemoryOutcome = {},
  addresses?: NewsletterAddresses,
): NewsletterPort & { readonly sent: NewsletterForm[] } {
  const sent: NewsletterForm[] = [];
  return {
    sent,
    subscribe: async (form) => {
      const [fault] = Object.values(newsletterErrors(form, addresses));
      if (fault) throw new ApiError('requiredField', fault);
      await outcome(play).catch((cause: ApiError) => {
        throw new ApiError(cause.code, NEWSLETTER_MESSAGES.failure, cause.httpStatus, { cause });
      });
      sent.push({ ...form, email: form.email.trim() });
    },
  };
}

/** The newsletters of one reader. */
export function createMemoryNewsletters(
  held: readonly HeldNewsletter[] = [],
  play: MemoryOutcome = {},
): NewslettersPort {
  let list = held;
  return {
    list: async () => outcome(play).then(() => list),
    set: async ({ on, site, origin }) => {
      await outcome(play);
      const others = list.filter((one) => one.site !== site || one.origin !== origin);
      list = on ? [...others, { site, origin }] : others;
    },
  };
}

/** A contact form that stores its messages and refuses those without an address. */
export function createMemoryContact(
  play: MemoryOutcome = {},
): ContactPort & { readonly sent: ContactForm[] } {
  const sent: ContactForm[] = [];
  return {
    sent,
    send: async (form) => {
      await outcome(play);
      if (!isEmail(form.email)) throw new ApiError('fields', 'A field is missing or malformed.', 400);
      return { number: sent.push(form) };
    },
  };
}

/** Renewal data: always the same record. */
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

/** A call of the notification service. */
export interface MemoryNotice {
  kind: keyof NotificationsPort;
  form: Readonly<Record<string, unknown>>;
}

/** A notification service that stores its calls. */
export function createMemoryNotifications(
  play: MemoryOutcome = {},
): NotificationsPort & { readonly sent: MemoryNotice[] } {
  const sent: MemoryNotice[] = [];
  const receive =
    (kind: keyof NotificationsPort) =>
    async (form: Readonly<Record<string, unknown>>): Promise<void> => {
      await outcome(play);
      sent.push({ kind, form });
    };
  return {
    sent,
    passwordReset: receive('passwordReset'),
    userRegistration: receive('userRegistration'),
    newPurchase: receive('newPurchase'),
    updateProfile: receive('updateProfile'),
    contact: async (form) => receive('contact')(form).then(() => ({ number: sent.length })),
    subscribe: receive('subscribe'),
    confirmNewsletter: (token) => receive('confirmNewsletter')({ token }),
    unsubscribe: async (token) => receive('unsubscribe')({ token }).then(() => true),
    leaveNewsletter: (form) => receive('leaveNewsletter')({ ...form }),
    newsletters: async (email) => {
      await outcome(play);
      const given = sent.filter(({ form }) => form['email'] === email);
      const key = ({ form }: MemoryNotice): string => `${String(form['site'])} ${String(form['origin'])}`;
      const on = new Map(given.map((notice) => [key(notice), notice]));
      return [...on.values()]
        .filter(({ kind }) => kind === 'subscribe')
        .map(({ form }) => ({ site: String(form['site']), origin: String(form['origin']) }));
    },
  };
}

/** Metadata of these videos; null for others. */
export const createMemoryVideo = (
  videos: readonly VideoMetadata[] = [],
  play: MemoryOutcome = {},
): VideoMetadataPort => ({
  video: async (videoId) => outcome(play).then(() => videos.find(({ id }) => id === videoId) ?? null),
});
