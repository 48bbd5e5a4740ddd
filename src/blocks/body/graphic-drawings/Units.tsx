import { seriesOf, type Graphic, type GraphicStop } from '../../../domain/graphic/graphic.ts';
import { formatNumber } from '../../../domain/graphic/numbers.ts';
import { Counted } from './Counted.tsx';

/** Squares beside each other, and the side of one in a step of 10. */
const ACROSS = 12;
const STEP = 10;
const SIDE = 7.6;

interface Unit {
  row: number;
  column: number;
}

/** A unit for each of a count: the rows one after the other, in each the columns. */
const unitsOf = ({ rows }: Graphic): Unit[] =>
  rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ value }, column) => Array.from({ length: value ?? 0 }, () => ({ row, column }))),
  );

/** One path for all units that look alike: a page with 400 squares stays small. */
const squares = (places: readonly number[]): string =>
  places
    .map((at) => `M${(at % ACROSS) * STEP} ${Math.floor(at / ACROSS) * STEP}h${SIDE}v${SIDE}h-${SIDE}z`)
    .join('');

/** The units in their states: filled, in outline, hatched by a stroke and crossed, so that none depends on hue. */
function Squares({ units, chosen }: { units: readonly Unit[]; chosen?: (unit: Unit) => boolean }) {
  const columns = Math.max(...units.map(({ column }) => column)) + 1;
  const rows = Math.ceil(units.length / ACROSS);
  return (
    <svg
      className="squares"
      viewBox={`-1 -1 ${ACROSS * STEP} ${rows * STEP}`}
      aria-hidden="true"
      focusable="false"
    >
      {chosen && (
        <path className="unlit" d={squares(units.flatMap((unit, at) => (chosen(unit) ? [] : [at])))} />
      )}
      {Array.from({ length: columns }, (_, column) => (
        <path
          key={column}
          className="unit"
          data-mark={column + 1}
          d={squares(
            units.flatMap((unit, at) => (unit.column === column && (chosen?.(unit) ?? true) ? [at] : [])),
          )}
        />
      ))}
    </svg>
  );
}

/** The states with their squares and their sums. */
function Key({ graphic }: { graphic: Graphic }) {
  return (
    <ul className="states">
      {seriesOf(graphic).map((name, column) => (
        <li key={column}>
          <svg className="state" viewBox="-1 -1 10 10" aria-hidden="true" focusable="false">
            <path className="unit" data-mark={column + 1} d={squares([0])} />
          </svg>
          {name}:{' '}
          {formatNumber(graphic.rows.reduce((sum, { cells }) => sum + (cells[column]!.value ?? 0), 0))}
        </li>
      ))}
    </ul>
  );
}

const isOf =
  ({ of, at }: GraphicStop) =>
  (unit: Unit): boolean =>
    unit[of] === at;

/** Wholes and their parts: a square for each unit. A tour lights the squares of each stop, and counts them. */
export function Units({ graphic }: { graphic: Graphic }) {
  const { tour = [] } = graphic;
  const units = unitsOf(graphic);
  return (
    <div className="units">
      <Key graphic={graphic} />
      <div className="layers">
        <div className="layer">
          <Squares units={units} />
          {tour.length > 0 && <p className="tally">{formatNumber(units.length)}</p>}
        </div>
        {tour.map((stop, at) => (
          <div key={at} className="layer lit" data-stop={at + 1} aria-hidden="true">
            <Squares units={units} chosen={isOf(stop)} />
            <p className="tally">
              <Counted text={formatNumber(units.filter(isOf(stop)).length)} />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
