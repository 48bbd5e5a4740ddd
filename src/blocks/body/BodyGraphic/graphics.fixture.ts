import type { Graphic, GraphicKind } from '../../../domain/graphic/graphic.ts';
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

export const GRAPHICS = {
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
