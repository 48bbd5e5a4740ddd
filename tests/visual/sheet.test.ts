import { describe, expect, it } from 'vitest';
import type { Picture } from '../support/picture.ts';
import { EVERY_THEME } from '../support/themes-of-story.ts';
import { composeSheet, shrink } from './sheet.ts';

const plain = (width: number, height: number, value = 200): Picture => ({
  data: Buffer.alloc(width * height * 3, value),
  width,
  height,
});
const cells = (): Picture[] => EVERY_THEME.map((_, index) => plain(20 + index, 10 + index));

describe('a sheet', () => {
  it('has a row for each mode and a column for each brand', () => {
    const { width, height } = composeSheet(cells());
    expect([width, height]).toEqual([6 * (31 + 4) + 4, 2 * (21 + 4) + 4]);
  });

  it('has smaller pictures, whose pixels are means', () => {
    const large = plain(1280, 800, 100);
    large.data.fill(116, 0, 3);
    const small = shrink(large);
    expect([small.width, small.height]).toEqual([320, 200]);
    expect([...small.data.subarray(0, 6)]).toEqual([101, 101, 101, 100, 100, 100]);
  });
});
