import { ApiError } from '../../domain/errors/api-error.ts';
import { NEWSLETTER_MESSAGES, newsletterErrors } from '../../domain/accounts/newsletter.ts';
import { readRenewal } from '../../domain/sales/renewal.ts';
import type { ContactPort } from '../ports/notifications.ts';
import type { NewsletterPort } from '../ports/newsletter.ts';
import type { SegmentsPort } from '../ports/segments.ts';
import { createHttpClient } from './client.ts';
import { bearer, createCaller } from './identity/caller.ts';
import type { KeptSession } from './identity/session.ts';
import { NewsletterReply } from './notifications.ts';
import { RenewalReply } from './segments.ts';

/** Where a site's own server takes what it passes on to services with a token. */
export const SITE_PATHS = {
  newsletter: '/api/boletin',
  contact: '/api/contacto',
  renewal: '/api/renovacion',
} as const;

export interface HttpSiteOptions {
  /** The site's own origin; the page's when absent. */
  origin?: string | undefined;
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

const siteClient = ({ origin = '', timeoutMs, fetch }: HttpSiteOptions) =>
  createHttpClient({ base: origin, timeoutMs, fetch });

/**
 * The newsletter for a page: asks its own site, whose server holds the service's token.
 * A form that breaks the newsletter's rules is refused without a call.
 * @see 002 §5, §7, B13
 */
export function createHttpNewsletter(options: HttpSiteOptions = {}): NewsletterPort {
  const client = siteClient(options);
  return {
    subscribe: async (form, call) => {
      const [fault] = Object.values(newsletterErrors(form));
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

/** The contact form for a page: asks its own site, whose server holds the service's token. */
export function createHttpContact(options: HttpSiteOptions = {}): ContactPort {
  const client = siteClient(options);
  return {
    send: async (body, call) => {
      await client({ method: 'POST', path: SITE_PATHS.contact, body, ...call }, NewsletterReply);
    },
  };
}

/**
 * The renewal record for a page: asks its own site with the reader's token. The site's server finds out whose it is,
 * so that nobody can ask for another customer's record.
 */
export function createHttpRenewal({
  session,
  ...options
}: HttpSiteOptions & { session: Pick<KeptSession, 'current' | 'renewed'> }): SegmentsPort {
  const { asReader } = createCaller({ client: siteClient(options), session, scheme: bearer });
  return {
    renewal: async (call) =>
      readRenewal((await asReader({ path: SITE_PATHS.renewal, ...call }, RenewalReply)).renewal),
  };
}
