import { across, at, blur, clip, down, linear, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { silhouette } from '../kit/people.ts';
import { cast, glow, shadeFrom } from '../kit/light.ts';
import { steam } from '../kit/tableware.ts';
import { leaf } from '../kit/leaves.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const cocinaArepa: Scene = {
  focal: [0.48, 0.55],
  alt: 'Arepas doradas sobre una parrilla con brasas y queso derretido',
  draw(a) {
    const arepa = (x: number, y: number, r: number): string =>
      cast(a, x + 10, y + r * 0.4, r * 1.04, r * 0.2, '#120810', 0.8) +
      path(
        `M${String(x - r)} ${String(y)}V${String(y + r * 0.16)}A${String(r)} ${String(r * 0.42)} 0 0 0 ${String(x + r)} ${String(y + r * 0.16)}V${String(y)}Z`,
        across(a, '#f3d08a', '#c98a45', '#6a3a24'),
      ) +
      path(
        ellipse(x, y, r, r * 0.42),
        linear(
          a,
          [
            [0, '#ffeab5'],
            [0.5, '#f0c474'],
            [1, '#c9853f'],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ) +
      clip(
        a,
        ellipse(x, y, r, r * 0.42),
        [-0.5, -0.1, 0.3, 0.7]
          .map((t) =>
            stroke(
              `M${String(x + r * t - r * 0.3)} ${String(y - r * 0.5)}L${String(x + r * t + r * 0.2)} ${String(y + r * 0.5)}`,
              '#7a4020',
              r * 0.09,
              'opacity="0.75"',
            ),
          )
          .join('') +
          Array.from({ length: 30 }, () =>
            path(
              ellipse(
                x + a.random.range(-r, r),
                y + a.random.range(-0.4, 0.4) * r,
                a.random.range(2, 8),
                a.random.range(1, 4),
              ),
              a.random.pick(['#a8602f', '#fff3cf', '#8a4a24']),
              'opacity="0.45"',
            ),
          ).join(''),
      );
    return (
      path(
        box(0, 0, 1600, 900),
        linear(a, [
          [0, '#1c1424'],
          [0.6, '#4a1f24'],
          [1, '#12080f'],
        ]),
      ) +
      blur(
        a,
        5,
        Array.from({ length: 14 }, (_, i) =>
          path(
            ellipse(a.random.range(0, 1600), a.random.range(20, 320), a.random.range(16, 60)),
            ['#f0a04a', '#d9603f', '#ffd08a'][i % 3] ?? '#f0a04a',
            'opacity="0.28"',
          ),
        ).join(''),
      ) +
      blur(
        a,
        3,
        silhouette(
          a,
          1280,
          640,
          620,
          POSE.speak,
          { hat: { colour: '#2a141c', kind: 'sombrero' } },
          '#2a141c',
          -1,
        ),
      ) +
      path(box(0, 430, 1600, 480), down(a, '#2a1014', '#12080c')) +
      Array.from({ length: 130 }, () => {
        const x = a.random.range(-20, 1620);
        const y = 470 + a.random.next() * 420;
        const r = 12 + (y - 440) * 0.09;
        return path(
          smooth([
            [x - r, y],
            [x - r * 0.4, y - r * 0.7],
            [x + r * 0.6, y - r * 0.6],
            [x + r, y + r * 0.1],
            [x + r * 0.2, y + r * 0.6],
          ]),
          a.random.pick(['#3a141a', '#d9452a', '#ff7a2f', '#5a1a1c', '#ffb04a', '#2a0f14']),
        );
      }).join('') +
      glow(a, 760, 680, 760, '#ff6a2a', 0.7) +
      Array.from({ length: 17 }, (_, i) => {
        const y = 450 + i * i * 1.75;
        return path(box(-20, y, 1640, 5 + i * 0.7), across(a, '#1a1218', '#6a4a44', '#2a1c20'));
      }).join('') +
      arepa(430, 520, 150) +
      arepa(1130, 530, 160) +
      arepa(780, 500, 130) +
      arepa(1330, 680, 190) +
      arepa(250, 690, 190) +
      arepa(760, 660, 260) +
      path(
        smooth([
          [600, 660],
          [660, 600],
          [780, 584],
          [900, 610],
          [930, 660],
          [900, 720],
          [930, 800],
          [890, 810],
          [860, 730],
          [760, 740],
          [720, 820],
          [690, 812],
          [690, 730],
          [620, 700],
        ]),
        '#fff0c4',
      ) +
      path(
        smooth([
          [640, 650],
          [700, 610],
          [800, 600],
          [870, 630],
          [800, 650],
          [700, 660],
        ]),
        '#fffbe8',
      ) +
      path(
        smooth([
          [690, 720],
          [760, 728],
          [870, 716],
          [900, 790],
          [880, 800],
          [850, 740],
          [750, 752],
          [712, 810],
          [700, 800],
        ]),
        '#e0b05a',
        'opacity="0.6"',
      ) +
      at(
        800,
        628,
        leaf(56, 12, -20, '#5f8f45') + leaf(50, 11, 160, '#4f7a3a') + leaf(40, 10, 80, '#6a9a4a'),
      ) +
      steam(a, 770, 560, 430, '#ffe6c8', 6) +
      Array.from({ length: 60 }, () =>
        path(
          ellipse(a.random.range(0, 1600), a.random.range(120, 800), a.random.range(1.4, 4)),
          a.random.pick(['#ffb04a', '#ff7a3a', '#ffe08a']),
        ),
      ).join('') +
      shadeFrom(a, 'top', 240, '#12080f', 0.5) +
      shadeFrom(a, 'bottom', 90, '#12080f', 0.5)
    );
  },
};
