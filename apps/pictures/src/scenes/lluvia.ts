import { blend, blur, down, path, stroke } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { dark, light } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, rain, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const lluvia: Scene = {
  focal: [0.5, 0.55],
  parts: { left: [0, 0.1, 0.77, 0.77] },
  alt: 'Transeúntes con paraguas cruzan una calle mojada bajo un aguacero',
  draw(a) {
    const umbrella = (x: number, y: number, r: number, c: string): string =>
      stroke(`M${String(x)} ${String(y)}V${String(y - r * 1.1)}`, '#1c1c28', r * 0.04) +
      path(
        smooth(
          [
            [x - r, y - r * 0.6],
            [x - r * 0.72, y - r * 1.02],
            [x, y - r * 1.26],
            [x + r * 0.72, y - r * 1.02],
            [x + r, y - r * 0.6],
            [x + r * 0.5, y - r * 0.68],
            [x, y - r * 0.58],
            [x - r * 0.5, y - r * 0.68],
          ],
          true,
          0.9,
        ),
        c,
      ) +
      path(
        smooth(
          [
            [x, y - r * 1.26],
            [x + r * 0.72, y - r * 1.02],
            [x + r, y - r * 0.6],
            [x + r * 0.5, y - r * 0.68],
            [x + r * 0.2, y - r * 0.62],
          ],
          true,
          0.8,
        ),
        dark(c, 0.4),
      ) +
      stroke(
        `M${String(x)} ${String(y - r * 1.26)}Q${String(x - r * 0.4)} ${String(y - r)} ${String(x - r * 0.5)} ${String(y - r * 0.68)}`,
        dark(c, 0.4),
        3,
      ) +
      stroke(
        smooth(
          [
            [x - r, y - r * 0.6],
            [x - r * 0.72, y - r * 1.02],
            [x, y - r * 1.26],
          ],
          false,
          0.9,
        ),
        light(c, 0.55),
        3.4,
      );
    const back = skyline(
      a,
      560,
      -20,
      1640,
      (t) => 220 + 120 * Math.sin(t * 8) ** 2,
      { wall: '#6a7c86', shade: '#4a5a68', window: '#4a5a68', lit: '#ffd98f', litShare: 0.35 },
      [70, 130],
    );
    const walkers = [
      [430, 700, 340, '#d9503f', 1],
      [1140, 690, 320, '#e0a23f', -1],
      [250, 640, 220, '#3f6a7a', 1],
      [1320, 640, 230, '#6a4a7a', -1],
      [960, 630, 200, '#2f4a5a', 1],
    ]
      .map(
        ([x, y, h, c, f]) =>
          figure(
            a,
            Number(x),
            Number(y),
            Number(h),
            Number(f) > 0 ? POSE.walk : POSE.stride,
            { ...someone(a, ['#2f3a4a', '#5a4a4a', '#8a7a6a']), jacket: '#2f3a4a' },
            f as 1 | -1,
            { rim: '#e6f0ea', from: -1 },
          ).svg + umbrella(Number(x) + 16, Number(y) - Number(h) * 0.62, Number(h) * 0.42, String(c)),
      )
      .join('');
    const hero =
      figure(
        a,
        740,
        790,
        480,
        POSE.walk,
        {
          woman: true,
          skin: '#b57a52',
          hair: '#2a1a1c',
          hairStyle: 'long',
          top: '#e0b03f',
          bottom: '#26304a',
          jacket: '#e8b83f',
          shoes: '#c9303a',
        },
        1,
        { rim: '#fff6d8', shade: '#3a2a5a', from: -1 },
      ).svg + umbrella(780, 500, 220, '#c9303a');
    return (
      sky(a, SKY.rain, 520, { cover: 0.8, stretch: 3 }) +
      back +
      haze(a, 340, 600, '#cfd6c8', 0.65) +
      [170, 1440]
        .map(
          (x) =>
            stroke(`M${String(x)} 640V240`, '#33404c', 11) +
            path(box(x - 34, 210, 68, 40, 8), '#ffe6a0') +
            glow(a, x, 230, 220, '#ffdf9a', 0.8),
        )
        .join('') +
      path(box(0, 556, 1600, 350), down(a, '#8a949a', '#3f4c5c')) +
      water(a, 560, 900, ['#98a29f', '#33404f'], {
        above: back + walkers,
        reflect: 0.6,
        glint: '#fff0c0',
        glints: 160,
        squash: 0.8,
        ripple: 52,
      }) +
      Array.from({ length: 9 }, (_, i) =>
        path(
          polygon([
            [360 + i * 110, 690],
            [420 + i * 110, 690],
            [390 + i * 128 - 60, 760],
            [310 + i * 128 - 60, 760],
          ]),
          '#e9e6da',
          'opacity="0.4"',
        ),
      ).join('') +
      blend(
        'screen',
        [
          [170, '#ffcf7a'],
          [1440, '#ffcf7a'],
          [740, '#ff6a5a'],
          [430, '#ff8a6a'],
        ]
          .map(([x, c]) => blur(a, 14, path(box(Number(x) - 26, 660, 52, 240), String(c), 'opacity="0.4"')))
          .join(''),
      ) +
      walkers +
      cast(a, 750, 796, 130, 10, '#1c2430', 0.6) +
      hero +
      Array.from({ length: 40 }, () => {
        const x = a.random.range(0, 1600);
        const y = a.random.range(700, 890);
        return stroke(
          ellipse(x, y, a.random.range(8, 26), a.random.range(2, 6)),
          '#e9f0ea',
          1.6,
          'opacity="0.5"',
        );
      }).join('') +
      rain(a, 330, '#f0f6f0', 0.5) +
      shadeFrom(a, 'bottom', 80, '#1c2430', 0.45)
    );
  },
};
