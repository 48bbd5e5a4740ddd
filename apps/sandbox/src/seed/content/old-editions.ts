import type { Brand, OldEdition } from '../types.ts';
import { fill } from './archive/compose.ts';
import { COUNTRY, VALLEY, type Place } from './archive/places.ts';

const DAY_MS = 86_400_000;

/** The words of a cover: title, the line below it, and two other stories. */
type CoverWords = readonly [title: string, deck: string, line: string, other: string];

interface Series {
  readonly brand: Brand;
  readonly years: readonly [first: number, last: number];
  /** The covers of a year, each at another place in another year. */
  readonly covers: readonly CoverWords[];
  readonly places: readonly Place[];
  /** The number of an edition of that year, by its turn in the year. */
  readonly number: (day: Date, year: number, turn: number) => number;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2025;

/** A number that counts back from the oldest edition with a drawn cover. */
const countedBack =
  (newest: number, day: string, days: number) =>
  (then: Date): number =>
    newest - Math.floor((Date.parse(day) - then.getTime()) / (days * DAY_MS));

const WEEKLY: readonly CoverWords[] = [
  [
    'La apuesta de {lugar}',
    'El plan para que {depto} deje de esperar',
    'Quién paga la vía',
    'Retrato de un alcalde',
  ],
  [
    'El río que reclama',
    '{agua}, entre la minería y la ley',
    'El censo que no llega',
    'Crónica: {n} noches en el puerto',
  ],
  [
    'Volver a {lugar}',
    'Cómo regresan los que se fueron',
    'La tierra, en notaría',
    'Entrevista: la última maestra',
  ],
  [
    'El país de los {n} billones',
    'Radiografía del presupuesto',
    'Lo que recibe {depto}',
    'La cuenta que no cuadra',
  ],
  ['¿Quién manda en {depto}?', 'Mapa de un poder que no se vota', 'Los contratos', 'Perfil: el heredero'],
  ['La generación de {lugar}', 'Tienen veinte años y no piden permiso', 'Estudiar lejos', 'Lo que cantan'],
  ['Colombia a oscuras', 'La noche en que {depto} se apagó', 'Embalses: el mapa', 'Cómo se vive sin nevera'],
  [
    'El maíz y la mesa',
    'La crisis de {cultivo} explicada',
    'El precio en la plaza',
    '{m} familias, un distrito',
  ],
  [
    'Los jueces bajo presión',
    'Lo que pasa cuando un fallo incomoda',
    'El expediente de {lugar}',
    'Cartas de un magistrado',
  ],
  [
    'Salud: sala de espera',
    'Por qué {lugar} tarda {n} días en dar una cita',
    'El hospital que sí pudo',
    'Guía del paciente',
  ],
  ['La carrera', 'Así se corre por la Alcaldía de {lugar}', 'Las encuestas', 'El que nadie esperaba'],
  ['Oro', 'La fiebre que cambió a {depto}', 'El mercurio en {agua}', 'Ruta de una pepita'],
  [
    'El gol de {lugar}',
    'Una cancha, un técnico y {n} muchachos',
    'El negocio del pase',
    'Memoria de un estadio',
  ],
  [
    'La paz pequeña',
    'Lo que acordaron {n} veredas sin que nadie mirara',
    'Los testigos',
    'Un mapa de silencios',
  ],
  ['Puerto seco', '{lugar} y las obras que el mar no perdonó', 'La aduana', 'El barco que no volvió'],
  ['La música del año', 'De {lugar} para los oídos de todos', 'Diez discos', 'El arreglista escondido'],
  [
    'Aulas',
    'Qué aprende un niño en {lugar} que no se aprende en Bogotá',
    'Las pruebas',
    'El bus de las cinco',
  ],
  ['Los dueños del agua', 'Las concesiones que secan {agua}', 'La veeduría', 'Reportaje desde el caño'],
  [
    'El censo de las ausencias',
    '{m} nombres que {depto} no olvida',
    'Los archivos',
    'Una madre, un cuaderno',
  ],
  ['Así fue el año', 'Doce meses en {n} imágenes', 'Lo que dejó {lugar}', 'Lo que viene'],
];

const DAILY: readonly CoverWords[] = [
  [
    'El paso por {barrio} se abre en {n} días',
    'Contratista promete turnos nocturnos',
    'Así quedan los desvíos',
    'Tabla: la fecha de fútbol',
  ],
  [
    '{lugar} celebra sin pólvora por primera vez',
    'Ningún quemado en la noche de velitas',
    'Balance de la Feria',
    'El tiempo',
  ],
  [
    'Sube el nivel de {agua}',
    'Alerta en {m} viviendas de la ribera',
    'Albergues habilitados',
    'Qué hacer en una creciente',
  ],
  [
    'Zafra: {n} días que sostienen al Valle',
    'Los ingenios contratan de nuevo',
    'El precio del azúcar',
    'Clásico sin goles',
  ],
  [
    '{barrio} estrena su parque',
    'Los vecinos lo pidieron once años',
    'Concejo: lo que se votó',
    'Clasificados',
  ],
  ['El MIO llega a {lugar}', 'Horarios, tarifas y paraderos', 'Cuánto tarda el viaje', 'Sociales'],
];

const RURAL: readonly CoverWords[] = [
  [
    'El año de {cultivo}',
    'Precios, plagas y una buena cosecha en {depto}',
    'Semillas criollas',
    'Guía de vacunación',
  ],
  ['Agua para {lugar}', 'Distritos pequeños que sí riegan', 'Cuidar el nacimiento', 'Calendario de siembras'],
  [
    'Los que se quedan',
    'Jóvenes de {lugar} con botas y con plan',
    'Créditos que sirven',
    'La feria, en fotos',
  ],
];

const SERIES: readonly Series[] = [
  {
    brand: 'weekly',
    years: [FIRST_YEAR, LAST_YEAR],
    covers: WEEKLY,
    places: COUNTRY,
    number: countedBack(2281, '2026-10-13', 7),
  },
  {
    brand: 'daily',
    years: [FIRST_YEAR, LAST_YEAR],
    covers: DAILY,
    places: VALLEY,
    number: countedBack(27407, '2026-11-18', 1),
  },
  {
    brand: 'rural',
    // Later years have drawn covers.
    years: [FIRST_YEAR, 2019],
    covers: RURAL,
    places: COUNTRY,
    number: (_day, year, turn) => 4 + (year - FIRST_YEAR) * RURAL.length + turn,
  },
];

/** The days of a year's editions: as far apart as there are covers, from the second week on. */
const dayOf = (year: number, turn: number, turns: number): Date =>
  new Date(Date.UTC(year, 0, 11 + Math.floor((turn * 350) / turns), 12));

const editionsOf = ({ brand, years: [first, last], covers, places, number }: Series): OldEdition[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((year) =>
    covers.map((words, turn) => {
      const day = dayOf(year, turn, covers.length);
      const at = (year - first) * covers.length + turn;
      const place = places[(turn * 5 + year) % places.length]!;
      const [title = '', deck = '', ...lines] = words.map((text) => fill(text, place, at));
      const [line = '', other = ''] = lines;
      return {
        brand,
        number: number(day, year, turn),
        day: day.toISOString().slice(0, 10),
        title: title.charAt(0).toUpperCase() + title.slice(1),
        deck: deck.charAt(0).toUpperCase() + deck.slice(1),
        lines: [line, other],
      };
    }),
  );

/** The editions of earlier years, which have a typographic cover: from 2000 to last year. */
export const OLD_EDITIONS: readonly OldEdition[] = SERIES.flatMap(editionsOf);
