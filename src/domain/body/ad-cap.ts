import { bogotaDay } from '../dates/day.ts';

/** A day in Colombia and how often an ad was shown on it, as '2026-11-20 1'. */
const RECORD = /^(\d{4}-\d{2}-\d{2}) ([1-9]\d{0,3})$/;

/** How often an ad was shown today. A stored value that is no such record, or of another day, counts as never. */
function shownToday(stored: string | null, now: Date): number {
  const [, day, times] = RECORD.exec(stored ?? '') ?? [];
  return day !== undefined && day === bogotaDay(now) ? Number(times) : 0;
}

/**
 * The record of one more showing of an ad with a cap; undefined if the reader has seen it often enough today.
 * @param stored the record of the browser, which anything may have written
 * @param cap showings in a day
 * @see B12
 */
export function nextShowing(stored: string | null, cap: number, now: Date): string | undefined {
  const times = shownToday(stored, now);
  return times < cap ? `${bogotaDay(now) ?? ''} ${times + 1}` : undefined;
}
