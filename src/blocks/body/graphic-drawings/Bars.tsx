import { Fragment } from 'react';
import { graphic as words } from '../../../messages/blocks.ts';
import { seriesOf, type Graphic, type GraphicCell } from '../../../domain/graphic/graphic.ts';
import { axisOf, percent, type Axis } from './axis.ts';
import { clip, roomFor, textWidth } from './labels.ts';
import { lookOf } from './marks.tsx';

const valuesOf = ({ rows }: Graphic): number[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));

interface BarProps {
  /** Its row and its column. */
  point: string;
  cell: GraphicCell;
  axis: Axis;
  look: string;
}

/** A bar from 0, with its value at its end. */
function Bar({ point, cell: { value, text }, axis, look }: BarProps) {
  const zero = axis.at(0);
  const end = value === null ? zero : axis.at(value);
  const before = end < zero;
  return (
    <svg className="bar" data-point={point} aria-hidden="true" focusable="false">
      <rect
        className="fill"
        data-look={look}
        x={percent(Math.min(zero, end))}
        width={percent(Math.abs(end - zero))}
        height="100%"
      />
      <line className="base" x1={percent(zero)} x2={percent(zero)} y1="0" y2="100%" />
      <text
        className={before ? 'value before' : 'value'}
        x={percent(end)}
        y="50%"
        dx={before ? '-0.45em' : '0.45em'}
      >
        {clip(text || words.missing)}
      </text>
    </svg>
  );
}

/** Amounts side by side: a row for each, from 0. Several columns are several bars of a row. */
export function Bars({ graphic }: { graphic: Graphic }) {
  const { rows, highlight } = graphic;
  const names = seriesOf(graphic);
  const several = names.length > 1;
  const labels = rows.map(({ label }) => label);
  const axis = axisOf(valuesOf(graphic), { zero: true, ticks: 1 });
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text || words.missing));
  const room = roomFor(texts);
  const look = (row: number, column: number): string =>
    several
      ? lookOf(column, names, highlight)
      : highlight === undefined || labels[row] === highlight
        ? '1'
        : '3';
  return (
    <div
      className="rows"
      data-end={room}
      data-start={valuesOf(graphic).some((value) => value < 0) ? room : undefined}
    >
      {rows.map(({ label, cells }, row) => (
        <div key={row} className="row">
          <span className="label">{label}</span>
          <div className="bars">
            {cells.map((cell, column) => (
              <Fragment key={column}>
                {several && row === 0 && <span className="series">{names[column]}</span>}
                <Bar point={`${row}-${column}`} cell={cell} axis={axis} look={look(row, column)} />
              </Fragment>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The series of parts, each with the pattern of its part. */
function Key({ names, looks }: { names: readonly string[]; looks: readonly string[] }) {
  return (
    <ul className="key">
      {names.map((name, at) => (
        <li key={at}>
          <svg className="swatch" aria-hidden="true" focusable="false">
            <rect className="fill" data-look={looks[at]} width="100%" height="100%" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Length of the longest row on a phone, in em: a part that is shorter than its value has none in it. */
const LONGEST = 22;

/** Wholes and their parts: a row is as long as the sum of its columns. */
export function Stacked({ graphic }: { graphic: Graphic }) {
  const { rows, highlight } = graphic;
  const names = seriesOf(graphic);
  const looks = names.map((_, at) => lookOf(at, names, highlight));
  const longest =
    Math.max(...rows.map(({ cells }) => cells.reduce((sum, { value }) => sum + (value ?? 0), 0))) || 1;
  return (
    <>
      <Key names={names} looks={looks} />
      <div className="rows">
        {rows.map(({ label, cells }, row) => {
          let from = 0;
          return (
            <div key={row} className="row">
              <span className="label">{label}</span>
              <svg className="bar parts" aria-hidden="true" focusable="false">
                {cells.map(({ value, text }, at) => {
                  const share = (value ?? 0) / longest;
                  const x = from;
                  from += share;
                  return share === 0 ? null : (
                    <g key={at} data-look={looks[at]}>
                      <rect
                        className="fill"
                        data-point={`${row}-${at}`}
                        data-look={looks[at]}
                        x={percent(x)}
                        width={percent(share)}
                        height="100%"
                      />
                      {textWidth(text) + 0.6 <= share * LONGEST && (
                        <text className="part" x={percent(x + share / 2)} y="50%">
                          {text}
                        </text>
                      )}
                    </g>
                  );
                })}
              </svg>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** One small drawing for each row, all on one scale. */
export function Multiples({ graphic }: { graphic: Graphic }) {
  const { rows, highlight } = graphic;
  const names = seriesOf(graphic);
  const axis = axisOf(valuesOf(graphic), { zero: true, ticks: 1 });
  const room = roomFor(rows.flatMap(({ cells }) => cells.map(({ text }) => text)));
  return (
    <div className="panels">
      {rows.map(({ label, cells }, row) => (
        <div key={row} className="panel">
          <b className="panel-title">{label}</b>
          <div className="rows" data-end={room}>
            {cells.map((cell, at) => (
              <div key={at} className="row">
                <span className="label">{names[at]}</span>
                <Bar
                  point={`${row}-${at}`}
                  cell={cell}
                  axis={axis}
                  look={names[at] === highlight ? '1' : highlight ? '3' : '1'}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
