import fc from '../../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { apart, roomFor, spread, textWidth, tickPlaces, wrap } from './labels.ts';
import { positions } from './axis.ts';
import { hemicycle } from './seats.ts';

const close = 1e-6;

describe('labels beside lines', () => {
  it('stay where they wish if there is room', () => {
    expect(spread([2, 8], [1, 1], [0, 10])).toEqual([2, 8]);
  });

  it('do not cover each other, keep their order and stay inside', () => {
    const wishes = fc.array(
      fc.tuple(fc.double({ min: 0, max: 10, noNaN: true }), fc.double({ min: 0.5, max: 2, noNaN: true })),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(wishes, (labels) => {
        const ys = labels.map(([y]) => y);
        const heights = labels.map(([, height]) => height);
        const total = heights.reduce((sum, one) => sum + one, 0);
        const shrink = Math.min(1, 10 / total);
        const places = spread(ys, heights, [0, 10]);
        const order = ys.map((_, at) => at).sort((a, b) => ys[a]! - ys[b]! || a - b);
        for (const [rank, at] of order.entries()) {
          const half = (heights[at]! * shrink) / 2;
          expect(places[at]! - half).toBeGreaterThanOrEqual(-close);
          expect(places[at]! + half).toBeLessThanOrEqual(10 + close);
          const before = order[rank - 1];
          if (before === undefined) continue;
          const gap = places[at]! - places[before]!;
          expect(gap).toBeGreaterThanOrEqual(half + (heights[before]! * shrink) / 2 - close);
        }
      }),
    );
  });

  it('long names take two lines and end in a mark', () => {
    expect(wrap('Promedio histórico', 14)).toEqual(['Promedio', 'histórico']);
    expect(wrap('Archipiélago de San Andrés, Providencia y Santa Catalina', 14)).toEqual([
      'Archipiélago',
      'de San Andrés…',
    ]);
  });
});

describe('the room beside a plot', () => {
  it.each([
    [[], 'none'],
    [['2.000', '1999'], 's'],
    [['Medio', '72'], 'm'],
    [['Cundinamarca'], 'l'],
    [['Archipiélago de S…'], 'l'],
  ])('holds %j: %s', (texts, room) => {
    expect(roomFor(texts)).toBe(room);
  });
});

describe('labels below', () => {
  it.each([
    [1, 5, [0]],
    [3, 5, [0, 1, 2]],
    [11, 6, [0, 2, 4, 6, 8, 10]],
    [11, 2, [0, 10]],
    [0, 4, []],
  ])('%d places with room for %d', (count, most, places) => {
    expect(tickPlaces(count, most)).toEqual(places);
  });

  it('years keep their distances, words are at equal steps', () => {
    expect(positions(['2010', '2020', '2030'])).toEqual([0, 0.5, 1]);
    expect(positions(['2010', '2011', '2030'])).toEqual([0, 0.05, 1]);
    expect(positions(['Enero', 'Febrero', 'Marzo'])).toEqual([0, 0.5, 1]);
    expect(positions(['2020', '2019', '2018'])).toEqual([0, 0.5, 1]);
    expect(positions(['Hoy'])).toEqual([0.5]);
  });
});

describe('names of years that are unevenly far apart', () => {
  it('are left out where they would meet', () => {
    const years = ['2019', '2021', '2022', '2026'];
    expect(apart([0, 1, 2, 3], positions(years), years, 34)).toEqual([0, 1, 2, 3]);
    expect(apart([0, 1, 2, 3], positions(years), years, 15)).toEqual([0, 1, 3]);
  });

  it('never meet', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1800, max: 2100 }), { minLength: 2, maxLength: 30 }),
        fc.integer({ min: 10, max: 60 }),
        (numbers, width) => {
          const years = numbers.sort((a, b) => a - b).map(String);
          const xs = positions(years);
          const kept = apart(
            years.map((_, at) => at),
            xs,
            years,
            width,
          );
          expect([kept[0], kept.at(-1)]).toEqual([0, years.length - 1]);
          const long = textWidth('2000');
          const lefts = kept.map((at, turn) =>
            turn === 0 ? 0 : turn === kept.length - 1 ? width - long : xs[at]! * width - long / 2,
          );
          for (const [turn, left] of lefts.entries())
            if (turn > 0) expect(left - lefts[turn - 1]!).toBeGreaterThan(long);
        },
      ),
    );
  });
});

describe('seats', () => {
  it('are as many as votes, do not cover each other, and groups begin at the left', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 2, maxLength: 4 }), (counts) => {
        const total = counts.reduce((sum, one) => sum + one, 0);
        fc.pre(total > 0);
        const { seats, radius } = hemicycle(counts);
        expect(counts.map((_, group) => seats.filter((seat) => seat.group === group).length)).toEqual(counts);
        const gaps = seats.flatMap((one, at) =>
          seats.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        );
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(radius * 1.9);
      }),
      { numRuns: 40 },
    );
  });
});
