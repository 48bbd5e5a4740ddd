import type { Json } from '../ans/common.ts';
import { isRecord } from '../ans/is-record.ts';
import type { AnsDocument } from '../ans/document.ts';

/** The field of a document with its event, for `sourceInclude`. */
export const EVENT_FIELD = 'additional_properties.event';

/** Number of stories among which the next forum is looked for. */
export const NEXT_EVENT_STORIES = 12;

/** An item of a programme. */
export interface AgendaItem {
  /** Local time at the venue, as '08:15'. */
  time: string;
  title: string;
  /** Ids of authors. */
  speakers: readonly string[];
}

/** A forum, from `additional_properties.event` of a document. */
export interface ForumEvent {
  /** ISO 8601 with its zone. */
  starts: string;
  /** Like `starts`; absent if it is not known. */
  ends?: string;
  city: string;
  venue: string;
  agenda: readonly AgendaItem[];
  /** Ids of authors, in the order of the announcement. */
  speakers: readonly string[];
  /** Seats for registered guests. Without them the forum takes no registrations. */
  seats?: number;
  /** All seats are taken. */
  full?: boolean;
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '');
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const names = (value: Json | undefined): string[] => list(value).map(text).filter(Boolean);

const instant = (value: Json | undefined): string | undefined =>
  Number.isNaN(Date.parse(text(value))) ? undefined : text(value);
const seatsOf = (value: Json | undefined): number | undefined =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;

const toAgendaItem = (value: Json): AgendaItem[] => {
  if (!isRecord(value)) return [];
  const title = text(value['title']);
  return title ? [{ time: text(value['time']), title, speakers: names(value['speakers']) }] : [];
};

/**
 * The event of a document; undefined without an event, or without a readable start.
 * Agenda items without a title are omitted.
 */
export function readEvent(document: AnsDocument): ForumEvent | undefined {
  const event = document.additional_properties?.['event'];
  if (!isRecord(event)) return undefined;
  const starts = instant(event['starts']);
  if (!starts) return undefined;
  const ends = instant(event['ends']);
  const seats = seatsOf(event['seats']);
  return {
    starts,
    ...(ends && Date.parse(ends) > Date.parse(starts) && { ends }),
    city: text(event['city']),
    venue: text(event['venue']),
    agenda: list(event['agenda']).flatMap(toAgendaItem),
    speakers: names(event['speakers']),
    ...(seats && { seats, full: event['full'] === true }),
  };
}

/** The document whose event is the next one; undefined if all are over. */
export function nextEvent(
  documents: readonly AnsDocument[],
  now: Date,
): { document: AnsDocument; event: ForumEvent } | undefined {
  return documents
    .flatMap((document) => {
      const event = readEvent(document);
      return event && Date.parse(event.starts) > now.getTime() ? [{ document, event }] : [];
    })
    .sort((a, b) => Date.parse(a.event.starts) - Date.parse(b.event.starts))[0];
}
