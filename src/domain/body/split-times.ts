import { clockInstant } from '../dates/day.ts';
import { leadingTime, withoutLeadingTime } from '../dates/update-time.ts';
import { plainText } from '../html/plain-text.ts';
import type { BodyBlock, BodyLogEntry } from './block.ts';

/** Tags that are empty after their time was removed. */
const EMPTY_TAG = /<(\w+)[^>]*>\s*<\/\1>/g;

function rest(html: string): string {
  const cut = withoutLeadingTime(html).replace(EMPTY_TAG, '').replace(EMPTY_TAG, '').trim();
  return plainText(cut) === '' ? '' : cut;
}

/**
 * Splits the leading 'h:mm am/pm' from text and header blocks: the time becomes a time stamp with its instant on the
 * publish day, and the remaining text its level-2 header. An impossible time is logged, and its instant is empty.
 * @param publishDate ISO; without it instants are empty
 * @see N9
 */
export function splitTimes(
  blocks: readonly BodyBlock[],
  publishDate: string | undefined,
  log: (entry: BodyLogEntry) => void,
): BodyBlock[] {
  return blocks.map((block) => {
    if (block.type !== 'text' && block.type !== 'header') return block;
    const found = leadingTime(block.html);
    if (!found) return block;
    const dateTime =
      found.minutes === undefined || !publishDate ? '' : (clockInstant(publishDate, found.minutes) ?? '');
    if (!dateTime)
      log({ type: 'time-stamp', id: block.id, reason: `'${found.time}' cannot be read as a date` });
    return { type: 'time-stamp', id: block.id, time: found.time, dateTime, level: 2, html: rest(block.html) };
  });
}
