import { table } from '../../../messages/blocks.ts';
import type { Graphic, GraphicRow } from '../../../domain/graphic/graphic.ts';
import { axisOf, percent } from './axis.ts';
import { brokenLine } from './paths.ts';

/** A row of at least so many numbers has a small line. */
const FEWEST_OF_LINE = 4;

const numeric = (graphic: Graphic): boolean[] =>
  graphic.columns.slice(1).map((_, at) => graphic.rows.some(({ cells }) => cells[at]!.value !== null));

/** The course of a row, from its lowest value to its highest. */
function Spark({ cells }: GraphicRow) {
  const values = cells.flatMap(({ value }) => value ?? []);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): number => (high === low ? 50 : 95 - ((value - low) / (high - low)) * 90);
  const places = cells.map(({ value }, at) =>
    value === null
      ? undefined
      : { x: Math.round((at / (cells.length - 1)) * 1000) / 10, y: Math.round(y(value) * 10) / 10 },
  );
  return (
    <svg
      className="spark"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="stroke" data-look="1" d={brokenLine(places)} />
    </svg>
  );
}

/** It scrolls, so the keyboard must reach it. The table in it has the title. */
const scroller = () => ({ role: 'group', 'aria-label': table.label, tabIndex: 0 });

interface DataTableProps {
  graphic: Graphic;
  /** With bars below numbers, or a small line in each row. */
  drawn?: boolean;
}

/** The data as a table. A table wider than the column scrolls in a focusable box. */
export function DataTable({ graphic, drawn = false }: DataTableProps) {
  const { columns, rows, title, highlight, states = [] } = graphic;
  const numbers = numeric(graphic);
  const lines = drawn && numbers.length >= FEWEST_OF_LINE && numbers.every(Boolean);
  const axes = numbers.map((is, at) =>
    axisOf(is ? rows.flatMap(({ cells }) => cells[at]!.value ?? []) : [0], { zero: true, ticks: 1 }),
  );
  const bars = drawn && !lines;
  return (
    <div className="table" {...scroller()}>
      <table aria-label={title || undefined}>
        <thead>
          <tr>
            {columns.map((heading, at) => (
              <th key={at} scope="col" data-number={numbers[at - 1] || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} data-highlight={(drawn && row.label === highlight) || undefined}>
              <th scope="row">
                {row.label}
                {lines && <Spark {...row} />}
              </th>
              {row.cells.map(({ text, value }, at) => (
                <td
                  key={at}
                  data-number={numbers[at] || undefined}
                  data-gap={(numbers[at] && value === null) || undefined}
                >
                  {drawn && states.includes(text) ? (
                    <span className="in-state" data-mark={states.indexOf(text) + 1}>
                      {text}
                    </span>
                  ) : (
                    text
                  )}
                  {bars && value !== null && (
                    <svg className="mini" aria-hidden="true" focusable="false">
                      <rect
                        className="fill"
                        data-look={row.label === highlight || highlight === undefined ? '1' : '3'}
                        x={percent(Math.min(axes[at]!.at(0), axes[at]!.at(value)))}
                        width={percent(Math.abs(axes[at]!.at(value) - axes[at]!.at(0)))}
                        height="100%"
                      />
                    </svg>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
