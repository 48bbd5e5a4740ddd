import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { nextShowing } from './ad-cap.ts';

const NOON = new Date('2026-11-20T17:00:00Z');

describe('B12 the cap of an ad', () => {
  it('once a day: the first showing is kept, and there is no second', () => {
    const kept = nextShowing(null, 1, NOON);
    expect(kept).toBe('2026-11-20 1');
    expect(nextShowing(kept!, 1, NOON)).toBeUndefined();
    expect(nextShowing(kept!, 2, NOON)).toBe('2026-11-20 2');
  });

  it('the day is that of Colombia', () => {
    const late = new Date('2026-11-21T04:59:00Z');
    expect(nextShowing('2026-11-20 1', 1, late)).toBeUndefined();
    expect(nextShowing('2026-11-20 1', 1, new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21 1');
  });

  it('a cap of 0 shows no ad', () => {
    expect(nextShowing(null, 0, NOON)).toBeUndefined();
    expect(nextShowing(null, Number.NaN, NOON)).toBeUndefined();
  });

  it.each(['', 'x', '2026-11-20', '2026-11-20 -1', '2026-11-20 1e9', '2026-11-20 0', '{}', '2099-01-01 7'])(
    'a stored value %j counts as never shown',
    (kept) => {
      expect(nextShowing(kept, 1, NOON)).toBe('2026-11-20 1');
    },
  );

  it('any stored value is accepted, and a written one is read again', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (kept, cap) => {
        const next = nextShowing(kept, cap, NOON);
        expect(next === undefined || nextShowing(next, cap, NOON) !== next).toBe(true);
      }),
    );
  });
});
