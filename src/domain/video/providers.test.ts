import { describe, expect, it } from 'vitest';
import { frameOf, providerName, pageOf, playingFrameOf } from './providers.ts';
import { parseVideoUrl } from './url.ts';

describe('N3 providers that play videos', () => {
  it.each([
    ['youtube', 'dQw4w9WgXcQ', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['vimeo', '76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['dailymotion', 'x8abcde', 'Dailymotion', 'https://www.dailymotion.com/embed/video/x8abcde?autoplay=1'],
  ] as const)('%s %s', (provider, videoId, name, playing) => {
    const video = { provider, videoId };
    expect(providerName(video)).toBe(name);
    expect(playingFrameOf(video)).toBe(playing);
    expect(frameOf(video)).not.toContain('autoplay');
    expect(parseVideoUrl(pageOf(video))).toEqual(video);
  });
});
