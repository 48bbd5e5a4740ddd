import * as z from 'zod/mini';
import { defined } from '../defined.ts';
import { plainText } from '../html/plain-text.ts';
import { GRAPHIC_KINDS, seriesOf, type Graphic, type GraphicCell, type GraphicRow } from './graphic.ts';
import { worksOf } from './calendar.ts';
import { mapOf } from './map.ts';
import { formatNumber, parseNumber } from './numbers.ts';
import { tourOf } from './tour.ts';
import { GraphicConfig, GraphicSettings } from './schema.ts';

/** A table of an article: plain texts or numbers. */
export interface GraphicData {
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** A graphic, or the reason in English why its data cannot be drawn. */
export type GraphicResult = { graphic: Graphic } | { problem: string };

const issuesOf = (error: z.core.$ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'settings'}: ${message}`).join('; ');

function cellOf(value: string | number | null, unit: string | undefined): GraphicCell {
  if (typeof value === 'number') return { text: formatNumber(value, unit), value };
  const text = plainText(value ?? '');
  return { text, value: parseNumber(text) };
}

/** Sizes with which drawings can compute: sums, differences and steps of an axis stay numbers. */
const SIZES = [1e-280, 1e300] as const;

const between = (count: number, [least, most]: readonly [number, number]): boolean =>
  count >= least && count <= most;

const fault = ({ label }: GraphicRow, column: string, { text }: GraphicCell, wrong: string): string =>
  `'${label}' has ${wrong} in '${column}' ('${text}')`;

/** Distances and heights of a road can be drawn if all are there, and each place is further than the one before. */
function roadProblem({ rows }: Graphic): string | undefined {
  for (const [at, { label, cells }] of rows.entries()) {
    const [distance, height] = cells.map(({ value }) => value);
    if (typeof distance !== 'number' || typeof height !== 'number' || Math.abs(height) > 1e5)
      return `'${label}' needs its distance and its height as numbers, in the first two columns of values`;
    if (distance < 0 || distance > 1e6 || (at > 0 && distance <= rows[at - 1]!.cells[0]!.value!))
      return `'${label}' is not further than the place before it ('${cells[0]!.text}')`;
  }
  return undefined;
}

/** More squares would be too small to count. */
const MOST_UNITS = 400;

const unitsIn = ({ rows }: Graphic): number =>
  rows.reduce((sum, { cells }) => sum + cells.reduce((part, { value }) => part + (value ?? 0), 0), 0);

/** Works of a calendar: each has a look, and there are four. */
const MOST_WORKS = 4;

function calendarProblem(graphic: Graphic): string | undefined {
  const works = worksOf(graphic);
  if (works.length === 0) return 'no month has a work';
  return works.length > MOST_WORKS
    ? `a calendar shows ${MOST_WORKS} works, and the data have ${works.length}`
    : undefined;
}

/** The first reason why the kind cannot show the data; undefined if it can. */
function problemOf(graphic: Graphic): string | undefined {
  const { kind, rows } = graphic;
  const rules = GRAPHIC_KINDS[kind];
  const series = seriesOf(graphic);
  if (!between(rows.length, rules.rows))
    return `'${kind}' takes ${rules.rows.join(' to ')} rows, and the data have ${rows.length}`;
  if (!between(series.length, rules.columns))
    return `'${kind}' takes ${rules.columns.join(' to ')} columns of values, and the data have ${series.length}`;
  if (rules.numbers === 'road') return roadProblem(graphic);
  if (rules.numbers === 'none') return kind === 'calendar' ? calendarProblem(graphic) : undefined;
  if (rules.numbers === 'places') return undefined;
  const numeric = series.map((_, at) => rows.some(({ cells }) => cells[at]!.value !== null));
  const wordy = series.find((_, at) => !numeric[at]);
  if (!numeric.some(Boolean) && !graphic.states) return 'no column has a number';
  if (wordy !== undefined && rules.numbers !== 'some') return `the column '${wordy}' has no number`;
  if (rules.numbers === 'whole' && !rows.some(({ cells }) => cells.some(({ value }) => (value ?? 0) > 0)))
    return 'every count is 0';
  if (kind === 'units' && unitsIn(graphic) > MOST_UNITS)
    return `a drawing has at most ${MOST_UNITS} units, and the data have ${unitsIn(graphic)}`;
  for (const row of rows)
    for (const [at, one] of row.cells.entries()) {
      const { value } = one;
      if (
        rules.numbers === 'whole' &&
        !(value !== null && Number.isInteger(value) && value >= 0 && value <= 500)
      )
        return fault(row, series[at]!, one, 'no whole number from 0 to 500');
      if (value && !between(Math.abs(value), SIZES))
        return fault(row, series[at]!, one, 'a number that is too large or too small to draw');
      if (!rules.negative && value !== null && value < 0)
        return fault(row, series[at]!, one, 'a negative number');
    }
  return undefined;
}

/** A column has numbers if all its words are numbers; `values` names others. */
const isNumeric = (rows: readonly GraphicRow[], at: number): boolean =>
  rows.every(({ cells }) => cells[at]!.value !== null || cells[at]!.text === '');

/** The columns that are drawn, in their order. A table keeps the others as words, and one of states all that `values` does not name: '4 de agosto' is no amount. */
function chosen(
  { kind, columns, rows, states }: Graphic,
  values: readonly string[] | undefined,
): Pick<Graphic, 'columns' | 'rows'> {
  const series = columns.slice(1);
  if (kind === 'table') {
    const drawn = series.map((name, at) => values?.includes(name) ?? (!states && isNumeric(rows, at)));
    const words = rows.map(({ label, cells }) => ({
      label,
      cells: cells.map((one, at) => (drawn[at] ? one : { ...one, value: null })),
    }));
    return { columns, rows: words };
  }
  if (!values) return { columns, rows };
  const places = values.map((name) => series.indexOf(name));
  return {
    columns: [columns[0]!, ...values],
    rows: rows.map(({ label, cells }) => ({ label, cells: places.map((at) => cells[at]!) })),
  };
}

/**
 * A graphic of settings and a table, or why not. Names that are repeated, missing values and short rows are drawn;
 * what a kind cannot show truthfully is a problem.
 */
export function graphicOf(settings: unknown, { columns, rows }: GraphicData): GraphicResult {
  const read = GraphicSettings.safeParse(settings);
  if (!read.success) return { problem: issuesOf(read.error) };
  if (columns.length < 2) return { problem: 'the table needs a heading for each column, at least two' };
  const long = rows.find((row) => row.length > columns.length);
  if (long) return { problem: `'${String(long[0])}' has more cells than the table has headings` };
  const { title = '', notes, unit, values, highlight, tour, ...rest } = read.data;
  const headings = columns.map((heading) => plainText(heading));
  const stranger = values?.find((name) => !headings.slice(1).includes(name));
  if (stranger !== undefined) return { problem: `no column is called '${stranger}', as 'values' says` };
  // Degrees have no unit of the editor.
  const isDegree = (at: number): boolean =>
    GRAPHIC_KINDS[rest.kind].numbers === 'places' && (values?.indexOf(headings[at + 1]!) ?? at) < 2;
  const whole: Graphic = defined({
    ...rest,
    unit: unit || undefined,
    highlight: highlight || undefined,
    title,
    notes,
    columns: headings,
    rows: rows.map(([label, ...cells]) => ({
      label: plainText(String(label ?? '')),
      cells: columns.slice(1).map((_, at) => cellOf(cells[at] ?? null, isDegree(at) ? undefined : unit)),
    })),
  });
  const graphic = { ...whole, ...chosen(whole, values) };
  const problem = problemOf(graphic);
  if (problem !== undefined) return { problem };
  if (whole.count && whole.kind !== 'figures')
    return { problem: `only 'figures' count, and this is a '${whole.kind}'` };
  if (whole.states && whole.kind !== 'table')
    return { problem: `only a 'table' has states, and this is a '${whole.kind}'` };
  const told = tour && tourOf(graphic, tour);
  if (told && 'problem' in told) return told;
  const drawn = mapOf({ ...graphic, ...told });
  if (drawn && 'problem' in drawn) return drawn;
  return { graphic: { ...graphic, ...told, ...drawn } };
}

/** The graphic of a custom embed's configuration, and its table as far as it can be read. */
export function graphicOfConfig(config: unknown): GraphicResult & { data?: GraphicData } {
  const read = GraphicConfig.safeParse(config);
  if (read.success) {
    const data = { columns: read.data.columns, rows: read.data.rows };
    return { ...graphicOf(config, data), data };
  }
  const data = z.pick(GraphicConfig, { columns: true, rows: true }).safeParse(config);
  return { problem: issuesOf(read.error), ...(data.success && { data: data.data }) };
}
