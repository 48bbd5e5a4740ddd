import { path, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { box, polygon } from './shape.ts';

export interface TowerStyle {
  wall: string;
  shade: string;
  window: string;
  lit: string;
  litShare: number;
}

/** A block of flats or offices with a lit face and a shadow face. */
export function tower(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  style: TowerStyle,
  options: { cell?: number; roof?: 'flat' | 'tank' | 'crown' | 'spire'; side?: number } = {},
): string {
  const { cell = Math.max(7, w / 7), roof = 'flat', side = 0.28 } = options;
  const face = w * (1 - side);
  const top = y - h;
  let out = path(box(x, top, w, h), style.shade) + path(box(x, top, face, h), style.wall);
  const columns = Math.max(2, Math.floor(face / (cell * 1.25)));
  const step = face / columns;
  for (let r = 0; r * cell * 1.6 < h - cell * 2; r++) {
    const wy = top + cell * 0.8 + r * cell * 1.6;
    for (let c = 0; c < columns; c++) {
      const on = a.random.chance(style.litShare);
      out += path(
        box(x + c * step + step * 0.2, wy, step * 0.6, cell * 0.85),
        on
          ? mix(style.lit, '#ffffff', a.random.range(0, 0.25))
          : mix(style.window, style.wall, a.random.range(0, 0.35)),
      );
    }
    if (side > 0.1)
      out += path(
        box(x + face + (w - face) * 0.2, wy, (w - face) * 0.6, cell * 0.85),
        a.random.chance(style.litShare * 0.6) ? style.lit : dark(style.shade, 0.2),
      );
  }
  if (roof === 'tank') out += path(box(x + w * 0.3, top - h * 0.05, w * 0.25, h * 0.05), style.shade);
  if (roof === 'crown')
    out +=
      path(
        polygon([
          [x, top],
          [x + face * 0.5, top - w * 0.35],
          [x + face, top],
        ]),
        style.wall,
      ) +
      path(
        polygon([
          [x + face, top],
          [x + face * 0.5, top - w * 0.35],
          [x + w, top],
        ]),
        style.shade,
      );
  if (roof === 'spire')
    out +=
      path(box(x + w * 0.2, top - w * 0.25, w * 0.5, w * 0.25), style.wall) +
      path(box(x + w * 0.44, top - w * 0.9, w * 0.03, w * 0.7), style.shade);
  return out;
}

/** A row of towers whose heights follow `profile(t)` in px, t from 0 to 1 across. */
export function skyline(
  a: Art,
  y: number,
  x0: number,
  x1: number,
  profile: (t: number) => number,
  style: TowerStyle,
  width: readonly [number, number] = [40, 90],
): string {
  let out = '';
  for (let x = x0; x < x1;) {
    const w = a.random.range(width[0], width[1]);
    const h = profile((x - x0) / (x1 - x0)) * a.random.range(0.6, 1.15);
    const tint = a.random.range(-0.08, 0.12);
    const wall = tint > 0 ? light(style.wall, tint) : dark(style.wall, -tint);
    out += tower(
      a,
      x,
      y,
      w,
      h,
      { ...style, wall },
      {
        roof: a.random.pick(['flat', 'flat', 'tank', 'crown', 'spire']),
        cell: a.random.range(7, 10) * (w / 70 + 0.35),
      },
    );
    x += w * a.random.range(0.8, 1.05);
  }
  return out;
}
