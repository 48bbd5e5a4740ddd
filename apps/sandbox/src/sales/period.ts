/**
 * The same day so many months later, at the same hour; the month's last day when it has no such day.
 * Counted in UTC, so that it does not depend on where the server stands.
 */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}
