import { DAY_MS } from './units.ts';

/** A day of the calendar, such as '2026-11-20'. It is no instant, so that no time zone changes it. */
export type Day = string;

const MIDNIGHT = 'T00:00:00Z';

const toDate = (day: Day): Date => new Date(day + MIDNIGHT);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether a text is a day that exists: '2026-02-30' does not. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? toDate(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && toDay(date) === text;
}

/** The day some days later, or earlier with a negative number: `addDays('2026-02-28', 1)` is '2026-03-01'. */
export const addDays = (day: Day, days: number): Day =>
  toDay(new Date(toDate(day).getTime() + days * DAY_MS));

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = toDate(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  return toDay(new Date(last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()))));
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => toDate(day).getUTCDay();

/** The first day of the week in which a day is. @param weekStart 0 is Sunday */
export const startOfWeek = (day: Day, weekStart: number): Day =>
  addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));

/** The day itself, or the nearest one between `min` and `max`. */
export function clampDay(day: Day, min?: Day, max?: Day): Day {
  if (max && day > max) return max;
  return min && day < min ? min : day;
}

/**
 * The weeks of the month of a day, as a calendar shows them. What belongs to another month is undefined.
 * @param weekStart 0 is Sunday
 */
export function weeksOf(day: Day, weekStart: number): (Day | undefined)[][] {
  const month = day.slice(0, 7);
  const weeks: (Day | undefined)[][] = [];
  for (
    let first = startOfWeek(`${month}-01`, weekStart);
    first.slice(0, 7) <= month;
    first = addDays(first, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : undefined)));
  }
  return weeks;
}

/** The words of a calendar in one language. */
export interface CalendarNames {
  /** 'noviembre', from January on. */
  readonly months: readonly string[];
  /** 'lunes' and 'lun', from Sunday on. */
  readonly weekdays: readonly { readonly long: string; readonly short: string }[];
  /** 'viernes, 20 de noviembre de 2026' */
  readonly day: (day: Day) => string;
}

/** A Sunday, from which the names of the days are read. */
const SUNDAY = '2026-02-01';

/** The names of months and days in a language, from the locale data of the browser. Not for HTML that is hydrated. */
export function calendarNames(locale: string): CalendarNames {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: Day): string => format.format(toDate(day));
  };
  const [month, long, short] = [
    written({ month: 'long' }),
    written({ weekday: 'long' }),
    written({ weekday: 'short' }),
  ];
  return {
    months: Array.from({ length: 12 }, (_, at) => month(addMonths('2026-01-01', at))),
    weekdays: Array.from({ length: 7 }, (_, at) => addDays(SUNDAY, at)).map((day) => ({
      long: long(day),
      short: short(day),
    })),
    day: written({ dateStyle: 'full' }),
  };
}
