import { DAY_MS } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { OldEdition } from '../types.ts';
import { fill } from './archive/compose.ts';
import { COUNTRY, VALLEY, type Place } from './archive/places.ts';

/** The words of a cover: title, the line below it, and two other stories. */
type CoverWords = readonly [title: string, deck: string, line: string, other: string];

interface Series {
  readonly brand: BrandKey;
  readonly years: readonly [first: number, last: number];
  /** The words of covers. A year has some of them, and the next year continues from there, at other places. */
  readonly covers: readonly CoverWords[];
  /** Number of editions of a year. */
  readonly perYear: number;
  /** The last cover of each year, if that is always the same. */
  readonly last?: CoverWords;
  readonly places: readonly Place[];
  /** The number of an edition of that year, by its place in the year. */
  readonly number: (day: Date, year: number, turn: number) => number;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2025;

const RURAL_PER_YEAR = 3;

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
    '{agua} reclama',
    'Un cauce entre la minería y la ley',
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
  ['{lugar} a oscuras', 'La noche en que {depto} se apagó', 'Embalses: el mapa', 'Cómo se vive sin nevera'],
  [
    'La mesa sin {cultivo}',
    'Una crisis explicada desde {lugar}',
    'El precio en la plaza',
    '{m} familias, un distrito',
  ],
  [
    'Los jueces de {lugar}',
    'Lo que pasa cuando un fallo incomoda',
    'El expediente de {lugar}',
    'Cartas de un magistrado',
  ],
  [
    '{lugar}: sala de espera',
    'Por qué una cita tarda {n} días',
    'El hospital que sí pudo',
    'Guía del paciente',
  ],
  ['La carrera por {lugar}', 'Así se gana una alcaldía', 'Las encuestas', 'El que nadie esperaba'],
  ['El oro de {lugar}', 'La fiebre que lo cambió todo', 'El mercurio en {agua}', 'Ruta de una pepita'],
  [
    'El gol de {lugar}',
    'Una cancha, un técnico y {n} muchachos',
    'El negocio del pase',
    'Memoria de un estadio',
  ],
  [
    'La paz de {lugar}',
    'Lo que acordaron {n} veredas sin que nadie mirara',
    'Los testigos',
    'Un mapa de silencios',
  ],
  ['{lugar}, puerto seco', 'Las obras que el agua no perdonó', 'La aduana', 'El barco que no volvió'],
  ['La música de {lugar}', 'Para los oídos de todos', 'Diez discos', 'El arreglista escondido'],
  [
    'Las aulas de {lugar}',
    'Qué aprende un niño en {lugar} que no se aprende en Bogotá',
    'Las pruebas',
    'El bus de las cinco',
  ],
  ['Los dueños de {agua}', 'Las concesiones que lo secan', 'La veeduría', 'Reportaje desde el caño'],
  ['Los ausentes de {lugar}', '{m} nombres que {depto} no olvida', 'Los archivos', 'Una madre, un cuaderno'],
  [
    'El tren que quiere {depto}',
    'Un trazado de {m} kilómetros y ningún contrato',
    'Quién pone la plata',
    'La estación que ya espera',
  ],
  ['Vivir de {cultivo}', 'Las cuentas de {m} familias de {lugar}', 'El flete', 'Receta de una abuela'],
  ['La noche de {lugar}', 'Lo que cuida un pueblo mientras duerme', 'El sereno', 'Un faro, una enfermera'],
  ['Los nietos de {lugar}', 'Por qué vuelven {n} de cada cien', 'La casa del abuelo', 'Trabajar a distancia'],
  [
    'Los puentes de {lugar}',
    'Un mapa de lo que se cayó y no se ha vuelto a hacer',
    'La garantía',
    'Cruzar a lomo de mula',
  ],
  [
    '{lugar} cambia de manos',
    'El mercado de tierras que no sale en el catastro',
    'Las escrituras',
    'El notario',
  ],
  ['El voto de {lugar}', 'Once municipios que deciden más de lo que pesan', 'Testigos', 'La urna del río'],
  ['Un médico para {lugar}', 'El turno que nadie quiere tomar', 'La ambulancia', 'Diario de una partera'],
  ['Las maestras de {lugar}', '{n} escuelas con un solo salón', 'El concurso', 'Un tablero de 1962'],
  [
    '{agua}, kilómetro cero',
    'Donde nace el agua que toman dos ciudades',
    'Los guardianes',
    'Lo que dice el pez',
  ],
  ['La fiesta de {lugar}', 'Quién paga la música y quién barre', 'La banda', 'El traje y su costurera'],
  ['El negocio de {cultivo}', 'Del surco al barco en {n} manos', 'La bodega', 'El que compra al ojo'],
  ['Los alcaldes de {lugar}', 'Cuatro años, {n} promesas', 'Lo que se midió', 'El secretario de todo'],
  ['La voz de {lugar}', 'Una emisora que llega donde no llega nada', 'El operador', 'Saludos a mi mamá'],
  ['{lugar} sin señal', 'El último tramo de una red que se anunció cinco veces', 'La antena', 'Cartas'],
  ['Camino a {lugar}', 'Doce horas para un viaje de dos', 'El peaje', 'El conductor que canta'],
  ['El museo de {lugar}', 'Lo que un pueblo decidió no tirar', 'El inventario', 'La vitrina vacía'],
  ['Los bomberos de {lugar}', '{n} voluntarios y una sola manguera', 'El cuartel', 'La noche del depósito'],
  ['La deuda con {lugar}', 'Lo que se firmó y lo que llegó', 'El expediente', 'Retrato de una líder'],
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
  [
    '{barrio} recupera su biblioteca',
    'Abre hasta las ocho, también los sábados',
    'Los libros que llegaron',
    'Fútbol: la tabla',
  ],
  [
    'El mercado de {lugar} se muda',
    '{m} puestos tendrán techo y desagüe',
    'Los precios de la semana',
    'Cultura: agenda',
  ],
  [
    '{agua} vuelve a tener peces',
    'Once años de aulas ambientales dieron resultado',
    'Cómo se midió',
    'El tiempo',
  ],
  ['Cupos para {n} jardines en {barrio}', 'Las inscripciones abren el lunes', 'Los requisitos', 'Loterías'],
  [
    'La ruta a {lugar} tendrá doble calzada',
    'El peaje no subirá durante la obra',
    'Así quedan los cierres',
    'Deportes: {n} medallas',
  ],
  ['{barrio} baila en su cuadra', 'El festival que empezó con un picó', 'La programación', 'Clasificados'],
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
    'Los que se quedan en {lugar}',
    'Jóvenes con botas y con plan',
    'Créditos que sirven',
    'La feria, en fotos',
  ],
  ['La ganadería de {lugar}', 'Menos potrero y más leche', 'Pastos para verano', 'Sales: qué mirar'],
  ['Vender {cultivo} en grupo', 'La asociación de {m} fincas', 'Empaques que duran', 'Cuentas de la casa'],
  [
    'La vereda que midió {agua}',
    'Un aforo hecho entre vecinos',
    'Reforestar la orilla',
    'Lluvias del trimestre',
  ],
];

