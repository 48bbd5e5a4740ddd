import type { Graphic } from '../../../domain/graphic/graphic.ts';
import { formatNumber } from '../../../domain/graphic/numbers.ts';
import { statesOf, waysOf, type Way } from '../../../domain/graphic/streets.ts';
import { graphic as words } from '../../../messages/blocks.ts';
import { percent } from './axis.ts';
import { wrap } from './labels.ts';
import { Names, type NamedMark } from './Names.tsx';
import { brokenLine, type Place } from './paths.ts';
import { DOT, Sheet, shareOf, sizesOf } from './Sheet.tsx';

/** Letters of a line of a name. */
const LETTERS = 18;
/** Room between the middle of a street and its name, in em. */
const BESIDE = 0.3;
/** Lengths of a scale in kilometres, and the largest part of the map that it takes. */
const SCALES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
const PART = 0.3;

const lengthOf = (from: Place, to: Place): number => Math.hypot(to.x - from.x, to.y - from.y);

type Part = readonly [from: Place, to: Place];

/** The parts of a way; a place alone is one. */
const partsOf = (points: readonly Place[]): Part[] =>
  points.length === 1 ? [[points[0]!, points[0]!]] : points.slice(1).map((to, at) => [points[at]!, to]);

/** A place between the ends of a part, which are 0 and 1. */
const along = ([from, to]: Part, share: number): Place => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

function distance({ x, y }: Place, part: Part): number {
  const [from, to] = part;
  const square = lengthOf(from, to) ** 2 || 1;
  const share = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / square;
  return lengthOf({ x, y }, along(part, Math.max(0, Math.min(1, share))));
}

/** Shares of a part at which its name may be: the middle, unless the others are near it. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** Where the name of a way is: on its longest part, as far from the other ways as it can be. */
function placeOfName(parts: readonly Part[], others: readonly Part[]): Place {
  const longest = parts.reduce((best, one) => (lengthOf(...one) > lengthOf(...best) ? one : best));
  const room = (place: Place): number => Math.min(...others.map((one) => distance(place, one)));
  return SHARES.map((share) => along(longest, share)).reduce((best, one) =>
    room(one) > room(best) ? one : best,
  );
}

/** Streets and places of a city: each state has its look, and each street its name once. */
export function Streets({ graphic }: { graphic: Graphic }) {
  const { map } = graphic;
  if (!map?.kilometre) return null;
  const ways = waysOf(graphic);
  const states = statesOf(ways);
  const lookOf = (state: string): string => String(states.indexOf(state) + 1);
  const pointsOf = ({ rows }: Way): Place[] => rows.map((at) => map.points[at]!);
  const streets = ways.filter(({ rows }) => rows.length > 1);
  const places = ways.filter(({ rows }) => rows.length === 1);
  const lengthOfWay = (way: Way): number =>
    pointsOf(way).reduce((sum, to, at, all) => sum + (at === 0 ? 0 : lengthOf(all[at - 1]!, to)), 0);
  const longest = (way: Way): boolean =>
    streets.every((other) => other.label !== way.label || lengthOfWay(other) <= lengthOfWay(way));
  const marks = [...places, ...streets.filter(longest)].map((way): NamedMark => ({
    ...shareOf(
      map,
      placeOfName(
        partsOf(pointsOf(way)),
        ways.filter(({ label }) => label !== way.label).flatMap((other) => partsOf(pointsOf(other))),
      ),
    ),
    radius: way.rows.length === 1 ? DOT : BESIDE,
    lines: wrap(way.label, LETTERS),
    look: lookOf(way.state),
  }));
  const [left, , right] = map.box;
  const shares = (kilometres: number): number => (kilometres * map.kilometre!) / (right - left);
  const kilometres = SCALES.findLast((one) => shares(one) <= PART) ?? SCALES[0]!;
  return (
    <>
      <ul className="scale">
        {states.map((state) => (
          <li key={state}>
            <svg className="shade streets" aria-hidden="true" focusable="false">
              <line className="stroke way" data-look={lookOf(state)} x1="4" x2="100%" y1="50%" y2="50%" />
            </svg>
            {state}
          </li>
        ))}
      </ul>
      <Sheet
        map={map}
        over={
          <>
            {places.map((way) => {
              const { x, y } = shareOf(map, pointsOf(way)[0]!);
              return (
                <circle
                  key={way.rows[0]}
                  className="dot"
                  data-point={way.rows[0]}
                  data-look={lookOf(way.state)}
                  cx={percent(x)}
                  cy={percent(y)}
                  r={`${DOT}em`}
                />
              );
            })}
            <Names
              marks={marks}
              sizes={sizesOf(graphic, map)}
              lines={streets.map((way) => pointsOf(way).map((point) => shareOf(map, point)))}
            />
            <line className="base" x1="0" x2={percent(shares(kilometres))} y1="100%" y2="100%" />
            <text className="detail" x="0" y="100%" dy="-0.5em">
              {words.scale(formatNumber(kilometres, 'km'))}
            </text>
          </>
        }
      >
        <g className="streets">
          {[...streets]
            .sort((a, b) => Number(lookOf(b.state)) - Number(lookOf(a.state)))
            .map((way) => (
              <path
                key={way.rows[0]}
                className="stroke way"
                data-look={lookOf(way.state)}
                d={brokenLine(pointsOf(way))}
              />
            ))}
        </g>
      </Sheet>
    </>
  );
}
