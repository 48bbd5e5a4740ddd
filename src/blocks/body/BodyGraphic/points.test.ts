import { describe, expect, it } from 'vitest';
import fc from '../../../../tests/support/fuzz.ts';
import { pointAfter, pointInWords, type TableTexts } from './points.ts';

const TABLE: TableTexts = {
  columns: ['Año', 'Bogotá', 'Cali'],
  rows: [
    ['2020', '40,1 %', '38 %'],
    ['2021', '45,2 %', ''],
    ['2022', '47 %', '41 %'],
  ],
};
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

describe('N18 the reading of points', () => {
  it.each([
    ['ArrowRight', { row: 2, column: 0 }],
    ['ArrowLeft', { row: 0, column: 0 }],
    ['ArrowDown', { row: 1, column: 1 }],
    ['ArrowUp', { row: 1, column: 0 }],
    ['Home', { row: 0, column: 0 }],
    ['End', { row: 2, column: 0 }],
    ['Enter', undefined],
  ])('%s goes along the rows or from series to series', (key, place) => {
    expect(pointAfter(key, TABLE, { row: 1, column: 0 })).toEqual(place);
  });

  it('goes along the columns where they are the axis', () => {
    const from = { row: 1, column: 0 };
    expect(pointAfter('ArrowRight', TABLE, from, true)).toEqual({ row: 1, column: 1 });
    expect(pointAfter('ArrowDown', TABLE, from, true)).toEqual({ row: 2, column: 0 });
    expect(pointAfter('End', TABLE, from, true)).toEqual({ row: 1, column: 1 });
  });

  it('begins at the first point, or at the end of its series', () => {
    const first = { row: 0, column: 0 };
    expect(KEYS.map((key) => pointAfter(key, TABLE))).toEqual([
      ...Array.from({ length: 5 }, () => first),
      { row: 2, column: 0 },
    ]);
  });

  it('never leaves the table', () => {
    const keys = fc.array(fc.constantFrom(...KEYS), { maxLength: 20 });
    fc.assert(
      fc.property(keys, fc.boolean(), (pressed, turned) => {
        const last = pressed.reduce<ReturnType<typeof pointAfter>>(
          (point, key) => pointAfter(key, TABLE, point, turned),
          undefined,
        );
        if (last) expect(TABLE.rows[last.row]?.[last.column + 1]).toBeTypeOf('string');
      }),
    );
  });

  it('tells a point as the table has it', () => {
    expect(pointInWords(TABLE, { row: 1, column: 0 }, 'sin dato')).toBe('2021, Bogotá: 45,2 %');
    expect(pointInWords(TABLE, { row: 1, column: 1 }, 'sin dato')).toBe('2021, Cali: sin dato');
    const one = { columns: ['Ciudad', 'Días'], rows: [['Chocó', '154 días']] };
    expect(pointInWords(one, { row: 0, column: 0 }, 'sin dato')).toBe('Chocó: 154 días');
  });
});
