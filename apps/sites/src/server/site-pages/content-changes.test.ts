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

  it('may be everything, when changes were missed', () => {
    const changes = createContentChanges();
    changes.changed('weekly', ['story/A']);
    changes.missed();
    expect(changes.lastOf('daily', 'story/X')).toBe(changes.now);
  });
});
