import { across, clip, down, path, stroke } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { dark, light } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, haze, shadeFrom, shaft } from '../kit/light.ts';
import { arch, box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const plazaBolivar: Scene = {
  focal: [0.5, 0.5],
  parts: { left: [0, 0.02, 0.88, 0.88], right: [0.12, 0.02, 0.88, 0.88] },
  fixed: true,
  alt: 'La plaza de Bolívar con la catedral de dos torres, palomas y paseantes bajo un cielo de nubes',
  draw(a) {
    const stone = '#e3c596';
    const belfry = (x: number): string =>
      path(box(x, 200, 150, 440), across(a, light(stone, 0.2), stone, dark(stone, 0.3))) +
      path(box(x - 10, 330, 170, 16), light(stone, 0.35)) +
      path(arch(x + 45, 320, 60, 90), dark(stone, 0.7)) +
      path(arch(x + 50, 520, 50, 120), dark(stone, 0.6)) +
      path(box(x - 8, 196, 166, 14), light(stone, 0.35)) +
      path(
        smooth([
          [x + 6, 196],
          [x + 20, 130],
          [x + 75, 96],
          [x + 130, 130],
          [x + 144, 196],
        ]),
        across(a, '#c98462', '#8f4a42'),
      ) +
      path(box(x + 70, 50, 10, 50), dark(stone, 0.4)) +
      path(box(x + 58, 64, 34, 8), dark(stone, 0.4));
    let people = '';
    for (let i = 0; i < 18; i++) {
      const y = 735 + a.random.next() ** 1.5 * 110;
      const x = a.random.range(30, 1570);
      const h = 80 + (y - 735) * 1.1;
      people +=
        cast(a, x - h * 0.3, y + 3, h * 0.42, 5, '#5a3a4a', 0.5) +
        figure(
          a,
          x,
          y,
          h,
          a.random.pick([POSE.walk, POSE.stand, POSE.easy, POSE.stride]),
          someone(a, ['#31506a', '#b5403a', '#e0ab45', '#f0e3cb', '#3f6a5a']),
          a.random.chance(0.5) ? 1 : -1,
          {},
        ).svg;
    }
    return (
      sky(a, SKY.day, 560, { sun: [1280, 150, 40], cover: 0.6, stretch: 3 }) +
      mountains(
        a,
        ridge(a, {
          y: 380,
          amp: 50,
          seed: 2,
          peaks: [
            [260, 150, 380],
            [1200, 120, 400],
          ],
        }),
        { top: '#5f8a84', base: '#c9cda6', shade: '#40707a', bottom: 660, side: -1, depth: 200 },
      ) +
      haze(a, 360, 640, '#f3e6bd', 0.6) +
      skyline(a, 700, -20, 330, () => 230, {
        wall: '#dcb58c',
        shade: '#a07a70',
        window: '#7c6870',
        lit: '#fff0c4',
        litShare: 0.1,
      }) +
      skyline(a, 700, 1270, 1640, () => 240, {
        wall: '#e6c59a',
        shade: '#b08a78',
        window: '#7c6870',
        lit: '#fff0c4',
        litShare: 0.1,
      }) +
      path(box(470, 360, 660, 340), down(a, light(stone, 0.12), dark(stone, 0.14))) +
      path(
        polygon([
          [560, 360],
          [800, 262],
          [1040, 360],
        ]),
        across(a, dark(stone, 0.15), light(stone, 0.2)),
      ) +
      path(box(540, 356, 520, 14), light(stone, 0.4)) +
      belfry(390) +
      belfry(1060) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          path(box(570 + i * 86, 380, 30, 300), across(a, dark(stone, 0.25), stone, light(stone, 0.35))),
        )
        .join('') +
      [0, 1, 2].map((i) => path(arch(620 + i * 136, 700, 78, 190), dark(stone, 0.72))).join('') +
      path(ellipse(800, 318, 26), dark(stone, 0.55)) +
      path(box(0, 698, 1600, 210), down(a, '#eccf9f', '#b98a72')) +
      clip(
        a,
        box(0, 700, 1600, 200),
        Array.from({ length: 19 }, (_, i) =>
          stroke(`M800 520L${String(-1800 + i * 290)} 920`, '#96705f', 2, 'opacity="0.35"'),
        ).join('') +
          [722, 750, 792, 850]
            .map((y) => stroke(`M0 ${String(y)}H1600`, '#96705f', 2, 'opacity="0.3"'))
            .join(''),
      ) +
      path(box(740, 690, 120, 60), across(a, '#d9c3a0', '#8f7668')) +
      path(box(722, 742, 156, 18), '#b79a80') +
      figure(
        a,
        800,
        692,
        150,
        POSE.stand,
        { skin: '#3f5a4f', hair: '#34493f', top: '#3f5a4f', bottom: '#34493f', shoes: '#34493f' },
        1,
        { rim: '#a9c4a4', from: 1 },
      ).svg +
      people +
      birds(a, 420, 700, 14, '#5f5560', 13) +
      birds(a, 620, 250, 9, '#5f6a74', 11) +
      birds(a, 1080, 610, 8, '#5f5560', 11) +
      shaft(
        a,
        [
          [1340, 40],
          [1250, -20],
          [520, 800],
          [900, 860],
        ],
        '#fff0c4',
        0.32,
        40,
      ) +
      shadeFrom(a, 'bottom', 120, '#5a3548', 0.4)
    );
  },
};
