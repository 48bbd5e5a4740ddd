import * as z from 'zod/mini';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { VideoMetadataPort } from '../ports/video.ts';
import { createContentRequest, type ContentRequestOptions } from './content-request.ts';

/** Where the metadata of videos is: the content service. */
export type HttpVideoOptions = ContentRequestOptions;

const text = z._default(z.string(), '');
const VideoReply = z.looseObject({
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
  captions: z.optional(z.array(z.object({ url: z.string(), language: z._default(z.string(), 'es') }))),
  chapters: z.optional(z.array(z.object({ title: z.string(), starts: z.number() }))),
});

/** Video metadata by the vendor's contract: the source `video-metadata` with the query `videoId`. */
export function createHttpVideo(options: HttpVideoOptions): VideoMetadataPort {
  const ask = createContentRequest(options);
  return {
    video: async (videoId, call) => {
      const reply = await ask('video-metadata', JSON.stringify({ videoId }), call);
      if (reply === null) return null;
      const parsed = VideoReply.safeParse(reply.body);
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
