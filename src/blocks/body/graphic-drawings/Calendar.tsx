import type { ReactNode } from 'react';
import { cropsOf, moonsOf, worksOf, type Phase } from '../../../domain/graphic/calendar.ts';
import { seriesOf, type Graphic } from '../../../domain/graphic/graphic.ts';
import { graphic as words } from '../../../messages/blocks.ts';

/** Radii in units of the drawing, whose middle is 0: months, the outer and the inner edge of the crops, moons. */
const RADIUS = { edge: 112, months: 101, outer: 92, inner: 54, moons: 47 } as const;
const MONTH = Math.PI / 6;
/** Between two rings. */
const GAP = 1.6;

const round = (length: number): number => Math.round(length * 100) / 100;

/** A place on a circle around 0; the angle is in radians from the top, clockwise. */
const placeOn = (radius: number, angle: number): string =>
  `${round(radius * Math.sin(angle))},${round(-radius * Math.cos(angle))}`;

/** A sector of a ring, from the middle of a month less half to the middle of another plus half. */
function sector(inner: number, outer: number, first: number, last: number): string {
  // An arc that ends where it begins is none.
  if (last - first === 11)
    return sector(inner, outer, first, first + 5) + sector(inner, outer, first + 6, last);
  const [start, end] = [(first - 0.5) * MONTH, (last + 0.5) * MONTH];
  const large = end - start > Math.PI ? 1 : 0;
  const outside = `M${placeOn(outer, start)}A${outer},${outer},0,${large},1,${placeOn(outer, end)}`;
  return `${outside}L${placeOn(inner, end)}A${inner},${inner},0,${large},0,${placeOn(inner, start)}Z`;
}

interface Run {
  work: string;
  first: number;
  last: number;
}

/** Months in a row with the same work. December and January are two runs: the year begins at its mark. */
function runsOf(works: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const [month, work] of works.entries()) {
    const before = runs.at(-1);
    if (before?.work === work && before.last === month - 1) before.last = month;
    else if (work) runs.push({ work, first: month, last: month });
  }
  return runs;
}

/** A moon around 0: new, its right half, full, its left half. */
function Moon({ phase, radius }: { phase: Phase; radius: number }) {
  const half = (side: 0 | 1): string => `M0,${-radius}A${radius},${radius},0,0,${side},0,${radius}Z`;
  return (
    <>
      <circle className="moon" r={radius} />
      {phase === 'full' && <circle className="light" r={radius} />}
      {phase === 'waxing' && <path className="light" d={half(1)} />}
      {phase === 'waning' && <path className="light" d={half(0)} />}
    </>
  );
}

const turned = (month: number, radius: number): string => `rotate(${month * 30})translate(0,${-radius})`;

/** The year as a wheel: months around it, a ring for each crop, and the moons inside. */
function Wheel({ graphic }: { graphic: Graphic }) {
  const crops = cropsOf(graphic);
  const works = worksOf(graphic);
  const width = (RADIUS.outer - RADIUS.inner) / crops.length;
  const moons = graphic.rows.map(moonsOf).find((row) => row !== undefined);
  const { edge } = RADIUS;
  return (
    <svg
      className="wheel"
      viewBox={`${-edge} ${-edge} ${edge * 2} ${edge * 2}`}
      aria-hidden="true"
      focusable="false"
    >
      {seriesOf(graphic).map((name, month) => (
        <g key={month}>
          <line className="spoke" transform={`rotate(${month * 30 + 15})`} y1={-RADIUS.inner} y2={-edge} />
          <text className="month" transform={turned(month, RADIUS.months)} dy="0.35em">
            {name.slice(0, 3)}
          </text>
        </g>
      ))}
      {crops.map(({ cells }, ring) => {
        const outer = RADIUS.outer - ring * width;
        const inner = outer - width + GAP;
        return (
          <g key={ring}>
            <path className="ring" d={sector(inner, outer, 0, 11)} />
            {runsOf(cells.map(({ text }) => text)).map(({ work, first, last }) => (
              <path
                key={first}
                className="work"
                data-mark={works.indexOf(work) + 1}
                d={sector(inner, outer, first, last)}
              />
            ))}
          </g>
        );
      })}
      {moons?.map((phase, month) => (
        <g key={month} transform={turned(month, RADIUS.moons)}>
          <Moon phase={phase} radius={4.5} />
        </g>
      ))}
    </svg>
  );
}

/** The part at the top that does not turn: the month's sector and the names of the rings. */
function Reading({ graphic }: { graphic: Graphic }) {
  const crops = cropsOf(graphic);
  const width = (RADIUS.outer - RADIUS.inner) / crops.length;
  const { edge } = RADIUS;
  return (
    <svg
      className="reading"
      viewBox={`${-edge} ${-edge} ${edge * 2} ${edge * 2}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="now" d={sector(RADIUS.inner - 2, edge - 1, 0, 0)} />
      {crops.map(({ label }, ring) => (
        <text
          key={ring}
          className="crop"
          y={round(-(RADIUS.outer - (ring + 0.5) * width + GAP / 2))}
          dy="0.35em"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** The works with their looks. */
function Key({ works }: { works: readonly string[] }) {
  return (
    <ul className="states">
      {works.map((work, at) => (
        <li key={at}>
          <svg className="state" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
            <path className="work" data-mark={at + 1} d="M1 1h8v8h-8z" />
          </svg>
          {work}
        </li>
      ))}
    </ul>
  );
}

/**
 * A year of sowing and harvest, as a wheel. A tour turns it to each month, and shows the month and its moon in the
 * middle.
 */
export function Calendar({ graphic }: { graphic: Graphic }) {
  const { tour = [] } = graphic;
  const months = seriesOf(graphic);
  const moons = graphic.rows.map(moonsOf).find((row) => row !== undefined);
  /** A turn for each month from the stop before: the innermost has the wheel. */
  const turns = tour.flatMap(({ at }, stop) =>
    Array.from({ length: at - (tour[stop - 1]?.at ?? 0) }, () => stop + 1),
  );
  const wheel = turns.reduceRight<ReactNode>(
    (inside, stop, at) => (
      <div key={at} className="turn" data-stop={stop}>
        {inside}
      </div>
    ),
    <Wheel graphic={graphic} />,
  );
  return (
    <div className="calendar">
      <Key works={worksOf(graphic)} />
      <div className="dial">
        {wheel}
        <Reading graphic={graphic} />
        {tour.map(({ at }, stop) => (
          <div key={stop} className="hub lit" data-stop={stop + 1} aria-hidden="true">
            {moons && (
              <svg className="face" viewBox="-11 -11 22 22" focusable="false">
                <Moon phase={moons[at]!} radius={10} />
              </svg>
            )}
            <b>{months[at]}</b>
            {moons && <span>{words.phases[moons[at]!]}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
