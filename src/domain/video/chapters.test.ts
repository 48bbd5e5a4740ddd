import { describe, expect, it } from 'vitest';
import { chaptersWithin, clipsOf } from './chapters.ts';
import { readIsoDuration, withMetadata, type VideoMetadata } from './metadata.ts';
import type { VideoPlayer } from './player.ts';

const at = (...starts: number[]) => starts.map((startMs) => ({ title: `${startMs}`, startMs }));

describe('N11 the chapters of a film', () => {
  it('are in its order, each at another place, none after its end', () => {
    expect(chaptersWithin(at(9000, 0, 4000, 4000, 60_000), 60_000)).toEqual(at(0, 4000, 9000));
    expect(chaptersWithin(at(0, 90_000), undefined)).toEqual(at(0, 90_000));
    // Documents of live films have the length 0.
    expect(chaptersWithin(at(0, 90_000), 0)).toEqual(at(0, 90_000));
  });

  it.each([[undefined], [[]], [at(0)], [at(0, 70_000)]])(
    'are none if one is the whole film: %j',
    (chapters) => {
      expect(chaptersWithin(chapters, 60_000)).toBeUndefined();
    },
  );

  it('are clips that end where the next one begins', () => {
    expect(clipsOf(at(0, 4500), 9000)).toEqual([
      { title: '0', from: 0, to: 4 },
      { title: '4500', from: 4, to: 9 },
    ]);
    expect(clipsOf(at(0, 4000)).at(-1)).toEqual({ title: '4000', from: 4, to: undefined });
    expect(clipsOf()).toEqual([]);
  });
});

describe('N11 the metadata of a video', () => {
  it.each([
    ['PT1M33S', 93_000],
    ['PT1.0017S', 1002],
    ['PT1.0013S', 1001],
    ['PT1H', 3_600_000],
    ['P1DT1.5S', 86_401_500],
    ['PT0S', undefined],
    ['', undefined],
    ['93', undefined],
    [undefined, undefined],
  ])('the duration %s', (text, ms) => {
    expect(readIsoDuration(text)).toBe(ms);
  });

  const snippet = { publishedAt: '', title: '', thumbnails: { default: { url: '/images/rio' } } };
  const metadata: VideoMetadata = {
    snippet,
    contentDetails: { duration: 'PT20S' },
    captions: [
      { url: '/rio.vtt', language: 'es' },
      { url: 'javascript:alert(1)', language: 'en' },
    ],
    chapters: [
      { title: 'El puente', starts: 8 },
      { title: 'El río', starts: 0 },
      { title: 'Nada', starts: 30 },
    ],
  };
  const bare: VideoPlayer = { provider: 'youtube', videoId: 'dQw4w9WgXcQ' };

  it('completes the document', () => {
    expect(withMetadata(bare, metadata)).toEqual({
      ...bare,
      durationMs: 20_000,
      poster: '/images/rio',
      captions: [{ src: '/rio.vtt', language: 'es' }],
      chapters: [
        { title: 'El río', startMs: 0 },
        { title: 'El puente', startMs: 8000 },
      ],
    });
  });

  it('changes nothing that the document says, and nothing at all without an answer', () => {
    const known: VideoPlayer = {
      ...bare,
      durationMs: 9000,
      poster: '/images/puente',
      captions: [{ src: '/otro.vtt', language: 'en' }],
      chapters: at(0, 4000),
    };
    expect(withMetadata(known, metadata)).toEqual(known);
    expect(withMetadata(bare, undefined)).toBe(bare);
    expect(withMetadata(bare, { snippet: { publishedAt: '', title: '' } })).toEqual(bare);
  });
});
