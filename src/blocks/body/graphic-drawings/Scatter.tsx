import type { Graphic } from '../../../domain/graphic/graphic.ts';
import { formatNumber } from '../../../domain/graphic/numbers.ts';
import { axisOf, em, percent, unitOf, type Axis } from './axis.ts';
import { clip, roomFor } from './labels.ts';
import { Names, type NamedMark, type Sizes } from './Names.tsx';
import { Lines } from './marks.tsx';

/** Height of the field in em, and its width on a phone and in a column. */
const HEIGHT = 22;
const SIZES: Sizes = { narrow: { width: 16.5, height: HEIGHT }, wide: { width: 34, height: HEIGHT } };
const RADIUS = 0.34;
const LETTERS = 20;

interface Side {
  axis: Axis;
  ticks: { at: number; text: string }[];
  /** The heading, with the unit that all values share. */
  title: string;
}

function sideOf({ columns, rows }: Graphic, at: 0 | 1): Side {
  const cells = rows.map((row) => row.cells[at]!);
  const unit = unitOf(cells);
  const values = cells.flatMap(({ value }) => value ?? []);
  const low = Math.min(...values);
  const high = Math.max(...values);
  // Zero is shown where it is near: distances are compared here, not lengths.
  const axis = axisOf(values, { zero: low >= 0 && low < (high - low) / 4, ticks: 4 });
  const isSign = unit === '$' || unit === '%';
  const title = columns[at + 1]!;
  return {
    axis,
    ticks: axis.ticks.map((value) => ({
      at: axis.at(value),
      text: formatNumber(value, isSign ? unit : ''),
    })),
    title: unit && !isSign && !title.includes(unit) ? `${title} (${unit})` : title,
  };
}

/** A point for each row between two axes. Names that would cover others are in the table only. */
export function Scatter({ graphic }: { graphic: Graphic }) {
  const { rows, highlight } = graphic;
  const across = sideOf(graphic, 0);
  const up = sideOf(graphic, 1);
  const marks = rows.flatMap(({ label, cells: [x, y] }, row): (NamedMark & { row: number })[] =>
    x!.value === null || y!.value === null
      ? []
      : [
          {
            row,
            x: across.axis.at(x!.value),
            y: 1 - up.axis.at(y!.value),
            radius: RADIUS,
            lines: label ? [clip(label, LETTERS)] : [],
            look: label === highlight ? '1' : '2',
          },
        ],
  );
  return (
    <div className="plot scatter" data-start={roomFor(up.ticks.map(({ text }) => text))}>
      <p className="axis">{up.title}</p>
      <svg className="field" aria-hidden="true" focusable="false">
        {up.ticks.map(({ at, text }) => (
          <g key={text}>
            <line className="grid" x1="0" x2="100%" y1={percent(1 - at)} y2={percent(1 - at)} />
            <text className="tick" x="0" dx="-0.7em" y={percent(1 - at)} dy="0.35em">
              {text}
            </text>
          </g>
        ))}
        {across.ticks.map(({ at, text }, tick) => (
          <g
            key={text}
            className="name"
            data-anchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
            // Every second number is enough on a phone.
            data-width={tick % 2 === 1 && across.ticks.length > 4 ? 'wide' : undefined}
          >
            <line className="grid" x1={percent(at)} x2={percent(at)} y1="0" y2="100%" />
            <Lines className="at" x={percent(at)} lines={[text]} y={HEIGHT + 1.3} />
          </g>
        ))}
        {marks.map(({ row, x, y, look }) => (
          <circle
            key={row}
            className="dot"
            data-point={row}
            data-look={look}
            cx={percent(x)}
            cy={percent(y)}
            r={em(RADIUS)}
          />
        ))}
        <Names marks={marks} sizes={SIZES} />
      </svg>
      <p className="axis" data-side="across">
        {across.title}
      </p>
    </div>
  );
}
