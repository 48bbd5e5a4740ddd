import type { AnsStream } from '../ans/common.ts';
import type { VideoElement } from '../ans/element.ts';
import { defined } from '../defined.ts';
import { safeSource } from '../url/safe.ts';
import { chaptersWithin } from './chapters.ts';
import { STREAM_TYPE, type VideoPlayer, type VideoSource } from './player.ts';
import { parseVideoUrl, videoInHtml } from './url.ts';

/** The fields of a video element or document that determine how it is played. */
export type Playable = Pick<
  VideoElement,
  | 'streams'
  | 'subtitles'
  | 'chapters'
  | 'duration'
  | 'video_type'
  | 'youtube_content_id'
  | 'embed_html'
  | 'promo_image'
  | 'canonical_url'
>;

function sourceType({ url, stream_type }: AnsStream): VideoSource['type'] {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (/\.m3u8$/i.test(path)) return STREAM_TYPE;
  if (/\.webm$/i.test(path)) return 'video/webm';
  if (/\.mp4$/i.test(path) || stream_type === 'mp4') return 'video/mp4';
  return stream_type === 'hls' ? STREAM_TYPE : stream_type === 'ts' ? 'video/mp2t' : 'video/mp4';
}

const ORDER: readonly VideoSource['type'][] = ['video/mp4', 'video/webm', STREAM_TYPE, 'video/mp2t'];

/** Sorts sources: files that every browser plays first, highest resolution first. */
function sources(streams: readonly AnsStream[]): VideoSource[] {
  const found = streams.flatMap((stream): VideoSource[] => {
    const src = safeSource(stream.url);
    const { width, height, bitrate } = stream;
    return src ? [defined({ src, type: sourceType(stream), width, height, bitrate })] : [];
  });
  return found
    .filter((one, index) => found.findIndex((other) => other.src === one.src) === index)
    .sort(
      (one, other) =>
        ORDER.indexOf(one.type) - ORDER.indexOf(other.type) || (other.bitrate ?? 0) - (one.bitrate ?? 0),
    );
}

/** How the video is played, or undefined if it cannot be played. */
export function toPlayer(video: Playable): VideoPlayer | undefined {
  const captions = video.subtitles.flatMap(({ url, format, language }) => {
    const src = safeSource(url);
    const isTrack = /vtt/i.test(format ?? '') || /\.vtt($|\?)/i.test(url);
    return src && isTrack ? [{ src, language: language ?? 'es' }] : [];
  });
  const shared = defined({
    poster: safeSource(video.promo_image?.url),
    durationMs: video.duration,
    live: video.video_type === 'live' ? true : undefined,
    captions: captions.length > 0 ? captions : undefined,
    chapters: chaptersWithin(
      video.chapters?.map(({ title, starts }) => ({ title, startMs: starts * 1000 })),
      video.duration,
    ),
  });
  const files = sources(video.streams);
  if (files.length > 0) return { ...shared, provider: 'file', sources: files };
  const reference =
    parseVideoUrl(video.youtube_content_id && `https://youtu.be/${video.youtube_content_id}`) ??
    videoInHtml(video.embed_html ?? '')?.video ??
    parseVideoUrl(video.canonical_url);
  return reference && { ...shared, ...reference };
}
