import { describe, expect, it } from 'vitest';
import { judge, secondHalf, trendOf, type Sample } from './trend.ts';

const MB = 2 ** 20;

/** A process that fills its caches in the first half. `noise` is a saw that a collection at another moment draws. */
const run = (perSecond: number, noise = 0): Sample[] =>
  Array.from({ length: 121 }, (_, at) => {
    const held = 100 * MB + Math.min(at, 60) * MB + at * perSecond + (at % 7) * noise;
    return { at: at * 1000, rss: 2 * held, held };
  });

describe('the trend of a process', () => {
  it('is that of the second half, when its caches are full', () => {
    const half = secondHalf(run(0));
    expect([half.length, half[0]?.at]).toEqual([61, 60_000]);
    expect(trendOf(half, 'held').slope).toBeCloseTo(0);
    expect(trendOf(secondHalf(run(500)), 'held').slope).toBeCloseTo(500);
    expect(trendOf(secondHalf(run(500)), 'rss').slope).toBeCloseTo(1000);
  });

  it('has an error that grows with the noise', () => {
    const errors = [0, MB, 3 * MB].map((noise) => trendOf(secondHalf(run(0, noise)), 'held').error);
    expect(errors[0]).toBeCloseTo(0);
    expect(errors[2]! / errors[1]!).toBeCloseTo(3);
  });

  it('needs samples', () => {
    expect(secondHalf([])).toEqual([]);
    expect(() => trendOf(run(0).slice(0, 2), 'held')).toThrow('not 2');
  });
});

describe('the verdict on a process', () => {
  const verdict = (perSecond: number, noise = 0) =>
    judge(trendOf(secondHalf(run(perSecond, noise)), 'held'), 20, 1024).grows;

  it('is that it grows when each call leaves more than the bound', () => {
    expect([verdict(0), verdict(20 * 1000), verdict(20 * 1050)]).toEqual([false, false, true]);
  });

  it('is not made by noise, and noise does not hide a leak', () => {
    expect([verdict(0, MB), verdict(20 * 1050, MB), verdict(20 * 8192, MB)]).toEqual([false, false, true]);
  });

  it('is not that it grows when it shrinks', () => {
    expect(verdict(-20 * 8192)).toBe(false);
  });
});
