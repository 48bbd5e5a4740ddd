import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { authorAddress, authorAt, tagAddress, tagAt } from './addresses.ts';

/** Whether a browser and a server leave the path of a page as it is, with its segments. */
function survives(path: string): boolean {
  const { pathname } = new URL(path, 'https://site.invalid');
  const segments = pathname.slice(1, -1).split('/');
  return pathname === path && segments.length === 2 && !/[/\\]/.test(decodeURIComponent(segments[1]!));
}

describe('N13, N14 the addresses of authors and tags', () => {
  it.each([
    'lina-mora',
    'josé peña/2',
    '..',
    '.',
    '...',
    'a%2Fb',
    'a/b',
    'a%252Fb',
    '100%',
    'a\\b',
    'a?b#c',
    'jose\u0301',
    'jos\u00e9',
    'Lina-Mora',
    'c++',
    'c#',
  ])('%j has one', (name) => {
    expect([survives(authorAddress(name)), authorAt(authorAddress(name)).slug]).toEqual([true, name]);
    expect([survives(tagAddress(name)), tagAt(tagAddress(name))]).toEqual([true, name]);
  });

  it('any name has one, and no two have the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(authorAt(authorAddress(name)).slug).toBe(name);
        expect(survives(authorAddress(name))).toBe(true);
      }),
    );
  });
});
