import { path } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/people.ts';
import { mountains, ridge } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { palm } from '../kit/palms.ts';
import { box, ellipse } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const caliRio: Scene = {
  focal: [0.5, 0.55],
  fixed: true,
  alt: 'El río Cali entre ceibas y palmas, con el bulevar y la torre al atardecer',
  draw(a) {
    const back = mountains(
      a,
      ridge(a, {
        y: 400,
        amp: 50,
        seed: 2,
        peaks: [
          [1150, 160, 420],
          [260, 90, 380],
        ],
      }),
      { top: '#5a6a8a', base: '#f0a884', shade: '#454f7c', bottom: 600 },
    );
    const city = skyline(
      a,
      590,
      300,
      1300,
      (t) => 90 + 170 * Math.exp(-(((t - 0.5) / 0.1) ** 2)),
      { wall: '#d9876a', shade: '#86506a', window: '#6f4766', lit: '#ffe0a0', litShare: 0.4 },
      [40, 80],
    );
    const trees =
      forest(a, 510, 590, '#3f6f58', -40, 560, 80) + forest(a, 510, 590, '#3a6a5c', 1060, 1640, 80);
    return (
      sky(a, SKY.rose, 560, { sun: [800, 400, 50], cover: 0.6 }) +
      back +
      haze(a, 400, 600, '#ffcf9a', 0.6) +
      city +
      trees +
      path(box(0, 586, 1600, 20), '#e9c79c') +
      Array.from({ length: 40 }, (_, i) => path(box(i * 41, 566, 5, 24), '#f3e0bf')).join('') +
      path(box(0, 562, 1600, 6), '#f7e8cb') +
      Array.from(
        { length: 9 },
        (_, i) =>
          figure(
            a,
            90 + i * 180 + a.random.range(-50, 50),
            590,
            84,
            a.random.pick([POSE.walk, POSE.stride, POSE.easy]),
            someone(a, ['#f4e2c2', '#d9503f', '#3f6a8a', '#e0ab45']),
            1,
            {},
          ).svg,
      ).join('') +
      water(a, 604, 900, ['#e8a27c', '#3a5470'], {
        above: back + city + trees,
        reflect: 0.8,
        glint: '#ffe9b8',
        glints: 170,
        glintX: [560, 1040],
        squash: 1.1,
      }) +
      palm(a, 210, 880, 620, { trunk: '#4a3240', leaf: '#24503f' }, 0.16) +
      palm(a, 60, 900, 500, { trunk: '#4a3240', leaf: '#1f463c' }, 0.08) +
      palm(a, 1440, 880, 660, { trunk: '#4a3240', leaf: '#24503f' }, -0.14) +
      [
        [560, 800, 34, 0.5],
        [980, 850, 52, 0.7],
        [330, 830, 60, 0.6],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            path(ellipse(x, y, r * 1.6, r * 0.5), '#4f4a5c') +
            path(ellipse(x - r * 0.3, y - r * 0.1, r, r * 0.28), '#a88a82'),
        )
        .join('') +
      birds(a, 720, 260, 8, '#4a3a5c', 13) +
      glow(a, 800, 400, 560, '#ffcf90', 0.5) +
      shadeFrom(a, 'bottom', 120, '#24203f', 0.5)
    );
  },
};
