import { path, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { box, polygon } from './shape.ts';

/** Stacked brick houses of a hillside district, from the far rows to the near ones. */
export function hillside(
  a: Art,
  yAt: (x: number) => number,
  bottom: number,
  rowsCount: number,
  palette: readonly [string, ...string[]],
  lit: string,
  litShare: number,
  hazeColour: string,
): string {
  let out = '';
  for (let r = 0; r < rowsCount; r++) {
    const t = r / Math.max(1, rowsCount - 1);
    const size = 22 + 52 * t ** 1.5;
    for (let x = -size; x < a.w + size; x += size * a.random.range(0.75, 1.1)) {
      const y = yAt(x) + (bottom - yAt(x)) * t ** 1.15 + a.random.range(-0.3, 0.3) * size;
      const w = size * a.random.range(0.8, 1.3);
      const h = size * a.random.range(0.8, 1.6);
      const wall = mix(a.random.pick(palette), hazeColour, 0.55 * (1 - t));
      out +=
        path(box(x, y - h, w, h + size), dark(wall, 0.35)) + path(box(x, y - h, w * 0.64, h + size), wall);
      out += a.random.chance(0.6)
        ? path(
            polygon([
              [x - size * 0.06, y - h],
              [x + w * 0.1, y - h - size * 0.2],
              [x + w * 1.02, y - h - size * 0.2],
              [x + w * 1.05, y - h],
            ]),
            mix(a.random.pick(['#a9553a', '#8f98a0', '#b8704a']), hazeColour, 0.5 * (1 - t)),
          )
        : path(box(x - 2, y - h - size * 0.07, w + 4, size * 0.07), light(wall, 0.3));
      for (let k = 0; k < (w > size ? 2 : 1); k++) {
        const on = a.random.chance(litShare);
        out += path(
          box(x + w * (0.12 + k * 0.26), y - h * a.random.range(0.62, 0.78), size * 0.2, size * 0.26),
          on ? lit : dark(wall, 0.55),
        );
      }
    }
  }
  return out;
}