const SERIES: readonly Series[] = [
  {
    brand: 'weekly',
    years: [FIRST_YEAR, LAST_YEAR],
    covers: WEEKLY,
    perYear: 20,
    last: ['Así fue el {año}', 'Doce meses en {n} imágenes', 'Lo que dejó {lugar}', 'Lo que viene'],
    places: COUNTRY,
    number: countedBack(2281, '2026-10-13', 7),
  },
  {
    brand: 'daily',
    years: [FIRST_YEAR, LAST_YEAR],
    covers: DAILY,
    perYear: 6,
    places: VALLEY,
    number: countedBack(27407, '2026-11-18', 1),
  },
  {
    brand: 'rural',
    // Later years have drawn covers.
    years: [FIRST_YEAR, 2019],
    covers: RURAL,
    perYear: RURAL_PER_YEAR,
    places: COUNTRY,
    number: (_day, year, turn) => 4 + (year - FIRST_YEAR) * RURAL_PER_YEAR + turn,
  },
];

/** The days of a year's editions: as far apart as there are covers, from the second week on. */
const dayOf = (year: number, turn: number, turns: number): Date =>
  new Date(Date.UTC(year, 0, 11 + Math.floor((turn * 350) / turns), 12));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const editionsOf = ({
  brand,
  years: [first, last],
  covers,
  perYear,
  last: closing,
  places,
  number,
}: Series): OldEdition[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((year) =>
    Array.from({ length: perYear }, (_, turn) => {
      const day = dayOf(year, turn, perYear);
      const at = (year - first) * perYear + turn;
      const place = places[(turn * 5 + year) % places.length]!;
      const words = (turn === perYear - 1 && closing) || covers[at % covers.length]!;
      const [title = '', deck = '', line = '', other = ''] = words.map((text) =>
        fill(text.replace('{año}', String(year)), place, at),
      );
      return {
        brand,
        number: number(day, year, turn),
        day: day.toISOString().slice(0, 10),
        title: capital(title),
        deck: capital(deck),
        lines: [line, other],
      };
    }),
  );

/** The editions of earlier years, which have a typographic cover: from 2000 to last year. */
export const OLD_EDITIONS: readonly OldEdition[] = SERIES.flatMap(editionsOf);
