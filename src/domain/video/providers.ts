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

export const providerName = ({ provider }: VideoReference): string => PROVIDERS[provider].name;

/** The frame of the provider's player. It sets no cookie before the reader plays. */
export const frameOf = ({ provider, videoId }: VideoReference): string =>
  filled(PROVIDERS[provider].frame, videoId);

/** The same frame, for a reader who has just asked to play. */
export function playingFrameOf(video: VideoReference): string {
  const frame = new URL(frameOf(video));
  frame.searchParams.set('autoplay', '1');
  return frame.href;
}

/** The page of the video at its provider. */
export const pageOf = ({ provider, videoId }: VideoReference): string =>
  filled(PROVIDERS[provider].page, videoId);
