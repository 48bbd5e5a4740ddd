import { BOGOTA_TIME_ZONE, bogotaDay } from './day.ts';
import { instantOf, isDay } from './instant.ts';
import { zonedFields, type ZonedFields } from './zone.ts';
import { clock, dates, headerDates, relativeTimes } from '../../messages/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './units.ts';

// The words are in the dictionary and not taken from Intl: the locale data of server and browsers differ, and a date
// would change on hydration.

/** The time zone of the dates that replace relative times. */
export const RELATIVE_TIME_ZONE = 'America/New_York';

/** @param silent the year that is not written */
function dayMonthYear({ day, month, year }: ZonedFields, silent?: number): string {
  const name = dates.months[month - 1] ?? '';
  return year === silent ? dates.ofThisYear(day, name) : dates.long(day, name, year);
}

/**
 * A time of day in the format of all sites: '1:51 p. m.', with no-break spaces.
 * @param hour 0 to 23
 * @param minute 0 to 59
 */
export function timeOfDay({ hour, minute }: { hour: number; minute: number }): string {
  const half = hour < 12 ? clock.am : clock.pm;
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${half}`;
}

function formatted(date: string | Date, zone: string, write: (fields: ZonedFields) => string): string {
  const fields = zonedFields(date, zone);
  return fields ? write(fields) : '';
}

/** es-CO, long month: '31 de marzo de 2025'. Empty for an invalid date. @see N15 */
export function longDate(date: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  return formatted(date, timeZone, dayMonthYear);
}

/** The present hour and not the instant, because the fields of every instant that is read are kept. */
const hourOf = (now: string | Date): Date => new Date(instantOf(now) - (instantOf(now) % HOUR_MS));

/** The date of an item of a list. A list of this year would repeat the year in every line. */
function listDate(date: string | Date, now: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  const thisYear = zonedFields(hourOf(now), timeZone)?.year;
  return formatted(date, timeZone, (fields) => dayMonthYear(fields, thisYear));
}

/** The date of an article, es-CO long with the time if it has one: '31 de marzo de 2025, 10:30 a. m.'. @see N15 */
export function articleDate(date: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  if (isDay(date)) return longDate(date);
  return formatted(date, timeZone, (fields) => `${dayMonthYear(fields)}, ${timeOfDay(fields)}`);
}

/** The date of a header, es-ES with weekday: 'lunes, 31 de marzo de 2025'. @see H1 */
export function headerDate(date: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  return formatted(
    date,
    timeZone,
    (fields) => `${headerDates.weekdays[fields.weekday] ?? ''}, ${dayMonthYear(fields)}`,
  );
}

/** Only the time: '10:30 a. m.'; empty for a day without one. */
export function clockTime(date: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  return isDay(date) ? '' : formatted(date, timeZone, timeOfDay);
}

/**
 * The time of something that is new: of today '3:25 p. m.', of the day before 'Ayer, 3:25 p. m.', of another day with its
 * date. Without the day a time would be read as one of today.
 */
export function newsTime(date: string | Date, now: string | Date): string {
  const time = clockTime(date);
  const day = bogotaDay(date);
  if (time && day === bogotaDay(now)) return time;
  return time && day === bogotaDay(new Date(instantOf(now) - DAY_MS))
    ? relativeTimes.yesterday(time)
    : listDate(date, now);
}

/**
 * The date of an archive page in the long Colombian format. It is the same day in every zone.
 * @param day as '2025-03-31'; any other value gives an empty text
 * @see B9
 */
export function archiveDate(day: string): string {
  return isDay(day) ? longDate(day) : '';
}

/** The thresholds of relative times. */
export const RELATIVE_SECONDS_UNTIL_MS = 5 * MINUTE_MS;
/** Younger times appear in minutes. */
export const RELATIVE_MINUTES_UNTIL_MS = HOUR_MS;
/** Younger times appear in hours, older ones as a date. */
export const RELATIVE_HOURS_UNTIL_MS = 6 * HOUR_MS;

/**
 * A relative time, for a day without a time its date: under 5 minutes 'Hace pocos segundos', under 60 'Hace N minutos', under 6 hours 'Hace N hora(s)',
 * otherwise the date (es-CO, New York time), with its year if it is not of this year. A time less than 5 minutes in the future counts as now.
 * @see N15
 */
export function relativeTime(date: string | Date, now: string | Date): string {
  const elapsed = instantOf(now) - instantOf(date);
  if (Number.isNaN(elapsed)) return '';
  if (isDay(date)) return listDate(date, now);
  if (elapsed < -RELATIVE_SECONDS_UNTIL_MS || elapsed >= RELATIVE_HOURS_UNTIL_MS)
    return listDate(date, now, RELATIVE_TIME_ZONE);
  if (elapsed < RELATIVE_SECONDS_UNTIL_MS) return relativeTimes.now;
  if (elapsed < RELATIVE_MINUTES_UNTIL_MS) return relativeTimes.minutes(Math.floor(elapsed / MINUTE_MS));
  return relativeTimes.hours(Math.floor(elapsed / HOUR_MS));
}
