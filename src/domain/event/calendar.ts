import { plainText } from '../html/plain-text.ts';
import type { ForumEvent } from './event.ts';

/** The calendar entry of a forum. */
export interface CalendarEntry extends Pick<ForumEvent, 'starts' | 'city' | 'venue'> {
  ends?: string | undefined;
  /** The same for every copy, so that a calendar replaces an older one. */
  id: string;
  title: string;
  text?: string | undefined;
  /** The absolute address of the announcement. */
  url: string;
  /** The name of the site. */
  organizer: string;
}

/** The longest line, in bytes. Longer ones continue in the next line, after a space. */
const LINE_BYTES = 75;
const BREAK = '\r\n';

const encoder = new TextEncoder();
const bytes = (text: string): number => encoder.encode(text).length;

/** A line of the file in lines of at most 75 bytes. A character stays whole. */
function folded(line: string): string {
  const lines = [''];
  let used = 0;
  for (const character of line) {
    const size = bytes(character);
    if (used + size > LINE_BYTES) {
      lines.push(' ');
      used = 1;
    }
    lines[lines.length - 1] += character;
    used += size;
  }
  return lines.join(BREAK);
}

/** Control characters and separators, which a line cannot have. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const oneLine = (words: string): string => plainText(words).replace(CONTROLS, ' ').trim();

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** '20261210T130000Z'. */
const utc = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * A calendar file (iCalendar, RFC 5545) with one forum. Its times are in UTC: every calendar shows them in its own zone,
 * and the file needs no rules of time zones.
 * @param written when the file is written
 */
export function eventCalendar(
  { id, title, text = '', url, organizer, starts, ends, city, venue }: CalendarEntry,
  written: Date,
): string {
  const about = [oneLine(text), url].filter(Boolean).join('\n\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${oneLine(organizer).replaceAll('/', ' ')}//rotativa//ES`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(`${id}@${new URL(url).hostname}`)}`,
    `DTSTAMP:${utc(written)}`,
    `DTSTART:${utc(new Date(starts))}`,
    ...(ends === undefined ? [] : [`DTEND:${utc(new Date(ends))}`]),
    `SUMMARY:${escaped(oneLine(title))}`,
    `LOCATION:${escaped([venue, city].map(oneLine).filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped(about)}`,
    `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + BREAK).join('');
}
