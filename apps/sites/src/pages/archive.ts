import { addDays, archiveDate, bogotaDay, isDay } from 'rotativa/domain';

/** The archive by date: '/archivo/' is this month, '/archivo/2026-11/' a month, '/archivo/2026-11-20/' a day. @see B9 */
export const ARCHIVE_PATH = '/archivo/';

/** Where the form of the calendar goes, with the day as `?dia=`. It only redirects. */
export const ANY_DAY_PATH = `${ARCHIVE_PATH}dia/`;

/** The first day of the archive. */
export const FIRST_DAY = '2000-01-01';

export interface ArchivePlace {
  readonly month: string;
  /** Undefined on the page of a month. */
  readonly day?: string;
  readonly title: string;
}

const monthTitle = (month: string): string => {
  const name = archiveDate(`${month}-01`).replace(/^1 de /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Whether the archive has a day: it exists, and it is neither before the first one nor in the future. */
const isKnown = (day: string, today: string): boolean => isDay(day) && day >= FIRST_DAY && day <= today;

/**
 * The place of the archive at an address; undefined for an address elsewhere, 'unknown' for a day or month that the
 * calendar or the archive does not have.
 */
export function archivePlace(
  path: string,
  query: URLSearchParams,
  today: string,
): ArchivePlace | { redirect: string } | 'unknown' | undefined {
  if (!path.startsWith(ARCHIVE_PATH)) return undefined;
  if (path === ANY_DAY_PATH) {
    const day = query.get('dia') ?? '';
    return { redirect: isKnown(day, today) ? `${ARCHIVE_PATH}${day}/` : ARCHIVE_PATH };
  }
  if (path === ARCHIVE_PATH) return { month: today.slice(0, 7), title: 'Archivo por fecha' };
  const requested = path.slice(ARCHIVE_PATH.length, -1);
  if (isKnown(requested, today))
    return { month: requested.slice(0, 7), day: requested, title: archiveDate(requested) };
  if (isDay(`${requested}-01`) && isKnown(`${requested}-01`, today))
    return { month: requested, title: monthTitle(requested) };
  return 'unknown';
}

/** The days before and after a day that the archive has. */
export function daysBeside(day: string, now: Date): { before?: string; after?: string } {
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  const today = bogotaDay(now) ?? day;
  return {
    ...(before >= FIRST_DAY && { before }),
    ...(after <= today && { after }),
  };
}
