import type { AnsDocument } from '../../../domain/ans/document.ts';
import { headerDate } from '../../../domain/dates/format.ts';
import { readEvent } from '../../../domain/event/event.ts';
import { eventDate, type EventDate } from '../../../domain/event/when.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { toTeaser, type TeaserOptions } from '../../shared/teaser/to-teaser.ts';

/** A forum in lists. */
export interface EventTeaser extends Teaser {
  /** ISO 8601 with its zone. */
  starts: string;
  date: EventDate;
  /** 'jueves, 10 de diciembre de 2026'. */
  longDate: string;
  city: string;
  venue: string;
}

/** The event of a document; undefined for a document without one. */
export function toEventTeaser(
  document: AnsDocument,
  services: ContentServices,
  options?: TeaserOptions,
): EventTeaser | undefined {
  const event = readEvent(document);
  const date = event && eventDate(event.starts);
  if (!event || !date) return undefined;
  const { starts, city, venue } = event;
  return {
    ...toTeaser(document, services, options),
    starts,
    date,
    longDate: headerDate(starts),
    city,
    venue,
  };
}
