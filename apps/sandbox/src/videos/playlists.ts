import { SIZES } from '../seed/video.ts';
import { CODEC_NAMES } from './container.ts';
import type { Segment } from './frames.ts';

/** The name of a size in the addresses of a stream. */
export const sizeName = ({ height }: { height: number }): string => `${height}p`;

/** The playlist that names the sizes of a stream. */
export const sizesPlaylist = (id: string): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...SIZES.flatMap((size) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${size.bandwidth},RESOLUTION=${size.width}x${size.height},CODECS="${CODEC_NAMES.av1}"`,
      `${id}-${sizeName(size)}.m3u8`,
    ]),
    '',
  ].join('\n');

/** The playlist of one size: its segments in order. @param name film and size: 'weekly-el-agua-360p' */
export const segmentsPlaylist = (name: string, segments: readonly Segment[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${name}.mp4"`,
    ...segments.flatMap(({ seconds }, at) => [`#EXTINF:${seconds.toFixed(3)},`, `${name}-${at}.m4s`]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
