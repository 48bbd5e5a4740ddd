import type * as z from 'zod/mini';
import type { Identity } from '../../../domain/accounts/storage.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import type { HttpCall, HttpClient } from '../client.ts';
import type { KeptSession } from './session.ts';

export const MISSING_JWT = 'Missing or invalid jwt';

/** Codes of a session that is over; the service may also answer a plain 401. @see 000 §8 */
const SESSION_OVER: ReadonlySet<string> = new Set(['0014a', '100011', '100018', '300019', '401']);

export interface Caller {
  /** A call of the logged-in reader. @throws ApiError `missingJwt` when there is none */
  asReader<T>(call: HttpCall, guard: z.ZodMiniType<T>): Promise<T>;
  /** A call that takes the reader's token when there is one, and the cookies when not. */
  asVisitor<T>(call: HttpCall, guard: z.ZodMiniType<T>): Promise<T>;
}

export interface CallerOptions {
  client: HttpClient;
  session: Pick<KeptSession, 'current' | 'renewed'>;
  /** How the token is written: vendor services take `Bearer <jwt>` and the bare token. */
  scheme: (accessToken: string) => string;
  /** Begins the message of a call without a session: the sales client puts its tag. */
  tag?: string;
}

export const bearer = (token: string): string => `Bearer ${token}`;
export const bare = (token: string): string => token;

/**
 * Calls with the reader's token. When the service says that the session is over although this browser's clock
 * says that it is not, the session is renewed and the call is made once more.
 * @see 000 §4, §5, A5
 */
export function createCaller({ client, session, scheme, tag = '' }: CallerOptions): Caller {
  async function call<T>(held: Identity | null, request: HttpCall, guard: z.ZodMiniType<T>): Promise<T> {
    if (!held) return client(request, guard);
    try {
      return await client({ ...request, authorization: scheme(held.accessToken) }, guard);
    } catch (error) {
      if (!(error instanceof ApiError) || error.httpStatus !== 401 || !SESSION_OVER.has(error.code))
        throw error;
      const fresh = await session.renewed(held.accessToken);
      return client({ ...request, authorization: scheme(fresh.accessToken) }, guard);
    }
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
