import type { Json } from '../db/schema/content.ts';

/** Size of the videos that the sandbox makes of drawn pictures, in pixels. */
export const VIDEO_WIDTH = 640;
export const VIDEO_HEIGHT = 360;

/** Address of the video that the sandbox makes from a picture. */
export const videoUrl = (picture: string): string => `/videos/${picture}.webm`;

/** The streams of a seed video: a slow camera move over its picture. */
export function videoStreams(picture: string | undefined): Json[] {
  if (picture === undefined) return [];
  return [
    {
      url: videoUrl(picture),
      stream_type: 'webm',
      width: VIDEO_WIDTH,
      height: VIDEO_HEIGHT,
      provider: 'sandbox',
    },
  ];
}
