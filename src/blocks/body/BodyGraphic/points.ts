/** A point by its row and its column of values. */
export interface Point {
  readonly row: number;
  readonly column: number;
}

/** The texts of a table: the headings, and the rows with their names first. */
export interface TableTexts {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The steps of each key: along the axis, and from series to series. */
const STEPS: Readonly<Record<string, readonly [along: number, across: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

const BEFORE_THE_FIRST: Point = { row: -1, column: -1 };

const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));

/**
 * The point to which a key leads; undefined for a key that moves nothing.
 * @param turned whether the columns are the axis
 */
export function pointAfter(
  key: string,
  { columns, rows }: TableTexts,
  { row, column }: Point = BEFORE_THE_FIRST,
  turned = false,
): Point | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [along, across] = step;
  return {
    row: within(row + (turned ? across : along), rows.length),
    column: within(column + (turned ? along : across), columns.length - 1),
  };
}

/** A point in words: '2021, Bogotá: 45,2 %'. The heading of the only column is in the title of its graphic. */
export function pointInWords({ columns, rows }: TableTexts, { row, column }: Point, missing: string): string {
  const [name = '', ...values] = rows[row]!;
  const place = columns.length > 2 ? [name, columns[column + 1]] : [name];
  return `${place.filter(Boolean).join(', ')}: ${values[column] || missing}`;
}
