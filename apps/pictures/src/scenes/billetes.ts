import { across, at, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { table } from '../kit/tableware.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const billetes: Scene = {
  focal: [0.5, 0.52],
  fixed: true,
  alt: 'Fajos de billetes y monedas en torres desiguales, con luz rasante',
  draw(a) {
    const bill = (x: number, y: number, w: number, c: string, r: number): string =>
      at(
        x,
        y,
        path(box(4, 8, w, w * 0.46, 5), '#1f1020', 'opacity="0.35"') +
          path(
            box(0, 0, w, w * 0.46, 5),
            linear(
              a,
              [
                [0, light(c, 0.35)],
                [0.5, c],
                [1, dark(c, 0.15)],
              ],
              0,
              0,
              1,
              0.3,
            ),
          ) +
          stroke(box(w * 0.03, w * 0.03, w * 0.94, w * 0.4, 3), dark(c, 0.4), 2) +
          path(ellipse(w * 0.7, w * 0.23, w * 0.13, w * 0.16), light(c, 0.45)) +
          path(
            smooth([
              [w * 0.66, w * 0.33],
              [w * 0.65, w * 0.2],
              [w * 0.7, w * 0.11],
              [w * 0.75, w * 0.2],
              [w * 0.74, w * 0.33],
            ]),
            dark(c, 0.4),
          ) +
          Array.from({ length: 9 }, (_, i) =>
            stroke(
              `M${String(w * 0.08)} ${String(w * (0.09 + i * 0.034))}q${String(w * 0.12)} ${String(w * 0.02 * (i % 2 ? 1 : -1))} ${String(w * 0.4)} 0`,
              dark(c, 0.3),
              1.6,
              'opacity="0.5"',
            ),
          ).join('') +
          path(box(w * 0.07, w * 0.07, w * 0.13, w * 0.06), dark(c, 0.45)) +
          path(box(w * 0.84, w * 0.35, w * 0.1, w * 0.05), dark(c, 0.45)),
        1,
        r,
      );
    const coins = (x: number, y: number, n: number, r: number): string =>
      cast(a, x + r * 0.7, y + 8, r * 1.5, r * 0.3, '#1f1020', 0.7) +
      Array.from({ length: n }, (_, i) => {
        const cy = y - i * r * 0.24;
        const cx = x + a.random.range(-3, 3);
        const c = a.random.pick(['#d9a441', '#c9c0b0', '#e0b25a', '#b5763f']);
        return (
          path(
            `M${String(cx - r)} ${String(cy - r * 0.2)}V${String(cy)}A${String(r)} ${String(r * 0.36)} 0 0 0 ${String(cx + r)} ${String(cy)}V${String(cy - r * 0.2)}Z`,
            across(a, light(c, 0.4), c, dark(c, 0.6)),
          ) +
          path(
            ellipse(cx, cy - r * 0.2, r, r * 0.36),
            linear(
              a,
              [
                [0, light(c, 0.55)],
                [1, dark(c, 0.15)],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          stroke(ellipse(cx, cy - r * 0.2, r * 0.8, r * 0.28), dark(c, 0.35), 2)
        );
      }).join('');
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#e8b878'],
            [0.5, '#a85f4a'],
            [1, '#3a1f3a'],
          ],
          0,
          0,
          1,
          0.7,
        ),
      ) +
      shaft(
        a,
        [
          [-40, 60],
          [-40, 420],
          [1300, 820],
          [1500, 560],
        ],
        '#fff0c0',
        0.6,
        40,
      ) +
      Array.from({ length: 5 }, (_, i) =>
        path(box(60 + i * 330, -20, 40, 620), '#5a2a3c', 'opacity="0.25"'),
      ).join('') +
      table(a, 560, '#8a5038') +
      bill(140, 640, 420, '#6a8fb5', -14) +
      bill(980, 690, 460, '#b58fb0', 12) +
      Array.from({ length: 8 }, (_, i) =>
        bill(
          480 + a.random.range(-5, 5),
          640 - i * 15,
          480,
          ['#7fae8a', '#8fb89a'][i % 2] ?? '#7fae8a',
          a.random.range(-1.4, 1.4),
        ),
      ).join('') +
      path(box(690, 530, 62, 236), '#f3e3c0', 'opacity="0.9"') +
      bill(600, 730, 430, '#d9a86a', -4) +
      coins(330, 730, 4, 76) +
      coins(1080, 700, 12, 78) +
      coins(1260, 740, 8, 78) +
      coins(1420, 790, 4, 78) +
      coins(180, 800, 2, 80) +
      coins(480, 850, 1, 82) +
      coins(1120, 850, 1, 84) +
      glow(a, 60, 160, 900, '#ffe9b8', 0.5) +
      shadeFrom(a, 'right', 400, '#1f1028', 0.5) +
      shadeFrom(a, 'bottom', 110, '#1f1028', 0.5)
    );
  },
};
