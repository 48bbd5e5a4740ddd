import * as z from 'zod/mini';
import type { NotificationsPort } from '../ports/notifications.ts';
import { createHttpClient } from './client.ts';
import type { HttpCall } from './request.ts';
import { AnyReply } from './reply-checks.ts';
import { serverOnly } from './server-only.ts';

/** The notification service and its secrets, for a server. */
export interface HttpNotificationsOptions {
  /** Origin of the service, without a prefix. */
  origin: string;
  /** The service's token, a secret of the site's server. */
  token: string;
  /** The key of the newsletter's account. */
  newsletterKey: string;
  /** Milliseconds for each call. Default: `CALL_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

/** The header with the service's token. */
export const NOTIFICATION_TOKEN_HEADER = 'x-api-token';

/** The newsletters of an address. */
export const HeldReply = z.array(z.looseObject({ site: z.string(), origin: z.string() }));

/** The service sends both the number and its text. */
export const NewsletterReply = z.looseObject({ ok: z.union([z.literal(1), z.literal('1')]) });

/** The case of a message, if the service names one. */
export const numberOf = (reply: unknown): number | undefined => {
  const { number } = Object(reply) as { number?: unknown };
  return Number.isSafeInteger(number) && (number as number) > 0 ? (number as number) : undefined;
};

const LeftReply = z.looseObject({ left: z.number() });

/**
 * The notification service. Only for a server: its token must not reach a browser.
 * @throws Error in a browser
 */
export function createHttpNotifications(options: HttpNotificationsOptions): NotificationsPort {
  serverOnly('The notification service');
  const { origin, token, newsletterKey, timeoutMs, fetch } = options;
  const plain = createHttpClient({ base: origin, timeoutMs, fetch });
  const client = <T>(call: HttpCall, guard: z.ZodMiniType<T>) =>
    plain({ ...call, headers: { [NOTIFICATION_TOKEN_HEADER]: token } }, guard);
  const post =
    (path: string, method: 'POST' | 'PATCH' = 'POST'): NotificationsPort['newPurchase'] =>
    async (body, call) => {
      await client({ method, path, body, ...call }, AnyReply);
    };

  return {
    passwordReset: async (form, call) => {
      const body = new URLSearchParams(form);
      await client({ method: 'POST', path: '/autogestion/reset_password_out', body, ...call }, AnyReply);
    },
    userRegistration: post('/autogestion/user_registration'),
    newPurchase: post('/autogestion/new_purchase'),
    updateProfile: post('/autogestion/update_profile', 'PATCH'),
    contact: async (form, { files = [], ...call } = {}) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(form)) body.append(field, value);
      for (const file of files) body.append('archivos', file);
      return {
        number: numberOf(await client({ method: 'POST', path: '/wolkvox/report', body, ...call }, AnyReply)),
      };
    },
    subscribe: async ({ email, origin: label, site, confirm }, call) => {
      const body = {
        ...{ email, key: newsletterKey, origin: label },
        ...(site && { site }),
        ...(confirm && { confirm }),
      };
      await client({ method: 'POST', path: '/icommkt/subscribe-user', body, ...call }, NewsletterReply);
    },
    confirmNewsletter: async (token, call) => {
      const body = { token };
      await client({ method: 'POST', path: '/icommkt/confirm-user', body, ...call }, NewsletterReply);
    },
    unsubscribe: async (token, call) => {
      const body = { token };
      const reply = await client(
        { method: 'POST', path: '/icommkt/unsubscribe-user', body, ...call },
        LeftReply,
      );
      return (reply as z.infer<typeof LeftReply>).left > 0;
    },
    leaveNewsletter: async (body, call) => {
      await client({ method: 'POST', path: '/icommkt/unsubscribe-user', body, ...call }, NewsletterReply);
    },
    newsletters: (email, call) =>
      client({ path: '/icommkt/subscriptions', query: { email }, ...call }, HeldReply),
  };
}
