import { across, down, path, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { box, polygon } from './shape.ts';

/** A classical front: steps, columns, entablature. Foot at (x, y). */
export function colonnade(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  stone: string,
  columns = 8,
  options: { pediment?: boolean; steps?: number; hollow?: string } = {},
): string {
  const { pediment = false, steps = 5, hollow = dark(stone, 0.72) } = options;
  const stepH = h * 0.022;
  let out = '';
  for (let i = 0; i < steps; i++)
    out +=
      path(
        box(x - w * 0.02 * (steps - i), y - stepH * (i + 1), w * (1 + 0.04 * (steps - i)), stepH),
        mix(light(stone, 0.3), stone, i / steps),
      ) +
      path(
        box(
          x - w * 0.02 * (steps - i),
          y - stepH * i - stepH * 0.3,
          w * (1 + 0.04 * (steps - i)),
          stepH * 0.3,
        ),
        dark(stone, 0.4),
      );
  const foot = y - steps * stepH;
  const cap = y - h * 0.8;
  out += path(box(x, cap, w, foot - cap), down(a, dark(hollow, 0.4), hollow));
  const bay = w / columns;
  const cw = bay * 0.36;
  for (let i = 0; i < columns; i++) {
    const cx = x + bay * (i + 0.5);
    out += path(
      box(cx - cw / 2, cap, cw, foot - cap),
      across(a, light(stone, 0.35), stone, dark(stone, 0.45)),
    );
    for (const k of [-0.18, 0.02, 0.2])
      out += path(box(cx + cw * k, cap + 12, cw * 0.05, foot - cap - 20), dark(stone, 0.35), 'opacity="0.5"');
    out +=
      path(box(cx - cw * 0.68, cap, cw * 1.36, h * 0.022), light(stone, 0.2)) +
      path(box(cx - cw * 0.66, foot - h * 0.02, cw * 1.32, h * 0.02), stone);
  }
  out +=
    path(
      box(x - w * 0.012, cap - h * 0.1, w * 1.024, h * 0.1),
      down(a, light(stone, 0.22), dark(stone, 0.12)),
    ) +
    path(box(x - w * 0.02, cap - h * 0.115, w * 1.04, h * 0.02), light(stone, 0.4)) +
    path(box(x - w * 0.012, cap - h * 0.012, w * 1.024, h * 0.012), dark(stone, 0.4));
  if (pediment)
    out +=
      path(
        polygon([
          [x - w * 0.02, cap - h * 0.115],
          [x + w / 2, y - h * 1.1],
          [x + w * 1.02, cap - h * 0.115],
        ]),
        down(a, light(stone, 0.3), stone),
      ) +
      path(
        polygon([
          [x + w * 0.06, cap - h * 0.13],
          [x + w / 2, y - h * 1.06],
          [x + w * 0.94, cap - h * 0.13],
        ]),
        dark(stone, 0.25),
      );
  return out;
}
