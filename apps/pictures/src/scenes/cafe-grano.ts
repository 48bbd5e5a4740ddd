import { across, at, clip, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { bush } from '../kit/trees.ts';
import { leaf } from '../kit/leaves.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

function radialBall(a: Parameters<typeof glow>[0], x: number, y: number, r: number, c: string): string {
  return a.def(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${String(x - r * 0.3)}" cy="${String(y - r * 0.35)}" r="${String(r * 1.4)}"><stop offset="0" stop-color="${light(c, 0.4)}"/><stop offset="0.45" stop-color="${c}"/><stop offset="1" stop-color="${dark(c, 0.65)}"/></radialGradient>`,
  );
}

export const cafeGrano: Scene = {
  focal: [0.48, 0.5],
  parts: { left: [0, 0.1, 0.86, 0.86], right: [0.14, 0.12, 0.86, 0.86] },
  alt: 'Un canasto lleno de cerezas de café maduras entre hojas, con luz lateral',
  draw(a) {
    const cherry = (x: number, y: number, r: number, c: string): string =>
      path(ellipse(x, y, r, r * 0.92), radialBall(a, x, y, r, c)) +
      path(ellipse(x - r * 0.3, y - r * 0.36, r * 0.22, r * 0.14), '#fff0dc', 'opacity="0.8"') +
      path(ellipse(x + r * 0.5, y + r * 0.34, r * 0.09), dark(c, 0.6));
    const pile = (cx: number, cy: number, rx: number, ry: number, n: number, r: number): string =>
      Array.from({ length: n }, () => {
        const t = a.random.range(0, Math.PI * 2);
        const k = Math.sqrt(a.random.next());
        return { x: cx + Math.cos(t) * rx * k, y: cy + Math.sin(t) * ry * k };
      })
        .sort((p, q) => p.y - q.y)
        .map(({ x, y }) =>
          cherry(
            x,
            y,
            r * a.random.range(0.85, 1.12),
            a.random.pick(['#c22a2c', '#a81f2f', '#d9402f', '#8a1a2c', '#e0702f', '#c22a2c']),
          ),
        )
        .join('');
    const basket = smooth(
      [
        [300, 600],
        [330, 760],
        [420, 900],
        [1180, 900],
        [1270, 760],
        [1300, 600],
      ],
      true,
      0.4,
    );
    const weave = Array.from({ length: 9 }, (_, r) =>
      Array.from({ length: 26 }, (_, i) =>
        path(
          box(280 + i * 42 + (r % 2) * 21, 610 + r * 36, 36, 30, 10),
          across(a, r % 2 ? '#e0b06a' : '#c9914f', r % 2 ? '#a86c3a' : '#8a5430'),
        ),
      ).join(''),
    ).join('');
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#3f6a4a'],
            [0.5, '#2a4a3c'],
            [1, '#14281f'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      Array.from({ length: 12 }, () =>
        bush(
          a,
          a.random.range(0, 1600),
          a.random.range(120, 460),
          a.random.range(80, 170),
          '#3f7a4a',
          '#a82c2c',
        ),
      ).join('') +
      path(box(0, 0, 1600, 900), '#1a3a2c', 'opacity="0.35"') +
      shaft(
        a,
        [
          [60, -20],
          [360, -20],
          [1200, 760],
          [500, 800],
        ],
        '#ffe6a8',
        0.5,
        40,
      ) +
      path(
        smooth(
          [
            [-60, 640],
            [300, 600],
            [800, 640],
            [1300, 596],
            [1660, 640],
            [1660, 960],
            [-60, 960],
          ],
          true,
          0.7,
        ),
        down(a, '#c99a62', '#6a4230'),
      ) +
      Array.from({ length: 60 }, (_, i) =>
        stroke(`M${String(i * 28 - 30)} 610L${String(i * 28 - 50)} 900`, '#8a5a3c', 2, 'opacity="0.35"'),
      ).join('') +
      pile(140, 850, 240, 60, 26, 34) +
      pile(1450, 860, 240, 60, 26, 34) +
      cast(a, 800, 880, 600, 30, '#24101a', 0.7) +
      path(basket, '#6a3f28') +
      clip(
        a,
        basket,
        weave +
          path(
            box(820, 580, 520, 340),
            linear(
              a,
              [
                [0, '#2f1420', 0],
                [1, '#2f1420', 0.75],
              ],
              0,
              0,
              1,
              0,
            ),
          ),
      ) +
      path(ellipse(800, 604, 506, 120), '#d9a460') +
      path(ellipse(800, 600, 470, 98), '#4a2028') +
      pile(800, 560, 430, 120, 230, 38) +
      stroke(
        smooth(
          [
            [294, 610],
            [420, 690],
            [800, 726],
            [1180, 690],
            [1306, 610],
          ],
          false,
        ),
        '#e8bf7f',
        30,
      ) +
      stroke(
        smooth(
          [
            [294, 604],
            [420, 684],
            [800, 720],
            [1180, 684],
            [1306, 604],
          ],
          false,
        ),
        '#fff0cf',
        5,
        'opacity="0.6"',
      ) +
      Array.from({ length: 26 }, (_, i) => {
        const t = i / 25;
        const x = 300 + t * 1000;
        const y = 612 + 112 * Math.sin(Math.PI * t);
        return stroke(`M${String(x)} ${String(y - 16)}l14 30`, '#9a6438', 6);
      }).join('') +
      at(
        1150,
        470,
        leaf(200, 46, -24, '#2f6a40') + leaf(180, 42, 24, '#3f7f48') + leaf(150, 36, -70, '#24583a'),
      ) +
      at(420, 480, leaf(190, 44, -150, '#2f6a40') + leaf(160, 40, 170, '#3f7f48')) +
      glow(a, 300, 60, 760, '#ffe0a0', 0.5) +
      shadeFrom(a, 'bottom', 160, '#24101a', 0.55)
    );
  },
};
