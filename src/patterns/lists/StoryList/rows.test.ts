import fc from '../../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { columnsOf, splitAt } from './rows.ts';

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

describe('T6 the rows of a list', () => {
  it('repeat their pattern, and the remaining stories share the last row', () => {
    expect(columnsOf(7, [2, 3])).toEqual([2, 2, 3, 3, 3, 2, 2]);
    expect(columnsOf(8, [2, 3])).toEqual([2, 2, 3, 3, 3, 2, 2, 1]);
    expect(columnsOf(5, [3])).toEqual([3, 3, 3, 2, 2]);
  });

  it('begin after a first story in a separate row', () => {
    expect(columnsOf(5, [3], true)).toEqual([1, 3, 3, 3, 1]);
    expect(columnsOf(1, [2, 3], true)).toEqual([1]);
    expect(columnsOf(0, [3], true)).toEqual([]);
  });

  it('have no gap, whatever the number of stories', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
        fc.boolean(),
        (count, pattern, lead) => {
          const places = columnsOf(count, pattern, lead);
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

  it('end where a part is cut, and nowhere else', () => {
    expect(splitAt([12, 12], 3)).toEqual([3, 9, 12]);
    expect(splitAt([3, 12], 3)).toEqual([3, 12]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), fc.nat(60), (parts, count) => {
        const ends = (sizes: readonly number[]) => sizes.map((_, at) => sum(sizes.slice(0, at + 1)));
        const cut = count > 0 && count < sum(parts) ? [count] : [];
        expect(ends(splitAt(parts, count))).toEqual(
          [...new Set([...ends(parts), ...cut])].sort((one, other) => one - other),
        );
      }),
    );
  });
});
