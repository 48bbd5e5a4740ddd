import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  IMMUTABLE,
  INCOMPLETE_CACHE,
  LIVE_CACHE,
  NO_STORE,
  NOT_FOUND_CACHE,
  PAGE_CACHE,
  TEXT_CACHE,
} from './cache-control.ts';

describe('the lifetimes of responses', () => {
  it.each([
    ['a page', PAGE_CACHE, '0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
    [
      'an incomplete page',
      INCOMPLETE_CACHE,
      '0, s-maxage=2, stale-while-revalidate=10, stale-if-error=86400',
    ],
    ['a live blog', LIVE_CACHE, '0, s-maxage=10, stale-while-revalidate=20, stale-if-error=86400'],
    [
      'a page that is not there',
      NOT_FOUND_CACHE,
      '0, s-maxage=30, stale-while-revalidate=60, stale-if-error=600',
    ],
    ['a text', TEXT_CACHE, '300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400'],
  ])('of %s', (_what, policy, header) => {
    expect(cacheControl(policy)).toBe(`public, max-age=${header}`);
  });

  it('are none for one reader, and a year for a file that never changes', () => {
    expect(NO_STORE).toEqual({ 'Cache-Control': 'no-store' });
    expect(IMMUTABLE).toBe('public, max-age=31536000, immutable');
  });
});
