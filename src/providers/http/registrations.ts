import * as z from 'zod/mini';
import type { RegistrationsPort } from '../ports/registrations.ts';
import { createHttpClient } from './client.ts';
import { NOTIFICATION_TOKEN_HEADER } from './notifications.ts';
import { AnyReply } from './reply-checks.ts';
import { serverOnly } from './server-only.ts';

/** The registration service and its secret, for a server. */
export interface HttpRegistrationsOptions {
  /** Origin of the service, without a prefix. */
  origin: string;
  /** The token of the notification service, a secret of the site's server. */
  token: string;
  /** Milliseconds for each call. Default: `CALL_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

const SeatReply = z.object({
  path: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['held', 'cancelled', 'over']),
});

/**
 * The registration for forums. Only for a server: its token must not reach a browser.
 * @throws Error in a browser
 * @see B17
 */
export function createHttpRegistrations({
  origin,
  token,
  timeoutMs,
  fetch,
}: HttpRegistrationsOptions): RegistrationsPort {
  serverOnly('The registration for forums');
  const client = createHttpClient({ base: `${origin}/forums/v1`, timeoutMs, fetch });
  const headers = { [NOTIFICATION_TOKEN_HEADER]: token };
  const ofLink =
    (path: string): RegistrationsPort['seat'] =>
    (link, call) =>
      client({ method: 'POST', path, body: { token: link }, headers, ...call }, SeatReply);
  return {
    register: async (body, call) => {
      await client({ method: 'POST', path: '/registrations', body, headers, ...call }, AnyReply);
    },
    seat: ofLink('/registrations/read'),
    cancelSeat: ofLink('/registrations/cancel'),
  };
}
