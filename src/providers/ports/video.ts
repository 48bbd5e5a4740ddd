import type { ReadOptions } from './content.ts';

/** A video as its source describes it. @see 001 §2 'Video page' */
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
}

export interface VideoMetadataPort {
  /** Null when the source has no such video; rejects with an `ApiError` when it cannot say. */
  video(videoId: string, options?: ReadOptions): Promise<VideoMetadata | null>;
}
