import type { ReactNode } from 'react';
import type { Graphic, GraphicMap } from '../../../domain/graphic/graphic.ts';
import type { Sizes } from './Names.tsx';

/** Width of a map in em of its labels: on a phone, in a column, and of a map that is higher than wide. */
const NARROW = 23;
const WIDE = 40;
const TALL = 31;
/** Width of the map of a tour, beside its words and above them. */
const TOUR = 22;
/** A map narrower than this share of its height does not take the whole column. */
const TALL_SHAPE = 0.9;
/** Radius of a place in em. */
export const DOT = 0.36;

const shapeOf = ({ box: [left, top, right, bottom] }: GraphicMap): number => (right - left) / (bottom - top);

export function sizesOf({ tour }: Graphic, map: GraphicMap): Sizes {
  const shape = shapeOf(map);
  const sized = (width: number) => ({ width, height: width / shape });
  if (tour) return { narrow: sized(TOUR), wide: sized(TOUR) };
  return { narrow: sized(NARROW), wide: sized(shape < TALL_SHAPE ? TALL : WIDE) };
}

/** A place of the drawing as shares of its width and height. */
export const shareOf = (
  { box: [left, top, right, bottom] }: GraphicMap,
  { x, y }: { x: number; y: number },
) => ({
  x: (x - left) / (right - left),
  y: (y - top) / (bottom - top),
});

interface SheetProps {
  map: GraphicMap;
  /** The shade of a department; undefined for one without data. */
  shade?: (area: GraphicMap['areas'][number]) => string | undefined;
  chosen?: (area: GraphicMap['areas'][number]) => boolean;
  /** Lines above the departments, in the unit of the drawing. */
  children?: ReactNode;
  /** Marks and names, whose size does not change with the map's. */
  over: ReactNode;
}

/** The outlines, with a second drawing above them for text that keeps its size. */
export function Sheet({ map, shade, chosen, children, over }: SheetProps) {
  const [left, top, right, bottom] = map.box;
  const areas = chosen ? [...map.areas].sort((a, b) => Number(chosen(a)) - Number(chosen(b))) : map.areas;
  return (
    <div className="plot map" data-shape={shapeOf(map) < TALL_SHAPE ? 'tall' : undefined}>
      <svg
        className={map.kilometre ? 'ground city' : 'ground'}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        aria-hidden="true"
        focusable="false"
      >
        {areas.map((area, at) => (
          <path
            key={at}
            className="area"
            data-shade={shade ? (shade(area) ?? 'none') : undefined}
            data-point={shade && area.row}
            data-chosen={chosen?.(area) || undefined}
            d={area.path}
          />
        ))}
        {map.frame && (
          <rect
            className="frame"
            x={map.frame[0]}
            y={map.frame[1]}
            width={map.frame[2] - map.frame[0]}
            height={map.frame[3] - map.frame[1]}
          />
        )}
        {children}
      </svg>
      <svg className="over" aria-hidden="true" focusable="false">
        {over}
      </svg>
    </div>
  );
}
