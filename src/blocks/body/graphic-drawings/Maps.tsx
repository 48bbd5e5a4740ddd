import type { ReactNode } from 'react';
import type { Graphic, GraphicMap } from '../../../domain/graphic/graphic.ts';
import { formatNumber } from '../../../domain/graphic/numbers.ts';
import { graphic as words } from '../../../messages/blocks.ts';
import { axisOf } from './axis.ts';
import { clip, wrap } from './labels.ts';
import { Names, type NamedMark } from './Names.tsx';
import { smoothWay } from './paths.ts';
import { DOT, Sheet, shareOf, sizesOf } from './Sheet.tsx';

/** The width of a tour's map in widths of its line: a line whose length is shared out cannot keep its width. */
const LEG = 75;
/** Shades of a map of departments. */
const SHADES = 6;
/** Departments with their names on the map, on top of highlighted ones. */
const NAMED = 6;
/** Radius of the largest of places with amounts, in em. */
const LARGEST = 1.7;
/** Letters of a line of a name. */
const LETTERS = 18;

/** A department for each row, the darker the higher its value. */
export function Departments({ graphic }: { graphic: Graphic }) {
  const { rows, unit, highlight, map } = graphic;
  if (!map) return null;
  const values = rows.flatMap(({ cells }) => cells[0]!.value ?? []);
  const { ticks } = axisOf(values, { zero: false, ticks: 4 });
  const classes = ticks.length - 1;
  const classOf = (value: number): number =>
    Math.max(
      0,
      ticks.slice(0, -1).findLastIndex((tick) => value >= tick),
    );
  const shadeOf = (one: number): string =>
    String(classes === 1 ? SHADES : 1 + Math.round((one * (SHADES - 1)) / (classes - 1)));
  const valueOf = (row: number | undefined): number | null =>
    row === undefined ? null : rows[row]!.cells[0]!.value;
  const isChosen = ({ row }: { row?: number }): boolean =>
    row !== undefined && highlight !== undefined && rows[row]!.label === highlight;
  const ranked = map.areas
    .filter((area) => valueOf(area.row) !== null)
    .sort((a, b) => valueOf(b.row)! - valueOf(a.row)!);
  // The highest and the lowest first: they are what the summary names.
  const named = [...new Set([...ranked.slice(0, 1), ...ranked.slice(-1), ...ranked.slice(1, NAMED - 1)])];
  const marks = [...ranked.filter(isChosen), ...named.filter((area) => !isChosen(area))].map(
    (area): NamedMark => ({
      ...shareOf(map, area),
      radius: 0,
      lines: [...wrap(rows[area.row!]!.label, LETTERS), clip(rows[area.row!]!.cells[0]!.text)],
      look: isChosen(area) ? '1' : '2',
    }),
  );
  const text = (value: number): string => formatNumber(value, unit === '$' ? '$' : '');
  const isWhole = map.areas.every((area) => valueOf(area.row) !== null);
  return (
    <>
      <ul className="scale">
        {Array.from({ length: classes }, (_, one) => (
          <li key={one}>
            <svg className="shade" aria-hidden="true" focusable="false">
              <rect className="area" data-shade={shadeOf(one)} width="100%" height="100%" />
            </svg>
            {words.between(text(ticks[one]!), formatNumber(ticks[one + 1]!, unit))}
          </li>
        ))}
        {!isWhole && (
          <li>
            <svg className="shade" aria-hidden="true" focusable="false">
              <rect className="area" data-shade="none" width="100%" height="100%" />
            </svg>
            {words.missing}
          </li>
        )}
      </ul>
      <Sheet
        map={map}
        shade={({ row }) => {
          const value = valueOf(row);
          return value === null ? undefined : shadeOf(classOf(value));
        }}
        chosen={isChosen}
        over={<Names marks={marks} sizes={sizesOf(graphic, map)} />}
      />
    </>
  );
}

/** Marks of places. With amounts in the third column the area of a mark is in proportion to its amount; on a way all are equal. */
function marksOf({ kind, rows, highlight, map }: Graphic & { map: GraphicMap }): NamedMark[] {
  const amounts = rows.map(({ cells }) => cells[2]?.value ?? null);
  const largest = Math.max(...amounts.map((one) => one ?? 0));
  const isAmount = kind === 'places' && largest > 0 && amounts.every((one) => one !== null && one >= 0);
  return rows.map(({ label, cells }, at) => ({
    ...shareOf(map, map.points[at]!),
    radius: isAmount ? Math.max(DOT / 2, LARGEST * Math.sqrt(amounts[at]! / largest)) : DOT,
    lines: [...wrap(label, LETTERS), ...(cells[2]?.text ? [clip(cells[2].text, LETTERS + 4)] : [])],
    look: highlight === undefined || label === highlight ? '1' : '2',
  }));
}

function Places({ graphic, children }: { graphic: Graphic & { map: GraphicMap }; children?: ReactNode }) {
  const marks = marksOf(graphic);
  return (
    <Sheet
      map={graphic.map}
      over={
        <>
          {marks.map(({ x, y, radius, look }, at) => (
            <circle
              key={at}
              className={radius === DOT ? 'dot' : 'bubble'}
              data-point={at}
              data-look={look}
              cx={`${Math.round(x * 10_000) / 100}%`}
              cy={`${Math.round(y * 10_000) / 100}%`}
              r={`${Math.round(radius * 100) / 100}em`}
            />
          ))}
          <Names
            marks={marks}
            sizes={sizesOf(graphic, graphic.map)}
            lines={graphic.kind === 'route' ? [marks] : []}
          />
        </>
      }
    >
      {children}
    </Sheet>
  );
}

const withMap = (graphic: Graphic): graphic is Graphic & { map: GraphicMap } => graphic.map !== undefined;

/** Places on the departments around them. */
export function MarkedPlaces({ graphic }: { graphic: Graphic }) {
  return withMap(graphic) && <Places graphic={graphic} />;
}

/** The way between places, in the order of the rows. */
export function Route({ graphic }: { graphic: Graphic }) {
  if (!withMap(graphic)) return null;
  return (
    <Places graphic={graphic}>
      <path className="stroke way" d={smoothWay(graphic.map.points).join('')} />
    </Places>
  );
}

/** The way of a tour: a part of it for each stop, from the stop before. */
export function TourMap({ graphic }: { graphic: Graphic }) {
  if (!withMap(graphic)) return null;
  const {
    points,
    box: [left, , right],
  } = graphic.map;
  const stroke = (right - left) / LEG;
  const way = smoothWay(points);
  const stops = (graphic.tour ?? []).map(({ at }) => at);
  const legs = stops.map((row, at) => {
    const from = stops[at - 1] ?? 0;
    const { x, y } = points[from]!;
    return `M${x},${y}${way.slice(from + 1, row + 1).join('')}`;
  });
  return (
    <Places graphic={graphic}>
      <path className="trace" strokeWidth={stroke / 2} d={way.join('')} />
      <g strokeWidth={stroke}>
        {legs.map((leg, at) => (
          <path key={at} className="leg" data-stop={at + 1} pathLength="1" d={leg} />
        ))}
      </g>
    </Places>
  );
}
