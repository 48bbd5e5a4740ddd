import type { Json } from '../db/schema/content.ts';
import { filmOf } from './film.ts';
import type { SeedStory } from './types.ts';

/** Sizes of the films that the sandbox makes, in pixels, with the bits of a second, largest first. */
export const SIZES = [
  { width: 640, height: 360, bandwidth: 1_100_000 },
  { width: 320, height: 180, bandwidth: 400_000 },
] as const;

/** How a video is played: its film as a stream and as one file, and its captions. */
export function videoFields(story: SeedStory): Json {
  const film = filmOf(story);
  if (film === undefined) return {};
  const address = `/videos/${film.id}`;
  const [{ width, height }] = SIZES;
  return {
    duration: film.seconds * 1000,
    video_type: 'clip',
    streams: [
      { url: `${address}.m3u8`, stream_type: 'hls', width, height, provider: 'sandbox' },
      { url: `${address}.webm`, stream_type: 'webm', width, height, provider: 'sandbox' },
    ],
    subtitles: { urls: [{ format: 'WEB_VTT', url: `${address}.vtt`, language: 'es' }] },
  };
}

/** The chapters of a video, for which ANS has no field: they are an additional property. */
export function videoExtras(story: SeedStory): Json {
  const chapters = filmOf(story)?.chapters ?? [];
  return chapters.length > 0 ? { chapters: [...chapters] } : {};
}
