import { path } from './art.ts';
import { dark } from './colour.ts';
import { polygon } from './shape.ts';

/** A tall, tapered mast or trunk, lit from the left. `foot` is half of its width at the ground, per px of height. */
export const mast = (x: number, y: number, h: number, foot: number, colour: string): string =>
  path(
    polygon([
      [x - h * foot, y],
      [x - h * 0.007, y - h],
      [x + h * 0.007, y - h],
      [x + h * foot, y],
    ]),
    colour,
  ) +
  path(
    polygon([
      [x, y],
      [x, y - h],
      [x + h * 0.007, y - h],
      [x + h * foot, y],
    ]),
    dark(colour, 0.35),
  );
