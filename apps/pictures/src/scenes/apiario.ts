import { at, down, path } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { grass } from '../kit/leaves.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import { forest, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

export const apiario: Scene = {
  focal: [0.5, 0.62],
  alt: 'Colmenas de colores en una ladera florecida; dos jóvenes con velo revisan un panal',
  draw(a) {
    const hive = (x: number, y: number, k: number, colour: string): string =>
      cast(a, x, y + 4, 76 * k, 10 * k, '#26402e', 0.5) +
      at(
        x,
        y,
        path(box(-52, -14, 10, 18), '#5a4030') +
          path(box(42, -14, 10, 18), '#5a4030') +
          path(box(-60, -74, 120, 62, 4), down(a, light(colour, 0.1), dark(colour, 0.18))) +
          path(box(-60, -132, 120, 56, 4), down(a, light(colour, 0.2), dark(colour, 0.08))) +
          path(box(-68, -146, 136, 18, 4), '#efe6d2') +
          path(box(-30, -26, 60, 9, 4), '#2a2024') +
          path(box(-16, -110, 32, 9, 4), dark(colour, 0.4)),
        k,
      );
    const keeper = (x: number, y: number, h: number, facing: 1 | -1): string => {
      const drawn = figure(
        a,
        x,
        y,
        h,
        POSE.carry,
        {
          skin: '#a8704c',
          hair: '#241a1c',
          top: '#f4ecd8',
          bottom: '#e6dcc4',
          shoes: '#5a4a3a',
          hat: { colour: '#ead9ac', kind: 'sombrero' },
        },
        facing,
        { rim: '#fffbe8', shade: '#6a6478', from: 1 },
      );
      const [hx, hy] = drawn.head;
      return (
        drawn.svg +
        path(box(hx - h * 0.085, hy - h * 0.03, h * 0.17, h * 0.15, h * 0.05), '#2f2f3a', 'opacity="0.32"')
      );
    };
    return (
      sky(a, SKY.teal, 460, { sun: [320, 150, 44], cover: 0.5 }) +
      mountains(a, ridge(a, { y: 350, amp: 60, seed: 8, peaks: [[1150, 170, 430]] }), {
        top: '#6f9a98',
        base: '#dfe3b8',
        shade: '#4f7f84',
        bottom: 600,
        depth: 180,
      }) +
      haze(a, 320, 560, '#f7f1cf', 0.65) +
      hill(a, rolling(a, 490, 50, 500, 5), '#7fa858', '#4a7f50', { crown: '#c9d27c', dy: 24 }) +
      forest(a, 520, 590, '#4a7d48', -60, 560, 56) +
      tree(a, 1420, 650, 330, '#4f8048') +
      hill(a, rolling(a, 610, 26, 520, 9), '#6f9a4c', '#3a6640', { crown: '#b9c66a', dy: 22 }) +
      Array.from({ length: 260 }, () =>
        path(
          ellipse(a.random.range(-20, 1620), a.random.range(640, 890), a.random.range(2, 6)),
          a.random.pick(['#f4d03f', '#f7ead0', '#e58a9a', '#b48ad0']),
          'opacity="0.9"',
        ),
      ).join('') +
      hive(250, 680, 0.72, '#4f8a9a') +
      hive(440, 690, 0.76, '#e0a93f') +
      hive(1120, 690, 0.76, '#c2604a') +
      hive(1300, 682, 0.72, '#6a8a4f') +
      hive(180, 820, 1.15, '#d9783f') +
      hive(1440, 830, 1.15, '#4f7fa8') +
      hive(800, 846, 1.3, '#e8c04a') +
      keeper(600, 862, 400, 1) +
      keeper(1010, 862, 390, -1) +
      path(box(712, 600, 176, 116, 6), '#8a5f36') +
      path(box(724, 616, 152, 90, 4), down(a, '#f4c04a', '#c9822a')) +
      Array.from({ length: 30 }, (_, i) =>
        path(ellipse(740 + (i % 10) * 14, 634 + Math.floor(i / 10) * 26, 5), '#a8661f', 'opacity="0.7"'),
      ).join('') +
      Array.from({ length: 34 }, () => {
        const x = a.random.range(520, 1120);
        const y = a.random.range(430, 700);
        return (
          path(ellipse(x, y, 5, 3.4), '#2f2418') +
          path(ellipse(x + 1, y - 4, 4, 2.4), '#ffffff', 'opacity="0.7"')
        );
      }).join('') +
      grass(a, 905, 80, 220, ['#3f6a3a', '#7f9a48', '#b8b858']) +
      glow(a, 320, 150, 760, '#fff4c8', 0.45) +
      shadeFrom(a, 'bottom', 90, '#16301f', 0.45)
    );
  },
};
