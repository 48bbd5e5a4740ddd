import type { Json, JsonRecord } from '../ans/common.ts';
import type { AnsDocument } from '../ans/document.ts';

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
  city: string;
  venue: string;
  agenda: readonly AgendaItem[];
  /** Ids of authors, in the order of the announcement. */
  speakers: readonly string[];
}

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '');
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const names = (value: Json | undefined): string[] => list(value).map(text).filter(Boolean);

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
  const starts = text(event['starts']);
  if (Number.isNaN(Date.parse(starts))) return undefined;
  return {
    starts,
    city: text(event['city']),
    venue: text(event['venue']),
    agenda: list(event['agenda']).flatMap(toAgendaItem),
    speakers: names(event['speakers']),
  };
}
