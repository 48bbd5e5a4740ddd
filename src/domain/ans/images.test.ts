import { describe, expect, it } from 'vitest';
import { elementIssues, elementOf, image } from './read.fixture.ts';

describe('images', () => {
  it('have all their fields', () => {
    expect(
      elementOf({
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
    expect(elementOf({ type: 'image', ...fields })).toMatchObject({ url: 'a.jpg' });
  });

  it('without an address are left out and reported', () => {
    expect(elementOf({ type: 'image', _id: 'a' })).toStrictEqual({
      path: 'url',
      reason: 'an image without an address; left out',
    });
  });

  it('have no empty texts, and a link of their further properties', () => {
    expect(
      elementOf({ type: 'image', url: 'a', caption: ' ', subtitle: '', alt_text: ' ', link: '', auth: '' }),
    ).toStrictEqual(image({ url: 'a' }));
    expect(elementOf({ type: 'image', url: 'a', additional_properties: { link: '/b/' } })).toMatchObject({
      link: '/b/',
    });
    expect(elementOf({ type: 'image', url: 'a', auth: 'firma' })).toMatchObject({ auth: 'firma' });
    expect(elementOf({ type: 'image', url: 'a', auth: { 1: 7, 2: 'dos' } })).toMatchObject({ auth: 'dos' });
    expect(elementOf({ type: 'image', url: 'a', auth: { 1: 7 } })).not.toHaveProperty('auth');
  });

  it('report values that are neither number nor text, by name', () => {
    expect(
      elementIssues({ type: 'image', url: 'a', width: 'x', height: {}, copyright: {}, link: {} }),
    ).toEqual([
      'width: expected a number, found "x"; ignored',
      'height: expected a number, found an object; ignored',
      'copyright: expected a text, found an object; ignored',
      'link: expected a text, found an object; ignored',
    ]);
  });
});

describe('the point of interest of an image', () => {
  const pointOf = (fields: object) =>
    (elementOf({ type: 'image', url: 'a', width: 100, height: 50, ...fields }) as { focal_point?: unknown })
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
    expect(elementIssues({ type: 'image', url: 'a', width: 100, height: 50, focal_point })).toEqual([
      'focal_point: the point lies outside the image; ignored',
    ]);
  });

  it('has no limit in an image without a size', () => {
    expect(elementOf({ type: 'image', url: 'a', focal_point: [900, 800] })).toMatchObject({
      focal_point: { x: 900, y: 800 },
    });
    expect(
      elementOf({ type: 'image', url: 'a', width: 0, height: -1, focal_point: [900, 800] }),
    ).toMatchObject({
      focal_point: { x: 900, y: 800 },
    });
  });

  it.each([
    ['half of it', { x: 1 }, 'an object'],
    ['the other half', { y: 1 }, 'an object'],
    ['a word', 'centro', '"centro"'],
  ])('%s is reported', (_name, focal_point, found) => {
    expect(elementIssues({ type: 'image', url: 'a', focal_point })).toEqual([
      `focal_point: expected x and y in pixels, found ${found}; ignored`,
    ]);
  });

  it('absent or null, is no problem', () => {
    expect(elementIssues({ type: 'image', url: 'a', focal_point: null })).toEqual([]);
    expect(elementIssues({ type: 'image', url: 'a', additional_properties: { focal_point: 'x' } })).toEqual(
      [],
    );
    expect(elementIssues({ type: 'image', url: 'a', focal_point: { x: 'a', y: 'b' } }).slice(0, 2)).toEqual([
      'focal_point.x: expected a number, found "a"; ignored',
      'focal_point.y: expected a number, found "b"; ignored',
    ]);
  });
});

describe('prepared sizes of an image', () => {
  const sizesOf = (fields: object) =>
    (elementOf({ type: 'image', url: 'a', ...fields }) as { renditions: unknown }).renditions;

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
    expect(elementOf({ type: 'image', url: 'a', images_data })).toMatchObject({
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
    expect(elementOf({ type: 'image', url: 'a', images_data: 'x' })).not.toHaveProperty('images_data');
    expect(elementIssues({ type: 'image', url: 'a', images_data: { intrinsic: [1], fill: [true] } })).toEqual(
      [
        'images_data.intrinsic[0]: expected an object, found number 1; ignored',
        'images_data.fill[0]: expected an object, found boolean true; ignored',
      ],
    );
  });
});
