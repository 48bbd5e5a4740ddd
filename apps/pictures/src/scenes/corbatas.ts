import { at, clip, down, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { cast, glow, shaft } from '../kit/light.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { rimShade } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const corbatas: Scene = {
  focal: [0.5, 0.45],
  parts: { left: [0, 0.1, 0.88, 0.88], right: [0.12, 0.1, 0.88, 0.88] },
  alt: 'Cuatro corbatas anudadas, una lisa, una de rayas, una de puntos y una negra, sobre cuatro cuellos de camisa',
  draw(a) {
    const tie = (x: number, silk: string, kind: number): string => {
      const blade = polygon([
        [-44, 60],
        [44, 60],
        [92, 620],
        [0, 740],
        [-92, 620],
      ]);
      const knot = polygon([
        [-64, -26],
        [64, -26],
        [40, 72],
        [-40, 72],
      ]);
      const print =
        kind === 1
          ? Array.from({ length: 16 }, (_, i) =>
              stroke(`M-120 ${String(60 + i * 58)}L120 ${String(-40 + i * 58)}`, light(silk, 0.5), 15),
            ).join('')
          : kind === 2
            ? Array.from({ length: 90 }, (_, i) =>
                path(
                  ellipse(-90 + (i % 6) * 36 + (Math.floor(i / 6) % 2) * 18, 20 + Math.floor(i / 6) * 48, 8),
                  '#f7ead0',
                ),
              ).join('')
            : '';
      return at(
        x,
        150,
        cast(a, 24, 420, 120, 320, '#1a1024', 0.45) +
          path(blade, down(a, light(silk, 0.12), silk, dark(silk, 0.3))) +
          clip(a, blade, print + path(box(20, 40, 90, 720), dark(silk, 0.6), 'opacity="0.35"')) +
          path(knot, down(a, light(silk, 0.25), silk)) +
          clip(a, knot, print) +
          stroke('M-30 64Q0 84 30 64', dark(silk, 0.5), 6) +
          path('M-66 -30L-150 -70L-196 60L-70 150L-40 60Z', '#fbf6ea') +
          path('M66 -30L150 -70L196 60L70 150L40 60Z', '#e9e0d0') +
          stroke('M-66 -30L-40 60L-70 150M66 -30L40 60L70 150', '#b5a894', 4),
      );
    };
    return (
      path(box(0, 0, 1600, 900), down(a, '#4a3a34', '#6a4f40', '#3a2a2c')) +
      Array.from({ length: 9 }, (_, i) =>
        path(box(i * 190 - 20, 0, 5, 900), '#2a1c1c', 'opacity="0.5"'),
      ).join('') +
      shaft(
        a,
        [
          [-40, -40],
          [460, -40],
          [1500, 900],
          [560, 900],
        ],
        '#ffe8c0',
        0.5,
        24,
      ) +
      tie(230, '#8f2f38', 0) +
      tie(610, '#24406a', 1) +
      tie(990, '#2f6a5a', 2) +
      tie(1370, '#1f1c24', 0) +
      glow(a, 720, 300, 620, '#ffe2b0', 0.25) +
      rimShade(a, '#120c14')
    );
  },
};
