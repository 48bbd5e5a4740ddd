import { across, at, blur, clip, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light, mix } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const mina: Scene = {
  focal: [0.52, 0.55],
  alt: 'Un camión gigante en las terrazas de una mina de carbón a cielo abierto',
  draw(a) {
    let terraces = '';
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const y = 400 + 300 * t ** 1.2;
      const c = mix('#c99a78', '#3a2a33', t);
      terraces +=
        path(
          smooth(
            [
              [-60, y + 60 * t],
              [300, y - 10],
              [700, y + 34],
              [1100, y + 4],
              [1660, y - 30 - 20 * t],
              [1660, 960],
              [-60, 960],
            ],
            true,
            0.6,
          ),
          down(a, light(c, 0.2), c, dark(c, 0.3)),
        ) +
        stroke(
          smooth(
            [
              [-60, y + 60 * t],
              [300, y - 10],
              [700, y + 34],
              [1100, y + 4],
              [1660, y - 30 - 20 * t],
            ],
            false,
            0.6,
          ),
          '#f3cf9a',
          3,
          'opacity="0.5"',
        ) +
        clip(
          a,
          box(0, y, 1600, 70),
          Array.from({ length: 26 }, () => {
            const x = a.random.range(0, 1600);
            return stroke(
              `M${String(x)} ${String(y + 20)}l${String(a.random.range(-14, 14))} 44`,
              dark(c, 0.35),
              a.random.range(2, 7),
              'opacity="0.4"',
            );
          }).join(''),
        );
    }
    const wheel = (x: number, y: number, r: number): string =>
      path(ellipse(x, y, r), '#16131c') +
      stroke(ellipse(x, y, r * 0.86), '#2f2a38', r * 0.14) +
      path(ellipse(x, y, r * 0.5), across(a, '#e8b03f', '#8a5a24')) +
      path(ellipse(x, y, r * 0.2), '#4a3222');
    return (
      sky(a, SKY.warm, 430, { sun: [320, 260, 50], cover: 0.55 }) +
      mountains(a, ridge(a, { y: 380, amp: 40, seed: 2, peaks: [[1200, 90, 400]] }), {
        top: '#a87060',
        base: '#efb880',
        shade: '#8a5a5c',
        bottom: 520,
      }) +
      haze(a, 330, 500, '#ffdca0', 0.7) +
      terraces +
      haze(a, 400, 640, '#f0bf86', 0.35) +
      [
        [300, 520, 0.14],
        [1180, 500, 0.12],
        [1380, 560, 0.18],
      ]
        .map(([x = 0, y = 0, k = 0]) =>
          at(
            x,
            y,
            path(
              polygon([
                [-180, -150],
                [220, -190],
                [180, -40],
                [-120, -40],
              ]),
              '#c98a2f',
            ) +
              path(ellipse(-80, 0, 60), '#16131c') +
              path(ellipse(120, 0, 60), '#16131c'),
            k,
          ),
        )
        .join('') +
      blur(a, 26, path(ellipse(420, 800, 330, 50), '#e0b080', 'opacity="0.7"')) +
      cast(a, 840, 850, 420, 26, '#120c14', 0.8) +
      path(
        polygon([
          [460, 470],
          [1060, 400],
          [1240, 420],
          [1140, 610],
          [600, 640],
        ]),
        linear(a, [
          [0, '#f6cf5a'],
          [0.5, '#d9972f'],
          [1, '#7a4a20'],
        ]),
      ) +
      path(
        polygon([
          [500, 474],
          [1050, 412],
          [1010, 350],
          [900, 372],
          [840, 330],
          [720, 380],
          [620, 370],
        ]),
        '#1f1a22',
      ) +
      path(
        polygon([
          [620, 370],
          [720, 380],
          [700, 420],
          [560, 462],
        ]),
        '#3a333c',
      ) +
      path(
        polygon([
          [1060, 400],
          [1260, 388],
          [1260, 420],
          [1240, 430],
        ]),
        '#e8b03f',
      ) +
      path(box(1060, 440, 150, 120, 6), '#c98a2f') +
      path(
        box(1078, 456, 92, 56, 4),
        linear(
          a,
          [
            [0, '#fff0c8'],
            [1, '#8fa0a8'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        polygon([
          [560, 640],
          [1180, 600],
          [1240, 640],
          [1240, 730],
          [560, 730],
        ]),
        down(a, '#a86a28', '#3a2620'),
      ) +
      [0, 1, 2, 3]
        .map((i) => stroke(`M${String(1150 + i * 20)} ${String(640 + i * 26)}h60`, '#f0c45a', 6))
        .join('') +
      wheel(650, 740, 112) +
      wheel(1090, 750, 104) +
      figure(
        a,
        1390,
        860,
        150,
        POSE.stand,
        {
          skin: '#8a5638',
          hair: '#1f171a',
          top: '#e07f2f',
          bottom: '#2f3f5a',
          hat: { colour: '#f7efe0', kind: 'helmet' },
        },
        -1,
        { rim: '#fff0c0', from: -1 },
      ).svg +
      glow(a, 320, 260, 760, '#ffd48a', 0.55) +
      shadeFrom(a, 'bottom', 110, '#140c14', 0.55)
    );
  },
};
