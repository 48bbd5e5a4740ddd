import type { Logger } from 'pino';
import { NO_STORE, refusal } from './refusal.ts';

/** Longer than a page takes to be made, shorter than an editor waits. */
const TIMEOUT_MS = 15_000;

export interface Asked {
  readonly url: URL;
  readonly method: string;
  readonly token: string;
  /** JSON. */
  readonly body?: string | undefined;
}

/**
 * Asks a service for JSON, and answers as it does. Of its headers only the type reaches the browser.
 * @param gone what editors read when the service does not answer
 */
export async function relay(
  { url, method, token, body }: Asked,
  { fetch: ask, log }: { fetch: typeof fetch; log: Logger },
  gone: string,
): Promise<Response> {
  try {
    const response = await ask(url, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      // A redirect could lead to other programs in this server's network.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = response.status === 204 ? null : await response.text();
    const type = response.headers.get('Content-Type') ?? '';
    if (text && !type.includes('json')) {
      log.warn({ url: url.pathname, status: response.status }, 'a service did not answer in JSON');
      return response.status === 404
        ? refusal(404, 'unknown_address', 'No existe.')
        : refusal(502, 'unreachable', gone);
    }
    const headers = { ...NO_STORE, ...(text !== null && { 'Content-Type': 'application/json' }) };
    return new Response(text, { status: response.status, headers });
  } catch (error) {
    log.warn({ err: error, url: url.pathname }, 'a service did not answer');
    return refusal(502, 'unreachable', gone);
  }
}
