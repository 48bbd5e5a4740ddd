import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import type { EventDate } from '../../../domain/event/when.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { forumRegistration as messages } from '../../../messages/forums.ts';
import { ForumRegistrationRoot } from './ForumRegistration.styles.ts';

/** The state of the page: the form is `open`; the others are messages. */
export type ForumRegistrationState = 'open' | keyof typeof messages.states;

export interface ForumFacts {
  title: string;
  /** The page of the forum. */
  href: string;
  /** ISO 8601 with its zone. */
  starts: string;
  date: EventDate;
  /** 'jueves, 10 de diciembre de 2026'. */
  longDate: string;
  /** '8:00 a. m.' */
  hour: string;
  city: string;
  venue: string;
  seats?: number | undefined;
  /** The address of the calendar file, before the start. */
  calendar?: string | undefined;
  /** A map with the venue. */
  map?: string | undefined;
}

export interface ForumRegistrationProps extends RootProps<'div'> {
  state: ForumRegistrationState;
  /** Absent if the link of a guest is unknown. */
  forum?: ForumFacts | undefined;
  /** Who holds the seat, on the page of a guest. */
  guest?: { name: string; email: string } | undefined;
  /** The form that gives the seat back. */
  cancel?: { action: string; token: string } | undefined;
  /** The address of the form, after a seat was given back. */
  again?: string | undefined;
  /** The form of the registration. */
  children?: ReactNode;
}

const TONES: Readonly<Record<Exclude<ForumRegistrationState, 'open'>, NonNullable<BannerProps['tone']>>> = {
  sent: 'success',
  full: 'warning',
  closed: 'info',
  held: 'success',
  cancelled: 'info',
  over: 'info',
  unknown: 'warning',
  down: 'error',
};

function Facts({ forum }: { forum: ForumFacts }) {
  const { starts, date, longDate, hour, city, venue, seats, calendar, map, href, title } = forum;
  return (
    <section className="facts" aria-label={messages.facts}>
      <time className="date" dateTime={starts}>
        <span className="day" aria-hidden="true">
          {date.day}
        </span>
        <Kicker as="span" aria-hidden="true">
          {date.month} {date.year}
        </Kicker>
        <span className="long">{longDate}</span>
      </time>
      <Heading level={2} size="s">
        {title}
      </Heading>
      <dl>
        <dt>{messages.hour}</dt>
        <dd>{hour}</dd>
        <dt>{messages.place}</dt>
        <dd>{[venue, city].filter(Boolean).join(', ')}</dd>
        {seats !== undefined && (
          <>
            <dt>{messages.seats}</dt>
            <dd>{messages.seatsOf(seats)}</dd>
          </>
        )}
      </dl>
      <ul role="list">
        <li>
          <Link href={href}>{messages.story}</Link>
        </li>
        {calendar && (
          <li>
            <Link href={calendar}>{messages.calendar}</Link>
          </li>
        )}
        {map && (
          <li>
            <Link href={map} external>
              {messages.map}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/**
 * The registration for a forum, or the page of a guest: the facts of the forum beside the form or a message. Its links
 * and the button that gives a seat back work without a script.
 * @see B17
 */
export const ForumRegistration = styleable<ForumRegistrationProps>(
  ForumRegistrationRoot,
  function ForumRegistration({ state, forum, guest, cancel, again, children, ...rest }) {
    return (
      <ForumRegistrationRoot data-state={state} {...rest}>
        <div className="act">
          {state !== 'open' && (
            <Banner tone={TONES[state]} title={messages.states[state].title}>
              {messages.states[state].text}
            </Banner>
          )}
          {guest && (
            <p className="guest">
              <strong>{guest.name}</strong>
              <span>{guest.email}</span>
            </p>
          )}
          {children}
          {cancel && (
            <form className="cancel" method="post" action={cancel.action}>
              <input type="hidden" name="token" value={cancel.token} />
              <Button type="submit" variant="secondary">
                {messages.cancel}
              </Button>
              <p>{messages.cancelText}</p>
            </form>
          )}
          {again && (
            <p className="again">
              <Link href={again}>{messages.again}</Link>
            </p>
          )}
        </div>
        {forum && <Facts forum={forum} />}
      </ForumRegistrationRoot>
    );
  },
);
