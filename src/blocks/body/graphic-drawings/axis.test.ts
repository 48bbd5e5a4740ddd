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
    [[-7, -7], 3, [-15, -10, -5, 0]],
    [[0.1 + 0.2, 0.3], 3, [0.1, 0.2, 0.3, 0.4, 0.5]],
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

  it('has its numbers between its ends, and few ticks, for every size that is drawn', () => {
    const size = fc.oneof(
      fc.constantFrom(0, 1e-280, 1e300),
      fc.double({ min: 1e-280, max: 1e300, noNaN: true }),
    );
    const factor = fc.constantFrom(1, -1, 1 + Number.EPSILON, 1 + 1e-11);
    const value = fc.tuple(size, factor).map(([one, times]) => one * times);
    const axes = fc.record({ zero: fc.boolean(), ticks: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), axes, (values, options) => {
        const { ticks, at } = axisOf(values, options);
        expect(ticks.length).toBeLessThanOrEqual(12);
        for (const share of [...values, ...ticks].map(at)) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});
