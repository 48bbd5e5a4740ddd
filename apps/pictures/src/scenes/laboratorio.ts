import { across, at, clip, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { table } from '../kit/tableware.ts';
import { box, capsule, ellipse, smooth } from '../kit/shape.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

export const laboratorio: Scene = {
  focal: [0.38, 0.5],
  parts: { left: [0, 0, 0.8, 1], right: [0.1, 0.08, 0.84, 0.84] },
  alt: 'Una científica mira una muestra en el laboratorio, entre matraces de colores',
  draw(a) {
    const p = EXTRAS.chemist;
    const flask = (x: number, y: number, h: number, c: string): string => {
      const d = smooth(
        [
          [x - h * 0.09, y - h],
          [x - h * 0.09, y - h * 0.6],
          [x - h * 0.38, y - h * 0.1],
          [x - h * 0.34, y],
          [x + h * 0.34, y],
          [x + h * 0.38, y - h * 0.1],
          [x + h * 0.09, y - h * 0.6],
          [x + h * 0.09, y - h],
        ],
        true,
        0.35,
      );
      return (
        path(d, '#e9fbf4', 'opacity="0.28"') +
        clip(
          a,
          d,
          path(
            box(x - h, y - h * 0.42, h * 2, h),
            linear(a, [
              [0, light(c, 0.4)],
              [1, dark(c, 0.2)],
            ]),
          ) + path(ellipse(x, y - h * 0.42, h * 0.3, h * 0.05), light(c, 0.55)),
        ) +
        stroke(d, '#eafff8', 3, 'opacity="0.8"') +
        stroke(
          `M${String(x - h * 0.24)} ${String(y - h * 0.12)}L${String(x - h * 0.06)} ${String(y - h * 0.52)}`,
          '#ffffff',
          5,
          'opacity="0.6"',
        ) +
        glow(a, x, y - h * 0.2, h * 0.8, c, 0.4)
      );
    };
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#0f3a4a'],
            [0.6, '#1f6a78'],
            [1, '#123a50'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      Array.from(
        { length: 3 },
        (_, r) =>
          path(box(860, 130 + r * 150, 740, 10), '#8fc0c0') +
          Array.from({ length: 11 }, (_, i) =>
            path(
              box(880 + i * 66, 130 + r * 150 - a.random.range(50, 100), a.random.range(26, 48), 100, 8),
              a.random.pick(['#3f8a94', '#5aa8a4', '#2f6f80', '#c98f5a', '#7fb8ac']),
              'opacity="0.6"',
            ),
          ).join(''),
      ).join('') +
      path(box(860, 132, 740, 560), '#0f3a4a', 'opacity="0.35"') +
      shaft(
        a,
        [
          [1260, -40],
          [1600, -40],
          [760, 880],
          [240, 880],
        ],
        '#d9fff0',
        0.35,
        40,
      ) +
      bustAt(a, 560, 360, 1.5, p) +
      table(a, 760, '#d9e4dc') +
      glow(a, 860, 520, 260, '#8affd0', 0.45) +
      // The arm whose elbow is on the bench: the sleeve from the shoulder, wrist, forearm, folds, cuff; then the hand.
      path(ellipse(826, 816, 104, 12), '#5a7a80', 'opacity="0.45"') +
      path(capsule([770, 700], [810, 762], 46, 56), '#efeae1') +
      path(capsule([856, 640], [878, 594], 27, 25), p.skin) +
      path(capsule([822, 762], [866, 632], 56, 42), across(a, '#cfcabf', '#f3efe6', '#fdfbf5')) +
      stroke('M778 742Q806 734 830 752M770 770Q804 760 832 784', '#aaa59b', 4) +
      stroke('M830 618Q862 626 904 654', '#bdb8ad', 6) +
      path(ellipse(884, 590, 36, 32), p.skin) +
      at(
        900,
        560,
        path(box(-20, -170, 40, 220, 20), '#eafff8', 'opacity="0.35"') +
          path(
            box(-17, -70, 34, 117, 17),
            linear(a, [
              [0, '#a8ffe0'],
              [1, '#2fb89a'],
            ]),
          ) +
          stroke(box(-20, -170, 40, 220, 20), '#eafff8', 3) +
          path(box(-12, -160, 6, 180), '#ffffff', 'opacity="0.6"'),
        1,
        14,
      ) +
      [0, 1, 2]
        .map((i) => stroke(`M${String(858 + i * 6)} ${String(580 + i * 15)}q34 2 48 14`, p.skin, 17))
        .join('') +
      flask(1130, 830, 210, '#f0a03f') +
      flask(1310, 850, 260, '#e0506a') +
      flask(1480, 830, 190, '#5ad0a8') +
      path(box(180, 700, 30, 150), '#24303f') +
      path(box(110, 836, 190, 26, 8), '#24303f') +
      shadeFrom(a, 'left', 300, '#0a2030', 0.5) +
      shadeFrom(a, 'bottom', 90, '#0a2030', 0.45)
    );
  },
};
