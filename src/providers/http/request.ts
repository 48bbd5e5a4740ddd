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
  /** The tag of a reply that the caller has: the service need not send the same one again. */
  tag?: string | undefined;
  /** Makes the browser revalidate its cached copy. */
  noCache?: boolean;
  /** Whether the browser completes the call when the page is left. */
  keepalive?: boolean;
  signal?: AbortSignal | undefined;
}

/** A reply of a service. */
export interface HttpReply {
  /** 304 only for a call with a tag: the caller has this reply. */
  readonly status: number;
  /** The body, interpreted by `readReply`; undefined if the caller has it. */
  readonly body: unknown;
  /** The `ETag`, with its quotes. */
  readonly tag?: string | undefined;
  /** Characters of the body. */
  readonly length: number;
}

/** Sends a call and resolves with the reply. */
export type HttpRequest = (call: HttpCall) => Promise<HttpReply>;

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
    const limit = startLimit(timeoutMs, signal);
    let status: number;
    let tag: string | undefined;
    let text: string | undefined;
    try {
      const response = await send(address(base, call), {
        ...request(call, credentials),
        signal: limit.signal,
      });
      status = response.status;
      tag = response.headers.get('etag') ?? undefined;
      text = await boundedText(response, MAX_REPLY_BYTES);
    } catch (error) {
      throw networkError(error, signal);
    } finally {
      limit.end();
    }
    if (status === 304 && call.tag !== undefined)
      return { status, body: undefined, tag: call.tag, length: 0 };
    if (text !== undefined) return { status, body: readReply(text, status), tag, length: text.length };
    const tooLong = `The service answered more than ${MAX_REPLY_BYTES / 1_000_000} MB.`;
    throw new ApiError(CLIENT_CODES.badReply, tooLong, status);
  };
}

/**
 * A signal that aborts with the caller's, or after a time. `AbortSignal.timeout` would go on after the reply, and each call
 * of a server would make an error seconds later.
 */
function startLimit(ms: number, signal: AbortSignal | undefined): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The service did not answer in time.', 'TimeoutError')),
    ms,
  );
  const follow = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}

function address(base: string, { path, query = {} }: HttpCall): string {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return `${base.replace(/\/+$/, '')}${path}${parameters && `?${parameters}`}`;
}

function request(
  { method = 'GET', body, authorization, cookies, headers, tag, noCache, keepalive }: HttpCall,
  anonymous: RequestCredentials,
): RequestInit {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(authorization ? { authorization } : {}),
      ...(tag === undefined ? {} : { 'if-none-match': tag }),
      ...headers,
    },
    credentials: cookies ? 'include' : authorization ? 'same-origin' : anonymous,
    ...(noCache ? { cache: 'no-cache' as const } : {}),
    ...(keepalive ? { keepalive } : {}),
    ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}
