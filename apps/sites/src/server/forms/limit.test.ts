import { describe, expect, it } from 'vitest';
import { createLimit, PERIOD_MS } from './limit.ts';

describe('the forms of an address', () => {
  it('are refused when it has sent the most of a period, and taken again in the next one', () => {
    let now = 0;
    const limit = createLimit(() => new Date(now), 2);
    expect([limit('a'), limit('a'), limit('a'), limit('b')]).toEqual([true, true, false, true]);
    now = PERIOD_MS;
    expect(limit('a')).toBe(true);
  });

  it('are counted for so many addresses at most: the oldest is forgotten first', () => {
    const counts = new Map<string, { until: number; count: number }>();
    const limit = createLimit(() => new Date(0), 1, 3, counts);
    for (const address of ['a', 'b', 'c', 'd']) expect(limit(address)).toBe(true);
    expect([...counts.keys()]).toEqual(['b', 'c', 'd']);
    expect([limit('d'), limit('a')]).toEqual([false, true]);
  });
});
