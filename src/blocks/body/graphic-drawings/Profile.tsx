import type { Graphic } from '../../../domain/graphic/graphic.ts';
import { formatNumber } from '../../../domain/graphic/numbers.ts';
import { axisOf, em, percent, unitOf } from './axis.ts';
import { clip, spread, wrap } from './labels.ts';
import { LINE, Lines } from './marks.tsx';
import { smoothWay, type Place } from './paths.ts';

/** Width of the drawing in its own units. Heights are in em. */
const WIDTH = 100;
/** The highest place has this share of the width; names have the rest. */
const RELIEF = 0.6;
/** The line to a place begins at this share of the width, after its name. */
const NAMES = 0.38;
/** Height of a place in em: with and without a tour. */
const PER_PLACE = { told: 9, whole: 4 };
/** Room above the first place and below the last, in em. */
const ROOM = 2.5;
/** Letters of a line of a name. */
const LETTERS = 16;

const round = (length: number): number => Math.round(length * 100) / 100;

/** The places of a road on the drawing: down with the distance, to the left with the height. */
function placesOf({ rows }: Graphic, height: number) {
  const numbers = rows.map(({ cells }) => [cells[0]!.value ?? 0, cells[1]!.value ?? 0] as const);
  const heights = numbers.map(([, high]) => high);
  const unit = unitOf(rows.map(({ cells }) => cells[1]!));
  const [low, high] = [Math.min(0, ...heights), Math.max(1, ...heights)];
  /** The share of the width that a height has. */
  const reach = (value: number): number => ((value - low) / (high - low)) * RELIEF;
  const ticks = axisOf(heights, { zero: true, ticks: 3 }).ticks.filter((tick) => tick > low && tick <= high);
  const from = numbers[0]![0];
  const length = numbers.at(-1)![0] - from;
  return {
    // The unit is at the end of the axis.
    ticks: ticks.map((tick, at) => ({
      x: percent(1 - reach(tick)),
      text: formatNumber(tick, at === ticks.length - 1 ? unit : ''),
    })),
    places: numbers.map(([distance, value]): Place => ({
      x: round(WIDTH * (1 - reach(value))),
      y: round(ROOM + ((distance - from) / length) * (height - 2 * ROOM)),
    })),
  };
}

/**
 * A road and its heights, from above to below: the kilometres run down the page, and the mountains grow from the
 * right. A tour lights the stretch to each stop.
 */
export function Profile({ graphic }: { graphic: Graphic }) {
  const { rows, tour = [], highlight } = graphic;
  const height = rows.length * PER_PLACE[tour.length > 0 ? 'told' : 'whole'] + 2 * ROOM;
  const { places, ticks } = placesOf(graphic, height);
  /** The parts of the whole curve, so that a stretch of it has the same form. */
  const parts = smoothWay(places, round);
  const road = parts.join('');
  const relief = `${road}L${WIDTH},${places.at(-1)!.y}L${WIDTH},${places[0]!.y}Z`;
  const stretches = tour.map(({ at }, stop) => {
    const from = tour[stop - 1]?.at ?? 0;
    const { x, y } = places[from]!;
    return { from, at, path: `M${x},${y}${parts.slice(from + 1, at + 1).join('')}` };
  });
  const labels = rows.map(({ label, cells: [distance, high, more] }) => ({
    name: wrap(label, LETTERS),
    details: [
      clip(`${distance!.text} · ${high!.text}`, LETTERS + 2),
      ...(more?.text ? [clip(more.text, LETTERS + 2)] : []),
    ],
  }));
  const heights = labels.map(({ name, details }) => (name.length + details.length) * LINE + 0.8);
  const names = spread(
    places.map(({ y }) => y),
    heights,
    [0, height],
  );
  return (
    <div className="plot profile">
      <svg className="hillside" width="100%" height={em(height)} aria-hidden="true" focusable="false">
        <svg
          x="0"
          y="0"
          width="100%"
          height="100%"
          viewBox={`0 0 ${WIDTH} ${round(height)}`}
          preserveAspectRatio="none"
        >
          <path className="relief" d={relief} />
          {stretches.map(({ from, at, path }, stop) =>
            at > from ? (
              <path
                key={stop}
                className="climb"
                data-stop={stop + 1}
                d={`${path}L${WIDTH},${places[at]!.y}L${WIDTH},${places[from]!.y}Z`}
              />
            ) : null,
          )}
          <path className="road" d={road} />
        </svg>
        {ticks.map(({ x }) => (
          <line key={x} className="grid" x1={x} x2={x} y1="0" y2="100%" />
        ))}
        {places.map(({ x, y }, at) => (
          <g key={at} data-look={highlight === undefined || rows[at]!.label === highlight ? '1' : '2'}>
            <line
              className="guide"
              x1={percent(NAMES)}
              x2={percent(x / WIDTH)}
              y1={em(names[at]!)}
              y2={em(y)}
            />
            <circle className="dot" data-point={at} cx={percent(x / WIDTH)} cy={em(y)} r="5" />
          </g>
        ))}
        {labels.map(({ name, details }, at) => {
          const middle = names[at]!;
          return (
            <g key={at} data-look={rows[at]!.label === highlight ? '1' : '2'}>
              <Lines className="place" x="0" lines={name} y={middle - (details.length * LINE) / 2} />
              <Lines className="detail" x="0" lines={details} y={middle + (name.length * LINE) / 2} />
            </g>
          );
        })}
        {ticks.map(({ x, text }) => (
          <Lines key={x} className="tick" x={x} lines={[text]} y={LINE / 2} />
        ))}
      </svg>
    </div>
  );
}
