import { describe, expect, it } from 'vitest';
import type { ImageElement } from '../ans/element.ts';
import { guardElement } from '../fixtures/guard-element.ts';
import { elements } from '../fixtures/index.ts';
import { objectPosition } from './focal.ts';
import { toPicture } from './picture.ts';
import { srcset } from './srcset.ts';
import { IMAGE_WIDTHS } from './widths.ts';

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
  it('the next larger width is at most twice as wide on phones, and half as wide again above', () => {
    expect([IMAGE_WIDTHS[0], IMAGE_WIDTHS.at(-1)]).toEqual([160, 2400]);
    const steps = IMAGE_WIDTHS.slice(1).map((width, at) => [width, width / IMAGE_WIDTHS[at]!] as const);
    expect(steps.filter(([width, step]) => step <= 1 || step > (width <= 320 ? 2 : 1.5))).toEqual([]);
  });
  it('cropped sizes are not candidates', () => {
    const images_data = {
      fill: [{ url: '/f.jpg', size: '300x300' }],
      intrinsic: [{ url: '/i.jpg', size: '800x450' }],
    };
    const picture = toPicture(imageOf({ images_data, resized_urls: {} }));
    expect(picture && srcset(picture)).toBe('/i.jpg 800w, https://imagenes.ejemplo.com/plaza.jpg 1600w');
  });
  it('a single size is no list, and a comma or a space does not end a candidate', () => {
    const picture = { url: '/a b,c.jpg', alt: '', width: 700, renditions: [] };
    expect(srcset(picture)).toBeUndefined();
    expect(srcset({ ...picture, renditions: [{ url: '/r.jpg', width: 400 }] })).toBe(
      '/r.jpg 400w, /a%20b%2Cc.jpg 700w',
    );
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
  it('a picture without words has an empty alternative text', () => {
    expect(toPicture(imageOf({ alt_text: undefined, subtitle: undefined, caption: undefined }))?.alt).toBe(
      '',
    );
  });
});
