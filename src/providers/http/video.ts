import * as z from 'zod/mini';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { VideoMetadataPort } from '../ports/video.ts';
import { CONTENT_TIMEOUT_MS, getJson } from './get-json.ts';

export interface HttpVideoOptions {
  /** Where the content API listens. */
  origin: string;
  /** The site's slug in the content service, its `_website`. */
  website: string;
  /** Milliseconds; `CONTENT_TIMEOUT_MS` when absent. */
  timeoutMs?: number | undefined;
  fetch?: typeof fetch | undefined;
}

const text = z._default(z.string(), '');
export const VideoReply = z.looseObject({
  id: z.string(),
  snippet: z.looseObject({
    publishedAt: text,
    title: text,
    description: text,
    thumbnails: z._default(
      z.looseObject({ default: z._default(z.looseObject({ url: text }), { url: '' }) }),
      { default: { url: '' } },
    ),
  }),
  contentDetails: z._default(z.looseObject({ duration: text }), { duration: '' }),
});

/**
 * Video metadata by the vendor's contract: the source `video-metadata` with the query `videoId`.
 * @see 001 §2, §7
 */
export function createHttpVideo(options: HttpVideoOptions): VideoMetadataPort {
  const { origin, website, timeoutMs = CONTENT_TIMEOUT_MS } = options;
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  return {
    video: async (videoId, { signal } = {}) => {
      const url = new URL('/content/v1/video-metadata', origin);
      url.searchParams.set('query', JSON.stringify({ videoId }));
      url.searchParams.set('_website', website);
      const reply = await getJson(url, { fetch: send, timeoutMs, signal });
      if (reply === null) return null;
      const parsed = VideoReply.safeParse(reply);
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      throw new ApiError(
        CLIENT_CODES.badReply,
        `video-metadata: ${issue?.path.join('.')}: ${issue?.message}`,
        200,
      );
    },
  };
}
