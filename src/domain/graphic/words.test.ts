import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber } from './numbers.ts';
import { graphicOf, graphicOfConfig } from './read.ts';
import { graphicSummary } from './summary.ts';
import { graphicTexts } from './texts.ts';
import { paragraphsOf } from './tour.ts';

type Row = (string | number | null)[];
const drawn = (settings: object, columns: string[], rows: Row[]) => {
  const result = graphicOf(settings, { columns, rows });
  if ('problem' in result) throw new Error(result.problem);
  return result.graphic;
};
const summary = (kind: string, columns: string[], rows: Row[]): string =>
  graphicSummary(drawn({ kind }, columns, rows));

describe('numbers of es-CO in words', () => {
  it.each([
    ['3 mil', 3000],
    ['1,5 MIL', 1500],
    ['1 millón', 1e6],
    ['2 millon', 2e6],
    ['2,5 millones', 2.5e6],
    ['1 billón', 1e12],
    ['3 billones de pesos', 3e12],
    ['3 milímetros', 3],
    ['3 millonarios', 3],
    ['+3', 3],
    [' -3', -3],
    ['3 mil (Espinal)', 3000],
    ['–3 %', -3],
    ['$ 5', 5],
    ['- $1.000', -1000],
    ['5 días (Espinal)', 5],
    ['0,50', 0.5],
    [' 7 ', 7],
    ['1.234.567,89', 1_234_567.89],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    '12.34',
    '1.2345',
    '1,2,3',
    '5 de 10',
    'unos 5',
    '5/10',
    '10:30',
    '5 x 4 días',
    `1${'0'.repeat(400)}`,
  ])('%s is no number', (text) => expect(parseNumber(text)).toBeNull());

  it.each([
    [999.999, '', '1.000'],
    [1000, '', '1.000'],
    [999.55, '', '999,55'],
    [1000.55, '', '1.000,6'],
    [999_999.94, '', '999.999,9'],
    [1_000_000.5, '', '1.000.001'],
    [1, '', '1'],
    [1.239, '', '1,24'],
    [0.12345, '', '0,1235'],
    [-0.00001, '%', '0\u00a0%'],
    [-4200, '$', '−$4.200'],
    [9.9e14, '', '990.000.000.000.000'],
    [1e15, '', '1E15'],
  ])('%d with the unit %j is %s', (value, unit, text) => {
    expect(formatNumber(value, unit)).toBe(text);
  });
});

describe('the message of a drawing', () => {
  it('names the series if there are some, and leaves one without numbers out', () => {
    const rows: Row[] = [
      ['Cali', 3, 'x', 5],
      ['Pasto', 1, 'y', 9],
    ];
    expect(summary('table', ['Ciudad', 'Antes', 'Nota', 'Hoy'], rows)).toBe(
      'Antes: el valor más alto es 3 (Cali) y el más bajo, 1 (Pasto). Hoy: el valor más alto es 9 (Pasto) y el más bajo, 5 (Cali).',
    );
  });

  it('names the first of equals', () => {
    const rows: Row[] = [
      ['Cali', 3],
      ['Pasto', 3],
      ['Neiva', 1],
      ['Honda', 1],
    ];
    expect(summary('bar', ['Ciudad', 'Días'], rows)).toBe(
      'El valor más alto es 3 (Cali) y el más bajo, 1 (Neiva).',
    );
  });

  it('of a line of two or fewer values is its change, or its value', () => {
    const columns = ['Año', 'Cali', 'Pasto'];
    expect(
      summary('line', columns, [
        ['2024', 3, null],
        ['2025', 9, 4],
      ]),
    ).toBe('Cali: de 3 (2024) a 9 (2025). Pasto: 4.');
  });

  it('of slopes and multiples has a sentence for each row, without values that are missing', () => {
    const columns = ['Tramo', '2020', '2026'];
    const rows: Row[] = [
      ['Alto', 63, 41],
      ['Bajo', null, 7],
      ['Sin datos', null, null],
    ];
    expect(summary('slope', columns, rows)).toBe('Alto: de 63 (2020) a 41 (2026). Bajo: 7.');
    expect(summary('multiples', columns, rows)).toBe(
      'Alto: el valor más alto es 63 (2020) y el más bajo, 41 (2026). Bajo: todos los valores son iguales: 7.',
    );
  });

  it.each([
    [[['Cali', 3.4, -76.5]], 'places', 'El mapa muestra Cali.'],
    [
      [
        ['Cali', 3.4, -76.5],
        ['Pasto', 1.2, -77.3],
      ],
      'route',
      'La ruta va de Cali a Pasto.',
    ],
  ] as [Row[], string, string][])('of the places %j as a %s is: %s', (rows, kind, text) => {
    expect(summary(kind, ['Lugar', 'Latitud', 'Longitud'], rows)).toBe(text);
  });

  it('of places without a value is their names', () => {
    expect(summary('places', ['Lugar', 'Latitud', 'Longitud', 'Nota'], [['Cali', 3.4, -76.5, 'x']])).toBe(
      'El mapa muestra Cali.',
    );
  });

  it('reads no relation from places with one value', () => {
    const of = (...rows: Row[]) => summary('scatter', ['Lugar', 'x', 'y'], rows);
    const clear: Row[] = [['A', 1, 1], ['B', 2, 2], ['C', 3, 3]]; // prettier-ignore
    expect(of(...clear, ['D', null, 90], ['E', 90, null])).toMatch(/mayor suele ser el de «y»/);
    expect(of(['A', 1, 1], ['B', 2, 2], ['C', 3, null])).toMatch(/no se ve una relación clara/);
  });

  it('of a road has the lowest place, wherever it is', () => {
    const rows: Row[] = [['Mar', '0 km', 7], ['Hoya', '10 km', 3], ['Ciudad', '20 km', 90]]; // prettier-ignore
    expect(summary('profile', ['Lugar', 'Kilómetro', 'Altura'], rows)).toContain('y el más bajo, Hoya (3)');
  });

  it('of a road has the first of the highest and of the lowest places', () => {
    const rows: Row[] = [
      ['Mar', '0 km', 7],
      ['Paso', '10 km', 90],
      ['Otro', '20 km', 90],
      ['Ciudad', '30 km', 7],
    ];
    expect(summary('profile', ['Lugar', 'Kilómetro', 'Altura'], rows)).toBe(
      'El camino va de Mar a Ciudad (30 km). El punto más alto es Paso (90) y el más bajo, Mar (7).',
    );
  });

  it('names a relation from a clear one on, either way, and none of few pairs', () => {
    const of = (...pairs: [number, number][]) =>
      summary(
        'scatter',
        ['Lugar', 'x', 'y'],
        pairs.map((pair, at) => [`L${at}`, ...pair]),
      );
    expect(of([1, 1], [2, 3], [3, 2], [4, 4])).toMatch(/mayor suele ser el de «y»/);
    expect(of([1, 4], [2, 2], [3, 3], [4, 1])).toMatch(/menor suele ser el de «y»/);
    expect(of([1, 2], [2, 1], [3, 4], [4, 1])).toMatch(/no se ve una relación clara/);
    const weak: [number, number][] = [[1, 2], [2, 1], [3, 4], [4, 2]]; // prettier-ignore
    expect(of(...weak, ...weak)).toMatch(/no se ve una relación clara/);
    expect(of([1, 5], [2, 5], [3, 5])).toMatch(/no se ve una relación clara/);
    expect(of([5, 1], [5, 2], [5, 3])).toMatch(/no se ve una relación clara/);
    // Of numbers whose squares are infinite.
    expect(of([1e200, 1e200], [2e200, 2e200], [3e200, 3e200])).toMatch(/mayor suele ser/);
  });
});

