import { BOGOTA_TIME_ZONE } from '../dates/day.ts';
import { zonedFields } from '../dates/zone.ts';
import { eventDates } from '../../messages/dates.ts';
import { MINUTE_MS, SECOND_MS } from '../dates/units.ts';

/** A date in parts: '08', 'oct', '2026', '08.10.2026'. */
export interface EventDate {
  day: string;
  month: string;
  year: string;
  numerals: string;
}

/** The day of an event in Colombia; undefined for an invalid date. */
export function eventDate(starts: string, timeZone: string = BOGOTA_TIME_ZONE): EventDate | undefined {
  const fields = zonedFields(starts, timeZone);
  if (!fields) return undefined;
  const [day, month, year] = [fields.day, fields.month, fields.year].map((part) =>
    String(part).padStart(2, '0'),
  ) as [string, string, string];
  return { day, month: eventDates.months[fields.month - 1] ?? '', year, numerals: `${day}.${month}.${year}` };
}

/** The time until an instant, in whole units that add up. */
export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  /** If it is counted to the second. */
  seconds?: number;
}

/**
 * The time left until `starts`, rounded up to the minute or the second; undefined after the start, or for an invalid
 * date.
 */
export function remaining(
  starts: string,
  now: Date,
  to: 'minute' | 'second' = 'minute',
): Remaining | undefined {
  const unit = to === 'second' ? SECOND_MS : MINUTE_MS;
  const left = Math.ceil((Date.parse(starts) - now.getTime()) / unit) * unit;
  if (!(left > 0)) return undefined;
  const minutes = Math.floor(left / MINUTE_MS);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
    ...(to === 'second' && { seconds: (left / SECOND_MS) % 60 }),
  };
}
