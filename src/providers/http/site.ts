import { ApiError } from '../../domain/errors/api-error.ts';
import {
  NEWSLETTER_MESSAGES,
  newsletterErrors,
  type NewsletterAddresses,
} from '../../domain/accounts/newsletter.ts';
import { readRenewal } from '../../domain/sales/renewal.ts';
import type { AccountNoticePort, ContactPort } from '../ports/notifications.ts';
import type { NewsletterPort } from '../ports/newsletter.ts';
import type { SegmentsPort } from '../ports/segments.ts';
import { createHttpClient } from './client.ts';
import { bearer, createCaller } from './identity/caller.ts';
import type { StoredSession } from './identity/session.ts';
import { NewsletterReply, numberOf } from './notifications.ts';
import { RenewalReply } from './segments.ts';

/** Paths on a site's server that forward requests to services with a token. */
export const SITE_PATHS = {
  newsletter: '/api/boletin',
  contact: '/api/contacto',
  renewal: '/api/renovacion',
  newsletters: '/api/boletines',
  profile: '/api/perfil',
} as const;

/** Where the page’s site is, and how long a call may take. */
export interface HttpSiteOptions {
  /** The site's origin. Default: the page's origin. */
  origin?: string | undefined;
  /** Milliseconds for each call. Default: `CALL_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

const siteClient = ({ origin = '', timeoutMs, fetch }: HttpSiteOptions) =>
  createHttpClient({ base: origin, timeoutMs, fetch });

/**
 * The newsletter for a page. It calls the page's site, whose server has the service's token.
 * An invalid form is rejected without a call. `addresses` are those that the service takes; default: those of accounts.
 * @see B13
 */
export function createHttpNewsletter(
  options: HttpSiteOptions & { addresses?: NewsletterAddresses | undefined } = {},
): NewsletterPort {
  const client = siteClient(options);
  return {
    subscribe: async (form, call) => {
      const [fault] = Object.values(newsletterErrors(form, options.addresses));
      if (fault) throw new ApiError('requiredField', fault);
      const body = { ...form, email: form.email.trim() };
      try {
        await client({ method: 'POST', path: SITE_PATHS.newsletter, body, ...call }, NewsletterReply);
      } catch (cause) {
        const { code, httpStatus } = cause as ApiError;
        throw new ApiError(code, NEWSLETTER_MESSAGES.failure, httpStatus, { cause });
      }
    },
  };
}

/** The contact form for a page. It calls the page's site, whose server has the service's token. */
export function createHttpContact(options: HttpSiteOptions = {}): ContactPort {
  const client = siteClient(options);
  return {
    send: async (body, call) => {
      const reply = await client(
        { method: 'POST', path: SITE_PATHS.contact, body, ...call },
        NewsletterReply,
      );
      return { number: numberOf(reply) };
    },
  };
}

/**
 * Tells the notification service that the reader's profile changed. It calls the page's site with the reader's token,
 * whose server reads the profile and has the service's token.
 */
export function createHttpAccountNotice({
  session,
  ...options
}: HttpSiteOptions & { session: Pick<StoredSession, 'current' | 'renewed'> }): AccountNoticePort {
  const { asReader } = createCaller({ client: siteClient(options), session, scheme: bearer });
  return {
    profileChanged: async (call) => {
      await asReader({ method: 'POST', path: SITE_PATHS.profile, body: {}, ...call }, NewsletterReply);
    },
  };
}

/**
 * The renewal record for a page. It calls the page's site with the reader's token. The site's server identifies the
 * reader, so that a caller cannot request another customer's record.
 */
export function createHttpRenewal({
  session,
  ...options
}: HttpSiteOptions & { session: Pick<StoredSession, 'current' | 'renewed'> }): SegmentsPort {
  const { asReader } = createCaller({ client: siteClient(options), session, scheme: bearer });
  return {
    renewal: async (call) =>
      readRenewal((await asReader({ path: SITE_PATHS.renewal, ...call }, RenewalReply)).renewal),
  };
}
