import { clockDays } from '../dates/clock-days.ts';
import { clockInstant } from '../dates/day.ts';
import { instantOf, isDay } from '../dates/instant.ts';
import { DAY_MS } from '../dates/units.ts';
import { leadingTime, withoutLeadingTime, type UpdateTime } from '../dates/update-time.ts';
import { plainText } from '../html/plain-text.ts';
import type { BodyBlock, BodyLogEntry } from './block.ts';

/** Tags that are empty after their time was removed. */
const EMPTY_TAG = /<(\w+)[^>]*>\s*<\/\1>/g;

function rest(html: string): string {
  const cut = withoutLeadingTime(html).replace(EMPTY_TAG, '').replace(EMPTY_TAG, '').trim();
  return plainText(cut) === '' ? '' : cut;
}

/** When a document was published, and the dates of its other versions. ISO. */
export interface WrittenDates {
  publishDate?: string | undefined;
  otherDates?: readonly string[] | undefined;
}

const timeOf = (block: BodyBlock): UpdateTime | undefined =>
  block.type === 'text' || block.type === 'header' ? leadingTime(block.html) : undefined;

/**
 * The instants of clock times in the order of a text. Their oldest day is that of publication; if they pass midnight,
 * it may be one before, and is the day on which they are nearest to the dates of the document: the date of a coverage
 * is often that of its end.
 */
function instantsOf(minutes: readonly number[], { publishDate, otherDates = [] }: WrittenDates): string[] {
  if (!publishDate) return [];
  const days = clockDays(minutes);
  const span = Math.max(0, ...days);
  const known = [publishDate, ...otherDates].map((date) => ({
    from: instantOf(date),
    until: instantOf(date) + (isDay(date) ? DAY_MS : 0),
  }));
  const from = Math.min(...known.map((date) => date.from));
  const until = Math.max(...known.map((date) => date.until));
  const candidates = Array.from({ length: span + 1 }, (_, before) => {
    const instants = minutes.map(
      (minute, at) =>
        clockInstant(new Date(instantOf(publishDate) + (days[at]! - before) * DAY_MS), minute) ?? '',
    );
    const times = instants.map(instantOf);
    return { instants, gap: Math.max(0, from - Math.max(...times), Math.min(...times) - until) };
  });
  return candidates.reduce((best, one) => (one.gap < best.gap ? one : best)).instants;
}

/**
 * Splits the leading 'h:mm am/pm' from text and header blocks: the time becomes a time stamp with its instant on the
 * publish day, or on the days after it if the times pass midnight, and the remaining text its level-2 header. An
 * impossible time is logged, and its instant is empty.
 * @param dates without that of publication instants are empty
 * @see N9
 */
export function splitTimes(
  blocks: readonly BodyBlock[],
  dates: WrittenDates,
  log: (entry: BodyLogEntry) => void,
): BodyBlock[] {
  const found = new Map(
    blocks.flatMap((block) => {
      const time = timeOf(block);
      return time ? [[block, time] as const] : [];
    }),
  );
  const possible = [...found].flatMap(([block, { minutes }]) =>
    minutes === undefined ? [] : [{ block, minutes }],
  );
  const instants = instantsOf(
    possible.map(({ minutes }) => minutes),
    dates,
  );
  const dated = new Map(possible.map(({ block }, at) => [block, instants[at]]));
  return blocks.map((block) => {
    const time = found.get(block)?.time;
    if (time === undefined || (block.type !== 'text' && block.type !== 'header')) return block;
    const dateTime = dated.get(block) ?? '';
    if (!dateTime) log({ type: 'time-stamp', id: block.id, reason: `'${time}' cannot be read as a date` });
    return { type: 'time-stamp', id: block.id, time, dateTime, level: 2, html: rest(block.html) };
  });
}
