import { describe, expect, it } from 'vitest';
import { guardElement } from '../fixtures/guard-element.ts';

function read(raw: unknown): unknown {
  const found = guardElement(raw);
  return found.ok ? found.value : found.error;
}
const reported = (raw: unknown): string[] =>
  guardElement(raw).issues.map(({ path, reason }) => `${path}: ${reason}`);

const NO_CREDITS = { by: [], affiliation: [] };
const image = (fields: object) => ({
  _id: '',
  type: 'image',
  credits: NO_CREDITS,
  renditions: [],
  ...fields,
});

describe('images', () => {
  it('have all their fields', () => {
    expect(
      read({
        type: 'image',
        url: ' https://a.co/1.jpg ',
        width: '800',
        height: 600,
        caption: ' La plaza ',
        subtitle: ' Bogotá ',
        alt_text: ' Gente ',
        copyright: 'EFE',
        link: '/a/',
        auth: { 1: 'firma' },
      }),
    ).toStrictEqual(
      image({
        url: 'https://a.co/1.jpg',
        width: 800,
        height: 600,
        caption: 'La plaza',
        subtitle: 'Bogotá',
        alt_text: 'Gente',
        copyright: 'EFE',
        link: '/a/',
        auth: 'firma',
      }),
    );
  });

  it.each([
    ['src', { src: 'a.jpg' }],
    ['the original', { additional_properties: { originalUrl: 'a.jpg' } }],
    ['the first that is not empty', { url: ' ', src: 'a.jpg' }],
  ])('take their address from %s', (_name, fields) => {
    expect(read({ type: 'image', ...fields })).toMatchObject({ url: 'a.jpg' });
  });

  it('without an address are left out and reported', () => {
    expect(read({ type: 'image', _id: 'a' })).toStrictEqual({
      path: 'url',
      reason: 'an image without an address; left out',
    });
  });

  it('have no empty texts, and a link of their further properties', () => {
    expect(
      read({ type: 'image', url: 'a', caption: ' ', subtitle: '', alt_text: ' ', link: '', auth: '' }),
    ).toStrictEqual(image({ url: 'a' }));
    expect(read({ type: 'image', url: 'a', additional_properties: { link: '/b/' } })).toMatchObject({
      link: '/b/',
    });
    expect(read({ type: 'image', url: 'a', auth: 'firma' })).toMatchObject({ auth: 'firma' });
    expect(read({ type: 'image', url: 'a', auth: { 1: 7, 2: 'dos' } })).toMatchObject({ auth: 'dos' });
    expect(read({ type: 'image', url: 'a', auth: { 1: 7 } })).not.toHaveProperty('auth');
  });

  it('report values that are neither number nor text, by name', () => {
    expect(reported({ type: 'image', url: 'a', width: 'x', height: {}, copyright: {}, link: {} })).toEqual([
      'width: expected a number, found "x"; ignored',
      'height: expected a number, found an object; ignored',
      'copyright: expected a text, found an object; ignored',
      'link: expected a text, found an object; ignored',
    ]);
  });
});

describe('the point of interest of an image', () => {
  const pointOf = (fields: object) =>
    (read({ type: 'image', url: 'a', width: 100, height: 50, ...fields }) as { focal_point?: unknown })
      .focal_point;

  it.each([
    ['x and y', { x: '40', y: 20 }, { x: 40, y: 20 }],
    ['a pair', [40, 20], { x: 40, y: 20 }],
    ['the first corner', [0, 0], { x: 0, y: 0 }],
    ['the last corner', { x: 100, y: 50 }, { x: 100, y: 50 }],
  ])('%s', (_name, focal_point, found) => expect(pointOf({ focal_point })).toStrictEqual(found));

  it('is the corner of a box in older exports', () => {
    const box = { focal_point: { min: [10, 20], max: [30, 40] } };
    expect(pointOf({ additional_properties: box })).toStrictEqual({ x: 10, y: 20 });
    expect(pointOf({ additional_properties: box, focal_point: [1, 2] })).toStrictEqual({ x: 1, y: 2 });
  });

  it.each([
    ['left of it', { x: -1, y: 1 }],
    ['above it', { x: 1, y: -1 }],
    ['right of it', { x: 101, y: 1 }],
    ['below it', { x: 1, y: 51 }],
  ])('%s is ignored', (_name, focal_point) => {
    expect(pointOf({ focal_point })).toBeUndefined();
    expect(reported({ type: 'image', url: 'a', width: 100, height: 50, focal_point })).toEqual([
      'focal_point: the point lies outside the image; ignored',
    ]);
  });

  it('has no limit in an image without a size', () => {
    expect(read({ type: 'image', url: 'a', focal_point: [900, 800] })).toMatchObject({
      focal_point: { x: 900, y: 800 },
    });
    expect(read({ type: 'image', url: 'a', width: 0, height: -1, focal_point: [900, 800] })).toMatchObject({
      focal_point: { x: 900, y: 800 },
    });
  });

  it.each([
    ['half of it', { x: 1 }, 'an object'],
    ['the other half', { y: 1 }, 'an object'],
    ['a word', 'centro', '"centro"'],
  ])('%s is reported', (_name, focal_point, found) => {
    expect(reported({ type: 'image', url: 'a', focal_point })).toEqual([
      `focal_point: expected x and y in pixels, found ${found}; ignored`,
    ]);
  });

  it('absent or null, is no problem', () => {
    expect(reported({ type: 'image', url: 'a', focal_point: null })).toEqual([]);
    expect(reported({ type: 'image', url: 'a', additional_properties: { focal_point: 'x' } })).toEqual([]);
    expect(reported({ type: 'image', url: 'a', focal_point: { x: 'a', y: 'b' } }).slice(0, 2)).toEqual([
      'focal_point.x: expected a number, found "a"; ignored',
      'focal_point.y: expected a number, found "b"; ignored',
    ]);
  });
});

