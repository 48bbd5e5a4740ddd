import { describe, expect, it } from 'vitest';
import { date } from './read-date.ts';
import { cursor } from './read.ts';

describe('dates of documents', () => {
  it.each([
    ['2024-01-31T10:00:00Z', '2024-01-31T10:00:00Z'],
    ['2024-01-31T10:00:00.123-05:00', '2024-01-31T10:00:00.123-05:00'],
    ['2024-01-31T10:00:00+0000', '2024-01-31T10:00:00.000Z'],
    ['20240131T100000Z', '2024-01-31T10:00:00Z'],
    ['Wed, 31 Jan 2024 10:00:00 GMT', '2024-01-31T10:00:00.000Z'],
    [1706695200000, '2024-01-31T10:00:00.000Z'],
    [1706695200, '2024-01-31T10:00:00.000Z'],
    ['1706695200', '2024-01-31T10:00:00.000Z'],
    ['2024-02-30T10:00:00Z', '2024-03-01T10:00:00.000Z'],
    ['2024-01-31T10:00:00', '2024-01-31T10:00:00-05:00'],
    ['2024-01-31T10:00:00.5', '2024-01-31T10:00:00.5-05:00'],
    ['2024-01-31 10:00', '2024-01-31T10:00:00-05:00'],
    ['20240131T100000', '2024-01-31T10:00:00-05:00'],
    ['Jan 31, 2024 10:00 pm', '2024-02-01T03:00:00.000Z'],
    ['Wed Jan 31 2024 10:00:00 GMT-0500 (hora de Colombia)', '2024-01-31T15:00:00.000Z'],
    ['2024-01-31 10:00:00Z', '2024-01-31T10:00:00.000Z'],
    ['2024-01-31T24:00:00Z', '2024-02-01T00:00:00.000Z'],
    ['2024-01-31 10:00 PM', '2024-02-01T03:00:00.000Z'],
    ['5/12/2024 10:00', '2024-12-05T10:00:00-05:00'],
    ['20240131100000', '2024-01-31T10:00:00-05:00'],
    [20240131100000, '2024-01-31T10:00:00-05:00'],
  ])('%j is %s', (given, iso) => {
    const at = cursor('publish_date');
    expect(date(given, at)).toBe(iso);
    expect(at.issues).toEqual([]);
  });

  it.each([
    [' 2024-01-31 ', '2024-01-31'],
    ['2024-01', '2024-01-01'],
    ['Wed, 31 Jan 2024', '2024-01-31'],
    ['6 de diciembre de 2019', '2019-12-06'],
    ['1 de Septiembre del 2020', '2020-09-01'],
    ['31 de febrero de 2026', '2026-03-03'],
    ['05/12/2025', '2025-12-05'],
    ['5.12.2025', '2025-12-05'],
    ['12/31/2025', '2025-12-31'],
    ['20240131', '2024-01-31'],
  ])('%j is the day %s, and that is said', (given, day) => {
    const at = cursor('publish_date');
    expect(date(given, at)).toBe(day);
    expect(at.issues).toEqual([
      { path: 'publish_date', reason: 'a date without a time; it is shown without one' },
    ]);
  });

  it.each([
    ['ayer'],
    [{}],
    ['0000-00-00'],
    [true],
    [1e300],
    ['31 de foo de 2020'],
    ['+275760-09-13T00:00:00.001Z'],
    ['+010000-01-01T00:00:00Z'],
    ['0001-01-01T00:00:00Z'],
    [1_796_040_000_000_000],
    ['32 de enero de 2026'],
    ['Capítulo 5'],
    ['Edición 2120'],
    ['2'],
  ])('%j is none, and that is said', (given) => {
    const at = cursor('publish_date');
    expect(date(given, at)).toBeUndefined();
    expect(at.issues).toMatchObject([{ path: 'publish_date' }]);
  });

  it.each([[null], [undefined], ['']])('%j is absent', (given) => {
    const at = cursor();
    expect(date(given, at)).toBeUndefined();
    expect(at.issues).toEqual([]);
  });
});
