import { describe, expect, it } from 'vitest';
import { difference, hashOf, type Picture } from './picture.ts';

const flat = (width: number, height: number, value: number): Picture => ({
  data: Buffer.alloc(width * height * 3, value),
  width,
  height,
});
const withPixel = (picture: Picture, x: number, y: number, value: number): Picture => {
  const data = Buffer.from(picture.data);
  data.fill(value, (y * picture.width + x) * 3, (y * picture.width + x) * 3 + 1);
  return { ...picture, data };
};

describe('the difference of two pictures', () => {
  it('is empty for equal pixels', () => {
    expect(difference(flat(20, 10, 100), flat(20, 10, 100))).toEqual({ pixels: 0 });
  });

  it('finds a single pixel with one channel one step off', () => {
    const picture = flat(20, 10, 100);
    expect(difference(picture, withPixel(picture, 7, 3, 101))).toEqual({
      pixels: 1,
      box: { x: 7, y: 3, width: 1, height: 1 },
    });
  });

  it('has a box around all changes', () => {
    const picture = flat(20, 10, 100);
    const changed = withPixel(withPixel(picture, 2, 1, 0), 12, 8, 0);
    expect(difference(picture, changed)).toEqual({
      pixels: 2,
      box: { x: 2, y: 1, width: 11, height: 8 },
    });
  });

  it('counts pixels that only one of them has', () => {
    const found = { pixels: 10, box: { x: 20, y: 0, width: 1, height: 10 } };
    expect(difference(flat(20, 10, 100), flat(21, 10, 100))).toEqual(found);
    expect(difference(flat(21, 10, 100), flat(20, 10, 100))).toEqual(found);
  });
});

describe('the hash of a picture', () => {
  it('is the same for equal pixels only', () => {
    const picture = flat(20, 10, 100);
    expect(hashOf(picture)).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf(flat(20, 10, 100))).toBe(hashOf(picture));
    expect(hashOf(withPixel(picture, 7, 3, 101))).not.toBe(hashOf(picture));
  });

  it('is that of its shape too', () => {
    expect(hashOf(flat(20, 10, 100))).not.toBe(hashOf(flat(10, 20, 100)));
  });
});
