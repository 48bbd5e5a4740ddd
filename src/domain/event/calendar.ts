import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { plainText } from '../html/plain-text.ts';
import type { ForumEvent } from './event.ts';

/** What a calendar says about a forum. */
export interface CalendarEntry extends Pick<ForumEvent, 'starts' | 'ends' | 'city' | 'venue'> {
  /** The same for every copy, so that a calendar replaces an older one. */
  id: string;
  title: string;
  text?: string | undefined;
  /** The absolute address of the announcement. */
  url: string;
  /** The name of the site. */
  organizer: string;
}

/** Control characters, which a calendar file cannot have. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const line = (words: string): string => plainText(words).replace(CONTROLS, ' ').trim();

/**
 * A calendar file (iCalendar, RFC 5545) with one forum. Its times are in UTC: every calendar shows them in its own zone.
 * @param written when the file is written
 */
export function eventCalendar(
  { id, title, text = '', url, organizer, starts, ends, city, venue }: CalendarEntry,
  written: Date,
): string {
  const calendar = new ICalCalendar({
    prodId: { company: line(organizer), product: 'rotativa', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${new URL(url).hostname}`,
    stamp: written,
    start: new Date(starts),
    end: ends === undefined ? null : new Date(ends),
    summary: line(title),
    description: [line(text), url].filter(Boolean).join('\n\n'),
    location: [venue, city].map(line).filter(Boolean).join(', '),
    url,
  });
  return `${calendar.toString()}\r\n`;
}
