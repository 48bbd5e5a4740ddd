import { across, down, path, stroke } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const boxeo: Scene = {
  focal: [0.5, 0.48],
  alt: 'Dos boxeadores cruzan golpes en el centro del ring bajo una lámpara',
  draw(a) {
    const man = (
      x: number,
      f: 1 | -1,
      skin: string,
      shorts: string,
      glove: string,
      pose: typeof POSE.punch | typeof POSE.guard,
    ): string => {
      const g = figure(
        a,
        x,
        790,
        590,
        pose,
        {
          skin,
          hair: '#17121a',
          hairStyle: 'short',
          top: skin,
          bottom: shorts,
          shorts: true,
          sleeves: 'none',
          shoes: glove,
        },
        f,
        { rim: '#ffe6b0', shade: '#24103a', from: f === 1 ? 1 : -1, reach: 3 },
      );
      return (
        g.svg +
        g.hands
          .map(([hx, hy]) =>
            formed(a, ellipse(hx + f * 12, hy, 38, 34), glove, dark(glove, 0.55), -f * -6, -8, 4),
          )
          .join('')
      );
    };
    return (
      path(box(0, 0, 1600, 900), down(a, '#12081c', '#3a1430', '#5a1f34')) +
      crowd(a, {
        y0: 420,
        y1: 560,
        rows: 4,
        size: [60, 90],
        clothes: ['#2a1834', '#3a1a38', '#241430'],
        far: '#2a1028',
        rim: '#c9604a',
        skin: ['#3a2030', '#4a2834'],
        arms: 0.12,
      }) +
      path(
        polygon([
          [220, 600],
          [1380, 600],
          [1660, 910],
          [-60, 910],
        ]),
        down(a, '#e0b88a', '#a86a58'),
      ) +
      path(ellipse(800, 760, 520, 100), '#fff0cf', 'opacity="0.5"') +
      shaft(
        a,
        [
          [640, -20],
          [960, -20],
          [1340, 860],
          [260, 860],
        ],
        '#fff0c8',
        0.75,
        24,
      ) +
      [
        [356, '#c9302f'],
        [440, '#f3ead6'],
        [524, '#2f5a9a'],
      ]
        .map(([y, c]) =>
          stroke(
            `M220 ${String(Number(y) + 4)}Q800 ${String(Number(y) + 20)} 1380 ${String(Number(y) + 4)}`,
            String(c),
            10,
          ),
        )
        .join('') +
      [220, 1380]
        .map(
          (x) =>
            path(box(x - 18, 320, 36, 300), across(a, '#8a8090', '#2a2438')) +
            path(box(x - 26, 330, 52, 210, 10), x < 800 ? '#c9302f' : '#2f5a9a'),
        )
        .join('') +
      cast(a, 600, 796, 190, 16, '#3a1424', 0.7) +
      cast(a, 1010, 796, 190, 16, '#3a1424', 0.7) +
      man(1010, -1, '#a86e48', '#2f5a9a', '#2f6ac0', POSE.guard) +
      man(585, 1, '#6a3f2a', '#c9302f', '#d9342f', POSE.punch) +
      Array.from({ length: 34 }, () =>
        path(
          ellipse(a.random.range(760, 1060), a.random.range(250, 430), a.random.range(1.5, 5)),
          '#fff6e0',
          `opacity="${a.random.range(0.4, 1).toFixed(2)}"`,
        ),
      ).join('') +
      path(
        polygon([
          [600, -10],
          [1000, -10],
          [960, 46],
          [640, 46],
        ]),
        '#1c1026',
      ) +
      path(box(650, 40, 300, 10), '#fffbe6') +
      glow(a, 800, 40, 520, '#fff0c8', 0.8) +
      shadeFrom(a, 'left', 300, '#12081c', 0.7) +
      shadeFrom(a, 'right', 300, '#12081c', 0.7) +
      shadeFrom(a, 'bottom', 90, '#12081c', 0.5)
    );
  },
};