describe('prepared sizes of an image', () => {
  const sizesOf = (fields: object) =>
    (read({ type: 'image', url: 'a', ...fields }) as { renditions: unknown }).renditions;

  it.each([
    ['800x600', { width: 800, height: 600 }],
    ['800X600', { width: 800, height: 600 }],
    ['800x', { width: 800 }],
    ['800', { width: 800 }],
    ['800w', { width: 800 }],
  ])('%s', (size, found) => {
    expect(sizesOf({ resized_urls: { [size]: 'b.jpg' } })).toStrictEqual([{ url: 'b.jpg', ...found }]);
  });

  it.each([['x600'], ['original'], ['0x0'], ['a800x600'], ['800x600b'], ['w800']])(
    '%s is no width',
    (size) => {
      expect(sizesOf({ resized_urls: { [size]: 'b.jpg' } })).toEqual([]);
    },
  );

  it('are one level deeper under renditions, and no deeper', () => {
    expect(sizesOf({ renditions: { original: { '60x0': 'b.jpg' } } })).toStrictEqual([
      { url: 'b.jpg', width: 60 },
    ]);
    expect(sizesOf({ renditions: { original: { deep: { '60x0': 'b.jpg' } } } })).toEqual([]);
    expect(sizesOf({ renditions: { '60x0': '' }, resized_urls: ['b.jpg'] })).toEqual([]);
  });

  it('are lists under images_data, as texts or with a size', () => {
    const images_data = {
      intrinsic: [
        ' b.jpg ',
        ' ',
        { url: ' c.jpg ', size: '80x60' },
        { url: 'd.jpg', width: '90', height: 70 },
      ],
      fill: [{ url: 'e.jpg', size: 50 }, { size: 50 }, { url: 'f.jpg', size: '50x40', width: 60 }],
    };
    expect(read({ type: 'image', url: 'a', images_data })).toMatchObject({
      images_data: {
        intrinsic: [
          { url: 'b.jpg' },
          { url: 'c.jpg', width: 80, height: 60 },
          { url: 'd.jpg', width: 90, height: 70 },
        ],
        fill: [
          { url: 'e.jpg', width: 50 },
          { url: 'f.jpg', width: 60, height: 40 },
        ],
      },
    });
    expect(read({ type: 'image', url: 'a', images_data: 'x' })).not.toHaveProperty('images_data');
    expect(reported({ type: 'image', url: 'a', images_data: { intrinsic: [1], fill: [true] } })).toEqual([
      'images_data.intrinsic[0]: expected an object, found number 1; ignored',
      'images_data.fill[0]: expected an object, found boolean true; ignored',
    ]);
  });
});

describe('videos', () => {
  it('have all their fields', () => {
    expect(
      read({
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
    expect(read({ type: 'video' })).toStrictEqual(empty);
    expect(
      read({
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
  ])('%s', (_name, fields, found) => expect(read({ type: 'video', ...fields })).toMatchObject(found));

  it('a promo item of another type is no still', () => {
    const raw = { type: 'video', promo_items: { basic: { type: 'video', url: 'v' } } };
    expect(read(raw)).not.toHaveProperty('promo_image');
  });

  it('report their problems by name', () => {
    expect(
      reported({
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
      read({
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
    expect(read({ type: 'audio', headlines: 'T', description: ' D ', streams: ['b.mp3'] })).toStrictEqual({
      _id: '',
      type: 'audio',
      headline: 'T',
      description: 'D',
      streams: [{ url: 'b.mp3' }],
    });
    expect(read({ type: 'audio', url: 'c.mp3', canonical_url: '' })).toStrictEqual({
      _id: '',
      type: 'audio',
      headline: '',
      description: '',
      streams: [{ url: 'c.mp3' }],
    });
    expect(reported({ type: 'audio', canonical_url: {}, duration: 'x', streams: [1] })).toEqual([
      'canonical_url: expected a text, found an object; ignored',
      'duration: expected a number, found "x"; ignored',
      'streams[0]: expected an object, found number 1; ignored',
    ]);
  });

  it('a gallery has its pictures', () => {
    expect(
      read({
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
    expect(read({ type: 'gallery', title: 'T', canonical_url: '' })).toStrictEqual({
      _id: '',
      type: 'gallery',
      headline: 'T',
      description: '',
      content_elements: [],
    });
    expect(reported({ type: 'gallery', canonical_url: {}, content_elements: [true] })).toEqual([
      'canonical_url: expected a text, found an object; ignored',
      'content_elements[0]: expected an element, found boolean true; left out',
    ]);
  });

  it('a graphic is a picture with all its words', () => {
    expect(
      read({ type: 'graphic', url: 'a', caption: ' C ', title: ' T ', description: 'D', byline: 'Ana' }),
    ).toMatchObject({ type: 'image', caption: 'C. T. D', credits: { by: [{ name: 'Ana' }] } });
    expect(read({ type: 'graphic', url: 'a', title: 'T' })).toStrictEqual(image({ url: 'a', caption: 'T' }));
    expect(read({ type: 'graphic', url: 'a', credits: { by: ['Luz'] }, byline: 'Ana' })).toMatchObject({
      credits: { by: [{ name: 'Luz' }] },
    });
    expect(read({ type: 'graphic', title: 'T' })).toMatchObject({
      type: 'unknown',
      original_type: 'graphic',
      title: 'T',
    });
  });
});
