import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { unanswered } from './unanswered.ts';

/** How long a content answer may take before the caller does without it. */
export const CONTENT_TIMEOUT_MS = 5000;

export interface GetJsonOptions {
  fetch: typeof fetch;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * Reads JSON by GET; null when there is nothing at the address (404).
 * @throws ApiError `aborted`, `timeout`, `network`, `badReply`, or what the service answered
 */
export async function getJson(url: URL, { fetch, timeoutMs, signal }: GetJsonOptions): Promise<unknown> {
  const limit = AbortSignal.timeout(timeoutMs);
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw unanswered(error, signal);
  }
  if (status === 404) return null;
  const body = parse(text);
  const isFine = status >= 200 && status < 300;
  if (isFine && body === undefined)
    throw new ApiError(CLIENT_CODES.badReply, 'The service answered no JSON.', status);
  const { code, message } = Object(body) as { code?: unknown; message?: unknown };
  const hasCode = typeof code === 'string' || typeof code === 'number';
  // A body with both is an error whatever its status. @see 000 §5
  if (isFine && !(hasCode && typeof message === 'string')) return body;
  throw new ApiError(
    hasCode ? code : status,
    typeof message === 'string' ? message : `The service answered ${status}.`,
    status,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
