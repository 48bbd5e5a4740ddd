import { describe, expect, it } from 'vitest';
import fc from '../../../../tests/support/fuzz.ts';
import { moveBy, WHOLE, ZOOM, zoomAt, type View } from './zoom.ts';

const STAGE = { width: 800, height: 600 };

/** The position of a point of the picture on the stage. */
const shownAt = ({ scale, x, y }: View, point: { x: number; y: number }) => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

describe('N10 zoom', () => {
  it('keeps the point under the pointer in place', () => {
    const point = { x: 120, y: -80 };
    const view = zoomAt(WHOLE, 2, point, STAGE);
    expect(view).toEqual({ scale: 2, x: -120, y: 80 });
    expect(shownAt(view, point)).toEqual(point);
  });

  it('is at least the whole picture, in the middle, and at most four times as large', () => {
    expect(zoomAt({ scale: 2, x: 300, y: 100 }, 0.2, { x: 9, y: 9 }, STAGE)).toEqual(WHOLE);
    expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, STAGE).scale).toBe(ZOOM.most);
  });

  it('stops at the edges of the picture', () => {
    const zoomed = zoomAt(WHOLE, 2, { x: 0, y: 0 }, STAGE);
    expect(moveBy(zoomed, { x: 5000, y: -5000 }, STAGE)).toEqual({ scale: 2, x: 400, y: -300 });
    expect(moveBy(WHOLE, { x: 50, y: 50 }, STAGE)).toEqual(WHOLE);
  });

  it('never shows the ground beside the picture', () => {
    const number = fc.double({ min: -2000, max: 2000, noNaN: true });
    const step = fc.record({ scale: fc.double({ min: 0.1, max: 9, noNaN: true }), x: number, y: number });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const end = steps.reduce<View>(
          (view, { scale, x, y }) =>
            moveBy(zoomAt(view, view.scale * scale, { x, y }, STAGE), { x, y }, STAGE),
          WHOLE,
        );
        const close = 1e-6;
        return (
          Math.abs(end.x) <= ((end.scale - 1) * STAGE.width) / 2 + close &&
          Math.abs(end.y) <= ((end.scale - 1) * STAGE.height) / 2 + close
        );
      }),
    );
  });
});
