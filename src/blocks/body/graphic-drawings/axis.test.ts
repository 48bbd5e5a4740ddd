import { scaleLinear } from 'd3-scale';
import { describe, expect, it } from 'vitest';
import fc from '../../../../tests/support/fuzz.ts';
import { axisOf } from './axis.ts';

describe('an axis', () => {
  it.each([
    [[0, 100], 4, [0, 20, 40, 60, 80, 100]],
    [[3, 97], 4, [0, 20, 40, 60, 80, 100]],
    [[0.1, 0.32], 4, [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]],
    [[-12, 40], 3, [-20, 0, 20, 40]],
    [[7, 7], 3, [0, 5, 10, 15]],
  ])('around %j with about %d steps has %j', (values, ticks, expected) => {
    expect(axisOf(values, { zero: false, ticks }).ticks).toEqual(expected);
  });

  it('keeps 0 where lengths need it', () => {
    expect(axisOf([40, 60], { zero: true, ticks: 3 }).ticks[0]).toBe(0);
    expect(axisOf([0, 0], { zero: true, ticks: 3 }).at(0)).toBe(0);
  });

  // With one step d3 takes another range than ours if none of its multiples is inside: never with 0 on the axis.
  it.each([
    ['any numbers', false, 2],
    ['0 and any numbers', true, 1],
  ] as const)('is that of d3-scale around %s', (_numbers, zero, fewest) => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: fewest, max: 8 }), (one, other, ticks) => {
        fc.pre(one !== other);
        const ends = [one, other, ...(zero ? [0] : [])];
        const scale = scaleLinear([Math.min(...ends), Math.max(...ends)], [0, 1]).nice(ticks);
        const axis = axisOf([one, other], { zero, ticks });
        expect(axis.ticks).toEqual(scale.ticks(ticks));
        expect(axis.at(one)).toBeCloseTo(scale(one), 9);
      }),
      { numRuns: 500 },
    );
  });
});
