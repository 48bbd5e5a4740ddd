import { across, clip, down, path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { box, polygon, type Point } from './shape.ts';

export interface RoomStyle {
  wall: string;
  left: string;
  right: string;
  floor: string;
  ceiling: string;
}

/** A room in one-point perspective. `back` is the far wall as [x, y, w, h]. */
export function room(
  a: Art,
  back: readonly [number, number, number, number],
  style: RoomStyle,
  boards = 0,
): string {
  const [x, y, w, h] = back;
  const [r, b] = [x + w, y + h];
  const floor = polygon([
    [x, b],
    [r, b],
    [a.w + 200, a.h + 40],
    [-200, a.h + 40],
  ]);
  let out = path(box(0, 0, a.w, a.h), style.wall);
  out += path(
    polygon([
      [x, y],
      [r, y],
      [a.w, -40],
      [0, -40],
    ]),
    down(a, dark(style.ceiling, 0.2), style.ceiling),
  );
  out += path(
    polygon([
      [0, -40],
      [x, y],
      [x, b],
      [0, a.h + 300],
    ]),
    across(a, dark(style.left, 0.3), style.left),
  );
  out += path(
    polygon([
      [a.w, -40],
      [r, y],
      [r, b],
      [a.w, a.h + 300],
    ]),
    across(a, style.right, dark(style.right, 0.3)),
  );
  out += path(box(x, y, w, h), down(a, style.wall, light(style.wall, 0.12)));
  out += path(floor, down(a, dark(style.floor, 0.15), light(style.floor, 0.06)));
  if (boards) {
    const vx = x + w / 2;
    const vy = y + h * 0.42;
    let lines = '';
    for (let i = 0; i <= boards; i++) {
      const fx = -a.w * 0.8 + (a.w * 2.6 * i) / boards;
      lines += stroke(
        `M${String(vx)} ${String(vy)}L${String(fx)} ${String(a.h + 40)}`,
        dark(style.floor, 0.4),
        1.6,
        'opacity="0.5"',
      );
    }
    out += clip(a, floor, lines);
  }
  return out;
}

/** A point on a side wall: u 0 (near) to 1 (far), v 0 (top) to 1 (bottom). */
export const onWall = (
  a: Art,
  back: readonly [number, number, number, number],
  side: 'left' | 'right',
  u: number,
  v: number,
): Point => {
  const [x, y, w, h] = back;
  const far = side === 'left' ? x : x + w;
  const near = side === 'left' ? 0 : a.w;
  const t = 1 - (1 - u) ** 1;
  const px = near + (far - near) * t;
  const top = -40 + (y + 40) * t;
  const bottom = a.h + 300 + (y + h - a.h - 300) * t;
  return [px, top + (bottom - top) * v];
};

/** A quadrilateral on a side wall. */
export const wallPanel = (
  a: Art,
  back: readonly [number, number, number, number],
  side: 'left' | 'right',
  u0: number,
  u1: number,
  v0: number,
  v1: number,
): string =>
  polygon([
    onWall(a, back, side, u0, v0),
    onWall(a, back, side, u1, v0),
    onWall(a, back, side, u1, v1),
    onWall(a, back, side, u0, v1),
  ]);

/** A framed window on the far wall with a view and glazing bars. */
export const window = (
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  view: string,
  bars: readonly [number, number] = [2, 3],
): string => {
  let out = path(box(x - 10, y - 10, w + 20, h + 20), frame) + clip(a, box(x, y, w, h), view);
  for (let i = 1; i < bars[0]; i++) out += path(box(x + (w * i) / bars[0] - 3, y, 6, h), frame);
  for (let i = 1; i < bars[1]; i++) out += path(box(x, y + (h * i) / bars[1] - 2.5, w, 5), frame);
  return (
    out +
    path(box(x - 18, y + h + 8, w + 36, 12), light(frame, 0.2)) +
    path(box(x - 18, y + h + 20, w + 36, 8), dark(frame, 0.4))
  );
};
