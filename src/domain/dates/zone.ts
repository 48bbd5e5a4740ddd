import { isDay } from './instant.ts';

/** The fields of an instant on the clocks of a time zone. `weekday` 0 is Sunday; `month` counts from 1. */
export interface ZonedFields {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached formatter for the zone: creating one is much slower than using it, and a front has about a hundred dates. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The fields, or undefined for an invalid date. A day without a time is the same day in every zone. @throws RangeError for an unknown zone */
export function zonedFields(date: string | Date, timeZone: string): ZonedFields | undefined {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return undefined;
  const parts = new Map(
    formatIn(isDay(date) ? 'UTC' : timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const field = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  return {
    year: field('year'),
    month: field('month'),
    day: field('day'),
    weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    hour: field('hour'),
    minute: field('minute'),
  };
}
