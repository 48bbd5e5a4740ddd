/**
 * The rules of each kind: how many rows and columns of numbers it draws, and whether it needs numbers at all. A kind
 * without numbers shows its words as they are.
 */
export const GRAPHIC_KINDS = {
  line: { rows: [2, 200], columns: [1, 6], numbers: 'all', negative: true },
  bar: { rows: [1, 40], columns: [1, 3], numbers: 'all', negative: true },
  stacked: { rows: [1, 40], columns: [2, 4], numbers: 'all', negative: false },
  table: { rows: [1, 200], columns: [1, 12], numbers: 'some', negative: true },
  slope: { rows: [1, 12], columns: [2, 2], numbers: 'all', negative: true },
  multiples: { rows: [2, 12], columns: [2, 8], numbers: 'all', negative: false },
  scatter: { rows: [3, 60], columns: [2, 2], numbers: 'all', negative: true },
  map: { rows: [1, 33], columns: [1, 1], numbers: 'all', negative: false },
  places: { rows: [1, 40], columns: [2, 3], numbers: 'places', negative: true },
  route: { rows: [2, 40], columns: [2, 3], numbers: 'places', negative: true },
  streets: { rows: [2, 80], columns: [3, 3], numbers: 'places', negative: true },
  profile: { rows: [2, 40], columns: [2, 3], numbers: 'road', negative: true },
  units: { rows: [1, 12], columns: [1, 4], numbers: 'whole', negative: false },
  calendar: { rows: [1, 8], columns: [12, 12], numbers: 'none', negative: true },
  hemicycle: { rows: [2, 4], columns: [1, 1], numbers: 'whole', negative: false },
  figures: { rows: [1, 6], columns: [1, 2], numbers: 'none', negative: true },
  timeline: { rows: [2, 40], columns: [1, 2], numbers: 'none', negative: true },
  facts: { rows: [1, 12], columns: [1, 1], numbers: 'none', negative: true },
  steps: { rows: [2, 12], columns: [1, 1], numbers: 'none', negative: true },
} as const satisfies Record<string, KindRules>;

/**
 * `all`: each column has numbers. `some`: at least one has. `whole`: counts, with none missing. `places`: the first two
 * columns are degrees of latitude and of longitude. `road`: the first is the distance from the start, which grows, and the
 * second the height.
 */
interface KindRules {
  rows: readonly [fewest: number, most: number];
  columns: readonly [fewest: number, most: number];
  numbers: 'all' | 'some' | 'whole' | 'places' | 'road' | 'none';
  negative: boolean;
}

/** Stops of a tour: each has a timeline in the stylesheet. */
export const MOST_STOPS = 16;

export type GraphicKind = keyof typeof GRAPHIC_KINDS;

/** A value as readers see it, and as a number; null where the source has none. */
export interface GraphicCell {
  text: string;
  value: number | null;
}

/** A row of the data: its name, and a cell for each column after the first. */
export interface GraphicRow {
  label: string;
  cells: GraphicCell[];
}

/** Departments, streets and places on a drawing whose edges are `box`: left, top, right, bottom. */
export interface GraphicMap {
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Around the archipelago, which is drawn larger and nearer than it lies. */
  frame?: readonly [left: number, top: number, right: number, bottom: number];
  /** SVG paths with the middle of each, and the place of its row if the data name it. */
  areas: { path: string; x: number; y: number; row?: number }[];
  /** The places of the rows, in their order. */
  points: { x: number; y: number }[];
  /** The length of a kilometre, of a map of streets. */
  kilometre?: number;
}

/** A stop of a tour: the place of its row or of its column of values, and its words. */
export interface GraphicStop {
  at: number;
  of: 'row' | 'column';
  title: string;
  paragraphs: string[];
}

/**
 * A graphic as plain data: a table and the way in which it is drawn. All texts are plain, without markup. `columns` has
 * the heading of the names first; each row has one cell fewer.
 */
export interface Graphic {
  kind: GraphicKind;
  title: string;
  standfirst?: string;
  /** As editors write it: '%', '$', 'días'. */
  unit?: string;
  source?: string;
  notes: string[];
  /** The row or the column that the story is about, by its name. */
  highlight?: string;
  /** The words of a `table` that are states. */
  states?: string[];
  /** Whether the numbers of `figures` count while they come into view. */
  count?: boolean;
  columns: string[];
  rows: GraphicRow[];
  /** Of the kinds `map`, `places`, `route` and `streets`. */
  map?: GraphicMap;
  /** Of a kind with its stops in words. */
  tour?: GraphicStop[];
}

/** The headings of the columns of values. */
export const seriesOf = ({ columns }: Graphic): string[] => columns.slice(1);
