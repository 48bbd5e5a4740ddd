import { isDay } from '../dates/instant.ts';
import { BOGOTA_OFFSET } from '../dates/units.ts';
import { describe, type Cursor } from './read.ts';

/** Years of four digits. HTML and databases have no others, and other systems write the year 1 for no date. */
const EARLIEST_MS = Date.UTC(1000, 0);
const LATEST_MS = Date.UTC(10_000, 0) - 1;
/** Smaller numbers are seconds: as milliseconds they would be in the first months of 1970. */
const FIRST_MS = 1e11;

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const SPANISH = /^(\d{1,2}) de (\p{L}{3})\p{L}* del? (\d{4})$/iu;
/** `20240131T100000Z` */
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z|[+-]\d\d:?\d\d)$/;
/** The same without its signs, in digits only. */
const COMPACT =
  /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:([01]\d|2[0-3])([0-5]\d)([0-5]\d)?)?$/;
/** `5/12/2025` is in December: in Colombia the day is first. */
const DAY_FIRST = /^(\d{1,2})([/.-])(0?[1-9]|1[0-2])\2(\d{4})(?!\d)/;
/** An instant that HTML accepts. */
const ISO = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** The spelling of almost every date, on a day that all months have: nothing about it needs a second look. */
const USUAL =
  /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** A clock time without a zone, in ISO, with a space for its `T`, and without its signs. */
const UNZONED = /^(\d{4})-?(\d\d)-?(\d\d)[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?$/;
/** A zone after the time of any other spelling: 'GMT', '+0000', 'GMT-0500 (hora de Colombia)'. */
const ZONE = /(?:Z|\b(?![AP]M\b)[A-Z]{2,4}|[+-]\d\d:?\d\d)(?:\s*\(.*\))?$/;
const CLOCK = /\d:\d\d/;
/**
 * `Date.parse` finds a date in almost any text: 'Capítulo 5' is May of 2001. It may read what begins with a year, or names
 * a month and a year.
 */
const DATED =
  /^[+-]?\d{4}|^\d{1,2}\/\d{1,2}\/\d{4}|^(?=.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(?=.*\b\d{4}\b)/i;
/** `2024-01` */
const MONTH = /^\d{4}-\d\d$/;

const iso = (ms: number): string | undefined =>
  ms >= EARLIEST_MS && ms <= LATEST_MS ? new Date(ms).toISOString() : undefined;

const pad = (part: number | string): string => String(part).padStart(2, '0');

/** A date whose clock time has no zone is one of Colombia, whatever the zone of the machine. */
function inColombia(given: string): string {
  if (MONTH.test(given)) return `${given}-01`;
  const [, year, month, day, hour, minute, second = '00', fraction] = UNZONED.exec(given) ?? [];
  if (year)
    return `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction ? `.${fraction}` : ''}${BOGOTA_OFFSET}`;
  return CLOCK.test(given) && !ZONE.test(given) ? `${given} GMT${BOGOTA_OFFSET}` : given;
}

function fromText(given: string): string | undefined {
  if (USUAL.test(given)) return given;
  if (/^\d{8,16}$/.test(given)) return fromDigits(given);
  const dated = isoDayFirst(given);
  if (!DATED.test(dated)) return undefined;
  const text = inColombia(dated.replace(BASIC, '$1-$2-$3T$4:$5:$6$7'));
  if (!CLOCK.test(text)) return iso(Date.parse(isDay(text) ? text : `${text} GMT`))?.slice(0, 10);
  const found = iso(Date.parse(text));
  const plain = ISO.exec(text)?.[1];
  // Date.parse reads 30 February as 1 March.
  const exists = plain && iso(Date.parse(plain))?.startsWith(plain);
  return found && exists ? text : found;
}

/** A text with its day in the order of ISO, if it begins with a day. */
function isoDayFirst(given: string): string {
  const [, day = '', month = '', year] = SPANISH.exec(given) ?? [];
  const place = MONTHS.indexOf(month.toLowerCase());
  if (place >= 0) return `${year}-${pad(place + 1)}-${pad(day)}`;
  return given.replace(
    DAY_FIRST,
    (_all, first: string, _sign, second: string, last: string) => `${last}-${pad(second)}-${pad(first)}`,
  );
}

function fromDigits(digits: string): string | undefined {
  const [, year, month, day, hour, minute, second = '00'] = COMPACT.exec(digits) ?? [];
  if (!year) return fromNumber(Number(digits));
  return fromText(`${year}-${month}-${day}${hour ? ` ${hour}:${minute}:${second}` : ''}`);
}

const fromNumber = (value: number): string | undefined =>
  iso(Math.abs(value) < FIRST_MS ? value * 1000 : value);

/**
 * A date as an ISO instant, or as a day if the source gives no time: with a time it would be another day in other zones.
 * Reads ISO in its spellings, an epoch in seconds or milliseconds, the date of a mail header, '6 de diciembre de 2019' and
 * '6/12/2019'. A day without a time and a time without a zone are reported. Any other value is undefined and reported.
 */
export function date(value: unknown, at: Cursor): string | undefined {
  if (value === null || value === undefined) return undefined;
  const given = typeof value === 'string' ? value.trim() : value;
  if (given === '') return undefined;
  const found =
    typeof given === 'number'
      ? COMPACT.test(String(given))
        ? fromText(String(given))
        : fromNumber(given)
      : typeof given === 'string'
        ? fromText(given)
        : undefined;
  if (!found) at.report(`expected a date, found ${describe(value)}; ignored`);
  else if (isDay(found)) at.report('a date without a time; it is shown without one');
  return found;
}
