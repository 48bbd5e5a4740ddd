import type { ReadOptions } from './content.ts';

/** Metadata of a video. */
export interface VideoMetadata {
  id: string;
  snippet: {
    /** ISO 8601. */
    publishedAt: string;
    title: string;
    description: string;
    thumbnails: { default: { url: string } };
  };
  /** Duration in ISO 8601, as 'PT3M20S'. */
  contentDetails: { duration: string };
  /** WebVTT files. Not every service has them. */
  captions?: readonly { url: string; language: string }[] | undefined;
  /** Parts, with their beginning in seconds. Not every service has them. */
  chapters?: readonly { title: string; starts: number }[] | undefined;
}

/** A service that describes videos of another host. */
export interface VideoMetadataPort {
  /** Null if the source does not have the video. Rejects with an `ApiError` if the request fails. */
  video(videoId: string, options?: ReadOptions): Promise<VideoMetadata | null>;
}
