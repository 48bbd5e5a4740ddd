import { blend, clip, down, linear, path, stroke } from '../kit/art.ts';
import { colonnade } from '../kit/classical.ts';
import { flag, lamp } from '../kit/street.ts';
import { skyline } from '../kit/skyline.ts';
import { dark, light } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { ridge, mountains } from '../kit/land.ts';
import { cast, haze, shadeFrom, shaft } from '../kit/light.ts';
import { box, polygon } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const congreso: Scene = {
  focal: [0.5, 0.48],
  parts: { left: [0, 0.07, 0.82, 0.82], right: [0.18, 0.07, 0.82, 0.82] },
  fixed: true,
  alt: 'La fachada de columnas del Capitolio Nacional bajo un cielo de tarde, con gente en la plaza',
  draw(a) {
    const stone = '#d9b98c';
    let people = '';
    for (let i = 0; i < 15; i++) {
      const y = a.random.range(745, 850);
      const x = a.random.range(60, 1540);
      const h = 70 + (y - 740) * 0.9;
      const p = figure(
        a,
        x,
        y,
        h,
        a.random.pick([POSE.walk, POSE.stand, POSE.easy, POSE.stride]),
        someone(a, ['#2f4858', '#8c2f39', '#d9a441', '#40506b', '#e9dcc3']),
        a.random.chance(0.5) ? 1 : -1,
        {},
      );
      people += cast(a, x + h * 0.35, y + 3, h * 0.45, 5, '#4a2f4a', 0.5) + p.svg;
    }
    return (
      sky(a, SKY.rose, 520, { cover: 0.65, stretch: 4 }) +
      mountains(
        a,
        ridge(a, {
          y: 330,
          amp: 60,
          seed: 1,
          peaks: [
            [300, 90, 400],
            [1250, 140, 420],
          ],
        }),
        { top: '#7a7796', base: '#e8b99f', shade: '#605f86', bottom: 640, depth: 150 },
      ) +
      haze(a, 300, 560, '#f6cfae', 0.6) +
      path(box(-20, 430, 250, 270), down(a, '#c9a27c', '#b58a6c')) +
      path(box(1370, 430, 250, 270), down(a, '#8f6f72', '#7a5c68')) +
      skyline(a, 690, -30, 240, () => 190, {
        wall: '#d3a983',
        shade: '#8f6a72',
        window: '#6c5666',
        lit: '#ffe3a8',
        litShare: 0.2,
      }) +
      skyline(a, 690, 1370, 1640, () => 210, {
        wall: '#b98f7d',
        shade: '#745867',
        window: '#54455c',
        lit: '#ffe3a8',
        litShare: 0.2,
      }) +
      path(box(180, 372, 380, 320), down(a, light(stone, 0.1), dark(stone, 0.2))) +
      path(box(1040, 372, 380, 320), down(a, dark(stone, 0.18), dark(stone, 0.35))) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            path(box(214 + i * 86, 420, 40, 96), dark(stone, 0.6)) +
            path(box(214 + i * 86, 566, 40, 110), dark(stone, 0.6)) +
            path(box(1074 + i * 86, 420, 40, 96), dark(stone, 0.68)) +
            path(box(1074 + i * 86, 566, 40, 110), dark(stone, 0.68)),
        )
        .join('') +
      path(box(170, 356, 1260, 20), light(stone, 0.3)) +
      path(box(170, 376, 1260, 7), dark(stone, 0.4)) +
      path(box(540, 300, 520, 120), dark(stone, 0.1)) +
      colonnade(a, 500, 715, 600, 430, stone, 8, { steps: 7 }) +
      path(box(560, 262, 480, 64), down(a, light(stone, 0.3), dark(stone, 0.1))) +
      path(box(548, 254, 504, 13), light(stone, 0.45)) +
      flag(a, 800, 254, 150) +
      shaft(
        a,
        [
          [60, 60],
          [460, -40],
          [1120, 700],
          [520, 760],
        ],
        '#ffd9a0',
        0.42,
        40,
      ) +
      path(box(0, 712, 1600, 200), down(a, '#e0b48c', '#9a6a64')) +
      clip(
        a,
        box(0, 714, 1600, 190),
        Array.from({ length: 17 }, (_, i) =>
          stroke(`M800 560L${String(-1500 + i * 290)} 920`, '#7a5260', 2, 'opacity="0.35"'),
        ).join(''),
      ) +
      [735, 768, 812, 868]
        .map((y) => stroke(`M0 ${String(y)}H1600`, '#7a5260', 2, 'opacity="0.3"'))
        .join('') +
      blend(
        'multiply',
        path(
          polygon([
            [1040, 712],
            [1600, 712],
            [1600, 900],
            [1280, 900],
          ]),
          linear(
            a,
            [
              [0, '#7a5a80', 0.7],
              [1, '#7a5a80', 0.2],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
        0.7,
      ) +
      people +
      birds(a, 1080, 160, 6, '#5a4a72', 12) +
      lamp(300, 800, 260, '#33293d', '#ffe9b8') +
      lamp(1330, 800, 260, '#33293d', '#ffe9b8') +
      shadeFrom(a, 'bottom', 130, '#4a2f52', 0.5)
    );
  },
};
