import fc from '../../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { placesOf, splitAt } from './rows.ts';

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

describe('T6 the rows of a list', () => {
  const P = false;
  const W = true;
  const rows = { pictures: [2, 3], words: [2] };
  const columns = (...args: Parameters<typeof placesOf>): number[] =>
    placesOf(...args).map((place) => place.columns);
  const all = (count: number, plain: boolean): boolean[] => Array<boolean>(count).fill(plain);

  it('repeat their pattern, and the remaining stories share the last row', () => {
    expect(columns([7], all(7, P), rows)).toEqual([2, 2, 3, 3, 3, 2, 2]);
    expect(columns([8], all(8, P), rows)).toEqual([2, 2, 3, 3, 3, 2, 2, 1]);
    expect(columns([5], all(5, W), rows)).toEqual([2, 2, 2, 2, 1]);
  });

  it('begin after a first story in a separate row', () => {
    expect(columns([5], all(5, P), { pictures: [3], words: [3] }, true)).toEqual([1, 3, 3, 3, 1]);
    expect(columns([1], [P], rows, true)).toEqual([1]);
    expect(columns([0], [], rows, true)).toEqual([]);
  });

  it('have pictures or words, not both', () => {
    expect(columns([6], [P, W, W, W, P, P], rows)).toEqual([1, 2, 2, 1, 2, 2]);
  });

  it('number their stories, and say which is alone in rows of two', () => {
    expect(placesOf([3], all(3, P), { pictures: [3], words: [3] })).toEqual([
      { columns: 3, at: 1, alone: false },
      { columns: 3, at: 2, alone: false },
      { columns: 3, at: 3, alone: true },
    ]);
  });

  it('have no gap, whatever the stories', () => {
    const pattern = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 60 }),
        fc.nat(60),
        pattern,
        pattern,
        fc.boolean(),
        (plain, cut, pictures, words, lead) => {
          const places = placesOf(splitAt([plain.length], cut), plain, { pictures, words }, lead);
          expect(places).toHaveLength(plain.length);
          const ends = [cut, plain.length, ...(lead ? [1] : [])];
          for (let start = 0; start < places.length;) {
            const size = places[start]!.columns;
            const row = places.slice(start, start + size);
            expect(row.map(({ at }) => at)).toEqual(Array.from({ length: size }, (_, at) => at + 1));
            expect(new Set(plain.slice(start, start + size)).size).toBe(1);
            expect(ends.filter((end) => end > start && end < start + size)).toEqual([]);
            start += size;
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
