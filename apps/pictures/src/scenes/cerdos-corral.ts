import { across, down, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { grass } from '../kit/leaves.ts';
import { cast, glow, haze, shadeFrom, shaft } from '../kit/light.ts';
import { pig } from '../kit/pig.ts';
import { forest, tree } from '../kit/trees.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

const STRAW = ['#f3d98f', '#e3bd66', '#c99a4a', '#9a7038', '#ffe9b0'] as const;

export const cerdosCorral: Scene = {
  focal: [0.5, 0.6],
  parts: { left: [0, 0.12, 0.88, 0.88], right: [0.1, 0.06, 0.9, 0.9] },
  alt: 'Tres cerdos sobre una cama profunda de tamo, en un corral abierto con montañas al fondo',
  draw(a) {
    const post = (x: number, w: number): string =>
      path(box(x, 90, w, 560), across(a, '#c9a06a', '#8a623f', '#4a3228')) +
      [220, 350, 480, 600].map((y) => path(box(x - 2, y, w + 4, 6), '#5f432f', 'opacity="0.7"')).join('');
    let tufts = '';
    for (let i = 0; i < 620; i++) {
      const t = a.random.next();
      const y = 590 + 310 * t ** 1.2;
      const l = 14 + 60 * t;
      const x = a.random.range(-40, 1640);
      const dy = a.random.range(-0.5, 0.5) * l;
      tufts += stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}q${(l * 0.5).toFixed(0)} ${(dy - l * 0.14).toFixed(0)} ${l.toFixed(0)} ${dy.toFixed(0)}`,
        a.random.pick(STRAW),
        1.4 + 2.6 * t,
        'opacity="0.8"',
      );
    }
    return (
      sky(a, SKY.rose, 430, { sun: [1130, 230, 46], cover: 0.5 }) +
      mountains(a, ridge(a, { y: 350, amp: 46, seed: 3, peaks: [[560, 150, 460]] }), {
        top: '#7f8fa0',
        base: '#efd0ae',
        shade: '#5f7a92',
        bottom: 560,
        side: -1,
      }) +
      haze(a, 300, 520, '#ffe6c0', 0.7) +
      hill(a, rolling(a, 450, 26, 380, 4), '#93ad66', '#5f8a52', { crown: '#d3cc80' }) +
      forest(a, 470, 500, '#5f8a55', 120, 560, 36) +
      tree(a, 1330, 540, 220, '#4f7f50') +
      tree(a, 1210, 530, 150, '#5f8a55') +
      path(box(0, 520, 1600, 120), down(a, '#8aa85a', '#5f7f48')) +
      [500, 556, 612]
        .map((y) => path(box(0, y, 1600, 22), down(a, '#e0bd84', '#a87f50', '#6a4a35')))
        .join('') +
      Array.from({ length: 6 }, (_, i) =>
        path(box(130 + i * 270, 480, 26, 170), across(a, '#d3ab72', '#7f5a3c')),
      ).join('') +
      path(box(0, 626, 1600, 290), down(a, '#b58a48', '#d9ae5f', '#8a6034')) +
      tufts +
      grass(a, 640, 46, 260, STRAW, 0, 1600, 0) +
      path(
        polygon([
          [-20, -20],
          [1620, -20],
          [1620, 90],
          [800, 30],
          [-20, 90],
        ]),
        down(a, '#3a2624', '#5f4032'),
      ) +
      Array.from({ length: 15 }, (_, i) =>
        stroke(
          `M${String(800 + (i - 7) * 60)} 20L${String(800 + (i - 7) * 140)} ${String(40 + Math.abs(i - 7) * 7)}`,
          '#2a1a1e',
          10,
        ),
      ).join('') +
      stroke('M-20 102L800 42L1620 102', '#8a623f', 20) +
      stroke('M-20 94L800 34L1620 94', '#c9a06a', 5) +
      post(60, 42) +
      post(1500, 42) +
      shaft(
        a,
        [
          [900, 90],
          [1240, 100],
          [900, 900],
          [380, 900],
        ],
        '#ffedb8',
        0.5,
        30,
      ) +
      cast(a, 300, 716, 180, 16, '#4a2a1c', 0.6) +
      pig(a, 310, 722, 196, '#e8a99a', -1) +
      grass(a, 734, 40, 130, STRAW, 100, 520, 0) +
      cast(a, 1350, 716, 190, 16, '#4a2a1c', 0.6) +
      pig(a, 1340, 722, 190, '#c98a78', 1, '#4a3436') +
      grass(a, 734, 40, 130, STRAW, 1130, 1560, 0) +
      cast(a, 850, 828, 340, 28, '#4a2a1c', 0.65) +
      pig(a, 856, 838, 332, '#f3b9a8', -1) +
      grass(a, 856, 76, 260, STRAW, 480, 1230, 0) +
      path(ellipse(150, 880, 280, 90), mix('#d9ae5f', '#8a6034', 0.4)) +
      path(ellipse(1500, 890, 260, 80), mix('#d9ae5f', '#8a6034', 0.4)) +
      grass(a, 880, 100, 130, STRAW, -40, 430, 0.1) +
      grass(a, 890, 100, 120, STRAW, 1200, 1640, -0.1) +
      grass(a, 915, 74, 240, STRAW, 0, 1600, 0) +
      glow(a, 1130, 230, 760, '#ffe0b0', 0.5) +
      shadeFrom(a, 'top', 130, '#24141c', 0.4) +
      shadeFrom(a, 'bottom', 90, '#3a1c14', 0.5)
    );
  },
};
