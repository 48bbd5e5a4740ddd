import * as z from 'zod/mini';
import { newsletterErrors } from '../../domain/accounts/newsletter.ts';
import { isEmail } from '../../domain/accounts/validation.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { NotificationsPort } from '../ports/notifications.ts';
import type { CustomerSegmentsPort } from '../ports/segments.ts';
import { createHttpClient } from './client.ts';
import { ProfileReply } from './identity/replies.ts';
import { serverOnly } from './server-only.ts';
import { SITE_PATHS } from './site.ts';

export interface SiteRelayOptions {
  /** The site's own origin: forms of other sites are refused. */
  siteOrigin: string;
  /** Where the account service listens: it says whose token a reader brings. */
  identityOrigin: string;
  notifications: Pick<NotificationsPort, 'subscribe' | 'contact'>;
  segments: CustomerSegmentsPort;
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
  log?: ((message: string, error: unknown) => void) | undefined;
}

/** Characters of a form's body. */
export const RELAY_MAX_CHARACTERS = 20_000;

const NewsletterBody = z.looseObject({ email: z.string(), origin: z.string(), policy: z.boolean() });
const ContactBody = z
  .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(5000)))
  .check(z.refine(({ email }) => email !== undefined && isEmail(email), 'email'));

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, code: string, message: string): Response => answer({ code, message }, status);

/**
 * The part of a site's server that passes on what needs a token: newsletter, contact form, renewal record. It takes
 * a request and gives the response, or null for a path that is not its own, so that any server can mount it.
 * @see SITE_PATHS, 000 §7 'Notification service', 002 §7
 */
export function createSiteRelay(options: SiteRelayOptions): (request: Request) => Promise<Response | null> {
  serverOnly('The relay of a site');
  const { siteOrigin, identityOrigin, notifications, segments, timeoutMs, log = console.warn } = options;
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
    const text = await request.text();
    if (text.length > RELAY_MAX_CHARACTERS) return refuse(413, 'size', 'Too long.');
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refuse(400, 'json', 'No JSON.');
    }
    const parsed = guard.safeParse(body);
    return parsed.success ? parsed.data : refuse(400, 'fields', 'A field is missing or malformed.');
  }

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    [SITE_PATHS.newsletter]: async (request) => {
      const body = await form(request, NewsletterBody);
      if (body instanceof Response) return body;
      const [fault] = Object.values(newsletterErrors(body));
      if (fault) return refuse(400, 'fields', fault);
      await notifications.subscribe({ email: body.email.trim(), origin: body.origin });
      return answer({ ok: 1 });
    },
    [SITE_PATHS.contact]: async (request) => {
      const body = await form(request, ContactBody);
      if (body instanceof Response) return body;
      await notifications.contact({ ...body, email: body['email'] ?? '' });
      return answer({ ok: 1 });
    },
    [SITE_PATHS.renewal]: async (request) => {
      const authorization = request.headers.get('authorization');
      if (!authorization) return refuse(401, '100011', 'Missing or invalid jwt');
      const { email } = await identity({ path: '/v1/profile', authorization }, ProfileReply);
      return answer({ renewal: email ? await segments.ofCustomer(email) : null });
    },
  };

  return async (request) => {
    const route = routes[new URL(request.url).pathname];
    if (!route) return null;
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof ApiError && error.httpStatus === 401)
        return refuse(401, error.code, error.message);
      log(`The site could not pass on ${new URL(request.url).pathname}.`, error);
      return refuse(502, 'relay', 'The service does not answer.');
    }
  };
}
