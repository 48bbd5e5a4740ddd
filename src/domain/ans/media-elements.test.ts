import { describe, expect, it } from 'vitest';
import { elementIssues, elementOf, image, NO_CREDITS } from './read.fixture.ts';

describe('videos', () => {
  it('have all their fields', () => {
    expect(
      elementOf({
        type: 'video',
        headlines: { basic: ' El río ' },
        description: { basic: ' Crece ' },
        canonical_url: '/v/1/',
        duration: 93000,
        video_type: 'clip',
        youtube_content_id: ' abc ',
        embed_html: ' <iframe></iframe> ',
        transcript: ' Hola ',
        streams: [
          { url: ' a.mp4 ', stream_type: 'MP4', bitrate: '900', width: 1280, height: 720, filesize: 5 },
        ],
        subtitles: { urls: [{ url: ' s.vtt ', format: 'WEB_VTT', language: 'es' }] },
        promo_image: { url: 'p.jpg' },
      }),
    ).toStrictEqual({
      _id: '',
      type: 'video',
      headline: 'El río',
      description: 'Crece',
      canonical_url: '/v/1/',
      credits: NO_CREDITS,
      duration: 93000,
      video_type: 'clip',
      youtube_content_id: 'abc',
      embed_html: '<iframe></iframe>',
      transcript: 'Hola',
      streams: [{ url: 'a.mp4', stream_type: 'mp4', bitrate: 900, width: 1280, height: 720, filesize: 5 }],
      subtitles: [{ url: 's.vtt', format: 'WEB_VTT', language: 'es' }],
      promo_image: image({ url: 'p.jpg' }),
    });
  });

  it('without any of them', () => {
    const empty = {
      _id: '',
      type: 'video',
      headline: '',
      description: '',
      credits: NO_CREDITS,
      streams: [],
      subtitles: [],
    };
    expect(elementOf({ type: 'video' })).toStrictEqual(empty);
    expect(
      elementOf({
        type: 'video',
        video_type: '',
        youtube_content_id: ' ',
        embed_html: ' ',
        transcript: ' ',
        canonical_url: '',
        subtitles: 'es',
      }),
    ).toStrictEqual(empty);
  });

  it.each([
    ['a title', { title: 'T' }, { headline: 'T' }],
    ['a subheadline', { subheadlines: { basic: 'S' } }, { description: 'S' }],
    [
      'the code of another provider in its text',
      { content: '<iframe></iframe>' },
      { embed_html: '<iframe></iframe>' },
    ],
    [
      'streams in the other spelling',
      { streams: [{ url: 'a', streamType: 'TS', fileSize: 5 }] },
      { streams: [{ url: 'a', stream_type: 'ts', filesize: 5 }] },
    ],
    ['streams without an address', { streams: [{ url: ' ' }, { url: 'a' }] }, { streams: [{ url: 'a' }] }],
    [
      'subtitles in the other spelling',
      { subtitles: { subtitlesUrls: [{ url: 's' }] } },
      { subtitles: [{ url: 's' }] },
    ],
    [
      'subtitles without an address',
      { subtitles: { urls: [{ url: '', language: 'es' }] } },
      { subtitles: [] },
    ],
    [
      'the still of its promo items',
      { promo_items: { basic: { type: 'image', url: 'p' } } },
      { promo_image: { url: 'p' } },
    ],
    [
      'the lead picture',
      { promo_items: { basic: { type: 'image' }, lead_art: { url: 'p' } } },
      { promo_image: { url: 'p' } },
    ],
  ])('%s', (_name, fields, found) => expect(elementOf({ type: 'video', ...fields })).toMatchObject(found));

  it('a promo item of another type is no still', () => {
    const raw = { type: 'video', promo_items: { basic: { type: 'video', url: 'v' } } };
    expect(elementOf(raw)).not.toHaveProperty('promo_image');
  });

  it('report their problems by name', () => {
    expect(
      elementIssues({
        type: 'video',
        canonical_url: {},
        duration: 'x',
        streams: [{ url: 'a', bitrate: 'x', width: 'x', height: 'x', filesize: 'x' }, 1],
        subtitles: { urls: [1] },
        promo_image: { url: 'p', width: 'x' },
      }),
    ).toEqual([
      'canonical_url: expected a text, found an object; ignored',
      'duration: expected a number, found "x"; ignored',
      'streams[0].bitrate: expected a number, found "x"; ignored',
      'streams[0].width: expected a number, found "x"; ignored',
      'streams[0].height: expected a number, found "x"; ignored',
      'streams[0].filesize: expected a number, found "x"; ignored',
      'streams[1]: expected an object, found number 1; ignored',
      'subtitles[0]: expected an object, found number 1; ignored',
      'promo_image.width: expected a number, found "x"; ignored',
    ]);
  });
});

