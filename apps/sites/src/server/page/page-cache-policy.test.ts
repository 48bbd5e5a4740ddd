import { describe, expect, it } from 'vitest';
import { INCOMPLETE_CACHE, NOT_FOUND_CACHE, PAGE_CACHE } from '../cache-control.ts';
import { cachePolicy, cachingHeader, isKept } from './page-cache-policy.ts';

describe('how long a page is kept', () => {
  const policyOf = (found: object = {}, { complete = true, purchase = undefined as unknown } = {}) =>
    cachePolicy(
      { purchase, site: {}, services: {} } as never,
      { found: { status: 200, page: {}, ...found }, prepared: { complete } } as never,
    );

  it('depends on its state', () => {
    expect(policyOf()).toBe(PAGE_CACHE);
    expect(policyOf({}, { complete: false })).toBe(INCOMPLETE_CACHE);
    expect(policyOf({ status: 404 })).toBe(NOT_FOUND_CACHE);
    expect(policyOf({ status: 404 }, { complete: false })).toBe(NOT_FOUND_CACHE);
    for (const status of [401, 422, 500, 503]) expect(policyOf({ status })).toBeUndefined();
    expect(policyOf({}, { purchase: {} })).toBeUndefined();
    expect(policyOf({ status: 404 }, { purchase: {} })).toBeUndefined();
  });

  it('is nowhere without a policy, and in the browser alone for what only some may read', () => {
    expect(cachingHeader(undefined, false)).toBe('no-store');
    expect(cachingHeader(undefined, true)).toBe('no-store');
    expect(cachingHeader(PAGE_CACHE, true)).toBe('private, no-cache');
    expect(cachingHeader(PAGE_CACHE, false)).toMatch(/^public, max-age=0, s-maxage=60/);
  });
});

describe('whether the server keeps a page for others', () => {
  it.each([
    ['an article', { kind: 'article' }, {}, true],
    ['an article that a form was posted to', { kind: 'article', posted: {} }, {}, false],
    ['a list', { kind: 'section' }, {}, true],
    ['a list that a form was posted to', { kind: 'section', posted: {} }, {}, false],
    ['the results of a search', { kind: 'search' }, {}, false],
    ['a page that sells', { kind: 'other' }, { sells: true }, true],
    ['a page that sells, after a form', { kind: 'other', posted: {} }, { sells: true }, false],
    ['another page', { kind: 'other' }, {}, false],
    ['another page that does not sell', { kind: 'other' }, { sells: false }, false],
  ])('%s', (_what, page, found, kept) => {
    expect(isKept({ page, ...found } as never)).toBe(kept);
  });
});
