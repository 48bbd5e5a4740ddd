import { describe, expect, it } from 'vitest';
import { graphicCsv } from './csv.ts';
import { formatNumber, parseNumber } from './numbers.ts';
import { graphicOf, graphicOfConfig } from './read.ts';
import { graphicSummary } from './summary.ts';

const drawn = (settings: object, columns: string[], rows: (string | number | null)[][]) => {
  const result = graphicOf(settings, { columns, rows });
  if ('problem' in result) throw new Error(result.problem);
  return result.graphic;
};
const problem = (settings: object, columns: string[], rows: (string | number | null)[][]) => {
  const result = graphicOf(settings, { columns, rows });
  return 'problem' in result ? result.problem : undefined;
};

describe('numbers of es-CO', () => {
  it.each([
    ['$1.234,5', 1234.5],
    ['38 días', 38],
    ['-1,0 %', -1],
    ['−3', -3],
    ['1,2 billones', 1.2e12],
    ['$640.000 millones', 6.4e11],
    ['$98.000 (Espinal)', 98_000],
    ['19,6 km', 19.6],
    ['0', 0],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    '',
    '—',
    'Sin agenda',
    '1.5',
    '70 / 30',
    '31 min 04 s',
    '4 a 6 años',
    '13 y 15',
    '50+',
    '8:30 a. m.',
    '1.23.4',
  ])("'%s' is no number", (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it.each([
    [1234.5, '', '1.234,5'],
    [12_345_678.9, '', '12.345.679'],
    [4200, '$', '$4.200'],
    [-1.25, '%', '−1,25\u00a0%'],
    [0, 'días', '0\u00a0días'],
    [0.00004, '', '0'],
    [-0, '', '0'],
  ])('%d with the unit %s is %s', (value, unit, text) => {
    expect(formatNumber(value, unit)).toBe(text);
  });
});

describe('data that a kind cannot show', () => {
  const columns = ['Ciudad', 'Días'];
  it.each([
    ['an unknown kind', { kind: 'pie' }, columns, [['Cali', 3]], /^kind: /],
    ['no number', { kind: 'bar' }, columns, [['Cali', 'muchos']], 'no column has a number'],
    [
      'a column of words',
      { kind: 'bar' },
      ['Ciudad', 'Días', 'Causa'],
      [['Cali', 3, 'x']],
      "the column 'Causa' has no number",
    ],
    [
      'one point of a line',
      { kind: 'line' },
      columns,
      [['Cali', 3]],
      /takes 2 to 200 rows, and the data have 1/,
    ],
    [
      'a negative part',
      { kind: 'stacked' },
      ['a', 'b', 'c'],
      [['Cali', 3, -1]],
      "'Cali' has a negative number in 'c' ('−1')",
    ],
    [
      'half a vote',
      { kind: 'hemicycle' },
      columns,
      [
        ['Sí', 3.5],
        ['No', 2],
      ],
      /'Sí' has no whole number/,
    ],
    [
      'a vote without votes',
      { kind: 'hemicycle' },
      columns,
      [
        ['Sí', 0],
        ['No', 0],
      ],
      'every count is 0',
    ],
    [
      'a number beyond those that can be added',
      { kind: 'bar' },
      columns,
      [['Cali', 1.01e300]],
      /'Cali' has a number that is too large or too small to draw in 'Días'/,
    ],
    [
      'a number too close to 0',
      { kind: 'bar' },
      columns,
      [
        ['Cali', 3],
        ['Pasto', -9e-281],
      ],
      /'Pasto' has a number that is too large or too small to draw in 'Días'/,
    ],
    [
      'a wide row',
      { kind: 'bar' },
      columns,
      [['Cali', 3, 4]],
      "'Cali' has more cells than the table has headings",
    ],
    [
      'a strange column',
      { kind: 'bar', values: ['Meses'] },
      columns,
      [['Cali', 3]],
      /no column is called 'Meses'/,
    ],
    ['no headings', { kind: 'bar' }, [], [['Cali', 3]], /needs a heading/],
  ] as const)('%s is a problem', (_name, settings, headings, rows, text) => {
    const found = problem(
      settings,
      [...headings],
      rows.map((row) => [...row]),
    );
    if (typeof text === 'string') expect(found).toBe(text);
    else expect(found).toMatch(text);
  });

  it('a configuration with broken settings keeps its table', () => {
    const data = { columns: ['a', 'b'], rows: [['x', 1]] };
    expect(graphicOfConfig({ kind: 'pie', ...data })).toMatchObject({ problem: expect.any(String), data });
    expect(graphicOfConfig({ kind: 'bar', rows: 'no' })).toEqual({ problem: expect.any(String) });
    expect(graphicOfConfig({ kind: 'bar', columns: ['a', 'b'], rows: [['x', Infinity]] })).toEqual({
      problem: expect.stringContaining('rows.0.1'),
    });
  });
});

const MONTHS = ['Cultivo', ...Array.from({ length: 12 }, (_, at) => `Mes ${at + 1}`)];

describe('data that are drawn', () => {
  it('have 0 and the largest and smallest numbers that can be added', () => {
    const rows = [0, 1e300, -1e300, 1e-280, -1e-280].map((value) => ['Cali', value]);
    expect(problem({ kind: 'bar' }, ['Ciudad', 'Días'], rows)).toBeUndefined();
    expect(problem({ kind: 'figures' }, ['Ciudad', 'Días'], [['Cali', Number.MAX_VALUE]])).toBeUndefined();
  });

  it.each<[string, object, string[], (string | number | null)[][]]>([
    ['a vote of 0 and of 500', { kind: 'hemicycle' }, ['Voto', 'Votos'], [['Sí', 500], ['No', 0]]],
    ['four hundred units', { kind: 'units' }, ['Tema', 'Sí', 'No'], [['A', 0, 400], ['B', 0, 0]]],
    ['a part of 0', { kind: 'stacked' }, ['Ciudad', 'Sí', 'No'], [['Cali', 0, null], ['Pasto', 1, 2]]],
    ['more words than a calendar has works', { kind: 'facts' }, ['Qué', 'Cómo'], [['A', 'a'], ['B', 'b'], ['C', 'c'], ['D', 'd'], ['E', 'e']]],
    ['no words', { kind: 'facts' }, ['Qué', 'Cómo'], [['A', '']]],
    ['figures that count', { kind: 'figures', count: true }, ['Qué', 'Cuánto'], [['Días', '38']]],
    ['the longest and the highest road', { kind: 'profile' }, ['Lugar', 'km', 'm'], [['A', 0, -1e5], ['B', 1e6, 1e5]]],
    ['works that are all different', { kind: 'calendar' }, MONTHS, [['Papa', 'A', 'B', 'C', 'D']]],
  ])('have %s', (_what, settings, columns, rows) => {
    expect(problem(settings, columns, rows)).toBeUndefined();
  }); // prettier-ignore

  it.each<[string, object, string[], (string | number | null)[][], string]>([
    ['half a vote', { kind: 'hemicycle' }, ['Voto', 'Votos'], [['Sí', 3], ['No', null]], "'No' has no whole number"],
    ['too many', { kind: 'hemicycle' }, ['Voto', 'Votos'], [['Sí', 501], ['No', 1]], "'Sí' has no whole number"],
    ['less than none', { kind: 'hemicycle' }, ['Voto', 'Votos'], [['Sí', 5], ['No', -1]], "'No' has no whole number"],
    ['a road backwards', { kind: 'profile' }, ['Lugar', 'km', 'm'], [['A', -1, 5], ['B', 1, 5]], "'A' is not further"],
    ['a road without an end', { kind: 'profile' }, ['Lugar', 'km', 'm'], [['A', 0, 5], ['B', 1e7, 5]], "'B' is not further"],
    ['a road of words', { kind: 'profile' }, ['Lugar', 'km', 'm'], [['A', 'x', 5], ['B', 1, 5]], "'A' needs its distance"],
    ['names as numbers', { kind: 'bar', values: ['Ciudad'] }, ['Ciudad', 'Días'], [['Cali', 3]], "no column is called 'Ciudad'"],
  ])('have not %s', (_what, settings, columns, rows, text) => {
    expect(problem(settings, columns, rows)).toContain(text);
  }); // prettier-ignore

  it('keep what the editor chose: the unit, the highlight and all columns', () => {
    const graphic = drawn({ kind: 'bar', unit: 't', highlight: 'Cali' }, ['Ciudad', 'Días'], [['Cali', 3]]);
    expect(graphic).toMatchObject({ unit: 't', highlight: 'Cali', columns: ['Ciudad', 'Días'] });
    expect(graphic.rows).toEqual([{ label: 'Cali', cells: [{ text: '3\u00a0t', value: 3 }] }]);
  });

  it('a column of a table with missing values has numbers', () => {
    const { rows } = drawn({ kind: 'table' }, ['Ciudad', 'Días'], [['Cali', '3'], ['Pasto', '']]); // prettier-ignore
    expect(rows.map(({ cells }) => cells[0]!.value)).toEqual([3, null]);
  });

  it('a table keeps words as words, and chosen columns as numbers', () => {
    const rows = [
      ['A42', '13', '8 minutos'],
      ['P30', '13 y 15', '10 minutos'],
    ];
    const values = (settings: object) =>
      drawn({ kind: 'table', ...settings }, ['Ruta', 'Comuna', 'Demora'], rows).rows.map(({ cells }) =>
        cells.map(({ value }) => value),
      );
    expect(values({})).toEqual([
      [null, 8],
      [null, 10],
    ]);
    expect(values({ values: ['Demora'] })).toEqual([
      [null, 8],
      [null, 10],
    ]);
  });

  it('chosen columns are drawn in their order', () => {
    const graphic = drawn(
      { kind: 'slope', values: ['Antes', 'Hoy'] },
      ['Tramo', 'Hoy', 'km', 'Antes'],
      [['Alto', 41, 565, 63]],
    );
    expect(graphic.columns).toEqual(['Tramo', 'Antes', 'Hoy']);
    expect(graphicSummary(graphic)).toBe('Alto: de 63 (Antes) a 41 (Hoy).');
  });

  it.each([
    [
      'bar',
      [
        ['Cali', 3],
        ['Pasto', 3],
      ],
      'Todos los valores son iguales: 3.',
    ],
    [
      'bar',
      [
        ['Cali', 3],
        ['Pasto', null],
      ],
      'Todos los valores son iguales: 3.',
    ],
    [
      'hemicycle',
      [
        ['Sí', 53],
        ['No', 52],
      ],
      'De 105 en total: Sí, 53; No, 52.',
    ],
    [
      'line',
      [
        ['2024', 3],
        ['2025', 9],
        ['2026', 1],
      ],
      'Días: de 3 (2024) a 1 (2026). El valor más alto es 9 (2025) y el más bajo, 1 (2026).',
    ],
    [
      'timeline',
      [
        ['2024', 'x'],
        ['2025', 'y'],
      ],
      '',
    ],
  ] as const)('%s is summed up', (kind, rows, text) => {
    expect(
      graphicSummary(
        drawn(
          { kind },
          ['Ciudad', 'Días'],
          rows.map((row) => [...row]),
        ),
      ),
    ).toBe(text);
  });

  it('a file has plain numbers, quoted words, and no formula', () => {
    const graphic = drawn(
      { kind: 'table', values: ['Días'] },
      ['Ciudad', 'Días', 'Nota'],
      [
        ['=cmd|x', '1.234,5 días', 'dice "sí", y no'],
        ['Pasto', -2, '+57 300'],
        ['Cali', null, '@suma'],
      ],
    );
    expect(graphicCsv(graphic)).toBe(
      '\uFEFFCiudad,Días,Nota\r\n\'=cmd|x,1234.5,"dice ""sí"", y no"\r\nPasto,-2,\'+57 300\r\nCali,,\'@suma\r\n',
    );
  });
});
