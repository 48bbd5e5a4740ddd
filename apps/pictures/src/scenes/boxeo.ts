import { across, down, path, stroke } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE, type Pose } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, capsule, ellipse, polygon, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const boxeo: Scene = {
  focal: [0.5, 0.48],
  parts: { left: [0, 0.08, 0.78, 0.78], right: [0.16, 0.08, 0.78, 0.78] },
  alt: 'Dos boxeadores cruzan golpes en el centro del ring bajo una lámpara',
  draw(a) {
    const boxer = (
      x: number,
      f: 1 | -1,
      skin: string,
      colour: string,
      pose: Pose,
      reach: { handNear: Point; handFar: Point },
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
          bottom: colour,
          shorts: true,
          sleeves: 'none',
          shoes: '#f3ead6',
          reach,
        },
        f,
        { rim: '#ffe6b0', shade: '#24103a', from: f, reach: 3 },
      );
      const waist = 790 - 295 * (pose.hip ?? 1) + 8;
      const belt = x + f * 6;
      const [near, far] = g.hands;
      const glove = ([hx, hy]: Point): string =>
        path(ellipse(hx - f * 12, hy + 4, 19, 21), '#f3ead6') +
        formed(a, ellipse(hx + f * 14, hy, 37, 34), colour, dark(colour, 0.55), f * 6, -8, 4) +
        path(ellipse(hx + f * 6, hy + 18, 17, 11), dark(colour, 0.24));
      return (
        g.svg +
        path(capsule([belt - 38, waist], [belt + 38, waist], 15, 15), '#f3ead6') +
        glove(far) +
        glove(near)
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
      cast(a, 560, 796, 200, 16, '#3a1424', 0.7) +
      cast(a, 1060, 796, 200, 16, '#3a1424', 0.7) +
      boxer(
        1060,
        -1,
        '#a86e48',
        '#2f5fb0',
        { ...POSE.guard, lean: 10, head: 26 },
        {
          handNear: [928, 318],
          handFar: [952, 352],
        },
      ) +
      boxer(
        560,
        1,
        '#6a3f2a',
        '#c9302f',
        { ...POSE.punch, lean: 18, head: 24 },
        {
          handNear: [676, 322],
          handFar: [842, 312],
        },
      ) +
      Array.from({ length: 34 }, () =>
        path(
          ellipse(a.random.range(790, 960), a.random.range(210, 330), a.random.range(1.5, 4.5)),
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
