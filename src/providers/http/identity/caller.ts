import type * as z from 'zod/mini';
import type { Identity } from '../../../domain/accounts/identity.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import type { HttpClient } from '../client.ts';
import type { HttpCall } from '../request.ts';
import { ofReader, type StoredSession } from './session.ts';

const MISSING_JWT = 'Missing or invalid jwt';

/** Codes of an expired session. The service may also answer with a plain 401. */
const SESSION_OVER: ReadonlySet<string> = new Set(['0014a', '100011', '100018', '300019', '401']);

export interface Caller {
  /** A call of the logged-in reader. @throws ApiError `missingJwt` without a session */
  asReader<T>(call: HttpCall, guard: z.ZodMiniType<T>): Promise<T>;
  /** A call with the reader's token, or with cookies if there is no session. */
  asVisitor<T>(call: HttpCall, guard: z.ZodMiniType<T>): Promise<T>;
}

export interface CallerOptions {
  client: HttpClient;
  session: Pick<StoredSession, 'current' | 'renewed'>;
  /** Format of the token: vendor services take `Bearer <jwt>` or the bare token. */
  scheme: (accessToken: string) => string;
  /** Prefix of the message for a call without a session, such as the tag of the sales client. */
  tag?: string;
  /** With it, a reply whose reader has left is rejected: it would be taken for that of the next one. */
  present?: (() => Identity | null) | undefined;
}

export const bearer = (token: string): string => `Bearer ${token}`;
export const bare = (token: string): string => token;

/**
 * Calls with the reader's token. If the service reports an expired session although the token is valid by this
 * browser's clock, the session is renewed and the call is repeated once.
 * @see A5
 */
export function createCaller({ client, session, scheme, present, tag = '' }: CallerOptions): Caller {
  async function send<T>(held: Identity | null, request: HttpCall, guard: z.ZodMiniType<T>): Promise<T> {
    if (!held) return client(request, guard);
    try {
      return await client({ ...request, authorization: scheme(held.accessToken) }, guard);
    } catch (error) {
      if (!(error instanceof ApiError) || error.httpStatus !== 401 || !SESSION_OVER.has(error.code))
        throw error;
      const fresh = ofReader(held, await session.renewed(held.accessToken));
      return client({ ...request, authorization: scheme(fresh.accessToken) }, guard);
    }
  }
  async function call<T>(held: Identity | null, request: HttpCall, guard: z.ZodMiniType<T>): Promise<T> {
    const reply = await send(held, request, guard);
    if (held && present) ofReader(held, present());
    return reply;
  }
  return {
    asReader: async (request, guard) => {
      const held = await session.current();
      if (!held) throw new ApiError(CLIENT_CODES.missingJwt, tag + MISSING_JWT);
      return call(held, request, guard);
    },
    asVisitor: async (request, guard) => call(await session.current(), request, guard),
  };
}
