import type { Graphic, GraphicKind } from '../../../domain/graphic/graphic.ts';
import { graphicOf } from '../../../domain/graphic/read.ts';
import { formatNumber, parseNumber } from '../../../domain/graphic/numbers.ts';

type Value = string | number | null;

/** A graphic of a table, without the checks that the domain makes. */
function graphic(
  kind: GraphicKind,
  columns: string[],
  rows: readonly (readonly [string, ...Value[]])[],
  more: Partial<Graphic>,
): Graphic {
  const cell = (value: Value) =>
    typeof value === 'number'
      ? { value, text: formatNumber(value, more.unit) }
      : { value: value === null ? null : parseNumber(value), text: value ?? '' };
  return {
    kind,
    title: '',
    notes: [],
    columns,
    rows: rows.map(([label, ...values]) => ({ label, cells: values.map(cell) })),
    ...more,
  };
}

/** A map of a table, with its outlines. */
function map(settings: object, columns: string[], rows: readonly (readonly [string, ...Value[]])[]): Graphic {
  const result = graphicOf(settings, { columns, rows });
  if ('problem' in result) throw new Error(result.problem);
  return result.graphic;
}

const RIVER = {
  columns: ['Estación', 'Latitud', 'Longitud', 'Llegada'],
  rows: [
    ['Las Papas', 1.93, -76.6, 'Día 1'],
    ['San Agustín', 1.88, -76.27, 'Día 4'],
    ['Neiva', 2.93, -75.29, 'Día 7'],
    ['Honda', 5.2, -74.74, 'Día 9'],
    ['Barrancabermeja', 7.06, -73.86, 'Día 15'],
    ['El Banco', 9, -73.97, 'Día 18'],
    ['Mompox', 9.24, -74.43, 'Día 19'],
    ['Calamar', 10.25, -74.92, 'Día 24'],
    ['Bocas de Ceniza', 11.1, -74.85, 'Día 26'],
  ],
} as const;

/** A route with its stops in words. */
export const TOUR = map(
  {
    kind: 'route',
    title: 'Veintiséis días desde el páramo hasta la raya del mar',
    standfirst: 'Las estaciones del viaje.',
    source: 'Bitácora del viaje',
    highlight: 'Honda',
    tour: [
      {
        stop: 'Las Papas',
        title: 'Día 1: el hilo',
        text: 'El río sale de una laguna que parece un plato hondo y se esconde debajo del musgo.\nUn campesino pregunta para dónde vamos. “Para el mar”, le decimos.',
      },
      {
        stop: 'Neiva',
        title: 'Día 7: el desierto al lado',
        text: 'El termómetro de una farmacia marca 37 grados y la gente camina por el costado de la sombra. Después de las represas el agua llega peinada, sin playas.',
      },
      {
        stop: 'Honda',
        title: 'Día 9: la carretera vieja',
        text: 'Hasta aquí subían los vapores. De esa espera quedaron las casas, los puentes y una manera de conversar sin afán.',
      },
      {
        stop: 'Mompox',
        title: 'Día 19: el brazo abandonado',
        text: 'Un día el río cambió de cauce y dejó a la ciudad con los muelles puestos. A las seis salen las mecedoras.',
      },
      {
        stop: 'Bocas de Ceniza',
        title: 'Día 26: la raya',
        text: 'A un lado el Caribe golpea; al otro, el río pasa de largo, ancho y callado. En la punta la raya existe.',
      },
    ],
  },
  [...RIVER.columns],
  RIVER.rows,
);

/** A road with its kilometres and heights. */
const ROAD: [string, ...string[]][] = [
  ['Buenaventura', '0 km', '7 m', '8:00 p. m.'],
  ['Buga', '117 km', '969 m', '11:30 p. m.'],
  ['Calarcá', '243 km', '1.536 m', '2:35 a. m.'],
  ['La Línea', '262 km', '3.265 m', '4:05 a. m.'],
  ['Cajamarca', '280 km', '1.814 m', '4:50 a. m.'],
  ['Melgar', '405 km', '323 m', '7:05 a. m.'],
  ['Bogotá', '510 km', '2.600 m', '9:00 a. m.'],
];

const UNITS: [string, ...number[]][] = [
  ['Educación', 15, 3, 1],
  ['Energía', 11, 8, 2],
  ['Logística', 10, 9, 5],
  ['Cultura', 13, 6, 1],
];

