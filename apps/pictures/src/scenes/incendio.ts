import { blend, blur, down, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { firefighters } from '../kit/firefighters.ts';
import { flame } from '../kit/fire.ts';
import { mountains, ridge } from '../kit/land.ts';
import { glow, shadeFrom } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { clouds } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const incendio: Scene = {
  focal: [0.45, 0.5],
  alt: 'Bomberos combaten un incendio en los cerros al anochecer',
  draw(a) {
    const hills = ridge(a, {
      y: 470,
      amp: 50,
      seed: 4,
      peaks: [
        [520, 150, 420],
        [1300, 100, 380],
      ],
    });
    const line = hills.filter((_, i) => i % 9 === 3 && i > 24 && i < 190);
    return (
      path(box(0, 0, 1600, 900), down(a, '#14122c', '#4a1a30', '#c9452a', '#ff9a4a')) +
      clouds(a, -20, 520, '#2a1424', 0.75, 2, 0.95, 3) +
      clouds(a, 80, 560, '#d9603a', 0.5, 2.4, 0.6, 5) +
      glow(a, 640, 460, 820, '#ff7a2a', 0.7) +
      mountains(a, hills, { top: '#5a1f28', base: '#2a1020', shade: '#2a0f1c', bottom: 720, depth: 200 }) +
      line.map(([x, y]) => flame(a, x, y + 30 + a.random.range(0, 60), a.random.range(60, 150))).join('') +
      line
        .map(([x, y]) =>
          flame(a, x + a.random.range(-60, 60), y + 130 + a.random.range(0, 60), a.random.range(70, 170)),
        )
        .join('') +
      glow(a, 640, 520, 620, '#ffb04a', 0.5) +
      Array.from({ length: 44 }, (_, i) => {
        const x = i * 38 - 20 + a.random.range(-14, 14);
        const y = 700 + a.random.range(-20, 40);
        const h = a.random.range(90, 200);
        return (
          path(
            polygon([
              [x - 5, y],
              [x, y - h],
              [x + 5, y],
            ]),
            '#1a0c18',
          ) +
          [0.3, 0.55, 0.8]
            .map((t) =>
              path(
                polygon([
                  [x - h * 0.16 * (1.2 - t), y - h * t + h * 0.16],
                  [x, y - h * t - h * 0.2],
                  [x + h * 0.16 * (1.2 - t), y - h * t + h * 0.16],
                ]),
                '#1a0c18',
              ),
            )
            .join('')
        );
      }).join('') +
      path(
        smooth(
          [
            [-60, 730],
            [400, 700],
            [900, 724],
            [1660, 690],
            [1660, 960],
            [-60, 960],
          ],
          true,
          0.6,
        ),
        down(a, '#3a1424', '#0f0814'),
      ) +
      firefighters(
        a,
        [
          {
            at: [1010, 860],
            h: 480,
            pose: POSE.carry,
            facing: -1,
            hose: { handNear: [1070, 640], handFar: [1080, 660] },
          },
          {
            at: [1200, 866],
            h: 450,
            pose: POSE.carry,
            facing: -1,
            hose: { handNear: [880, 640], handFar: [900, 660] },
          },
          { at: [330, 850], h: 360, pose: POSE.stride, facing: 1 },
        ],
        '#ffb86a',
      ) +
      stroke('M1620 880Q1300 900 1180 720Q1040 600 870 640', '#8a3a2a', 20) +
      stroke('M1620 874Q1300 892 1180 714Q1040 594 870 634', '#e0906a', 5) +
      blend(
        'screen',
        blur(
          a,
          5,
          path(
            smooth([
              [870, 630],
              [700, 520],
              [540, 470],
              [430, 500],
              [460, 560],
              [600, 560],
              [760, 600],
              [870, 648],
            ]),
            '#e6f2ff',
            'opacity="0.7"',
          ),
        ),
      ) +
      Array.from({ length: 140 }, () =>
        path(
          ellipse(a.random.range(0, 1600), a.random.range(60, 820), a.random.range(1.2, 4.4)),
          a.random.pick(['#ffb04a', '#ff7a3a', '#fff0b0']),
        ),
      ).join('') +
      shadeFrom(a, 'bottom', 100, '#0a0510', 0.6) +
      shadeFrom(a, 'top', 160, '#0f0a1c', 0.4)
    );
  },
};
