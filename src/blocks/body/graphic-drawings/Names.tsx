import { percent } from './axis.ts';
import { LINE } from './marks.tsx';
import { placeNames, type Mark, type Placed } from './places.ts';

/** A mark whose place is a share of the drawing, so that it moves with the width of the page. */
export interface NamedMark {
  /** From 0 at the left and at the top to 1. */
  x: number;
  y: number;
  /** In em. */
  radius: number;
  lines: readonly string[];
  look: string;
}

/** The size of a drawing in em, on a phone and in a column. */
export interface Sizes {
  narrow: { width: number; height: number };
  wide: { width: number; height: number };
}

/** Corners of lines, as shares of the drawing. */
type Lines = readonly (readonly { x: number; y: number }[])[];

/** The marks that choose their places first: the highlighted ones, then as they come. */
const byLook = (marks: readonly NamedMark[]): number[] =>
  marks
    .map((_, at) => at)
    .sort((a, b) => Number(marks[b]!.look === '1') - Number(marks[a]!.look === '1') || a - b);

function placesAt(marks: readonly NamedMark[], size: { width: number; height: number }, lines: Lines) {
  const order = byLook(marks);
  const scaled = order.map((at): Mark => {
    const { x, y, radius, lines } = marks[at]!;
    return { x: x * size.width, y: y * size.height, radius, lines };
  });
  const drawn = lines.map((line) => line.map(({ x, y }) => ({ x: x * size.width, y: y * size.height })));
  const places: (Placed | undefined)[] = [];
  for (const [turn, place] of placeNames(scaled, size, drawn).entries()) places[order[turn]!] = place;
  return places;
}

const same = (a: Placed | undefined, b: Placed | undefined): boolean =>
  a?.dx === b?.dx && a?.dy === b?.dy && a?.anchor === b?.anchor;

const round = (length: number): string => `${Math.round(length * 100) / 100}em`;

function Name({ mark, place, width }: { mark: NamedMark; place: Placed | undefined; width?: string }) {
  if (!place) return null;
  const { x, y, lines, look } = mark;
  const first = place.dy - ((lines.length - 1) * LINE) / 2 + 0.35;
  return (
    <g className="name" data-width={width} data-anchor={place.anchor} data-look={look}>
      {lines.map((line, at) => (
        <text
          key={at}
          className={at === 0 ? 'place' : 'detail'}
          x={percent(x)}
          y={percent(y)}
          dx={round(place.dx)}
          dy={round(first + at * LINE)}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

interface NamesProps {
  marks: readonly NamedMark[];
  sizes: Sizes;
  /** Lines that names leave free if they can. */
  lines?: Lines;
}

/** Names beside their marks. A name that has another place on a phone is written twice, and one of the two is shown. */
export function Names({ marks, sizes, lines = [] }: NamesProps) {
  const narrow = placesAt(marks, sizes.narrow, lines);
  const wide = placesAt(marks, sizes.wide, lines);
  return marks.map((mark, at) =>
    same(narrow[at], wide[at]) ? (
      <Name key={at} mark={mark} place={wide[at]} />
    ) : (
      <g key={at}>
        <Name mark={mark} place={narrow[at]} width="narrow" />
        <Name mark={mark} place={wide[at]} width="wide" />
      </g>
    ),
  );
}
