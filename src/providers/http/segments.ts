import * as z from 'zod/mini';
import { readRenewal, type RenewalData } from '../../domain/sales/renewal.ts';
import type { CustomerSegmentsPort } from '../ports/segments.ts';
import { createHttpClient } from './client.ts';
import { wasJson } from './reply-checks.ts';
import { serverOnly } from './server-only.ts';

/** The customer service and its secret, for a server. */
export interface HttpSegmentsOptions {
  /** Origin of the service, without a prefix. */
  origin: string;
  /** The service's token, a secret of the site's server. */
  token: string;
  /** Milliseconds for each call. Default: `CALL_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

/** For an unknown customer the service may omit the list or the whole result. */
const SegmentsReply = z
  .looseObject({
    data: z.optional(z.looseObject({ ObtenerSegmentosClienteResult: z.optional(z.array(z.unknown())) })),
  })
  .check(wasJson);
/** The reply of the page's site. */
export const RenewalReply = z
  .looseObject({ renewal: z.optional(z.record(z.string(), z.unknown())) })
  .check(wasJson);

/**
 * The customer segments. Only for a server: the token must not reach a browser.
 * @throws Error in a browser
 */
export function createHttpSegments({
  origin,
  token,
  timeoutMs,
  fetch,
}: HttpSegmentsOptions): CustomerSegmentsPort {
  serverOnly('The customer service');
  const client = createHttpClient({ base: origin, timeoutMs, fetch });
  return {
    ofCustomer: async (correo, call): Promise<RenewalData | null> => {
      const reply = await client(
        {
          method: 'POST',
          path: '/s3plus/obtenersegmentoscliente',
          body: { correo },
          authorization: `Bearer ${token}`,
          ...call,
        },
        SegmentsReply,
      );
      return readRenewal(reply.data?.ObtenerSegmentosClienteResult?.[0]);
    },
  };
}
