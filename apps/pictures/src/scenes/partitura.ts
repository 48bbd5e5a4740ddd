import { at, down, path, stroke } from '../kit/art.ts';
import { glow, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { rimShade } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const partitura: Scene = {
  focal: [0.5, 0.42],
  fixed: true,
  alt: 'Un atril con una partitura abierta, llena de marcas a lápiz, y una batuta, en una sala de ensayo vacía',
  draw(a) {
    const chair = (x: number, y: number, k: number): string =>
      at(
        x,
        y,
        path(box(-60, -190, 120, 120, 14), '#3a2a38') +
          path(box(-66, -76, 132, 26, 8), '#4f3a48') +
          [-56, 48].map((dx) => path(box(dx, -52, 10, 140), '#1f1824')).join(''),
        k,
      );
    const page = (side: 1 | -1): string => {
      const lines = Array.from(
        { length: 6 },
        (_, r) =>
          Array.from({ length: 5 }, (_, i) =>
            stroke(
              `M${String(side * 26)} ${String(-250 + r * 74 + i * 9)}H${String(side * 290)}`,
              '#8a7a68',
              1.6,
            ),
          ).join('') +
          Array.from({ length: 9 }, (_, i) => {
            const x = side * (48 + i * 27);
            const y = -232 + r * 74 + a.random.range(-16, 16);
            return (
              path(ellipse(x, y, 8, 6), '#2a2026') +
              stroke(`M${String(x + 7)} ${String(y)}v-34`, '#2a2026', 2.6)
            );
          }).join(''),
      ).join('');
      return (
        path(
          smooth(
            [
              [side * 4, -276],
              [side * 160, -294],
              [side * 312, -274],
              [side * 312, 188],
              [side * 160, 170],
              [side * 4, 190],
            ],
            true,
            0.4,
          ),
          side > 0 ? '#f7eed8' : '#e9dcc0',
        ) + lines
      );
    };
    return (
      path(box(0, 0, 1600, 900), down(a, '#5f4a4f', '#7a5a50', '#4a3434')) +
      path(box(0, 640, 1600, 270), down(a, '#a8744c', '#6a4230')) +
      [180, 470].map((x) => path(box(x, 60, 170, 440, 6), down(a, '#ffe9c0', '#f0c48a'))).join('') +
      shaft(
        a,
        [
          [170, 60],
          [640, 60],
          [1240, 900],
          [420, 900],
        ],
        '#fff0c8',
        0.55,
        26,
      ) +
      [
        [1130, 640, 0.9],
        [1330, 660, 1],
        [1500, 700, 1.1],
        [300, 690, 1.05],
      ]
        .map(([x = 0, y = 0, k = 1]) => chair(x, y, k))
        .join('') +
      stroke('M800 560V900', '#1a141c', 20) +
      path(
        polygon([
          [470, 560],
          [1130, 560],
          [1150, 600],
          [450, 600],
        ]),
        down(a, '#4a3a40', '#1f181f'),
      ) +
      at(800, 380, page(-1) + page(1) + path(box(-5, -280, 10, 470), '#b9a488')) +
      stroke('M840 220C900 190 980 200 1040 236', '#2f6fc0', 8) +
      path(ellipse(660, 320, 70, 34), 'none', 'stroke="#2f6fc0" stroke-width="8"') +
      stroke('M860 470l120 -30M880 500l90 -22', '#2f6fc0', 7) +
      stroke('M640 572L1010 548', '#f4e6c4', 9) +
      at(634, 574, path(ellipse(0, 0, 30, 15), '#b5763f')) +
      glow(a, 780, 360, 560, '#fff0d0', 0.3) +
      rimShade(a, '#1a1018')
    );
  },
};
