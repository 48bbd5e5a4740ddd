import { describe, expect, it } from 'vitest';
import type { ImageElement } from '../ans/element.ts';
import { guardElement } from '../ans/guard.ts';
import { elements } from '../fixtures/index.ts';
import { objectPosition } from './focal.ts';
import { toPicture } from './picture.ts';
import { srcset } from './srcset.ts';

function imageOf(fields: object = {}): ImageElement {
  const found = guardElement({ ...elements.image.element, ...fields });
  if (!found.ok || found.value.type !== 'image') throw new Error('no image');
  return found.value;
}

describe('images', () => {
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
});
