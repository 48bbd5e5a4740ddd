import {
  BOGOTA_OFFSET,
  BOGOTA_OFFSET_MS,
  calendarAddress,
  DAY_MS,
  registrationAddress,
  timeOfDay,
} from 'rotativa/domain';
import type { Json } from '../db/schema/content.ts';
import type { SeedAuthor, SeedStory } from './types.ts';

type SeedEvent = NonNullable<SeedStory['event']>;

/** An event with its dates in local time and its offset, as '2026-12-10T08:00:00-05:00'. */
export interface Event extends Omit<SeedEvent, 'inDays' | 'from' | 'to'> {
  starts: string;
  ends?: string;
}

const WEEK = 7;
const THURSDAY = 4;

/** Forums move with the seed's clock, like stories: those to come are to come whenever the newspaper starts. */
export function datedEvent({ inDays, from, to, ...event }: SeedEvent, clock: Date): Event {
  // Its UTC fields are those of the clock in Colombia.
  const earliest = new Date(clock.getTime() + BOGOTA_OFFSET_MS + inDays * DAY_MS);
  const wait = (THURSDAY - earliest.getUTCDay() + WEEK) % WEEK;
  const day = new Date(earliest.getTime() + wait * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const at = (time: string): string => `${day}T${time}:00${BOGOTA_OFFSET}`;
  return { ...event, starts: at(from), ...(to !== undefined && { ends: at(to) }) };
}

const DAY = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '08:30', as an agenda is written, in the words of the page: '8:30 a. m.', which no line breaks. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return timeOfDay({ hour, minute });
}

const header = (content: string): Json => ({ type: 'header', level: 2, content });
const text = (content: string): Json => ({ type: 'text', content });

/** 'Jueves, 10 de diciembre de 2026, desde las 8:00 a. m., hora de Colombia.' */
function when({ starts }: Event): string {
  const day = DAY.format(new Date(starts));
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, desde las ${clockTime(starts.slice(11, 16))}, hora de Colombia.`;
}

const link = (href: string, words: string): string => `<a href="${href}">${words}</a>`;

/** A map of the place, at a site that needs no key. */
const mapOf = ({ venue, city }: Event): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${venue.split(',')[0] ?? ''}, ${city}`)}`;

const registration = (path: string): string[] => [
  `La entrada es gratuita y los cupos son limitados. ${link(registrationAddress(path), 'Inscríbase en línea')}: la confirmación llega por correo, con un enlace para cancelar.`,
  'En la entrada se presenta un documento de identidad. Quien no alcance cupo puede seguir la transmisión en esta página.',
];

/**
 * The facts on a forum's page beside its story: date, venue, agenda, speakers and, before it starts, how to register.
 * @param path the address of the page
 * @param author finds a speaker by id
 */
export function eventElements(
  event: Event,
  path: string,
  author: (id: string) => SeedAuthor,
  clock: Date,
): Json[] {
  const toCome = Date.parse(event.starts) > clock.getTime();
  const speaker = (id: string): string => link(`/autor/${id}/`, author(id).name);
  return [
    header('Fecha y lugar'),
    text(when(event)),
    text(`${event.venue}, ${event.city}. ${link(mapOf(event), 'Ver en el mapa')}.`),
    ...(toCome ? [text(`${link(calendarAddress(path), 'Agregar al calendario')}.`)] : []),
    header('Agenda'),
    {
      type: 'table',
      header: ['Hora', 'Sesión', 'Participan'].map(text),
      rows: event.agenda.map(({ time, title, speakers }) =>
        [clockTime(time), title, speakers.map(speaker).join(', ')].map(text),
      ),
    },
    header('Conferencistas'),
    {
      type: 'list',
      list_type: 'unordered',
      items: event.speakers.map((id) => {
        return text(`${speaker(id)}. ${author(id).role}.`);
      }),
    },
    ...(toCome && event.seats ? [header('Inscripción'), ...registration(path).map(text)] : []),
  ];
}
