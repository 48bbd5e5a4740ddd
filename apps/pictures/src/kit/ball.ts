import { path } from './art.ts';
import { ellipse, polygon } from './shape.ts';

/** A football of white leather with dark patches. */
export const ball = (x: number, y: number, r: number): string =>
  path(ellipse(x, y, r), '#f7f2e6') +
  path(
    polygon([
      [x - r * 0.3, y - r * 0.1],
      [x, y - r * 0.34],
      [x + r * 0.3, y - r * 0.1],
      [x + r * 0.18, y + r * 0.26],
      [x - r * 0.18, y + r * 0.26],
    ]),
    '#24202f',
  ) +
  [0.2, 1.46, 2.7, 3.95, 5.2]
    .map((t) => path(ellipse(x + Math.cos(t) * r * 0.84, y + Math.sin(t) * r * 0.84, r * 0.16), '#24202f'))
    .join('') +
  path(ellipse(x + r * 0.2, y + r * 0.25, r * 0.78), '#3a2a5a', 'opacity="0.16"');
