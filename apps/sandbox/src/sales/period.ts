/**
 * The same day a number of months later, at the same hour; the last day of a shorter month.
 * Computed in UTC, so that it does not depend on the server's time zone.
 */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}
