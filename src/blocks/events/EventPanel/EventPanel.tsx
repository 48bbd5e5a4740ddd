import { Fragment, useId } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { Remaining } from '../../../domain/event/when.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { Island } from '../../../islands/Island.tsx';
import { countdownIsland } from '../Countdown/island.ts';
import type { EventTeaser } from '../event/event-teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { EventPanelRoot } from './EventPanel.styles.ts';
import { event as messages } from '../../../messages/blocks.ts';

/** A line of the programme, with its speakers and their pages. */
export interface ProgrammeLine {
  time: string;
  title: string;
  speakers: readonly { name: string; url: string }[];
}

export interface EventPanelProps extends RootProps<'section'> {
  /** 'Próximo foro'. */
  title: string;
  event: EventTeaser;
  /** '8:00 a. m.' */
  hour: string;
  programme: readonly ProgrammeLine[];
  /** Absent after the start. */
  left?: Remaining | undefined;
  /** The registration link and its text. */
  register: { href: string; text: string };
}

/** The next forum: title, date, place and countdown on the brand's background, with the programme beside it. @see B7 */
export const EventPanel = styleable<EventPanelProps>(
  EventPanelRoot,
  function EventPanel({ title, event, hour, programme, left, register, ...rest }) {
    const id = useId();
    return (
      <EventPanelRoot data-bleed="both" aria-labelledby={id} {...rest}>
        <div className="announcement">
          <div className="words">
            <Kicker as="div" tone="inherit" className="line">
              <span>{title}</span>
              <time dateTime={event.starts}>
                {event.longDate}, {hour}
              </time>
              {event.city && <span>{event.city}</span>}
            </Kicker>
            <Heading level={2} size="display" tone="inherit" className="title" id={id}>
              <a href={safeHref(event.url)}>{event.headline}</a>
            </Heading>
            {event.standfirst && <p className="standfirst">{event.standfirst}</p>}
          </div>
          <div className="foot">
            {left && <Island definition={countdownIsland} props={{ starts: event.starts, left }} />}
            <div className="act">
              {event.venue && <p className="place">{event.venue}</p>}
              <LinkButton href={register.href} variant="alt">
                {register.text}
              </LinkButton>
            </div>
          </div>
        </div>
        {programme.length > 0 && (
          <div className="programme">
            <Heading level={3} size="section" className="name">
              {messages.programme}
            </Heading>
            <ol className="agenda" role="list">
              {programme.map(({ time, title: what, speakers }) => (
                <li key={`${time} ${what}`} data-quiet={speakers.length === 0 || undefined}>
                  <time>{time}</time>
                  <span>
                    <span className="what">{what}</span>
                    {speakers.length > 0 && (
                      <span className="who">
                        {speakers.map(({ name, url }, at) => (
                          <Fragment key={url}>
                            {at > 0 && ', '}
                            <a href={safeHref(url)}>{name}</a>
                          </Fragment>
                        ))}
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </EventPanelRoot>
    );
  },
);
