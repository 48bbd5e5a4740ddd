import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abreast } from './rows.ts';

describe('T6 the rows of a list', () => {
  it('repeat their pattern, and the last one is shared by what is left', () => {
    expect(abreast(7, [2, 3])).toEqual([2, 2, 3, 3, 3, 2, 2]);
    expect(abreast(8, [2, 3])).toEqual([2, 2, 3, 3, 3, 2, 2, 1]);
    expect(abreast(5, [3])).toEqual([3, 3, 3, 2, 2]);
  });

  it('begin after a first story with a row of its own', () => {
    expect(abreast(5, [3], true)).toEqual([1, 3, 3, 3, 1]);
    expect(abreast(1, [2, 3], true)).toEqual([1]);
    expect(abreast(0, [3], true)).toEqual([]);
  });

  it('have no hole, whatever the number of stories', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
        fc.boolean(),
        (count, pattern, lead) => {
          const places = abreast(count, pattern, lead);
          expect(places).toHaveLength(count);
          for (let at = 0; at < count;) {
            const size = places[at]!;
            expect(places.slice(at, at + size)).toEqual(Array<number>(size).fill(size));
            at += size;
          }
        },
      ),
    );
  });
});
