import { describe, expect, it } from 'vitest';
import fc from '../../../../tests/support/fuzz.ts';
import { placeNames, roomOf, type Mark } from './places.ts';

const SIZE = { width: 30, height: 20 };

const marks = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
    y: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
    radius: fc.constantFrom(0, 0.3, 1.5),
    lines: fc.array(fc.constantFrom('Cali', 'San José del Guaviare', '1.528 km'), { maxLength: 3 }),
  }),
  { maxLength: 40 },
);

describe('names of places', () => {
  it('cover neither each other nor a mark, and stay inside the drawing', () => {
    fc.assert(
      fc.property(marks, (all) => {
        const rooms = placeNames(all, SIZE).flatMap((place, at) => (place ? [roomOf(all[at]!, place)] : []));
        for (const [at, room] of rooms.entries()) {
          expect(Math.min(room.left, room.top)).toBeGreaterThanOrEqual(0);
          expect(room.right).toBeLessThanOrEqual(SIZE.width);
          expect(room.bottom).toBeLessThanOrEqual(SIZE.height);
          for (const other of rooms.slice(at + 1)) {
            const apart =
              room.right <= other.left ||
              other.right <= room.left ||
              room.bottom <= other.top ||
              other.bottom <= room.top;
            expect(apart).toBe(true);
          }
          for (const { x, y, radius } of all.filter((mark) => mark.radius > 0)) {
            const apart =
              room.right <= x - radius ||
              room.left >= x + radius ||
              room.bottom <= y - radius ||
              room.top >= y + radius;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('a name is beside its mark, and on the free side of a line', () => {
    const mark: Mark = { x: 15, y: 10, radius: 0.3, lines: ['Honda'] };
    expect(placeNames([mark], SIZE)[0]?.anchor).toBe('start');
    const east = { x: 29, y: 10 };
    expect(placeNames([mark], SIZE, [[{ x: 15, y: 10 }, east]])[0]?.anchor).toBe('end');
  });

  it('the first marks choose first, and a name without room is left out', () => {
    const one = { x: 5, y: 10, radius: 0.3, lines: ['San José del Guaviare'] };
    const crowd = Array.from({ length: 12 }, () => one);
    const places = placeNames(crowd, SIZE);
    expect(places[0]).toBeDefined();
    expect(places.filter((place) => place === undefined).length).toBeGreaterThan(3);
  });
});
