import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { ReadOptions } from '../ports/content.ts';
import { isJson } from './reply-checks.ts';
import { createHttpRequest, type HttpCall, type HttpReply } from './request.ts';

/** Time limit of a content request. */
export const CONTENT_TIMEOUT_MS = 5000;

/** Where the content service is, and how long a call may take. */
export interface ContentRequestOptions {
  /** Origin of the content API: 'http://127.0.0.1:4000'. */
  origin: string;
  /** The site's slug in the content service, its `_website`. */
  website: string;
  /** The instant of a preview: readers get then what the service answers. The service allows it with its token only. @defaultValue now */
  at?: Date | undefined;
  /** The id of a document that is read before its time, for a preview. The service allows it with its token only. */
  unpublished?: string | undefined;
  /** Milliseconds. Default: `CONTENT_TIMEOUT_MS`. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

/** Queries a source of the content API; null if the item does not exist (404). */
export type ContentRequest = (
  source: string,
  query: string,
  options?: ReadOptions & Pick<HttpCall, 'tag'>,
) => Promise<HttpReply | null>;

/**
 * The content API: `GET /content/v1/{source}?query={json}&_website={site}`.
 * Rejects with an `ApiError`, as `createHttpRequest` does; `badReply` for a reply that is not JSON.
 * @param token sent as `Authorization: Bearer …`
 */
export function createContentRequest(
  { origin, website, at, unpublished, timeoutMs = CONTENT_TIMEOUT_MS, fetch }: ContentRequestOptions,
  token?: string,
): ContentRequest {
  const ask = createHttpRequest({ base: origin, timeoutMs, fetch, credentials: 'same-origin' });
  const authorization = token && `Bearer ${token}`;
  return async (source, query, { signal, tag } = {}) => {
    const path = `/content/v1/${encodeURIComponent(source)}`;
    try {
      const reply = await ask({
        path,
        query: { query, _website: website, at: at?.toISOString(), unpublished },
        authorization,
        signal,
        tag,
      });
      const { status, body } = reply;
      if (status !== 304 && !isJson(body))
        throw new ApiError(CLIENT_CODES.badReply, 'The service answered no JSON.', status);
      return reply;
    } catch (error) {
      if (error instanceof ApiError && error.httpStatus === 404) return null;
      throw error;
    }
  };
}
