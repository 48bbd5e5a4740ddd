import { describe, expect, it } from 'vitest';
import { coverSizes, cutOf } from './cover-sizes.ts';

describe('the sizes of a picture that its box crops', () => {
  it('are the box widths if the ratio of the file is not wider', () => {
    expect(coverSizes({ ratio: 0.8 }, '16:9', { sm: '100vw', lg: '640px' })).toEqual({
      sm: '100vw',
      lg: '640px',
    });
    expect(coverSizes({}, '4:5', '88px')).toBe('88px');
  });

  it('grow by the part of the file that the crop cuts off', () => {
    const cut = { ratio: 1.78, widen: { card: 1.33 } };
    expect(coverSizes(cut, 'card', { sm: '100vw', lg: 'min(32vw, 410px)' })).toEqual({
      sm: 'calc(1.33 * 100vw)',
      lg: 'calc(1.33 * min(32vw, 410px))',
    });
    expect(coverSizes(cut, 'card', '300px')).toEqual({ sm: 'calc(1.33 * 300px)' });
    expect(coverSizes(cut, 'opening', '300px')).toBe('300px');
  });

  it('cover a box whose height is set', () => {
    expect(coverSizes({ ratio: 1.78 }, { sm: '340px' }, { sm: '100vw', lg: '320px' })).toEqual({
      sm: 'max(100vw, 1.78 * 340px)',
      lg: 'max(320px, 1.78 * 340px)',
    });
  });

  it('follow from the ratio of a file and those of the boxes', () => {
    const cut = cutOf(16 / 9, { card: 4 / 3, lead: 21 / 9 });
    expect(cut).toEqual({ ratio: 1.78, widen: { '1:1': 1.78, '4:3': 1.33, '3:2': 1.19, card: 1.33 } });
    expect(coverSizes(cut, '3:2', '100vw')).toEqual({ sm: 'calc(1.19 * 100vw)' });
    expect(cutOf(4 / 5)).toEqual({ ratio: 0.8 });
    expect(cutOf(undefined)).toEqual({});
  });
});
