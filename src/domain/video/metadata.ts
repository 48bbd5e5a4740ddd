import { defined } from '../defined.ts';
import { safeSource } from '../url/safe.ts';
import { chaptersWithin } from './chapters.ts';
import type { VideoPlayer } from './player.ts';

/** The metadata of a video from its source. */
export interface VideoMetadata {
  snippet: {
    publishedAt: string;
    title: string;
    description?: string;
    thumbnails?: { default?: { url: string } };
  };
  /** An ISO 8601 duration, as 'PT1M33S'. */
  contentDetails?: { duration?: string };
  /** WebVTT files. */
  captions?: readonly { url: string; language: string }[] | undefined;
  /** Parts, with their beginning in seconds. */
  chapters?: readonly { title: string; starts: number }[] | undefined;
}

const ISO_DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/** The milliseconds of an ISO 8601 duration: 'PT1M33S' gives 93000. Undefined for other texts and for no length. */
export function readIsoDuration(text: string | undefined): number | undefined {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] =
    ISO_DURATION.exec(text ?? '')
      ?.slice(1)
      .map((part) => Number(part ?? 0)) ?? [];
  return Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000) || undefined;
}

/** The player with what its document does not say and the video-metadata source does. @see N11 */
export function withMetadata(player: VideoPlayer, metadata: VideoMetadata | undefined): VideoPlayer {
  if (!metadata) return player;
  const durationMs = player.durationMs || readIsoDuration(metadata.contentDetails?.duration);
  const captions = (metadata.captions ?? []).flatMap(({ url, language }) => {
    const src = safeSource(url);
    return src ? [{ src, language }] : [];
  });
  const chapters = metadata.chapters?.map(({ title, starts }) => ({ title, startMs: starts * 1000 }));
  return {
    ...player,
    ...defined({
      durationMs,
      poster: player.poster ?? safeSource(metadata.snippet.thumbnails?.default?.url),
      captions: player.captions ?? (captions.length > 0 ? captions : undefined),
      chapters: player.chapters ?? chaptersWithin(chapters, durationMs),
    }),
  };
}
