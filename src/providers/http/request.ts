import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { readReply } from '../../domain/errors/reply.ts';
import { boundedText } from './bounded-text.ts';
import { networkError } from './network-error.ts';

/** Time limit of a call, including the body of the reply. */
export const CALL_TIMEOUT_MS = 15_000;

/** Maximum length of a reply in bytes: many times that of a full feed. */
export const MAX_REPLY_BYTES = 5_000_000;

/** Where a service is, and how long a call may take. */
export interface HttpClientOptions {
  /** Base address of the service with its prefix: 'https://api.example.com/identity/public'. */
  base: string;
  /** Milliseconds for each call. Default: `CALL_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
  /** Cookies of anonymous calls. Default: 'include'. */
  credentials?: RequestCredentials | undefined;
}

export interface HttpCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base. Encode variable parts with `segment`. */
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON; forms and strings unchanged. No body if undefined. */
  body?: unknown;
  /** The complete `Authorization` header. Without it the call is anonymous and sends cookies. */
  authorization?: string | undefined;
  /** Whether to send cookies in addition to the token: cookie mode. */
  cookies?: boolean | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Makes the browser revalidate its cached copy. */
  noCache?: boolean;
  /** Whether the browser completes the call when the page is left. */
  keepalive?: boolean;
  signal?: AbortSignal | undefined;
}

/** Sends a call and resolves with the status and the body, interpreted by `readReply`. */
export type HttpRequest = (call: HttpCall) => Promise<{ status: number; body: unknown }>;

/**
 * Creates the client of a service.
 * Rejects with an `ApiError`: `aborted`, `timeout` or `network` (httpStatus 0), `badReply` (longer than
 * `MAX_REPLY_BYTES`), or the error of the service.
 */
export function createHttpRequest({
  base,
  timeoutMs = CALL_TIMEOUT_MS,
  credentials = 'include',
  ...rest
}: HttpClientOptions): HttpRequest {
  const send = rest.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));

  return async (call) => {
    const { signal } = call;
    const limit = AbortSignal.timeout(timeoutMs);
    let status: number;
    let text: string | undefined;
    try {
      const response = await send(address(base, call), {
        ...request(call, credentials),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      status = response.status;
      text = await boundedText(response, MAX_REPLY_BYTES);
    } catch (error) {
      throw networkError(error, signal);
    }
    if (text !== undefined) return { status, body: readReply(text, status) };
    const tooLong = `The service answered more than ${MAX_REPLY_BYTES / 1_000_000} MB.`;
    throw new ApiError(CLIENT_CODES.badReply, tooLong, status);
  };
}

function address(base: string, { path, query = {} }: HttpCall): string {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return `${base.replace(/\/+$/, '')}${path}${parameters && `?${parameters}`}`;
}

function request(
  { method = 'GET', body, authorization, cookies, headers, noCache, keepalive }: HttpCall,
  anonymous: RequestCredentials,
): RequestInit {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(authorization ? { authorization } : {}),
      ...headers,
    },
    credentials: cookies ? 'include' : authorization ? 'same-origin' : anonymous,
    ...(noCache ? { cache: 'no-cache' as const } : {}),
    ...(keepalive ? { keepalive } : {}),
    ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}
