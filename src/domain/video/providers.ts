import type { FramedVideo } from './third-party-player.ts';
import type { VideoReference } from './url.ts';

type Provider = VideoReference['provider'];

/** The name of a provider that plays videos, its player's frame, and the page where it shows the video. */
const PROVIDERS: Record<Provider, { name: string; frame: string; page: string }> = {
  youtube: {
    name: 'YouTube',
    frame: 'https://www.youtube-nocookie.com/embed/{id}',
    page: 'https://www.youtube.com/watch?v={id}',
  },
  vimeo: {
    name: 'Vimeo',
    frame: 'https://player.vimeo.com/video/{id}?dnt=1',
    page: 'https://vimeo.com/{id}',
  },
  dailymotion: {
    name: 'Dailymotion',
    frame: 'https://www.dailymotion.com/embed/video/{id}',
    page: 'https://www.dailymotion.com/video/{id}',
  },
};

const filled = (address: string, id: string): string => address.replace('{id}', encodeURIComponent(id));

/** A video that another company plays. */
export type VideoElsewhere = VideoReference | FramedVideo;

/** The name of the host for readers; of another one its domain. */
export const providerName = (video: VideoElsewhere): string =>
  video.provider === 'frame'
    ? new URL(video.src).hostname.replace(/^www\./, '')
    : PROVIDERS[video.provider].name;

/** The frame of the provider's player. It sets no cookie before the reader plays. */
export const frameOf = (video: VideoElsewhere): string =>
  video.provider === 'frame' ? video.src : filled(PROVIDERS[video.provider].frame, video.videoId);

/** The same frame, for a reader who has just asked to play. */
export function playingFrameOf(video: VideoElsewhere): string {
  // Only the known players are asked to begin.
  if (video.provider === 'frame') return video.src;
  const frame = new URL(frameOf(video));
  frame.searchParams.set('autoplay', '1');
  return frame.href;
}

/** The page of the video at its provider. */
export const pageOf = (video: VideoElsewhere): string =>
  video.provider === 'frame' ? video.src : filled(PROVIDERS[video.provider].page, video.videoId);
