import { instantOf, isDay } from './instant.ts';
import { BOGOTA_OFFSET } from './units.ts';

/** The time zone of Colombia, which has no summer time. */
export const BOGOTA_TIME_ZONE = 'America/Bogota';

const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: BOGOTA_TIME_ZONE, dateStyle: 'short' });

/** The day of an instant in Colombia, as '2025-03-31'; undefined for an invalid date. */
export function bogotaDay(date: string | Date): string | undefined {
  const instant = instantOf(date);
  if (Number.isNaN(instant)) return undefined;
  return isDay(date) ? date : DAY_FORMAT.format(instant);
}

/** Whether the day of a date is over at an instant, in Colombia. Days are written so that they sort. An invalid one is. */
export const isPastDay = (date: string | Date, now: Date): boolean =>
  (bogotaDay(date) ?? '') < (bogotaDay(now) ?? '');

/** The year in Colombia at an instant, for page footers. */
export const bogotaYear = (date: Date): number =>
  Number(bogotaDay(date)?.slice(0, 4) ?? date.getUTCFullYear());

/** The instants from the beginning of a year in Colombia to the end of another; open at a side without a year. */
export const bogotaYears = (
  from: number | undefined,
  to: number | undefined,
): { from?: Date; before?: Date } => ({
  ...(from !== undefined && { from: new Date(`${from}-01-01T00:00:00${BOGOTA_OFFSET}`) }),
  ...(to !== undefined && { before: new Date(`${to + 1}-01-01T00:00:00${BOGOTA_OFFSET}`) }),
});

const two = (value: number): string => String(value).padStart(2, '0');

/** The instant of a clock time (minutes after midnight) on the Colombian day of `date`, as ISO with its offset. */
export function clockInstant(date: string | Date, minutes: number): string | undefined {
  const day = bogotaDay(date);
  if (!day || minutes < 0 || minutes >= 1440) return undefined;
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00${BOGOTA_OFFSET}`;
}

/**
 * The coverage of a live blog: from 00:00 to 23:59 of the publish day.
 * @see N9
 */
export function coverage(publishDate: string | Date): { start: string; end: string } | undefined {
  const start = clockInstant(publishDate, 0);
  const end = clockInstant(publishDate, 1439);
  return start && end ? { start, end } : undefined;
}
