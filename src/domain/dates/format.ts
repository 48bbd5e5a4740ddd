import { BOGOTA_TIME_ZONE } from './day.ts';
import { zonedFields } from './zone.ts';
import type { ZonedFields } from './zone.ts';

// The words are written here, not taken from Intl: server and browsers differ in their locale data, and a date that
// changes on hydration is a fault that readers see.
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** The zone in which relative times end. @see 000 §9 */
export const RELATIVE_TIME_ZONE = 'America/New_York';

function dayMonthYear({ day, month, year }: ZonedFields): string {
  return `${day} de ${MONTHS[month - 1] ?? ''} de ${year}`;
}

function clock({ hour, minute }: ZonedFields): string {
  const half = hour < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

function formatted(date: string | Date, zone: string, write: (fields: ZonedFields) => string): string {
  const fields = zonedFields(date, zone);
  return fields ? write(fields) : '';
}

/** es-CO, long month: '31 de marzo de 2025'. Empty for what is no date. @see 000 §9, N15 */
export function longDate(date: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  return formatted(date, timeZone, dayMonthYear);
}

/** The date of an article, es-CO long with time: '31 de marzo de 2025, 10:30 a. m.'. @see 001 §2, N15 */
export function articleDate(date: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  return formatted(date, timeZone, (fields) => `${dayMonthYear(fields)}, ${clock(fields)}`);
}

/** The date of a header, es-ES with weekday: 'lunes, 31 de marzo de 2025'. @see 000 §2, §9, H1 */
export function headerDate(date: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  return formatted(date, timeZone, (fields) => `${WEEKDAYS[fields.weekday] ?? ''}, ${dayMonthYear(fields)}`);
}

/** Only the time: '10:30 a. m.'. */
export function clockTime(date: string | Date, timeZone: string = BOGOTA_TIME_ZONE): string {
  return formatted(date, timeZone, clock);
}

/**
 * The date of an archive page in long Colombian form. The day is taken at 12:00 UTC, so that no time zone moves it.
 * @param day as '2025-03-31'; anything else gives the empty text
 * @see 002 §2, §9, B9
 */
export function archiveDate(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? longDate(`${day}T12:00:00Z`, BOGOTA_TIME_ZONE) : '';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The thresholds of relative times. @see 000 §9 */
export const RELATIVE_SECONDS_UNTIL_MS = 5 * MINUTE_MS;
export const RELATIVE_MINUTES_UNTIL_MS = HOUR_MS;
export const RELATIVE_HOURS_UNTIL_MS = 6 * HOUR_MS;

/**
 * How long ago: under 5 minutes 'Hace pocos segundos', under 60 'Hace N minutos', under 6 hours 'Hace N hora(s)',
 * otherwise the date (es-CO, in New York's zone). A moment ahead of `now` by less than 5 minutes counts as now.
 * @see 000 §9, N15
 */
export function relativeTime(date: string | Date, now: string | Date): string {
  const elapsed = new Date(now).getTime() - new Date(date).getTime();
  if (Number.isNaN(elapsed)) return '';
  if (elapsed < -RELATIVE_SECONDS_UNTIL_MS || elapsed >= RELATIVE_HOURS_UNTIL_MS)
    return longDate(date, RELATIVE_TIME_ZONE);
  if (elapsed < RELATIVE_SECONDS_UNTIL_MS) return 'Hace pocos segundos';
  if (elapsed < RELATIVE_MINUTES_UNTIL_MS) return `Hace ${Math.floor(elapsed / MINUTE_MS)} minutos`;
  const hours = Math.floor(elapsed / HOUR_MS);
  return `Hace ${hours} ${hours === 1 ? 'hora' : 'horas'}`;
}
