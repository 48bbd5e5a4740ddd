import { formatNumber } from '../../../domain/graphic/numbers.ts';
import { seriesOf, type Graphic } from '../../../domain/graphic/graphic.ts';
import { axisOf, em, percent, positions } from './axis.ts';
import { apart, clip, roomFor, roomWidth, spread, textWidth, tickPlaces, wrap } from './labels.ts';
import { LINE, Lines, lookOf } from './marks.tsx';
import { brokenLine } from './paths.ts';

/** Height of the plot and room above and below it, in em. */
const HEIGHT = 16;
const TOP = 1;
/** Width in em of a plot and the rooms beside it, on a phone and in a column. */
const NARROW = 24;
const WIDE = 43;

interface Point {
  x: number;
  y: number;
  text: string;
}

interface Series {
  name: string;
  look: string;
  /** Undefined where a value is missing. */
  points: (Point | undefined)[];
}

const present = (points: readonly (Point | undefined)[]): Point[] =>
  points.filter((one) => one !== undefined);

/** A path in a square of 100, broken where values are missing. */
const path = (points: readonly (Point | undefined)[]): string =>
  brokenLine(
    points.map(
      (one) => one && { x: Math.round(one.x * 10_000) / 100, y: Math.round((1 - one.y) * 10_000) / 100 },
    ),
  );

/** A point alone between two gaps, which a path would not show. */
const isAlone = (points: readonly (Point | undefined)[], at: number): boolean =>
  points[at] !== undefined && points[at - 1] === undefined && points[at + 1] === undefined;

const yOf = (share: number): number => TOP + (1 - share) * HEIGHT;

interface PlotProps {
  series: readonly Series[];
  labels: readonly string[];
  ticks: readonly { at: number; text: string }[];
  /** The first values are printed at the left, in place of an axis. */
  ends?: boolean;
}

