import { blend, blur, down, path, type Art } from './art.ts';
import { glow, shadeFrom, shaft } from './light.ts';
import { box, ellipse } from './shape.ts';
import { table } from './tableware.ts';

/** A wall and a table whose far edge is at `y`, with light from the upper left. */
export const tableTop = (
  a: Art,
  wall: readonly [string, string],
  y: number,
  wood: string,
  warm = '#ffe2a8',
): string =>
  path(box(0, 0, a.w, y + 10), down(a, ...wall)) +
  shaft(
    a,
    [
      [-60, -40],
      [360, -40],
      [1180, 900],
      [300, 900],
    ],
    warm,
    0.4,
    26,
  ) +
  table(a, y, wood) +
  glow(a, 620, y + 80, 620, warm, 0.35);

/** Darkens the edges of a still life, so that the eye stays on it. */
export const rimShade = (a: Art, colour = '#1a1024'): string =>
  shadeFrom(a, 'left', 220, colour, 0.4) +
  shadeFrom(a, 'right', 260, colour, 0.45) +
  shadeFrom(a, 'bottom', 110, colour, 0.45);

/** A reel of thread with its foot at (x, y). */
export const reel = (a: Art, x: number, y: number, h: number, colour: string, shade: string): string => {
  const w = h * 0.62;
  return (
    blend('multiply', blur(a, 6, path(ellipse(x + w * 0.3, y, w * 0.8, h * 0.12), '#1a1024')), 0.5) +
    path(box(x - w * 0.36, y - h * 0.9, w * 0.72, h * 0.8, 8), shade) +
    path(box(x - w * 0.36, y - h * 0.9, w * 0.5, h * 0.8, 8), colour) +
    Array.from({ length: 9 }, (_, i) =>
      path(box(x - w * 0.36, y - h * (0.84 - i * 0.08), w * 0.72, 2), shade, 'opacity="0.6"'),
    ).join('') +
    path(box(x - w / 2, y - h, w, h * 0.12, 4), '#e0bd86') +
    path(box(x - w / 2, y - h * 0.12, w, h * 0.12, 4), '#a8794a')
  );
};
