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
    ['https://geo.dailymotion.com/player/x1.html?a=1&video=x8abcde', 'dailymotion', 'x8abcde'],
    ['https://vimeo.com/channels/cortos/76979871', 'vimeo', '76979871'],
    [' HTTPS://YOUTU.BE/dQw4w9WgXcQ ', 'youtube', 'dQw4w9WgXcQ'],
  ])('%s', (url, provider, videoId) => {
    expect(parseVideoUrl(url)).toEqual({ provider, videoId });
  });
  it.each([
    'https://www.youtube.com/@canal',
    'https://www.youtube.com/playlist?list=PL1234567890',
    'https://www.youtube.com/embed/corto',
    'https://malyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://mal.ejemplo/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQx',
    'https://vimeo.com/1234',
    '',
    undefined,
  ])('%j has no restriction', (url) => {
    expect(parseVideoUrl(url)).toBeUndefined();
  });
  it('finds the frame among others and keeps the rest', () => {
    const html =
      '<p>a</p><iframe src="https://mapas.ejemplo.org"></iframe><iframe data-src=\'//www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2\'></iframe>';
    expect(videoInHtml(html)).toEqual({
      video: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' },
      rest: '<p>a</p><iframe src="https://mapas.ejemplo.org"></iframe>',
    });
    expect(videoInHtml('<iframe width=1 src=https://youtu.be/dQw4w9WgXcQ></iframe >')?.rest).toBe('');
    expect(videoInHtml('<iframe src="https://youtu.be/dQw4w9WgXcQ"> b')?.rest).toBe(' b');
    expect(videoInHtml('mira https://youtu.be/dQw4w9WgXcQ')).toBeUndefined();
    expect(videoInHtml('')).toBeUndefined();
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
  it.each([
    ['https://v.co/a.webm?x=1', undefined, 'video/webm'],
    ['https://v.co/a.M3U8#t', 'mp4', 'application/vnd.apple.mpegurl'],
    ['https://v.co/a', 'mp4', 'video/mp4'],
    ['https://v.co/a', 'hls', 'application/vnd.apple.mpegurl'],
    ['https://v.co/a', 'ts', 'video/mp2t'],
    ['https://v.co/a', undefined, 'video/mp4'],
    ['https://v.co/a.mp4', 'hls', 'video/mp4'],
    ['https://v.co/a.mp4/x', 'ts', 'video/mp2t'],
    ['https://v.co/?f=a.webm', undefined, 'video/mp4'],
  ])('%s of the kind %s is %s', (url, stream_type, type) => {
    const streams = [{ url, stream_type }] as never;
    expect(toPlayer({ ...none, streams })).toMatchObject({ sources: [{ type }] });
  });

  it('orders files by the formats of browsers, then by their rate, one without a rate last', () => {
    const streams = [
      { url: 'https://v.co/c.ts', stream_type: 'ts' },
      { url: 'https://v.co/b.m3u8' },
      { url: 'https://v.co/a.webm' },
      { url: 'https://v.co/z.mp4' },
      { url: 'https://v.co/y.mp4', bitrate: 1 },
    ] as never;
    const player = toPlayer({ ...none, streams }) as { sources: { src: string }[] };
    expect(player.sources.map(({ src }) => src.slice(-5))).toEqual([
      'y.mp4',
      'z.mp4',
      '.webm',
      '.m3u8',
      '/c.ts',
    ]);
  });

  it('has a poster, captions in their language, and no empty parts', () => {
    const streams = [{ url: 'https://v.co/a.mp4' }];
    expect(
      toPlayer({
        streams,
        subtitles: [
          { url: 'https://v.co/a?id=1', format: 'WEBVTT', language: 'en' },
          { url: 'https://v.co/b.vtt?x=1' },
          { url: 'javascript:a.vtt', format: 'vtt' },
          { url: 'https://v.co/b.vttx' },
        ],
        promo_image: { url: 'https://v.co/a.jpg' },
        video_type: 'clip',
      } as never),
    ).toEqual({
      provider: 'file',
      poster: 'https://v.co/a.jpg',
      captions: [
        { src: 'https://v.co/a?id=1', language: 'en' },
        { src: 'https://v.co/b.vtt?x=1', language: 'es' },
      ],
      sources: [{ src: 'https://v.co/a.mp4', type: 'video/mp4' }],
    });
    expect(Object.keys(toPlayer({ ...none, streams })!)).toEqual(['provider', 'sources']);
  });

  it('the address of a document is the last that is tried', () => {
    const canonical_url = 'https://vimeo.com/76979871';
    expect(toPlayer({ ...none, canonical_url })).toEqual({ provider: 'vimeo', videoId: '76979871' });
    const embed_html = '<iframe src="https://dai.ly/x8abcde"></iframe>';
    expect(toPlayer({ ...none, canonical_url, embed_html })).toMatchObject({ provider: 'dailymotion' });
    expect(toPlayer({ ...none, canonical_url, embed_html, youtube_content_id: 'dQw4w9WgXcQ' })).toMatchObject(
      {
        provider: 'youtube',
      },
    );
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
    [93499, 'PT1M33S'],
    [93500, 'PT1M34S'],
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
