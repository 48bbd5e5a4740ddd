import { Icon } from '../../../components/Icon/Icon.tsx';
import { arrowRightIcon } from '../../../components/Icon/icons/arrows.ts';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import type { EventTeaser } from '../event/event-teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { EventTableRoot } from './EventTable.styles.ts';

export interface EventTableProps extends RootProps<'section'> {
  /** Unique on the page. */
  id: string;
  /** '' if the page's heading already names them. */
  title: string;
  href?: string | undefined;
  more?: string | undefined;
  /** Label of a row's target: 'Relatoría', 'Inscripción'. Decoration: the row is one link, named by its theme. */
  action: string;
  events: readonly EventTeaser[];
}

/** Forums as rows of a programme: date, theme, city. Renders nothing without forums. @see B7 */
export const EventTable = styleable<EventTableProps>(
  EventTableRoot,
  function EventTable({ id, title, href, more, action, events, ...rest }) {
    if (events.length === 0) return null;
    const Theme = title ? 'h3' : 'h2';
    return (
      <EventTableRoot aria-labelledby={title ? id : undefined} {...rest}>
        {title && <SectionHeader title={title} headingId={id} href={href} more={more} />}
        <ol className="events" role="list">
          {events.map((event) => (
            <li key={event.id}>
              <time className="date" dateTime={event.starts}>
                <span className="day">{event.date.day}</span>
                <span>
                  {event.date.month} {event.date.year}
                </span>
              </time>
              <Theme className="theme">
                <a href={safeHref(event.url)}>{event.headline}</a>
              </Theme>
              <p className="place">
                <strong>{event.city}</strong>
                {event.venue && <span>{event.venue}</span>}
              </p>
              <span className="action" aria-hidden="true">
                {action} <Icon icon={arrowRightIcon} />
              </span>
            </li>
          ))}
        </ol>
      </EventTableRoot>
    );
  },
);