describe('the words of a graphic', () => {
  const columns = ['Ciudad', 'Días'];

  it('are read in their order', () => {
    const settings = {
      kind: 'units',
      title: 'Título',
      standfirst: 'Entrada',
      notes: ['Nota'],
      tour: ['Cali', 'Días'].map((stop) => ({ stop, title: `En ${stop}`, text: ' Uno. \n\nDos.' })),
    };
    const row: Row[] = [['Cali', 3]];
    expect(graphicTexts(drawn(settings, columns, row))).toEqual([
      ...['Título', 'Entrada', 'Ciudad', 'Días', 'Cali', '3'],
      ...['En Cali', 'Uno.', 'Dos.', 'En Días', 'Uno.', 'Dos.', 'Nota'],
    ]);
    expect(graphicTexts(drawn({ kind: 'bar' }, columns, row))).toEqual([
      '',
      '',
      'Ciudad',
      'Días',
      'Cali',
      '3',
    ]);
    expect(paragraphsOf(' \n ')).toEqual([]);
  });

  it('are plain, without markup and spaces around them', () => {
    const graphic = drawn(
      { kind: 'bar', unit: '', highlight: '' },
      [' <b>Ciudad</b> ', ' D&iacute;as'],
      [[' <i>Cali</i> ', ' 3 ']],
    );
    expect([graphic.columns, graphic.rows]).toEqual([
      ['Ciudad', 'Días'],
      [{ label: 'Cali', cells: [{ text: '3', value: 3 }] }],
    ]);
    expect(graphic).not.toHaveProperty('unit');
    expect(graphic).not.toHaveProperty('highlight');
  });

  it('of a row without a name, or too short, are empty', () => {
    const { rows } = drawn(
      { kind: 'bar' },
      ['Ciudad', 'Antes', 'Hoy'],
      [
        [null, 3],
        [7, 3, 4],
      ],
    );
    expect(rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
      ['', '3', ''],
      ['7', '3', '4'],
    ]);
  });

  it.each([
    [{ kind: 'bar', notes: [1], title: 2 }, /^title: .+; notes\.0: /],
    ['none', /^settings: /],
  ])('of wrong settings %j say where they are wrong', (settings, text) => {
    expect(graphicOf(settings, { columns, rows: [['Cali', 3]] })).toEqual({
      problem: expect.stringMatching(text),
    });
  });

  it('come with the table of a configuration', () => {
    const data = { columns, rows: [['Cali', 3]] };
    expect(graphicOfConfig({ kind: 'bar', ...data })).toMatchObject({
      graphic: { kind: 'bar', columns },
      data,
    });
  });
});
