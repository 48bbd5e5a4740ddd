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

/** An instant as a field of date and time has it, by Bogotá's clocks. */
export const toField = (instant: Date): string =>
  new Date(instant.getTime() - OFFSET_MS).toISOString().slice(0, 16);

/** The instant of a field of date and time; undefined for an empty or impossible one. */
export function fromField(value: string): Date | undefined {
  const date = new Date(`${value}:00${OFFSET}`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && !Number.isNaN(date.getTime()) ? date : undefined;
}
