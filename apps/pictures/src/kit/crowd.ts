import { path, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { ellipse, smooth } from './shape.ts';

/** Heads and shoulders of people from behind or at a distance, in rows that grow towards the viewer. */
export function crowd(
  a: Art,
  options: {
    x0?: number;
    x1?: number;
    y0: number;
    y1: number;
    rows: number;
    size: readonly [number, number];
    clothes: readonly [string, ...string[]];
    far: string;
    rim?: string;
    skin?: readonly [string, ...string[]];
    arms?: number;
    from?: 1 | -1;
    gap?: number;
  },
): string {
  const {
    x0 = -40,
    x1 = a.w + 40,
    y0,
    y1,
    rows,
    size,
    clothes,
    far,
    rim,
    arms = 0,
    from = -1,
    gap = 1.02,
  } = options;
  const skins = options.skin ?? ['#c08862', '#8a5840', '#d7a47d', '#5d3a2b'];
  let out = '';
  for (let r = 0; r < rows; r++) {
    const t = rows > 1 ? r / (rows - 1) : 1;
    const k = size[0] + (size[1] - size[0]) * t;
    const y = y0 + (y1 - y0) * t;
    for (let x = x0 + a.random.range(0, k); x < x1; x += k * a.random.range(0.85, 1.25) * gap) {
      const cy = y + a.random.range(-0.16, 0.16) * k;
      const cloth = mix(a.random.pick(clothes), far, 0.75 * (1 - t));
      const skin = mix(a.random.pick(skins), far, 0.75 * (1 - t));
      const hair = mix(
        a.random.pick(['#221a1e', '#34241f', '#191720', '#5a3b28', '#77706c']),
        far,
        0.72 * (1 - t),
      );
      const body = smooth([
        [x - k * 0.5, cy + k * 0.95],
        [x - k * 0.46, cy + k * 0.2],
        [x - k * 0.2, cy - k * 0.02],
        [x + k * 0.2, cy - k * 0.02],
        [x + k * 0.46, cy + k * 0.2],
        [x + k * 0.5, cy + k * 0.95],
      ]);
      const headY = cy - k * 0.3;
      if (a.random.chance(arms)) {
        const side = a.random.chance(0.5) ? 1 : -1;
        const tilt = a.random.range(0.02, 0.25) * side;
        out += path(
          smooth([
            [x + side * k * 0.36, cy + k * 0.3],
            [x + side * k * 0.42 + tilt * k, cy - k * 0.5],
            [x + side * k * 0.4 + tilt * k * 2, cy - k * 0.95],
            [x + side * k * 0.28 + tilt * k * 2, cy - k * 0.93],
            [x + side * k * 0.22 + tilt * k, cy - k * 0.4],
            [x + side * k * 0.16, cy + k * 0.2],
          ]),
          skin,
        );
      }
      if (rim)
        out +=
          path(body, rim, `transform="translate(${String(from * k * 0.03)} ${String(-k * 0.03)})"`) +
          path(ellipse(x + from * k * 0.03, headY - k * 0.03, k * 0.2, k * 0.25), rim);
      out +=
        path(body, cloth) +
        path(
          smooth([
            [x + k * 0.02, cy + k * 0.95],
            [x + k * 0.12, cy + k * 0.3],
            [x + k * 0.2, cy - k * 0.02],
            [x + k * 0.46, cy + k * 0.2],
            [x + k * 0.5, cy + k * 0.95],
          ]),
          dark(cloth, 0.28),
        );
      out +=
        path(ellipse(x, headY + k * 0.08, k * 0.12, k * 0.24), dark(skin, 0.25)) +
        path(ellipse(x, headY, k * 0.19, k * 0.24), skin);
      const long = a.random.chance(0.35);
      out +=
        path(
          smooth(
            long
              ? [
                  [x - k * 0.2, headY + k * 0.25],
                  [x - k * 0.23, headY - k * 0.06],
                  [x, headY - k * 0.27],
                  [x + k * 0.23, headY - k * 0.06],
                  [x + k * 0.2, headY + k * 0.27],
                  [x, headY + k * 0.32],
                ]
              : [
                  [x - k * 0.19, headY + k * 0.1],
                  [x - k * 0.2, headY - k * 0.1],
                  [x, headY - k * 0.27],
                  [x + k * 0.2, headY - k * 0.1],
                  [x + k * 0.19, headY + k * 0.1],
                  [x, headY + k * 0.2],
                ],
          ),
          hair,
        ) +
        path(
          smooth([
            [x - k * 0.17, headY],
            [x - k * 0.16, headY - k * 0.13],
            [x - k * 0.02, headY - k * 0.24],
            [x - k * 0.08, headY - k * 0.12],
          ]),
          light(hair, 0.12),
        );
    }
  }
  return out;
}
