import { describe, expect, it } from 'vitest';
import { createContentChanges } from './content-changes.ts';

describe('X5 what has changed', () => {
  it('is known by brand and key, in its order', () => {
    const changes = createContentChanges();
    changes.changed('weekly', ['story/A', 'story/B']);
    changes.changed('weekly', ['story/A']);
    expect(changes.now).toBe(2);
    expect(['story/A', 'story/B', 'story/C'].map((key) => changes.lastOf('weekly', key))).toEqual([2, 1, 0]);
    expect(changes.lastOf('daily', 'story/A')).toBe(0);
  });

  it('never counts as older than it was when it is dropped from memory', () => {
    const changes = createContentChanges(2);
    for (const key of ['story/A', 'story/B', 'story/C', 'story/D']) changes.changed('weekly', [key]);
    expect(changes.lastOf('weekly', 'story/A')).toBeGreaterThanOrEqual(1);
    expect(changes.lastOf('weekly', 'story/D')).toBe(4);
    expect(changes.lastOf('weekly', 'story/never')).toBe(2);
  });

  it('is forgotten in its order: what has changed again is not among the oldest', () => {
    const changes = createContentChanges(2);
    for (const key of ['story/A', 'story/B', 'story/A', 'story/C']) changes.changed('weekly', [key]);
    expect(changes.lastOf('weekly', 'story/A')).toBe(3);
    // All others count as changed with the last one that was forgotten.
    expect(changes.lastOf('weekly', 'story/never')).toBe(2);
  });

  it('may be everything, when changes were missed', () => {
    const changes = createContentChanges();
    changes.changed('weekly', ['story/A']);
    changes.missed();
    expect(changes.now).toBe(2);
    for (const [brand, key] of [
      ['daily', 'story/X'],
      ['weekly', 'story/A'],
    ] as const)
      expect(changes.lastOf(brand, key)).toBe(2);
    changes.changed('weekly', ['story/A']);
    expect(['story/A', 'story/B'].map((key) => changes.lastOf('weekly', key))).toEqual([3, 2]);
  });
});
