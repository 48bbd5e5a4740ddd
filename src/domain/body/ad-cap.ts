import { bogotaDay } from '../dates/day.ts';

/** A day in Colombia and how often an ad was shown on it, as '2026-11-20 1'. */
const KEPT = /^(\d{4}-\d{2}-\d{2}) ([1-9]\d{0,3})$/;

/** How often an ad was shown today. A kept value that is no such record, or of another day, counts as never. */
function shownToday(kept: string | null, now: Date): number {
  const [, day, times] = KEPT.exec(kept ?? '') ?? [];
  return day !== undefined && day === bogotaDay(now) ? Number(times) : 0;
}

/**
 * The record of one more showing of an ad with a cap; undefined if the reader has seen it often enough today.
 * @param kept the record of the browser, which anything may have written
 * @param cap showings in a day
 * @see B12
 */
export function nextShowing(kept: string | null, cap: number, now: Date): string | undefined {
  const times = shownToday(kept, now);
  return times < cap ? `${bogotaDay(now) ?? ''} ${times + 1}` : undefined;
}
