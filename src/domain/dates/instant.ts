import { BOGOTA_OFFSET } from './units.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a date is a day without a time, as '2025-03-31'. */
export const isDay = (date: string | Date): date is string => typeof date === 'string' && DAY.test(date);

/** A date in ms; NaN if it is unreadable. A day without a time begins at midnight in Colombia. */
export const instantOf = (date: string | Date): number =>
  new Date(isDay(date) ? `${date}T00:00:00${BOGOTA_OFFSET}` : date).getTime();
