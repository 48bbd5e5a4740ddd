import { describe, expect, it } from 'vitest';
import { isoDuration } from '../structured-data/parts.ts';
import { playingTime } from './duration.ts';
import { toPlayer } from './to-player.ts';
import { parseVideoUrl, videoInHtml } from './url.ts';

describe('an embed counts as a video only when it matches a known video URL shape', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?app=m&v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871', 'vimeo', '76979871'],
    ['https://www.dailymotion.com/video/x8abcde', 'dailymotion', 'x8abcde'],
    ['https://dai.ly/x8abcde', 'dailymotion', 'x8abcde'],
  ])('%s', (url, provider, videoId) => {
    expect(parseVideoUrl(url)).toEqual({ provider, videoId });
  });
  it.each([
    'https://www.youtube.com/@canal',
    'https://www.youtube.com/playlist?list=PL1234567890',
    'https://www.youtube.com/embed/corto',
    'https://malyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://mal.ejemplo/?u=https://youtu.be/dQw4w9WgXcQ',
    '',
    undefined,
  ])('%j is none', (url) => {
    expect(parseVideoUrl(url)).toBeUndefined();
  });
  it('finds the frame among others and keeps the rest', () => {
    const html =
      '<p>a</p><iframe src="https://mapas.ejemplo.org"></iframe><iframe data-src=\'//www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2\'></iframe>';
    expect(videoInHtml(html)).toEqual({
      video: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' },
      rest: '<p>a</p><iframe src="https://mapas.ejemplo.org"></iframe>',
    });
    expect(videoInHtml(' https://youtu.be/dQw4w9WgXcQ ')?.rest).toBe('');
    expect(videoInHtml('<a href="https://youtu.be/dQw4w9WgXcQ">x</a>')).toBeUndefined();
  });
});

describe('toPlayer', () => {
  const none = { streams: [], subtitles: [] };
  it('files by resolution, then streams, without unsafe addresses and duplicates', () => {
    const streams = [
      { url: 'https://v.co/a.m3u8' },
      { url: 'https://v.co/a.mp4', bitrate: 300 },
      { url: 'https://v.co/b.mp4', bitrate: 900 },
      { url: 'https://v.co/a.mp4', bitrate: 300 },
      { url: 'javascript:x' },
    ];
    expect(toPlayer({ ...none, streams, duration: 1000, video_type: 'live' })).toEqual({
      provider: 'file',
      durationMs: 1000,
      live: true,
      sources: [
        { src: 'https://v.co/b.mp4', type: 'video/mp4', bitrate: 900 },
        { src: 'https://v.co/a.mp4', type: 'video/mp4', bitrate: 300 },
        { src: 'https://v.co/a.m3u8', type: 'application/vnd.apple.mpegurl' },
      ],
    });
  });
  it('an id of YouTube, an embed, and only tracks as captions', () => {
    expect(
      toPlayer({
        ...none,
        youtube_content_id: 'dQw4w9WgXcQ',
        subtitles: [{ url: 'https://v.co/a.dfxp', format: 'DFXP' }, { url: 'https://v.co/a.vtt' }],
      }),
    ).toEqual({
      provider: 'youtube',
      videoId: 'dQw4w9WgXcQ',
      captions: [{ src: 'https://v.co/a.vtt', language: 'es' }],
    });
    expect(
      toPlayer({ ...none, embed_html: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>' }),
    ).toMatchObject({ provider: 'vimeo' });
    expect(toPlayer(none)).toBeUndefined();
  });
});

describe('isoDuration', () => {
  it.each([
    [93000, 'PT1M33S'],
    [3600000, 'PT1H'],
    [0, 'PT0S'],
    [3661000, 'PT1H1M1S'],
  ])('%d ms is %s', (ms, duration) => expect(isoDuration(ms)).toBe(duration));
});

describe('the length of a video', () => {
  it.each([
    [0, '0:00'],
    [59_600, '1:00'],
    [185_000, '3:05'],
    [3_729_000, '1:02:09'],
  ])('%d ms is %s', (ms, printed) => expect(playingTime(ms)).toBe(printed));
});
