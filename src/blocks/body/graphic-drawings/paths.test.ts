import { curveCatmullRom, line } from 'd3-shape';
import { describe, expect, it } from 'vitest';
import fc from '../../../../tests/support/fuzz.ts';
import { brokenLine, smoothWay, type Place } from './paths.ts';

const unit = fc.integer({ min: -2000, max: 2000 });
const place = fc.record({ x: unit, y: unit });

describe('the paths of drawings', () => {
  it('are broken where a place is missing, and a place alone has no length', () => {
    const at = (x: number): Place => ({ x, y: x / 2 });
    expect(brokenLine([at(-1), at(-2), undefined, at(-3), undefined, undefined])).toBe(
      'M-1,-0.5L-2,-1M-3,-1.5Z',
    );
    expect(brokenLine([])).toBe('');
  });

  it('are straight lines as those of d3-shape', () => {
    fc.assert(
      fc.property(fc.array(fc.option(place, { nil: undefined })), (places) => {
        const drawn = line<Place | undefined>(
          (one) => one!.x,
          (one) => one!.y,
        ).defined((one) => one !== undefined);
        expect(brokenLine(places)).toBe(drawn(places) ?? '');
      }),
    );
  });

  it('go through places by the curves of d3-shape', () => {
    const curved = line<Place>(
      ({ x }) => x,
      ({ y }) => y,
    ).curve(curveCatmullRom);
    const numbers = (path: string): number[] => [...path.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
    // With two places d3 has a line, which a curve with its handles at its ends is too.
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 12 }), (places) => {
        const parts = smoothWay(places);
        expect(parts.map(([letter]) => letter).join('')).toBe(`M${'C'.repeat(places.length - 1)}`);
        const expected = numbers(curved(places)!);
        for (const [index, number] of numbers(parts.join('')).entries())
          expect(Math.abs(number - expected[index]!)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('stay where two places are one, and end straight between two', () => {
    const [here, there] = [
      { x: -10, y: 10 },
      { x: 40, y: 20 },
    ];
    expect(smoothWay([here, there])).toEqual(['M-10,10', 'C-10,10,40,20,40,20']);
    expect(smoothWay([here, here, there]).join('')).not.toContain('NaN');
  });
});
