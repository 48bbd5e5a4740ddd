import type { Json } from '../db/schema/content.ts';
import type { SeedAuthor, SeedStory } from './types.ts';

type Event = NonNullable<SeedStory['event']>;

const DAY = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '08:30', as an agenda is written, in the words of the page: '8:30 a. m.'. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'a. m.' : 'p. m.';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

const header = (content: string): Json => ({ type: 'header', level: 2, content });
const text = (content: string): Json => ({ type: 'text', content });

/** 'Jueves, 10 de diciembre de 2026, desde las 8:00 a. m., hora de Colombia.' */
function when({ starts }: Event): string {
  const day = DAY.format(new Date(starts));
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, desde las ${clockTime(starts.slice(11, 16))}, hora de Colombia.`;
}

const registration = [
  'La entrada es gratuita y los cupos son limitados. Mientras abre el formulario en línea, inscríbase en la entrada, desde una hora antes de que comience el foro, con un documento de identidad. Quien no alcance cupo puede seguir la transmisión en esta página.',
];

/**
 * What a forum's page says beside its story: date, venue, agenda, speakers and, before it starts, how to register.
 * @param author finds a speaker by id
 */
export function eventElements(event: Event, author: (id: string) => SeedAuthor, clock: Date): Json[] {
  const toCome = Date.parse(event.starts) > clock.getTime();
  const names = (ids: readonly string[]): string => ids.map((id) => author(id).name).join(', ');
  return [
    header('Fecha y lugar'),
    text(when(event)),
    text(`${event.venue}, ${event.city}.`),
    header('Agenda'),
    {
      type: 'table',
      header: ['Hora', 'Sesión', 'Participan'].map(text),
      rows: event.agenda.map(({ time, title, speakers }) =>
        [clockTime(time), title, names(speakers)].map(text),
      ),
    },
    header('Conferencistas'),
    {
      type: 'list',
      list_type: 'unordered',
      items: event.speakers.map((id) => {
        const { name, role } = author(id);
        return text(`<a href="/autor/${id}/">${name}</a>. ${role}.`);
      }),
    },
    ...(toCome ? [header('Inscripción'), ...registration.map(text)] : []),
  ];
}
