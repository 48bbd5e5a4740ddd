import { isDay } from './instant.ts';

/** The fields of an instant on the clocks of a time zone. `weekday` 0 is Sunday; `month` counts from 1. */
export interface ZonedFields {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
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

/** Fields that were read: pages show the dates of the same stories, and Intl takes long for each. */
const known = new Map<string, ZonedFields>();
const MOST_KNOWN = 2000;

/** The fields, or undefined for an invalid date. A day without a time is the same day in every zone. @throws RangeError for an unknown zone */
export function zonedFields(date: string | Date, timeZone: string): ZonedFields | undefined {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return undefined;
  const zone = isDay(date) ? 'UTC' : timeZone;
  const key = `${zone} ${instant.getTime()}`;
  const fields = known.get(key) ?? fieldsIn(zone, instant);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, fields);
  return fields;
}

function fieldsIn(timeZone: string, instant: Date): ZonedFields {
  const parts = new Map(
    formatIn(timeZone)
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
