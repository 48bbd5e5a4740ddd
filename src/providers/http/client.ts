import type * as z from 'zod/mini';
import { readReply } from '../../domain/accounts/reply.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { unanswered } from './unanswered.ts';

/** How long a call of a reader may take, its body included. */
export const CALL_TIMEOUT_MS = 15_000;

export interface HttpClientOptions {
  /** Where the service listens, with its prefix: 'https://api.example.com/identity/public'. */
  base: string;
  /** Milliseconds; `CALL_TIMEOUT_MS` when absent. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

export interface HttpCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the base; its variable parts are encoded by `segment`. */
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON; forms and JSON text as they are; nothing is sent when undefined. */
  body?: unknown;
  /** The whole `Authorization` header. Without one the call is anonymous and carries the cookies instead. */
  authorization?: string | undefined;
  /** Cookies besides the token: cookie mode. */
  cookies?: boolean | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Asks the browser to check its cached copy with the service. */
  noCache?: boolean;
  signal?: AbortSignal | undefined;
}

export type HttpClient = <T>(call: HttpCall, guard: z.ZodMiniType<T>) => Promise<T>;

/** One variable part of a path. A dot segment would climb out of it: it is refused. */
export function segment(value: string | number): string {
  const text = String(value);
  if (!text || text === '.' || text === '..')
    throw new ApiError(CLIENT_CODES.badRequest, 'An identifier is missing or malformed.');
  return encodeURIComponent(text);
}

/**
 * Calls one service. The reply is read by the rule of 000 §5 and then guarded: keys that hold null count as absent,
 * keys that the guard does not know are kept.
 * Rejects with an `ApiError`: `aborted`, `timeout` or `network` (httpStatus 0), `badReply`, or what the service answered.
 */
export function createHttpClient({
  base,
  timeoutMs = CALL_TIMEOUT_MS,
  ...rest
}: HttpClientOptions): HttpClient {
  const send = rest.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));

  return async <T>(call: HttpCall, guard: z.ZodMiniType<T>): Promise<T> => {
    const { signal } = call;
    const limit = AbortSignal.timeout(timeoutMs);
    let status: number;
    let text: string;
    try {
      const response = await send(address(base, call), {
        ...request(call),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw unanswered(error, signal);
    }
    const body = readReply(text, status);
    const bad = (why: string, cause: unknown): ApiError =>
      new ApiError(CLIENT_CODES.badReply, `${call.path}: ${why}`, status, { cause });
    let parsed: z.core.util.SafeParseResult<T>;
    try {
      parsed = guard.safeParse(withoutNulls(body));
    } catch (error) {
      // Nested deeper than anybody reads.
      throw bad('unreadable reply', error);
    }
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw bad(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unexpected reply'}`, parsed.error);
  };
}

function address(base: string, { path, query = {} }: HttpCall): string {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return `${base.replace(/\/+$/, '')}${path}${parameters && `?${parameters}`}`;
}

function request({ method = 'GET', body, authorization, cookies, headers, noCache }: HttpCall): RequestInit {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(authorization ? { authorization } : {}),
      ...headers,
    },
    credentials: cookies || !authorization ? 'include' : 'same-origin',
    ...(noCache ? { cache: 'no-cache' as const } : {}),
    ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

/** The reply with its null keys left out: the services write null for what is not there. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== null)
      .map(([key, entry]) => [key, withoutNulls(entry)]),
  );
}
