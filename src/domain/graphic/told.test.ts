import { describe, expect, it } from 'vitest';
import { cropsOf, moonsOf, worksOf } from './calendar.ts';
import { graphicOf } from './read.ts';
import { graphicSummary } from './summary.ts';
import { graphicTexts } from './texts.ts';

type Row = (string | number)[];

const result = (settings: object, columns: string[], rows: Row[]) => graphicOf(settings, { columns, rows });
const drawn = (...args: Parameters<typeof result>) => {
  const one = result(...args);
  if ('problem' in one) throw new Error(one.problem);
  return one.graphic;
};
const problem = (...args: Parameters<typeof result>): string | undefined => {
  const one = result(...args);
  return 'problem' in one ? one.problem : undefined;
};
const stop = (name: string) => ({ stop: name, title: `En ${name}`, text: 'Uno.' });

describe('N18 a road', () => {
  const columns = ['Lugar', 'Kilómetro', 'Altura'];
  const rows = [
    ['Mar', '0 km', '7 m'],
    ['Paso', '262 km', '3.265 m'],
    ['Ciudad', '510 km', '2.600 m'],
  ];

  it('names its ends, its length, its highest place and its lowest', () => {
    expect(graphicSummary(drawn({ kind: 'profile' }, columns, rows))).toBe(
      'El camino va de Mar a Ciudad (510 km). El punto más alto es Paso (3.265 m) y el más bajo, Mar (7 m).',
    );
  });

  it.each([
    [['Atrás', '200 km', '5 m'], "'Atrás' is not further than the place before it ('200 km')"],
    [['Igual', '510 km', '5 m'], "'Igual' is not further than the place before it ('510 km')"],
    [
      ['Sin altura', '600 km', 'alta'],
      "'Sin altura' needs its distance and its height as numbers, in the first two columns of values",
    ],
    [
      ['Alto', '600 km', '200.000 m'],
      "'Alto' needs its distance and its height as numbers, in the first two columns of values",
    ],
  ])('with %j is a problem', (row, text) => {
    expect(problem({ kind: 'profile' }, columns, [...rows, row])).toBe(text);
  });
});

describe('N18 units', () => {
  const columns = ['Tema', 'Cumplidos', 'En curso'];
  const rows = [
    ['Educación', 15, 3],
    ['Cultura', 13, 6],
  ];

  it('have stops at rows and at columns, in any order, whose words count', () => {
    const graphic = drawn(
      { kind: 'units', tour: [stop('Cultura'), stop('Cumplidos'), stop('Cultura')] },
      columns,
      rows,
    );
    expect(graphic.tour?.map(({ of, at }) => [of, at])).toEqual([
      ['row', 1],
      ['column', 0],
      ['row', 1],
    ]);
    expect(graphicTexts(graphic)).toContain('En Cumplidos');
    expect(graphicSummary(graphic)).toBe('De 37 en total: Cumplidos, 28; En curso, 9.');
  });

  it.each([
    [
      { kind: 'units', tour: [stop('Cultura'), stop('Otro')] },
      rows,
      "no row or column is called 'Otro', as a stop of the tour says",
    ],
    [{ kind: 'units' }, [['A', 1.5, 2]], "'A' has no whole number from 0 to 500 in 'Cumplidos' ('1,5')"],
    [{ kind: 'units' }, [['A', 400, 1]], 'a drawing has at most 400 units, and the data have 401'],
    [{ kind: 'units' }, [['A', 0, 0]], 'every count is 0'],
  ])('%j with %j are a problem', (settings, data, text) => {
    expect(problem(settings, columns, data)).toBe(text);
  });
});

describe('N18 a calendar', () => {
  const columns = ['Cultivo', ...Array.from({ length: 12 }, (_, at) => `Mes ${at + 1}`)];
  const year = (name: string, ...works: string[]) => [
    name,
    ...works,
    ...Array.from({ length: 12 - works.length }, () => ''),
  ];
  const moons = ['Luna', ...Array.from({ length: 12 }, (_, at) => (at % 2 ? 'Llena' : 'Nueva'))];
  const rows = [year('Papa', 'Siembra', 'Siembra', 'Cosecha'), year('Maíz', '', 'Siembra'), moons];

  it('has crops, works in the order of the data, and the moons of a row of phases', () => {
    const graphic = drawn({ kind: 'calendar', tour: [stop('Mes 1'), stop('Mes 3')] }, columns, rows);
    expect(cropsOf(graphic).map(({ label }) => label)).toEqual(['Papa', 'Maíz']);
    expect(worksOf(graphic)).toEqual(['Siembra', 'Cosecha']);
    expect(moonsOf(graphic.rows[2]!)?.slice(0, 2)).toEqual(['new', 'full']);
    expect(graphic.tour?.map(({ of, at }) => [of, at])).toEqual([
      ['column', 0],
      ['column', 2],
    ]);
    expect(graphicSummary(graphic)).toBe(
      'Papa: siembra en mes 1, mes 2; cosecha en mes 3. Maíz: siembra en mes 2.',
    );
  });

  it.each([
    [
      { kind: 'calendar' },
      columns.slice(0, 6),
      [['Papa', 'Siembra']],
      "'calendar' takes 12 to 12 columns of values, and the data have 5",
    ],
    [{ kind: 'calendar' }, columns, [moons], 'no month has a work'],
    [
      { kind: 'calendar' },
      columns,
      [year('Papa', 'A', 'B', 'C', 'D', 'E')],
      'a calendar shows 4 works, and the data have 5',
    ],
    [
      { kind: 'calendar', tour: [stop('Mes 3'), stop('Mes 1')] },
      columns,
      rows,
      "'Mes 1' comes after 'Mes 3' in the tour, but not in the data",
    ],
    [
      { kind: 'calendar', tour: [stop('Papa'), stop('Maíz')] },
      columns,
      rows,
      "no column is called 'Papa', as a stop of the tour says",
    ],
  ])('%j is a problem: %#', (settings, headings, data, text) => {
    expect(problem(settings, headings, data)).toBe(text);
  });
});

describe('N18 settings of one kind', () => {
  const columns = ['Qué', 'Estado'];
  const rows = [['Vía', 'Cumplido']];

  it.each([
    [{ kind: 'facts', count: true }, "only 'figures' count, and this is a 'facts'"],
    [{ kind: 'facts', states: ['Cumplido', 'En curso'] }, "only a 'table' has states, and this is a 'facts'"],
    [{ kind: 'table' }, 'no column has a number'],
  ])('%j is a problem elsewhere', (settings, text) => {
    expect(problem(settings, columns, rows)).toBe(text);
  });

  it('a table of states needs no numbers', () => {
    expect(drawn({ kind: 'table', states: ['Cumplido', 'En curso'] }, columns, rows).states).toEqual([
      'Cumplido',
      'En curso',
    ]);
  });
});
