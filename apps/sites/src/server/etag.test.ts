import { describe, expect, it } from 'vitest';
import { etagOf, isFresh, isUnchangedSince } from './etag.ts';

describe('the tag of a page', () => {
  it('is the same for the same parts, and another for any other', () => {
    const parts = ['build', { path: '/' }, 1];
    expect(etagOf(parts)).toMatch(/^[\w-]{27}$/);
    expect(etagOf(['build', { path: '/' }, 1])).toBe(etagOf(parts));
    for (const other of [[], ['build'], ['build', { path: '/x' }, 1], ['build', { path: '/' }, '1']])
      expect(etagOf(other)).not.toBe(etagOf(parts));
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a" , "c"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['"aW/"', false],
    ['W/W/"a"', false],
    ['', false],
    [undefined, false],
  ])('is what a browser has with %j: %s', (header, fresh) => {
    expect(isFresh(header, 'a')).toBe(fresh);
  });
});

describe('the date of a response', () => {
  const CHANGED = 'Sun, 01 Feb 2026 12:00:00 GMT';

  it.each([
    ['Sun, 01 Feb 2026 12:00:00 GMT', true],
    ['Sun, 01 Feb 2026 12:00:01 GMT', true],
    ['Sun, 01 Feb 2026 11:59:59 GMT', false],
    ['no date', false],
    [undefined, false],
  ])('has not changed since %s: %s', (header, unchanged) => {
    expect(isUnchangedSince(header, CHANGED)).toBe(unchanged);
    expect(isUnchangedSince(header, null)).toBe(false);
  });
});