const MONTHS = [
  ...['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'],
  ...['Julio', 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'],
];

const year = (name: string, works: Readonly<Record<string, readonly number[]>>): [string, ...string[]] => [
  name,
  ...MONTHS.map((_, at) => Object.keys(works).find((work) => works[work]!.includes(at + 1)) ?? ''),
];

const YEAR = [
  year('Papa', { Siembra: [1, 2, 8], Labores: [3, 4, 5, 9], Cosecha: [6, 7, 12] }),
  year('Maíz', { Siembra: [3], Labores: [4, 5], Cosecha: [8, 9] }),
  year('Café', { Siembra: [3], Cosecha: [4, 5, 10, 11, 12] }),
  year('Luna', { Menguante: [1, 2, 6, 7, 12], Creciente: [3, 4, 9, 10], Llena: [5, 11], Nueva: [8] }),
];

const stopAt = (stop: string) => ({ stop, title: `En ${stop}`, text: 'Uno.\nDos.' });

/** Tours of the kinds that are no maps. */
export const TOURS = {
  profile: map(
    {
      kind: 'profile',
      title: 'El camino, kilómetro por kilómetro',
      highlight: 'La Línea',
      tour: ['Buenaventura', 'La Línea', 'Bogotá'].map(stopAt),
    },
    ['Lugar', 'Kilómetro', 'Altura', 'Hora'],
    ROAD,
  ),
  units: map(
    {
      kind: 'units',
      title: 'Una promesa por cuadro',
      tour: ['Cumplidos', 'Educación', 'Incumplidos'].map(stopAt),
    },
    ['Tema', 'Cumplidos', 'En curso', 'Incumplidos'],
    UNITS,
  ),
  calendar: map(
    {
      kind: 'calendar',
      title: 'La rueda del año',
      tour: ['Enero', 'Marzo', 'Diciembre'].map(stopAt),
    },
    ['Cultivo', ...MONTHS],
    YEAR,
  ),
};

export const GRAPHICS = {
  profile: graphic('profile', ['Lugar', 'Kilómetro', 'Altura', 'Hora'], ROAD, {
    title: 'De Buenaventura a Bogotá',
    highlight: 'La Línea',
  }),
  units: graphic('units', ['Tema', 'Cumplidos', 'En curso', 'Incumplidos'], UNITS, {
    title: 'Ochenta y cuatro promesas',
  }),
  calendar: graphic('calendar', ['Cultivo', ...MONTHS], YEAR, { title: 'La rueda del año' }),
  counted: graphic(
    'figures',
    ['Qué', 'Cifra'],
    [
      ['Llamadas', '1.316'],
      ['Cumplidos', '78 %'],
    ],
    { title: 'Cifras que cuentan', count: true },
  ),
  states: map(
    {
      kind: 'table',
      title: 'Compromisos y su estado',
      states: ['Cumplido', 'En curso', 'Incumplido'],
    },
    ['Compromiso', 'Estado', 'Fecha'],
    [
      ['Rutas escolares', 'Cumplido', '4 de agosto'],
      ['Línea de transmisión', 'En curso', '31 de diciembre'],
      ['Dragado del canal', 'Incumplido', '30 de agosto'],
    ],
  ),
  line: graphic(
    'line',
    ['Mes', 'Este año', 'Año pasado', 'Promedio histórico'],
    [
      ['Enero', 58, 61, 64],
      ['Febrero', 52, 55, 58],
      ['Marzo', 47, 46, 52],
      ['Abril', 49, 38, 54],
      ['Mayo', 60, 41, 62],
      ['Junio', 68, 49, 68],
      ['Julio', 73, 53, 71],
      ['Agosto', 76, 55, 71],
      ['Septiembre', 75, 54, 70],
      ['Octubre', 79, 60, 73],
      ['Noviembre', 83, 66, 76],
    ],
    {
      title: 'Los embalses llegan a noviembre más llenos que en años',
      standfirst: 'Nivel agregado de los embalses, como porcentaje de la capacidad útil.',
      unit: '%',
      source: 'Operador del sistema',
      notes: ['El promedio es de los últimos diez años.'],
      highlight: 'Este año',
    },
  ),
  bar: graphic(
    'bar',
    ['Departamento', 'Días'],
    [
      ['Chocó', 154],
      ['Caquetá', 121],
      ['La Guajira', 118],
      ['Nariño', 52],
      ['Antioquia', 41],
      ['Bogotá', 38],
    ],
    {
      title: 'En el Chocó, un especialista tarda cuatro veces más que en Bogotá',
      standfirst: 'Días de espera por una cita, por departamento.',
      unit: 'días',
      source: 'Llamadas de doce pacientes',
      highlight: 'Chocó',
    },
  ),
  grouped: graphic(
    'bar',
    ['Especialidad', 'Capitales grandes', 'Capitales pequeñas'],
    [
      ['Cardiología', '38 días', '96 días'],
      ['Reumatología', '88 días', '154 días'],
      ['Neuropediatría', '102 días', 'Sin agenda'],
      ['Dermatología', '35 días', '69 días'],
    ],
    {
      title: 'En las capitales pequeñas se espera mucho más, o no hay agenda',
      highlight: 'Capitales pequeñas',
    },
  ),
  negative: graphic(
    'bar',
    ['Sector', 'Variación'],
    [
      ['Energía', 4.5],
      ['Comercio', 1.5],
      ['Construcción', -1],
      ['Minas', -3.25],
    ],
    {
      title: 'Dos sectores crecen y dos caen',
      standfirst: 'Variación anual del tercer trimestre.',
      unit: '%',
    },
  ),
  stacked: graphic(
    'stacked',
    ['Tema', 'Cumplidos', 'En curso', 'Incumplidos'],
    [
      ['Educación', 15, 3, 1],
      ['Energía', 11, 8, 2],
      ['Logística', 10, 9, 5],
      ['Cultura', 13, 6, 1],
    ],
    {
      title: 'Educación cumple cuatro de cada cinco; logística, menos de la mitad',
      standfirst: 'Compromisos de los foros del año, por estado.',
      source: 'Tablero de compromisos',
    },
  ),
  table: graphic(
    'table',
    ['Ruta', 'Desvío', 'Demora'],
    [
      ['A42', 'Carrera 39 y calle 54', '8 minutos'],
      ['A57', 'Carrera 27 y calle 96', '12 minutos'],
      ['A71', 'Avenida Ciudad de Cali', '15 minutos'],
      ['E27', 'Sin paradas entre Aguablanca y Flora', '5 minutos'],
    ],
    { title: 'La A71 será la más demorada', highlight: 'A71' },
  ),
  sparks: graphic(
    'table',
    ['Central', 'Lunes', 'Martes', 'Jueves', 'Viernes'],
    [
      ['Bogotá', 2900, 3100, 3420, 3650],
      ['Cali', 4300, 4150, 4180, 4100],
      ['Barranquilla', 4400, 4350, 4700, 4600],
    ],
    { title: 'La papa criolla sube en Bogotá y baja en Cali', standfirst: 'Pesos por kilo.', unit: '$' },
  ),
  slope: graphic(
    'slope',
    ['Tramo', 'Hace cuarenta años', 'Hoy'],
    [
      ['Alto', 63, 41],
      ['Medio', 118, 72],
      ['Bajo', 151, 88],
    ],
    {
      title: 'El bajo Magdalena perdió 63 especies de peces',
      standfirst: 'Especies registradas en cada tramo del río.',
      highlight: 'Bajo',
    },
  ),
  multiples: graphic(
    'multiples',
    ['Producto', 'Bogotá', 'Medellín', 'Cali', 'Barranquilla'],
    [
      ['Papa criolla', 3650, 3900, 4100, 4600],
      ['Tomate chonto', 2850, 2600, 2400, 3100],
      ['Yuca', 1700, 1850, 1600, 1300],
      ['Aguacate hass', 6200, 5400, 5800, 7100],
    ],
    {
      title: 'Barranquilla paga más por casi todo, menos por la yuca',
      standfirst: 'Pesos por kilo. Todos los productos están en la misma escala.',
      unit: '$',
      highlight: 'Barranquilla',
    },
  ),
  hemicycle: graphic(
    'hemicycle',
    ['Voto', 'Senadores'],
    [
      ['Votarían sí', 49],
      ['Negocian todavía', 11],
      ['No, ausentes e impedidos', 45],
    ],
    {
      title: 'A la ley le faltan cuatro votos, y hay once por negociar',
      standfirst: 'Las 105 fichas del tablero del Gobierno.',
      source: 'Coordinadores de la coalición',
    },
  ),
  scatter: graphic(
    'scatter',
    ['Municipio', 'Altitud', 'Precio por carga'],
    [
      ['Pitalito', '1.318 m', '$2.310.000'],
      ['Buesaco', '1.959 m', '$2.640.000'],
      ['Planadas', '1.485 m', '$2.395.000'],
      ['Líbano', '1.565 m', '$2.290.000'],
      ['Salento', '1.895 m', '$2.180.000'],
      ['Barichara', '1.336 m', '$1.990.000'],
      ['Chinchiná', '1.378 m', '$1.960.000'],
      ['La Unión', '1.745 m', '$2.520.000'],
      ['Inzá', '1.800 m', '$2.560.000'],
      ['Jardín', '1.750 m', '$2.240.000'],
      ['Minca', '650 m', '$1.720.000'],
      ['Tibacuy', '1.647 m', '$2.060.000'],
      ['Sasaima', '1.225 m', '$1.880.000'],
    ],
    {
      title: 'La taza de altura se paga, y Buesaco cobra más que nadie',
      standfirst: 'Altitud de la cabecera y precio de la carga de café especial.',
      source: 'Cooperativas, datos de la redacción',
      highlight: 'Buesaco',
    },
  ),
  map: map(
    {
      kind: 'map',
      title: 'En la selva y en las orillas se espera más',
      standfirst: 'Días de espera por una cita con especialista, por departamento.',
      unit: 'días',
      source: 'Doce pacientes, datos de la redacción',
      highlight: 'Chocó',
    },
    ['Departamento', 'Días'],
    [
      ['Bogotá, D. C.', 38],
      ['Antioquia', 41],
      ['Valle del Cauca', 46],
      ['Atlántico', 49],
      ['Santander', 51],
      ['Cundinamarca', 52],
      ['Risaralda', 54],
      ['Caldas', 57],
      ['Quindío', 58],
      ['Boyacá', 63],
      ['Tolima', 66],
      ['Huila', 69],
      ['Bolívar', 71],
      ['Norte de Santander', 74],
      ['Meta', 76],
      ['Nariño', 82],
      ['Cesar', 84],
      ['Magdalena', 87],
      ['Córdoba', 93],
      ['Sucre', 95],
      ['Cauca', 98],
      ['Casanare', 91],
      ['Arauca', 109],
      ['La Guajira', 118],
      ['Caquetá', 121],
      ['Putumayo', 127],
      ['San Andrés y Providencia', 131],
      ['Guaviare', 138],
      ['Vichada', 144],
      ['Amazonas', 147],
      ['Chocó', 154],
    ],
  ),
  places: map(
    {
      kind: 'places',
      title: 'Cinco centrales mueven la papa del país',
      standfirst: 'Toneladas que entran en un día.',
      unit: 't',
      source: 'Centrales de abasto, datos de la redacción',
      highlight: 'Bogotá',
    },
    ['Central', 'Latitud', 'Longitud', 'Toneladas'],
    [
      ['Bogotá', 4.63, -74.16, 1240],
      ['Medellín', 6.19, -75.59, 610],
      ['Cali', 3.44, -76.5, 420],
      ['Barranquilla', 10.92, -74.78, 300],
      ['Bucaramanga', 7.08, -73.14, 260],
      ['Pasto', 1.2, -77.26, 190],
      ['Armenia', 4.5, -75.72, 90],
    ],
  ),
  route: map(
    {
      kind: 'route',
      title: 'De la laguna al mar: 1.528 kilómetros de río',
      standfirst: 'Las estaciones del viaje y su distancia desde el nacimiento.',
      unit: 'km',
      source: 'Bitácora del viaje',
      highlight: 'Honda',
    },
    ['Estación', 'Latitud', 'Longitud', 'Distancia'],
    [
      ['Laguna de la Magdalena', 1.93, -76.6, 0],
      ['San Agustín', 1.88, -76.27, 48],
      ['Neiva', 2.93, -75.29, 286],
      ['Girardot', 4.3, -74.8, 452],
      ['Honda', 5.2, -74.74, 565],
      ['Puerto Berrío', 6.49, -74.4, 751],
      ['Barrancabermeja', 7.06, -73.86, 868],
      ['El Banco', 9.0, -73.97, 1124],
      ['Mompox', 9.24, -74.43, 1196],
      ['Magangué', 9.24, -74.75, 1245],
      ['Calamar', 10.25, -74.92, 1410],
      ['Bocas de Ceniza', 11.1, -74.85, 1528],
    ],
  ),
  streets: map(
    {
      kind: 'streets',
      title: 'La A57 cambia la carrera 28D por la 27',
      standfirst: 'Desvío entre la Autopista Simón Bolívar y la calle 96.',
      source: 'Secretaría de Movilidad',
    },
    ['Vía', 'Latitud', 'Longitud', 'Estado'],
    [
      ['Simón Bolívar', 3.4265, -76.4967, 'Desvío'],
      ['Simón Bolívar', 3.4305, -76.4946, 'Desvío'],
      ['Carrera 27', 3.4305, -76.4946, 'Desvío'],
      ['Carrera 27', 3.4184, -76.4796, 'Desvío'],
      ['Carrera 27', 3.4149, -76.4825, 'Desvío'],
      ['Paradero', 3.4184, -76.4796, 'Desvío'],
      ['Carrera 28D', 3.4265, -76.4967, 'Cerrada'],
      ['Carrera 28D', 3.4184, -76.4868, 'Cerrada'],
      ['Carrera 28D', 3.4149, -76.4825, 'Cerrada'],
      ['Simón Bolívar', 3.4222, -76.4991, 'Abierta'],
      ['Simón Bolívar', 3.433, -76.4933, 'Abierta'],
    ],
  ),
  figures: graphic(
    'figures',
    ['Qué', 'Cifra', 'Detalle'],
    [
      ['Llamadas', '1.316', 'de doce pacientes'],
      ['Citas', '71', 'una por cada 18,5 llamadas'],
      ['Días de espera', '74', 'en promedio'],
    ],
    { title: 'Seis semanas al teléfono' },
  ),
  timeline: graphic(
    'timeline',
    ['Cuándo', 'Qué', 'Detalle'],
    [
      ['Marzo de 2024', 'El Gobierno radica la reforma', 'Entra por el Senado, con 118 artículos.'],
      ['Junio de 2025', 'Primer debate', 'La Comisión Quinta aprueba 96 artículos después de once sesiones.'],
      ['Jueves', 'Vence el plazo', 'Sin votación, el proyecto se archiva.'],
    ],
    { title: 'Veinte meses de una ley' },
  ),
  facts: graphic(
    'facts',
    ['Dato', 'Qué se sabe'],
    [
      ['Longitud', '1.528 kilómetros, de la laguna de la Magdalena a Bocas de Ceniza'],
      ['Municipios', '724 vierten en él sus aguas'],
    ],
    { title: 'El Magdalena, en breve' },
  ),
  steps: graphic(
    'steps',
    ['Paso', 'Qué ocurre'],
    [
      ['Radicación', 'El ministro entrega el texto en la Secretaría del Senado.'],
      ['Ponencia', 'Dos senadores lo estudian y proponen cambios.'],
      ['Votación', 'Se necesitan 53 de los 105 votos.'],
    ],
    { title: 'Así se aprueba una ley' },
  ),
} satisfies Record<string, Graphic>;

export const ODD = graphic(
  'line',
  ['Año', 'Departamento Archipiélago de San Andrés, Providencia y Santa Catalina', 'Vichada', 'Vaupés'],
  [
    ['2019', 40.1, 40.2, null],
    ['2021', null, 40.25, 39],
    ['2022', 41, 40.3, null],
    ['2026', 40.4, 40.35, 40.3],
  ],
  { title: 'Tres líneas que terminan casi en el mismo punto', unit: '%' },
);

export const MANY = graphic(
  'line',
  ['Día', 'Caudal'],
  Array.from({ length: 200 }, (_, day) => [
    `Día ${day + 1}`,
    Math.round(1200 + 600 * Math.sin(day / 17) + 90 * Math.sin(day * 1.7)),
  ]),
  { title: 'El río, día por día', standfirst: 'Metros cúbicos por segundo.', unit: 'm³/s' },
);
