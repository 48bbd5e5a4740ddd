import * as z from 'zod/mini';
import { newsletterErrors, type NewsletterAddresses } from '../../domain/accounts/newsletter.ts';
import { isEmail } from '../../domain/accounts/email.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { NotificationsPort } from '../ports/notifications.ts';
import type { CustomerSegmentsPort } from '../ports/segments.ts';
import { boundedText } from './bounded-text.ts';
import { createHttpClient } from './client.ts';
import { ProfileReply } from './identity/replies.ts';
import { serverOnly } from './server-only.ts';
import { SITE_PATHS } from './site.ts';

/** The services to which a site’s server forwards. */
export interface SiteRelayOptions {
  /** The site's origin. Forms of other sites are rejected. */
  siteOrigin: string;
  /** The brand whose newsletters the form asks for. Without it the service chooses. */
  site?: string | undefined;
  /** The addresses that the newsletter service takes. Default: those that accounts take. */
  newsletterAddresses?: NewsletterAddresses | undefined;
  /** Origin of the account service, which identifies the reader of a token. */
  identityOrigin: string;
  notifications: Pick<
    NotificationsPort,
    'subscribe' | 'leaveNewsletter' | 'newsletters' | 'contact' | 'updateProfile'
  >;
  segments: CustomerSegmentsPort;
  /** Milliseconds for each call. Default: `CALL_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
  log?: ((message: string, error: unknown) => void) | undefined;
}

/** Maximum length of a form's body in characters. */
export const RELAY_MAX_CHARACTERS = 20_000;

/** By these statuses a service refuses what the caller sent. Any other failure is the site's or the service's. */
const CALLERS_FAULT: readonly number[] = [400, 409, 413, 422, 429];

const NewsletterBody = z.looseObject({ email: z.string(), origin: z.string(), policy: z.boolean() });
const ReaderNewsletterBody = z.looseObject({ site: z.string(), origin: z.string(), on: z.boolean() });
const NoticeBody = z.strictObject({});
const ContactBody = z
  .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(5000)))
  .check(z.refine(({ email }) => email !== undefined && isEmail(email), 'email'));

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, code: string, message: string): Response => answer({ code, message }, status);

/**
 * The part of a site's server that forwards requests to services with a token: newsletter, contact form, renewal
 * record. It takes a request and returns the response, or null for other paths, so that any server can mount it.
 * @see SITE_PATHS
 */
export function createSiteRelay(options: SiteRelayOptions): (request: Request) => Promise<Response | null> {
  serverOnly('The relay of a site');
  const {
    siteOrigin,
    site,
    identityOrigin,
    notifications,
    segments,
    timeoutMs,
    log = console.warn,
  } = options;
  const own = new URL(siteOrigin).origin;
  const identity = createHttpClient({
    base: `${identityOrigin.replace(/\/+$/, '')}/identity/public`,
    timeoutMs,
    fetch: options.fetch,
  });

  async function form<T>(request: Request, guard: z.ZodMiniType<T>): Promise<T | Response> {
    if (request.method !== 'POST') return refuse(405, 'method', 'POST only.');
    if (request.headers.get('origin') !== own) return refuse(403, 'origin', 'Another site’s form.');
    if (!request.headers.get('content-type')?.startsWith('application/json'))
      return refuse(415, 'type', 'JSON only.');
    let body: unknown;
    try {
      const text = await boundedText(request, 4 * RELAY_MAX_CHARACTERS);
      if (text === undefined || text.length > RELAY_MAX_CHARACTERS) return refuse(413, 'size', 'Too long.');
      body = JSON.parse(text);
    } catch {
      return refuse(400, 'json', 'No JSON.');
    }
    const parsed = guard.safeParse(body);
    return parsed.success ? parsed.data : refuse(400, 'fields', 'A field is missing or malformed.');
  }

  /** The reader of a token, or the refusal of one that the account service does not take. */
  async function profileOf(authorization: string): Promise<z.infer<typeof ProfileReply> | Response> {
    try {
      return await identity({ path: '/v1/profile', authorization }, ProfileReply);
    } catch (error) {
      if (!(error instanceof ApiError) || error.httpStatus < 400 || error.httpStatus >= 500) throw error;
      return refuse(error.httpStatus === 429 ? 429 : 401, error.code, error.message);
    }
  }

  /** The reader of a request's token, or the refusal. */
  async function readerOf(request: Request): Promise<z.infer<typeof ProfileReply> | Response> {
    const authorization = request.headers.get('authorization');
    return authorization ? profileOf(authorization) : refuse(401, '100011', 'Missing or invalid jwt');
  }

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    [SITE_PATHS.newsletter]: async (request) => {
      const body = await form(request, NewsletterBody);
      if (body instanceof Response) return body;
      const [fault] = Object.values(newsletterErrors(body, options.newsletterAddresses));
      if (fault) return refuse(400, 'fields', fault);
      // The owner of the address is not known yet.
      await notifications.subscribe({ email: body.email.trim(), origin: body.origin, site, confirm: true });
      return answer({ ok: 1 });
    },
    [SITE_PATHS.contact]: async (request) => {
      const body = await form(request, ContactBody);
      if (body instanceof Response) return body;
      const { number } = await notifications.contact({ ...body, email: body['email'] ?? '' });
      return answer({ ok: 1, number });
    },
    [SITE_PATHS.profile]: async (request) => {
      const body = await form(request, NoticeBody);
      if (body instanceof Response) return body;
      const reader = await readerOf(request);
      if (reader instanceof Response) return reader;
      const { email, firstName, lastName } = reader;
      if (email) await notifications.updateProfile({ email, firstName, lastName });
      return answer({ ok: 1 });
    },
    [SITE_PATHS.newsletters]: async (request) => {
      // A form of another site is refused before any service is asked.
      const body = request.method === 'GET' ? undefined : await form(request, ReaderNewsletterBody);
      if (body instanceof Response) return body;
      const reader = await readerOf(request);
      if (reader instanceof Response) return reader;
      const { email } = reader;
      if (!body) return answer({ newsletters: email ? await notifications.newsletters(email) : [] });
      if (!email) return refuse(400, 'fields', 'The account has no e-mail address.');
      const newsletter = { email, site: body.site, origin: body.origin };
      await (body.on ? notifications.subscribe(newsletter) : notifications.leaveNewsletter(newsletter));
      return answer({ ok: 1 });
    },
    [SITE_PATHS.renewal]: async (request) => {
      const reader = await readerOf(request);
      if (reader instanceof Response) return reader;
      return answer({ renewal: reader.email ? await segments.ofCustomer(reader.email) : null });
    },
  };

  return async (request) => {
    const route = routes[new URL(request.url).pathname];
    if (!route) return null;
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof ApiError && CALLERS_FAULT.includes(error.httpStatus))
        return refuse(error.httpStatus, error.code, error.message);
      log(`The site could not pass on ${new URL(request.url).pathname}.`, error);
      return refuse(502, 'relay', 'The service does not answer.');
    }
  };
}
