import type * as z from 'zod/mini';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { createHttpRequest, type HttpCall, type HttpClientOptions } from './request.ts';

export type HttpClient = <T>(call: HttpCall, guard: z.ZodMiniType<T>) => Promise<T>;

/** Encodes a variable part of a path. Dot segments would change the path and are rejected. */
export function segment(value: string | number): string {
  const text = String(value);
  if (!text || text === '.' || text === '..')
    throw new ApiError(CLIENT_CODES.badRequest, 'An identifier is missing or malformed.');
  return encodeURIComponent(text);
}

/**
 * Creates the client of a service with guards for its replies: null values count as absent, unknown keys are kept.
 * Rejects as `createHttpRequest` does, and with `badReply` if the guard rejects the reply.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const ask = createHttpRequest(options);
  return async <T>(call: HttpCall, guard: z.ZodMiniType<T>): Promise<T> => {
    const { status, body } = await ask(call);
    const bad = (why: string, cause: unknown): ApiError =>
      new ApiError(CLIENT_CODES.badReply, `${call.path}: ${why}`, status, { cause });
    let parsed: z.core.util.SafeParseResult<T>;
    try {
      parsed = guard.safeParse(withoutNulls(body));
    } catch (error) {
      // The reply is too deeply nested for the stack.
      throw bad('unreadable reply', error);
    }
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw bad(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unexpected reply'}`, parsed.error);
  };
}

/** The reply without null values: the services write null for absent fields. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== null)
      .map(([key, entry]) => [key, withoutNulls(entry)]),
  );
}