describe('recordings, galleries and graphics', () => {
  it('a recording has its files', () => {
    expect(
      elementOf({
        type: 'audio',
        title: ' T ',
        subheadlines: 'S',
        canonical_url: '/a/',
        duration: '5',
        streams: [{ url: 'a.mp3' }],
      }),
    ).toStrictEqual({
      _id: '',
      type: 'audio',
      headline: 'T',
      description: 'S',
      canonical_url: '/a/',
      duration: 5,
      streams: [{ url: 'a.mp3' }],
    });
    expect(
      elementOf({ type: 'audio', headlines: 'T', description: ' D ', streams: ['b.mp3'] }),
    ).toStrictEqual({
      _id: '',
      type: 'audio',
      headline: 'T',
      description: 'D',
      streams: [{ url: 'b.mp3' }],
    });
    expect(elementOf({ type: 'audio', url: 'c.mp3', canonical_url: '' })).toStrictEqual({
      _id: '',
      type: 'audio',
      headline: '',
      description: '',
      streams: [{ url: 'c.mp3' }],
    });
    expect(elementIssues({ type: 'audio', canonical_url: {}, duration: 'x', streams: [1] })).toEqual([
      'canonical_url: expected a text, found an object; ignored',
      'duration: expected a number, found "x"; ignored',
      'streams[0]: expected an object, found number 1; ignored',
    ]);
  });

  it('a gallery has its pictures', () => {
    expect(
      elementOf({
        type: 'gallery',
        headlines: ' T ',
        description: ' D ',
        canonical_url: '/g/',
        content_elements: [{ type: 'image', url: 'a' }],
      }),
    ).toStrictEqual({
      _id: '',
      type: 'gallery',
      headline: 'T',
      description: 'D',
      canonical_url: '/g/',
      content_elements: [image({ url: 'a' })],
    });
    expect(elementOf({ type: 'gallery', title: 'T', canonical_url: '' })).toStrictEqual({
      _id: '',
      type: 'gallery',
      headline: 'T',
      description: '',
      content_elements: [],
    });
    expect(elementIssues({ type: 'gallery', canonical_url: {}, content_elements: [true] })).toEqual([
      'canonical_url: expected a text, found an object; ignored',
      'content_elements[0]: expected an element, found boolean true; left out',
    ]);
  });

  it('a graphic is a picture with all its words', () => {
    expect(
      elementOf({ type: 'graphic', url: 'a', caption: ' C ', title: ' T ', description: 'D', byline: 'Ana' }),
    ).toMatchObject({ type: 'image', caption: 'C. T. D', credits: { by: [{ name: 'Ana' }] } });
    expect(elementOf({ type: 'graphic', url: 'a', title: 'T' })).toStrictEqual(
      image({ url: 'a', caption: 'T' }),
    );
    expect(elementOf({ type: 'graphic', url: 'a', credits: { by: ['Luz'] }, byline: 'Ana' })).toMatchObject({
      credits: { by: [{ name: 'Luz' }] },
    });
    expect(elementOf({ type: 'graphic', title: 'T' })).toMatchObject({
      type: 'unknown',
      original_type: 'graphic',
      title: 'T',
    });
  });
});
