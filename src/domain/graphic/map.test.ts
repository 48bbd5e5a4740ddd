import { describe, expect, it } from 'vitest';
import { DEPARTMENTS } from './generated/departments.ts';
import { departmentAt, toDrawing } from './geography.ts';
import { graphicOf } from './read.ts';
import { graphicSummary } from './summary.ts';

const result = (settings: object, columns: string[], rows: (string | number | null)[][]) =>
  graphicOf(settings, { columns, rows });
const drawn = (...args: Parameters<typeof result>) => {
  const one = result(...args);
  if ('problem' in one) throw new Error(one.problem);
  return one.graphic;
};
const problem = (...args: Parameters<typeof result>) => {
  const one = result(...args);
  return 'problem' in one ? one.problem : undefined;
};

/** The corners of a path, ring by ring. */
const rings = (path: string): [number, number][][] =>
  path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/g)].map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at): [number, number] => {
        x += numbers[at * 2]!;
        y += numbers[at * 2 + 1]!;
        return [x, y];
      });
    });

const isInside = ([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]): boolean =>
  ring.filter(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

/** Capitals that lie well inside their departments. */
const CAPITALS: readonly (readonly [string, number, number])[] = [
  ['Antioquia', 6.25, -75.57],
  ['Bogotá', 4.55, -74.09],
  ['Boyacá', 5.54, -73.36],
  ['Caldas', 5.15, -75.45],
  ['Caquetá', 1.62, -75.6],
  ['Casanare', 5.34, -72.39],
  ['Cauca', 2.44, -76.61],
  ['Cesar', 10.4, -73.25],
  ['Chocó', 5.69, -76.66],
  ['Córdoba', 8.75, -75.88],
  ['Guaviare', 2.5, -72.65],
  ['Huila', 2.93, -75.28],
  ['La Guajira', 11.5, -72.9],
  ['Meta', 4.0, -73.4],
  ['Nariño', 1.21, -77.28],
  ['Norte de Santander', 7.9, -72.55],
  ['Putumayo', 1.0, -76.6],
  ['Quindío', 4.53, -75.7],
  ['Risaralda', 4.85, -75.75],
  ['San Andrés y Providencia', 12.58, -81.7],
  ['Santander', 7.12, -73.15],
  ['Sucre', 9.25, -75.35],
  ['Tolima', 4.44, -75.2],
  ['Valle del Cauca', 3.45, -76.5],
  ['Vaupés', 1.25, -70.25],
];

describe('N18 the map of departments', () => {
  it.each(CAPITALS)('the capital of %s lies in it', (name, latitude, longitude) => {
    const { path } = DEPARTMENTS[departmentAt(name)!]!;
    expect(rings(path).some((ring) => isInside(toDrawing(latitude, longitude)!, ring))).toBe(true);
  });

  it.each([
    ['Bogotá D.C.', 'Bogotá, D. C.'],
    ['VALLE', 'Valle del Cauca'],
    ['guajira', 'La Guajira'],
    ['Archipiélago de San Andrés, Providencia y Santa Catalina', 'San Andrés y Providencia'],
  ])('%s is %s', (name, official) => {
    expect(DEPARTMENTS[departmentAt(name)!]!.name).toBe(official);
  });

  it('has the rows on their departments, and says which have no data', () => {
    const graphic = drawn(
      { kind: 'map', unit: 'días' },
      ['Departamento', 'Días'],
      [
        ['Chocó', 154],
        ['Bogotá', 38],
      ],
    );
    expect(graphic.map!.areas).toHaveLength(33);
    expect(graphic.map!.areas.flatMap(({ row }) => row ?? [])).toEqual([1, 0]);
    expect(graphicSummary(graphic)).toBe(
      'El valor más alto es 154\u00a0días (Chocó) y el más bajo, 38\u00a0días (Bogotá). 31 departamentos no tienen dato.',
    );
  });

  it.each([
    [[['Quito', 3]], "'Quito' is no department of Colombia"],
    [
      [
        ['Valle', 3],
        ['Valle del Cauca', 4],
      ],
      "the department 'Valle del Cauca' is twice in the data",
    ],
    [[['Chocó', -3]], "'Chocó' has a negative number in 'Días' ('−3')"],
  ])('%j is a problem', (rows, text) => {
    expect(problem({ kind: 'map' }, ['Departamento', 'Días'], rows)).toBe(text);
  });
});

describe('N18 maps of places', () => {
  const columns = ['Lugar', 'Latitud', 'Longitud', 'Distancia'];
  const rows = [
    ['Neiva', '2,93', '−75,29', '286 km'],
    ['Honda', '5,2', '−74,74', '565 km'],
    ['Calamar', '10,25', '−74,92', '1.410 km'],
  ];

  it('shows the departments around them, and no others', () => {
    const { map } = drawn({ kind: 'route' }, columns, rows);
    expect(map!.points.map(({ y }) => y)).toEqual(map!.points.map(({ y }) => y).sort((a, b) => b - a));
    expect(map!.areas.length).toBeGreaterThan(15);
    expect(map!.areas.length).toBeLessThan(33);
    expect(map!.frame).toBeUndefined();
    const [left, top, right, bottom] = map!.box;
    for (const { x, y } of map!.points) {
      expect(x > left && x < right && y > top && y < bottom).toBe(true);
    }
  });

  it('has the archipelago for a place in it', () => {
    expect(drawn({ kind: 'places' }, columns, [['San Andrés', 12.58, -81.7]]).map!.frame).toBeDefined();
    const both = [['San Andrés', 12.58, -81.7], ['Cali', 3.4, -76.5]]; // prettier-ignore
    expect(drawn({ kind: 'places' }, columns, both).map!.frame).toBeDefined();
  });

  it('degrees have no unit, whatever the order of their columns', () => {
    const [chosen] = drawn(
      { kind: 'places', unit: 't', values: ['Latitud', 'Longitud', 'Carga'] },
      ['Lugar', 'Carga', 'Latitud', 'Longitud'],
      [['Cali', 420, 3.4, -76.5]],
    ).rows;
    expect(chosen!.cells.map(({ text }) => text)).toEqual(['3,4', '−76,5', '420\u00a0t']);
    const [row] = drawn({ kind: 'places', unit: 't' }, columns, [['Cali', 3.4, -76.5, 420]]).rows;
    expect(row!.cells.map(({ text }) => text)).toEqual(['3,4', '−76,5', '420\u00a0t']);
  });

  it.each([
    ['route', 'La ruta va de Neiva a Calamar y pasa por Honda.'],
    [
      'places',
      'El mapa muestra 3 lugares: Neiva, Honda, Calamar. El valor más alto es 1.410 km (Calamar) y el más bajo, 286 km (Neiva).',
    ],
  ])('%s is summed up', (kind, text) => {
    expect(graphicSummary(drawn({ kind }, columns, rows))).toBe(text);
  });

  it.each([
    [['Quito', -0.18, -82, 1], "'Quito' lies outside the map of Colombia (-0.18, -82)"],
    [
      ['Cali', 3.4, 'oeste', 1],
      "'Cali' needs its latitude and its longitude as numbers, in the first two columns of values",
    ],
    [
      ['Cali', 'norte', -76, 1],
      "'Cali' needs its latitude and its longitude as numbers, in the first two columns of values",
    ],
  ])('%j is a problem', (row, text) => {
    expect(problem({ kind: 'places' }, columns, [row])).toBe(text);
  });
});

describe('N18 a tour', () => {
  const columns = ['Lugar', 'Latitud', 'Longitud'];
  const rows = [
    ['Neiva', 2.93, -75.29],
    ['Honda', 5.2, -74.74],
    ['Calamar', 10.25, -74.92],
  ];
  const stop = (name: string) => ({ stop: name, title: `En ${name}`, text: 'Uno.\n\nDos.' });

  it('has its stops on their rows, with paragraphs', () => {
    const { tour } = drawn({ kind: 'route', tour: [stop('Neiva'), stop('Calamar')] }, columns, rows);
    expect(tour).toEqual([
      { at: 0, of: 'row', title: 'En Neiva', paragraphs: ['Uno.', 'Dos.'] },
      { at: 2, of: 'row', title: 'En Calamar', paragraphs: ['Uno.', 'Dos.'] },
    ]);
  });

  it.each([
    [
      'places',
      ['Neiva', 'Honda'],
      "only route, profile, calendar, units have a tour, and this is a 'places'",
    ],
    ['route', ['Neiva', 'Quito'], "no row is called 'Quito', as a stop of the tour says"],
    ['route', ['Honda', 'Neiva'], "'Neiva' comes after 'Honda' in the tour, but not in the data"],
    ['route', ['Honda', 'Honda'], "'Honda' comes after 'Honda' in the tour, but not in the data"],
  ])('of a %s with %j is a problem', (kind, names, text) => {
    expect(problem({ kind, tour: names.map(stop) }, columns, rows)).toBe(text);
  });
});

describe('N18 a scatter', () => {
  const of = (pairs: (readonly [number, number | null])[]) =>
    graphicSummary(
      drawn(
        { kind: 'scatter' },
        ['Lugar', 'Altitud', 'Precio'],
        pairs.map((pair, at) => [`L${at}`, ...pair]),
      ),
    );

  it('says how its sides belong together', () => {
    expect(
      of([
        [1, 2],
        [2, 4],
        [3, 7],
      ]),
    ).toMatch(/^A mayor valor de «Altitud», mayor suele ser el de «Precio»\. Altitud: el/);
    expect(
      of([
        [1, 9],
        [2, 4],
        [3, 1],
      ]),
    ).toMatch(/menor suele ser/);
    expect(
      of([
        [1, 2],
        [2, 9],
        [3, 2],
      ]),
    ).toMatch(/^Entre «Altitud» y «Precio» no se ve una relación clara/);
    expect(
      of([
        [1, 2],
        [1, 9],
        [1, null],
      ]),
    ).toMatch(/no se ve/);
  });
});

describe('N18 streets of a city', () => {
  const columns = ['Vía', 'Latitud', 'Longitud', 'Estado'];
  const rows = [
    ['Carrera 27', '3,43', '−76,49', 'Desvío'],
    ['Carrera 27', '3,42', '−76,48', 'Desvío'],
    ['Carrera 28D', '3,43', '−76,5', 'Cerrada'],
    ['Carrera 28D', '3,42', '−76,49', 'Cerrada'],
    ['Paradero', '3,42', '−76,48', 'Desvío'],
  ];

  it('fill the map, with their scale and without departments', () => {
    const { map } = drawn({ kind: 'streets' }, columns, rows);
    expect(map!.points.map(({ x, y }) => [x, y])).toEqual([
      [500, 0],
      [1000, 500],
      [0, 0],
      [500, 500],
      [1000, 500],
    ]);
    expect(map!.areas).toEqual([]);
    // Two hundredths of a degree are 2.22 kilometres.
    expect(1000 / map!.kilometre!).toBeCloseTo(2.22, 1);
  });

  it('are read by their state', () => {
    expect(graphicSummary(drawn({ kind: 'streets' }, columns, rows))).toBe(
      'Desvío: Carrera 27, Paradero. Cerrada: Carrera 28D.',
    );
  });

  const state = (at: number) => ['Otra', 3.4, -76.4, `Estado ${at}`];
  it.each([
    [[['Otra', 3.4, -76.4, '']], 'each row needs a state, in the third column of values'],
    [[1, 2, 3].map(state), 'a map of streets shows 4 states, and the data have 5'],
    [[['Quito', 60, -76.4, 'Desvío']], "'Quito' lies outside the map of Colombia (60, -76.4)"],
  ])('with %j are a problem', (more, text) => {
    expect(problem({ kind: 'streets' }, columns, [...rows, ...more])).toBe(text);
  });

  it('in one place are a problem', () => {
    const same = [rows[0]!, rows[0]!];
    expect(problem({ kind: 'streets' }, columns, same)).toBe('all places are one place');
  });
});
