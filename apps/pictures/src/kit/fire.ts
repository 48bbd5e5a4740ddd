import { path, type Art } from './art.ts';
import { smooth } from './shape.ts';

/** A flame with its foot at (x, y), `h` px high, from red outside to pale inside. */
export const flame = (a: Art, x: number, y: number, h: number): string =>
  ['#d9351f', '#ff7a2a', '#ffc04a', '#fff3c0']
    .map((colour, i) => {
      const k = 1 - i * 0.23;
      const s = a.random.range(-0.12, 0.12);
      return path(
        smooth(
          [
            [x - h * 0.3 * k, y],
            [x - h * 0.36 * k, y - h * 0.35 * k],
            [x - h * 0.16 * k, y - h * 0.55 * k],
            [x + h * s, y - h * k],
            [x + h * 0.12 * k, y - h * 0.6 * k],
            [x + h * 0.24 * k, y - h * 0.74 * k],
            [x + h * 0.36 * k, y - h * 0.3 * k],
            [x + h * 0.3 * k, y],
          ],
          true,
          0.9,
        ),
        colour,
        `opacity="${String(0.8 + i * 0.05)}"`,
      );
    })
    .join('');
