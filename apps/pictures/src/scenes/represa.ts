import { across, blur, clip, linear, path, stroke } from '../kit/art.ts';
import { mountains, ridge } from '../kit/land.ts';
import { formed, glow, haze, shadeFrom } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const represa: Scene = {
  focal: [0.5, 0.5],
  alt: 'El muro de una represa con el vertedero abierto entre montañas',
  draw(a) {
    const wall = smooth(
      [
        [330, 330],
        [800, 372],
        [1270, 330],
        [1180, 560],
        [1030, 800],
        [570, 800],
        [420, 560],
      ],
      true,
      0.5,
    );
    const fall = (x: number, w: number): string =>
      path(
        smooth(
          [
            [x - w * 0.4, 372],
            [x - w * 0.5, 560],
            [x - w * 0.9, 820],
            [x + w * 0.9, 820],
            [x + w * 0.5, 560],
            [x + w * 0.4, 372],
          ],
          true,
          0.6,
        ),
        linear(a, [
          [0, '#eef9f4'],
          [0.6, '#cfe9e6'],
          [1, '#ffffff'],
        ]),
      ) +
      Array.from({ length: 16 }, () => {
        const t = a.random.range(-0.4, 0.4);
        return stroke(
          `M${String(x + w * t)} ${String(a.random.range(380, 560))}q${String(w * t * 0.3)} 120 ${String(w * t)} ${String(a.random.range(160, 260))}`,
          a.random.chance(0.5) ? '#ffffff' : '#8fc0c4',
          a.random.range(2, 6),
          'opacity="0.7"',
        );
      }).join('');
    return (
      sky(a, SKY.day, 380, { sun: [380, 120, 36], cover: 0.6, stretch: 4 }) +
      mountains(a, ridge(a, { y: 280, amp: 60, seed: 3, peaks: [[980, 130, 420]] }), {
        top: '#6f9a9a',
        base: '#c9d9b8',
        shade: '#4f7f88',
        bottom: 480,
      }) +
      haze(a, 220, 420, '#f3f0cf', 0.6) +
      water(a, 310, 400, ['#a8d0c0', '#3f8a90'], { glint: '#ffffff', glints: 40 }) +
      mountains(
        a,
        ridge(a, {
          y: 560,
          amp: 40,
          seed: 8,
          peaks: [
            [60, 380, 480],
            [1540, 400, 500],
          ],
        }),
        { top: '#4f8a5f', base: '#2f5f4a', shade: '#2a5a58', bottom: 900, depth: 240, reach: 12 },
      ) +
      formed(a, wall, '#e3d6bd', '#9a8f94', -60, -30, 20) +
      clip(
        a,
        wall,
        Array.from({ length: 9 }, (_, i) =>
          stroke(
            `M300 ${String(400 + i * 48)}Q800 ${String(446 + i * 48)} 1300 ${String(400 + i * 48)}`,
            '#a89c94',
            2.4,
            'opacity="0.6"',
          ),
        ).join('') +
          Array.from({ length: 13 }, (_, i) =>
            stroke(`M${String(360 + i * 74)} 330L${String(520 + i * 46)} 820`, '#a89c94', 2, 'opacity="0.4"'),
          ).join(''),
      ) +
      path(
        smooth(
          [
            [310, 318],
            [800, 360],
            [1290, 318],
            [1290, 340],
            [800, 384],
            [310, 340],
          ],
          true,
          0.5,
        ),
        '#f7efdc',
      ) +
      fall(700, 90) +
      fall(800, 90) +
      fall(900, 90) +
      [640, 740, 840, 940]
        .map(
          (x) =>
            path(box(x, 340, 22, 60), across(a, '#f7efdc', '#8a8088')) +
            path(box(x - 6, 330, 34, 14), '#d9503f'),
        )
        .join('') +
      blur(a, 22, path(ellipse(800, 800, 420, 90), '#ffffff', 'opacity="0.85"')) +
      water(a, 800, 900, ['#dff0e6', '#2f7a80'], { glint: '#ffffff', glints: 120, glintX: [400, 1200] }) +
      forest(a, 690, 880, '#3f7a4f', -60, 300, 80) +
      forest(a, 690, 880, '#357048', 1310, 1660, 80) +
      blur(a, 30, path(ellipse(800, 770, 300, 70), '#ffffff', 'opacity="0.6"')) +
      birds(a, 520, 230, 7, '#3a5a60', 13) +
      glow(a, 380, 120, 700, '#fff6cf', 0.45) +
      shadeFrom(a, 'bottom', 80, '#0f3038', 0.4)
    );
  },
};
