import * as z from 'zod/mini';
import type { NotificationsPort } from '../ports/notifications.ts';
import { createHttpClient, type HttpCall } from './client.ts';
import { AnyReply } from './reply-checks.ts';
import { serverOnly } from './server-only.ts';

export interface HttpNotificationsOptions {
  /** Where the service listens, without a prefix. */
  origin: string;
  /** The service's token: a secret of the site's server. */
  token: string;
  /** The key of the newsletter's account. */
  newsletterKey: string;
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

/** The header that carries the service's token. */
export const NOTIFICATION_TOKEN_HEADER = 'x-api-token';

/** Both answers come: the number, and its text. */
export const NewsletterReply = z.looseObject({ ok: z.union([z.literal(1), z.literal('1')]) });

/**
 * The notification service. Only for a server: its token must not reach a browser.
 * @throws Error in a browser
 * @see 000 §7 'Notification service'
 */
export function createHttpNotifications(options: HttpNotificationsOptions): NotificationsPort {
  serverOnly('The notification service');
  const { origin, token, newsletterKey, timeoutMs, fetch } = options;
  const plain = createHttpClient({ base: origin, timeoutMs, fetch });
  const client = (call: HttpCall, guard: z.ZodMiniType = AnyReply) =>
    plain({ ...call, headers: { [NOTIFICATION_TOKEN_HEADER]: token } }, guard);
  const post =
    (path: string, method: 'POST' | 'PATCH' = 'POST'): NotificationsPort['newPurchase'] =>
    async (body, call) => {
      await client({ method, path, body, ...call });
    };

  return {
    passwordReset: async (form, call) => {
      const body = new URLSearchParams(form);
      await client({ method: 'POST', path: '/autogestion/reset_password_out', body, ...call });
    },
    userRegistration: post('/autogestion/user_registration'),
    newPurchase: post('/autogestion/new_purchase'),
    updateProfile: post('/autogestion/update_profile', 'PATCH'),
    contact: async (form, call) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(form)) body.append(field, value);
      await client({ method: 'POST', path: '/wolkvox/report', body, ...call });
    },
    subscribe: async (form, call) => {
      const body = { email: form.email, key: newsletterKey, origin: form.origin };
      await client({ method: 'POST', path: '/icommkt/subscribe-user', body, ...call }, NewsletterReply);
    },
  };
}
