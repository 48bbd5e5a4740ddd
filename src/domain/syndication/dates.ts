import { instantOf } from '../dates/instant.ts';
import { BOGOTA_OFFSET, BOGOTA_OFFSET_MS } from '../dates/units.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

const two = (value: number): string => String(value).padStart(2, '0');

/** The fields of an instant on a Colombian clock; undefined for an invalid date. */
function onTheClock(date: string | undefined) {
  const time = instantOf(date ?? '') + BOGOTA_OFFSET_MS;
  // The formats have years of four digits.
  return time >= 0 && time < 253_402_300_800_000 ? new Date(time) : undefined;
}

/** The date of RSS (RFC 822) in Colombian time: 'Mon, 31 Mar 2025 10:30:00 -0500'. */
export function rssDate(date: string | undefined): string | undefined {
  const at = onTheClock(date);
  if (!at) return undefined;
  const day = `${WEEKDAYS[at.getUTCDay()]}, ${two(at.getUTCDate())} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} -0500`;
}

/** RFC 3339 in Colombian time: '2025-03-31T10:30:00-05:00'. For JSON feeds and sitemaps. */
export function isoDate(date: string | undefined): string | undefined {
  const at = onTheClock(date);
  return at && `${at.toISOString().slice(0, 19)}${BOGOTA_OFFSET}`;
}
