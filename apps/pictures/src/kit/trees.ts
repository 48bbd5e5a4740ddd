import { path, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { ellipse, polygon, smooth, type Point } from './shape.ts';

/** A round crown of foliage: clustered dabs in three tones. */
export function foliage(
  a: Art,
  x: number,
  y: number,
  rx: number,
  ry: number,
  body: string,
  dabs = 60,
): string {
  let out = path(
    smooth(
      Array.from({ length: 14 }, (_, i): Point => {
        const t = (i / 14) * Math.PI * 2;
        const k = a.random.range(0.88, 1.1);
        return [x + Math.cos(t) * rx * k, y + Math.sin(t) * ry * k];
      }),
    ),
    dark(body, 0.35),
  );
  for (let i = 0; i < dabs; i++) {
    const t = a.random.range(0, Math.PI * 2);
    const r = Math.sqrt(a.random.next());
    const px = x + Math.cos(t) * rx * r;
    const py = y + Math.sin(t) * ry * r;
    const up = 0.5 - (py - y) / ry / 2 - (px - x) / rx / 5;
    const size = Math.min(rx, ry) * a.random.range(0.1, 0.22);
    out += path(
      ellipse(px, py, size, size * 0.72),
      up > 0.62 ? light(body, 0.12 + 0.3 * (up - 0.5)) : up > 0.35 ? body : dark(body, 0.2),
    );
  }
  return out;
}

/** A tree with its foot at (x, y). */
export const tree = (a: Art, x: number, y: number, h: number, body: string, trunk = '#4a3527'): string =>
  path(
    polygon([
      [x - h * 0.035, y],
      [x - h * 0.02, y - h * 0.55],
      [x + h * 0.02, y - h * 0.55],
      [x + h * 0.035, y],
    ]),
    trunk,
  ) + foliage(a, x, y - h * 0.68, h * 0.34, h * 0.3, body);

/** A wall of forest: overlapping crowns, lighter towards the top. */
export function forest(
  a: Art,
  y0: number,
  y1: number,
  body: string,
  x0 = -40,
  x1 = a.w + 40,
  size = 70,
): string {
  let out = '';
  for (let y = y0; y < y1; y += size * 0.62) {
    const t = (y - y0) / Math.max(1, y1 - y0);
    for (let x = x0 + a.random.range(0, size); x < x1; x += size * a.random.range(0.8, 1.25)) {
      out += foliage(
        a,
        x,
        y + a.random.range(-0.2, 0.2) * size,
        size * a.random.range(0.6, 0.9),
        size * a.random.range(0.45, 0.65),
        mix(body, dark(body, 0.45), t * 0.8),
        16,
      );
    }
  }
  return out;
}

/** Low coffee bushes in a row, with cherries on the near ones. */
export function bush(a: Art, x: number, y: number, r: number, body: string, fruit?: string): string {
  let out = foliage(a, x, y - r * 0.55, r, r * 0.62, body, 40);
  if (fruit)
    for (let i = 0; i < 16; i++)
      out += path(
        ellipse(x + a.random.range(-0.8, 0.8) * r, y - r * 0.5 + a.random.range(-0.45, 0.45) * r, r * 0.05),
        a.random.chance(0.7) ? fruit : light(fruit, 0.3),
      );
  return out;
}
