import { describe, expect, it } from 'vitest';
import type { ImageElement } from '../ans/element.ts';
import { guardElement } from '../ans/guard-typed.ts';
import { elements } from '../fixtures/index.ts';
import { objectPosition } from './focal.ts';
import { toPicture } from './picture.ts';
import { srcset } from './srcset.ts';

function imageOf(fields: object = {}): ImageElement {
  const found = guardElement({ ...elements.image.element, ...fields });
  if (!found.ok || found.value.type !== 'image') throw new Error('no image');
  return found.value;
}

describe('X9 images', () => {
  it('the focal point becomes the object position', () => {
    expect(objectPosition({ x: 460, y: 220 }, 800, 640)).toBe('57.5% 34.4%');
    expect(objectPosition({ x: 460, y: 220 }, undefined, 640)).toBeUndefined();
    expect(objectPosition(undefined, 800, 640)).toBeUndefined();
  });
  it('a picture has its alternative text, position and stored sizes', () => {
    expect(toPicture(imageOf())).toEqual({
      url: 'https://imagenes.ejemplo.com/plaza.jpg',
      width: 1600,
      height: 900,
      alt: 'Palomas sobre la plaza vacía',
      position: '50% 33.3%',
      renditions: [{ url: 'https://imagenes.ejemplo.com/plaza-400.jpg', width: 400, height: 225 }],
    });
    expect(toPicture(imageOf({ alt_text: '', subtitle: 'La plaza' }))?.alt).toBe('La plaza');
    expect(toPicture(imageOf({ url: 'data:image/svg+xml,x' }))).toBeUndefined();
  });
  it('cropped sizes are not candidates', () => {
    const images_data = {
      fill: [{ url: '/f.jpg', size: '300x300' }],
      intrinsic: [{ url: '/i.jpg', size: '800x450' }],
    };
    const picture = toPicture(imageOf({ images_data, resized_urls: {} }));
    expect(picture && srcset(picture)).toBe('/i.jpg 800w, https://imagenes.ejemplo.com/plaza.jpg 1600w');
  });
  it('with a resizer there is a candidate for each width up to the original', () => {
    const picture = toPicture(imageOf({ width: 700 }));
    const resize = (_: unknown, { width, height }: { width: number; height?: number }) =>
      `/r/a,${width}x${height ?? 0}`;
    expect(picture && srcset(picture, { resize, ratio: 16 / 9 })).toBe(
      '/r/a%2C320x180 320w, /r/a%2C480x270 480w, /r/a%2C640x360 640w',
    );
    expect(picture && srcset({ ...picture, renditions: [] })).toBeUndefined();
  });
  it('stored sizes are unique and in order; those without a width are no candidates', () => {
    const size = (width: number) => ({ url: `/${width}.jpg`, size: `${width}x${width / 2}` });
    const images_data = {
      intrinsic: [size(800), size(400), { url: '/b.jpg', size: '800x100' }, { url: '/n.jpg' }],
    };
    const picture = toPicture(imageOf({ images_data, resized_urls: {} }));
    expect(picture?.renditions.map(({ url, width }) => [url, width])).toEqual([
      ['/400.jpg', 400],
      ['/800.jpg', 800],
    ]);
    expect(toPicture(imageOf({ images_data: undefined, resized_urls: {} }))?.renditions).toEqual([]);
  });
  it('the original is a candidate when it is wider than the stored sizes', () => {
    const picture = {
      url: '/o.jpg',
      alt: '',
      renditions: [
        { url: '/a.jpg', width: 400 },
        { url: '/b.jpg', width: 800 },
      ],
    };
    expect(srcset({ ...picture, width: 801 })).toBe('/a.jpg 400w, /b.jpg 800w, /o.jpg 801w');
    for (const width of [800, 700, undefined])
      expect(srcset({ ...picture, ...(width && { width }) })).toBe('/a.jpg 400w, /b.jpg 800w');
  });
  it('a width equal to the original is a candidate, and without a ratio nothing is cropped', () => {
    const asked: object[] = [];
    const resize = (_: unknown, size: { width: number; height?: number }) => {
      asked.push(size);
      return `/r ${size.width}`;
    };
    expect(srcset({ url: '/o.jpg', alt: '', width: 480, renditions: [] }, { resize })).toBe(
      '/r%20320 320w, /r%20480 480w',
    );
    expect(asked).toEqual([{ width: 320 }, { width: 480 }]);
  });
  it('a picture without words has an empty alternative text', () => {
    expect(toPicture(imageOf({ alt_text: undefined, subtitle: undefined, caption: undefined }))?.alt).toBe(
      '',
    );
  });
});
