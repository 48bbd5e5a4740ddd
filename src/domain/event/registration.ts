import type { ForumEvent } from './event.ts';

/** Whether a forum takes registrations: it has seats left, is full, has begun, or never takes any. */
export type RegistrationState = 'open' | 'full' | 'closed' | 'none';

/** Whether a forum takes registrations now. They close when it begins. @see B17 */
export function registrationState(
  { starts, seats, full }: Pick<ForumEvent, 'starts' | 'seats' | 'full'>,
  now: Date,
): RegistrationState {
  if (seats === undefined) return 'none';
  if (Date.parse(starts) <= now.getTime()) return 'closed';
  return full ? 'full' : 'open';
}

/** The longest organisation of a guest. */
export const ORGANISATION_MAX = 120;
/** The longest name of a guest. */
export const GUEST_NAME_MAX = 80;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]*$/u;
/** Mail readers make a link of it. */
const ADDRESS = /\.\p{L}{2,}/u;

/** Whether a text can be a guest's name. An e-mail greets with it, so it can be no address of a page. */
export const isGuestName = (name: string): boolean =>
  name.length <= GUEST_NAME_MAX && NAME.test(name) && !ADDRESS.test(name);

const REGISTRATION = 'inscripcion/';
const CALENDAR = 'foro.ics';

const below = (address: string, name: string): string => `${address.replace(/\/?$/, '/')}${name}`;

/** The address of the registration for the forum that the story at an address announces. */
export const registrationAddress = (story: string): string => below(story, REGISTRATION);

/** The address of the calendar file of a forum. */
export const calendarAddress = (story: string): string => below(story, CALENDAR);

/** The story to which an address of a registration or a calendar file belongs; undefined for other addresses. */
export function eventStory(path: string): { story: string; page: 'registration' | 'calendar' } | undefined {
  if (path.endsWith(`/${REGISTRATION}`) && path !== `/${REGISTRATION}`)
    return { story: path.slice(0, -REGISTRATION.length), page: 'registration' };
  if (path.endsWith(`/${CALENDAR}`) && path !== `/${CALENDAR}`)
    return { story: path.slice(0, -CALENDAR.length), page: 'calendar' };
  return undefined;
}