/** Lines with their names at their ends. Lengths are shares of the width and em, so that text keeps its size. */
function Plot({ series, labels: names, ticks, ends = false }: PlotProps) {
  const labels = names.map((name) => clip(name, 18));
  const bounds = [TOP - 0.4, TOP + HEIGHT + 0.4] as const;
  const tails = series.flatMap(({ name, look, points }) => {
    const last = present(points).at(-1);
    return last ? [{ look, y: yOf(last.y), lines: [...(name ? wrap(name, 15) : []), clip(last.text)] }] : [];
  });
  const tailPlaces = spread(
    tails.map(({ y }) => y),
    tails.map(({ lines }) => lines.length * LINE + 0.25),
    bounds,
  );
  const heads = ends
    ? series.flatMap(({ look, points: [first] }) =>
        first ? [{ look, y: yOf(first.y), text: clip(first.text) }] : [],
      )
    : [];
  const headPlaces = spread(
    heads.map(({ y }) => y),
    heads.map(() => LINE),
    bounds,
  );
  const xs = positions(names);
  const widest = Math.max(...labels.map(textWidth)) + 1;
  const start = roomFor(ends ? heads.map(({ text }) => text) : ticks.map(({ text }) => text));
  const end = roomFor(tails.flatMap(({ lines }) => lines));
  const namesAt = (whole: number): number[] => {
    const width = whole - roomWidth(start) - roomWidth(end);
    return apart(tickPlaces(labels.length, Math.max(2, Math.floor(width / widest))), xs, labels, width);
  };
  const wide = namesAt(WIDE);
  const narrow = namesAt(NARROW);
  const shown = [...new Set([...wide, ...narrow])];
  const widthOf = (at: number): string | undefined =>
    wide.includes(at) ? (narrow.includes(at) ? undefined : 'wide') : 'narrow';
  return (
    <div className="plot" data-start={start} data-end={end}>
      <svg className="lines" aria-hidden="true" focusable="false">
        {ticks.map(({ at, text }) => (
          <g key={text}>
            <line className={at === 0 ? 'base' : 'grid'} x1="0" x2="100%" y1={em(yOf(at))} y2={em(yOf(at))} />
            <Lines className="tick" x="0" dx="-0.7em" lines={[text]} y={yOf(at)} />
          </g>
        ))}
        {ends &&
          [0, 1].map((x) => (
            <line
              key={x}
              className="grid"
              x1={percent(x)}
              x2={percent(x)}
              y1={em(TOP)}
              y2={em(TOP + HEIGHT)}
            />
          ))}
        <svg
          x="0"
          y={em(TOP)}
          width="100%"
          height={em(HEIGHT)}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          {[...series.entries()].reverse().map(([at, { look, points }]) => (
            <path
              key={at}
              className="stroke"
              data-series={ends ? undefined : at}
              data-look={look}
              d={path(points)}
            />
          ))}
        </svg>
        {series.map(({ look, points }, one) =>
          points.map((point, at) =>
            point && (ends || isAlone(points, at) || point === present(points).at(-1)) ? (
              <circle
                key={`${one}-${at}`}
                data-point={ends ? `${one}-${at}` : undefined}
                className="dot"
                data-look={look}
                cx={percent(point.x)}
                cy={em(yOf(point.y))}
                r="4"
              />
            ) : null,
          ),
        )}
        {heads.map(({ look, text }, at) => (
          <g key={at} data-look={look}>
            <Lines className="head" x="0" dx="-0.7em" lines={[text]} y={headPlaces[at]!} />
          </g>
        ))}
        {tails.map(({ look, lines }, at) => (
          <g key={at} data-look={look}>
            <Lines className="tail" x="100%" dx="0.8em" lines={lines} y={tailPlaces[at]!} />
          </g>
        ))}
        {shown.map((at) => (
          <g
            key={at}
            className="name"
            data-width={widthOf(at)}
            data-anchor={ends ? 'middle' : xs[at] === 0 ? 'start' : xs[at] === 1 ? 'end' : 'middle'}
          >
            {/* Two names below a slope would meet in one line. */}
            <Lines
              className="at"
              x={percent(xs[at]!)}
              lines={ends ? wrap(names[at]!, 14) : [labels[at]!]}
              y={TOP + HEIGHT + (ends ? 1.8 : 1.3)}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

const valuesOf = ({ rows }: Graphic): number[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));

/** Change over time: each column is a line, each row a place on it. */
export function Line({ graphic }: { graphic: Graphic }) {
  const { rows, unit, highlight } = graphic;
  const values = valuesOf(graphic);
  const low = Math.min(...values);
  const high = Math.max(...values);
  // An axis from 0 unless the changes would be a tenth of it.
  const axis = axisOf(values, { zero: low <= 0 || low < (high - low) * 3, ticks: 4 });
  const labels = rows.map(({ label }) => label);
  const xs = positions(labels);
  const names = seriesOf(graphic);
  const series = names.map((name, column) => ({
    name: names.length > 1 ? name : '',
    look: lookOf(column, names, highlight),
    points: rows.map(({ cells }, at) => {
      const { value, text } = cells[column]!;
      return value === null ? undefined : { x: xs[at]!, y: axis.at(value), text };
    }),
  }));
  const ticks = axis.ticks.map((value) => ({
    at: axis.at(value),
    text: formatNumber(value, unit === '$' || unit === '%' ? unit : ''),
  }));
  return <Plot series={series} labels={labels} ticks={ticks} />;
}

/** Two moments: each row is a line from the first column to the second. */
export function Slope({ graphic }: { graphic: Graphic }) {
  const { rows, highlight } = graphic;
  const axis = axisOf(valuesOf(graphic), { zero: false, ticks: 4 });
  const names = rows.map(({ label }) => label);
  const series = rows.map(({ label, cells }, at) => ({
    name: label,
    look: highlight === undefined ? '2' : lookOf(at, names, highlight),
    points: cells.map(({ value, text }, x) => (value === null ? undefined : { x, y: axis.at(value), text })),
  }));
  return <Plot series={series} labels={seriesOf(graphic)} ticks={[]} ends />;
}
