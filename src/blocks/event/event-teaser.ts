import type { AnsDocument } from '../../domain/ans/document.ts';
import { headerDate } from '../../domain/dates/format.ts';
import { readEvent, type ForumEvent } from '../../domain/event/event.ts';
import { eventDate, type EventDate } from '../../domain/event/when.ts';
import type { ContentServices } from '../../providers/services.ts';
import type { Teaser } from '../teaser/teaser.ts';
import { toTeaser, type TeaserOptions } from '../teaser/to-teaser.ts';

/** A forum as lists show it. */
export interface EventTeaser extends Teaser {
  /** ISO 8601 with its zone. */
  starts: string;
  date: EventDate;
  /** 'jueves, 10 de diciembre de 2026'. */
  longDate: string;
  city: string;
  venue: string;
  speakerIds: readonly string[];
}

/** A document that holds an event; undefined for any other. */
export function toEventTeaser(
  document: AnsDocument,
  services: ContentServices,
  options: TeaserOptions,
): EventTeaser | undefined {
  const event = readEvent(document);
  const date = event && eventDate(event.starts);
  if (!event || !date) return undefined;
  const { starts, city, venue, speakers } = event;
  return {
    ...toTeaser(document, services, options),
    starts,
    date,
    longDate: headerDate(starts),
    city,
    venue,
    speakerIds: speakers,
  };
}

/** The first of the documents whose event is still to come, the nearest first; undefined where there is none. */
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
