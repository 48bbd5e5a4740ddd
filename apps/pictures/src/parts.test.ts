import { SCENES } from '@rotativa/sandbox/seed/pictures';
import { describe, expect, it } from 'vitest';
import { descriptionOf, drawingOf } from './index.ts';
import { partsOf } from './parts.ts';

/** Room above a face for hair or a hat, as a share of its height. */
const HEADROOM = 0.3;

/** The width in pixels that the resizer offers next below most scenes; a narrower part would have only 640. */
const COLUMN = 960;

describe('the parts of a scene that brands show', () => {
  it.each(SCENES)(
    'of %s lie in it, have the pixels of a column and the focal point, and cut no head',
    (id) => {
      const { kind, scene } = drawingOf(id);
      const { focal, faces } = descriptionOf(id);
      for (const [left, top, width, height] of Object.values(partsOf(scene))) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
        expect(width * Math.max(...kind.widths)).toBeGreaterThanOrEqual(COLUMN);
        const subject = [(focal[0] - left) / width, (focal[1] - top) / height];
        expect(Math.min(...subject)).toBeGreaterThan(0.15);
        expect(Math.max(...subject)).toBeLessThan(0.85);
        const cut = faces.filter(([l, t, r, b]) => {
          const inside = l >= left && r <= left + width && t - HEADROOM * (b - t) >= top && b <= top + height;
          return !inside && r > left && l < left + width && b > top && t < top + height;
        });
        expect(cut).toEqual([]);
      }
    },
  );

  it('reach both edges, unless a figure would be cut', () => {
    expect(partsOf({ focal: [0.5, 0.5] })).toEqual({ left: [0, 0.1, 0.8, 0.8], right: [0.2, 0.1, 0.8, 0.8] });
    const left = [0.1, 0, 0.7, 0.7] as const;
    expect(partsOf({ focal: [0.5, 0.5], parts: { left } })).toEqual({ left, right: [0.2, 0.1, 0.8, 0.8] });
  });
});
