/** Bogotá's clocks, which have had the same distance from UTC since 1993. */
const OFFSET = '-05:00';
const OFFSET_MS = 5 * 60 * 60 * 1000;
const ZONE = 'America/Bogota';

const CLOCK = new Intl.DateTimeFormat('es-CO', {
  timeZone: ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});
const DAY = new Intl.DateTimeFormat('es-CO', {
  timeZone: ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const YEAR = new Intl.DateTimeFormat('es-CO', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** '10:32' */
export const clockTime = (instant: string): string => CLOCK.format(new Date(instant));

/** 'hoy, 10:32', 'mié, 3 dic, 10:32' or '3 dic 2025, 10:32', by Bogotá's clocks; 'siempre' for the beginning of all. */
export function dayAndTime(instant: string, now: Date): string {
  const date = new Date(instant);
  if (date.getTime() <= 0) return 'siempre';
  const day = YEAR.format(date);
  if (day === YEAR.format(now)) return `hoy, ${CLOCK.format(date)}`;
  const isFar = Math.abs(date.getTime() - now.getTime()) > 180 * 24 * 60 * 60 * 1000;
  return `${isFar ? day : DAY.format(date)}, ${CLOCK.format(date)}`;
}

const AGE = new Intl.RelativeTimeFormat('es-CO', { numeric: 'auto' });
/** The units of ages, each for as many minutes. */
const AGES = [
  ['minute', 1, 60],
  ['hour', 60, 24 * 60],
  ['day', 24 * 60, 14 * 24 * 60],
] as const;

/** 'hace 3 horas', 'ayer', 'dentro de 20 minutos'; the day and the time from two weeks on. */
export function ageInWords(instant: string, now: Date): string {
  const minutes = Math.trunc((Date.parse(instant) - now.getTime()) / 60_000);
  const unit = AGES.find(([, , until]) => Math.abs(minutes) < until);
  return unit ? AGE.format(Math.trunc(minutes / unit[1]), unit[0]) : dayAndTime(instant, now);
}

/** An instant as a field of date and time has it, by Bogotá's clocks. */
export const toField = (instant: Date): string =>
  new Date(instant.getTime() - OFFSET_MS).toISOString().slice(0, 16);

/** The instant of a field of date and time; undefined for an empty or impossible one. */
export function fromField(value: string): Date | undefined {
  const date = new Date(`${value}:00${OFFSET}`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && !Number.isNaN(date.getTime()) ? date : undefined;
}
