import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import {
  addDays,
  addMonths,
  calendarNames,
  clampDay,
  isDay,
  startOfWeek,
  weekdayOf,
  weeksOf,
} from './calendar.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('T4 days of a calendar', () => {
  it.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %s months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('knows the day of the week', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(startOfWeek('2026-11-20', 0)).toBe('2026-11-15');
    expect(startOfWeek('2026-11-20', 1)).toBe('2026-11-16');
    expect(startOfWeek('2026-11-15', 1)).toBe('2026-11-09');
  });

  it('stays between the first and the last day', () => {
    expect(clampDay('2026-11-20', '2026-11-21')).toBe('2026-11-21');
    expect(clampDay('2026-11-20', undefined, '2026-11-19')).toBe('2026-11-19');
    expect(clampDay('2026-11-20', '2026-01-01', '2026-12-31')).toBe('2026-11-20');
  });

  it('a month has each of its days once, in weeks that begin on the chosen day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), (day, weekStart) => {
        const weeks = weeksOf(day, weekStart);
        const shown = weeks.flat().filter((one) => one !== undefined);
        const first = `${day.slice(0, 7)}-01`;
        expect(shown[0]).toBe(first);
        expect(shown.at(-1)).toBe(addDays(addMonths(first, 1), -1));
        expect(shown.every((one, at) => at === 0 || one === addDays(shown[at - 1]!, 1))).toBe(true);
        for (const week of weeks)
          for (const [at, one] of week.entries()) if (one) expect(weekdayOf(one)).toBe((weekStart + at) % 7);
      }),
    );
  });

  it('has the names in Spanish', () => {
    const { months, weekdays, day } = calendarNames('es-CO');
    expect([months[0], months[10]]).toEqual(['enero', 'noviembre']);
    expect(weekdays[0]!.long).toBe('domingo');
    expect(weekdays[6]!.short).toMatch(/^sáb/);
    expect(day('2026-11-20')).toBe('viernes, 20 de noviembre de 2026');
  });
});
