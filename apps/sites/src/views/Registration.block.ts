import { defineBlock, type BlockPage } from 'rotativa/blocks';
import { calendarAddress, clockTime, eventDate, headerDate, registrationAddress } from 'rotativa/domain';
import type { ForumFacts, ForumRegistrationProps } from 'rotativa/patterns/forum/ForumRegistration';
import { registrationFormIsland } from 'rotativa/patterns/forum/RegistrationForm';
import type { ContentServices } from 'rotativa/providers';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import {
  forumAt,
  isAnswered,
  registrationAt,
  SEAT_PATH,
  SEAT_SECRET,
  type Forum,
} from '../pages/registration.ts';
import { Registration } from './Registration.tsx';

/** A map of the venue, at a site that needs no key and sees nothing of the reader before the link is opened. */
const mapOf = (venue: string, city: string): string | undefined =>
  city
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent([venue.split(',')[0], city].filter(Boolean).join(', '))}`
    : undefined;

function factsOf({ document, event, state }: Forum, { links }: ContentServices): ForumFacts | undefined {
  const { starts, city, venue, seats } = event;
  const href = links.document(document.canonical_url ?? '');
  const date = eventDate(starts);
  return (
    date && {
      ...{ href, starts, date, city, venue, seats },
      title: document.headlines?.basic ?? '',
      longDate: headerDate(starts),
      hour: clockTime(starts),
      map: mapOf(venue, city),
      ...(state !== 'closed' && { calendar: calendarAddress(href) }),
    }
  );
}

/** The data of a guest's page. */
function ofSeat(seat: NonNullable<BlockPage['seat']>, query: URLSearchParams, forum: ForumFacts | undefined) {
  const page: ForumRegistrationProps = { state: seat.state, forum };
  if (!('name' in seat)) return { page };
  const { name, email, state } = seat;
  return {
    page: {
      ...page,
      guest: { name, email },
      ...(state === 'held' && { cancel: { action: SEAT_PATH, token: query.get(SEAT_SECRET) ?? '' } }),
      ...(state === 'cancelled' && forum && { again: registrationAddress(forum.href) }),
    },
  };
}

/** The registration for the forum at this path, or the page of a guest's link. @see B17 */
export const registrationBlock = defineBlock({
  name: 'registration',
  label: 'Inscripción a un foro',
  settings: z.object({}),
  editorial: false,
  load: async (_settings, services, { path, seat, signal }) => {
    if (path !== SEAT_PATH) {
      const forum = await registrationAt(path, services, signal);
      return forum ? { forum } : null;
    }
    // Without the story a guest still sees the seat.
    return {
      forum:
        seat && 'path' in seat
          ? await forumAt(seat.path, services, signal).catch(() => undefined)
          : undefined,
    };
  },
  props: ({ forum }, _settings, services, page) => {
    const { brand: key, query, posted, path, seat } = page;
    const facts = forum && factsOf(forum, services);
    if (path === SEAT_PATH) return ofSeat(seat ?? { state: 'unknown' }, query, facts);
    if (!forum) return null;
    const state = isAnswered(page) ? ('sent' as const) : posted ? ('open' as const) : forum.state;
    return {
      page: { state, forum: facts },
      ...(state === 'open' && {
        form: {
          action: path,
          policy: siteBrand(key).properties.habeasData,
          ...(posted && { answer: JSON.stringify(posted) }),
        },
      }),
    };
  },
  view: Registration,
  islands: [registrationFormIsland],
});
