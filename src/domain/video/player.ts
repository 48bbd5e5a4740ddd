import type { FramedVideo } from './third-party-player.ts';

/** The type of a stream (HLS). Safari, and by now Chromium, play it themselves. */
export const STREAM_TYPE = 'application/vnd.apple.mpegurl';

/** A file or a stream for the browser's player. */
export interface VideoSource {
  src: string;
  type: 'video/mp4' | 'video/webm' | typeof STREAM_TYPE | 'video/mp2t';
  width?: number;
  height?: number;
  /** Kilobits per second. */
  bitrate?: number;
}

/** A part of a video or a recording. */
export interface MediaChapter {
  readonly title: string;
  readonly startMs: number;
}

/** How a video is played. `provider: 'file'` has sources, 'frame' an address; the others have an id of the provider. */
export type VideoPlayer = {
  poster?: string;
  durationMs?: number;
  live?: boolean;
  captions?: { src: string; language: string }[];
  /** In the order of the film: two or more, or absent. */
  chapters?: MediaChapter[];
} & (
  | { provider: 'file'; sources: VideoSource[] }
  | FramedVideo
  | { provider: 'youtube' | 'vimeo' | 'dailymotion'; videoId: string }
);
