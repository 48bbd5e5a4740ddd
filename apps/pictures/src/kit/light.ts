import {
  blend,
  blur,
  clip,
  linear,
  masked,
  path,
  radial,
  spray,
  type Art,
  type Blend,
  type Stop,
} from './art.ts';
import { box, ellipse, polygon, type Point } from './shape.ts';

/** Shades the part of a form that faces away from (dx, dy), with sprayed colour. */
export function formShade(
  a: Art,
  d: string | readonly string[],
  colour: string,
  dx: number,
  dy: number,
  reach = 10,
  k = 1,
  mode: Blend | 'normal' = 'normal',
): string {
  const list = typeof d === 'string' ? [d] : d;
  const shifted = `<g transform="translate(${String(dx)} ${String(dy)})">${list.map((one) => path(one, '#000000')).join('')}</g>`;
  const hole = `<rect x="-200" y="-200" width="${String(a.w + 400)}" height="${String(a.h + 400)}" fill="#ffffff"/>${reach ? spray(a, reach, shifted) : shifted}`;
  const fill = masked(a, hole, path(box(-100, -100, a.w + 200, a.h + 200), colour));
  const shade = clip(a, list, fill);
  return mode === 'normal' ? `<g opacity="${String(k)}">${shade}</g>` : blend(mode, shade, k);
}

/** A form with a light body and a sprayed shadow on the side away from the light. The body is moved by (dx, dy) within its outline. */
export const formed = (
  a: Art,
  d: string,
  body: string,
  shade: string,
  dx: number,
  dy: number,
  reach = 10,
): string =>
  path(d, shade) +
  clip(a, d, spray(a, reach, path(d, body, `transform="translate(${String(dx)} ${String(dy)})"`)));

/** A soft light on top of what is below. */
export const glow = (
  a: Art,
  x: number,
  y: number,
  r: number,
  colour: string,
  k = 0.8,
  mode: Blend = 'screen',
): string =>
  blend(
    mode,
    path(
      ellipse(x, y, r),
      radial(
        a,
        [
          [0, colour, k],
          [0.35, colour, k * 0.45],
          [1, colour, 0],
        ],
        x,
        y,
        r,
      ),
    ),
  );

/** Beams from a window or a lamp: a quadrilateral that fades from its first edge to the opposite one. */
export function shaft(
  a: Art,
  quad: readonly [Point, Point, Point, Point],
  colour: string,
  k = 0.5,
  soft = 8,
): string {
  const [p, q, r, s] = quad;
  const from: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const to: Point = [(r[0] + s[0]) / 2, (r[1] + s[1]) / 2];
  const fill = a.def(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${String(from[0])}" y1="${String(from[1])}" x2="${String(to[0])}" y2="${String(to[1])}"><stop offset="0" stop-color="${colour}" stop-opacity="${String(k)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );
  return blend('screen', blur(a, soft, path(polygon(quad), fill)));
}

/** A band of mist between y0 and y1, densest at `peak` (0..1). */
export function haze(a: Art, y0: number, y1: number, colour: string, k = 0.6, peak = 0.6): string {
  const list: Stop[] = [
    [0, colour, 0],
    [peak, colour, k],
    [1, colour, 0],
  ];
  return path(box(0, y0, a.w, y1 - y0), linear(a, list));
}

/** Darkens the picture towards an edge, so that the eye stays inside. */
export const shadeFrom = (
  a: Art,
  edge: 'top' | 'bottom' | 'left' | 'right',
  size: number,
  colour: string,
  k = 0.6,
): string => {
  const list: Stop[] = [
    [0, colour, k],
    [1, colour, 0],
  ];
  const fill = {
    top: () => linear(a, list),
    bottom: () => linear(a, list, 0, 1, 0, 0),
    left: () => linear(a, list, 0, 0, 1, 0),
    right: () => linear(a, list, 1, 0, 0, 0),
  }[edge]();
  const d = {
    top: box(0, 0, a.w, size),
    bottom: box(0, a.h - size, a.w, size),
    left: box(0, 0, size, a.h),
    right: box(a.w - size, 0, size, a.h),
  }[edge];
  return blend('multiply', path(d, fill));
};

/** A cast shadow on the ground. */
export const cast = (a: Art, x: number, y: number, rx: number, ry: number, colour: string, k = 0.5): string =>
  blend('multiply', blur(a, Math.max(3, ry / 2), path(ellipse(x, y, rx, ry), colour)), k);
