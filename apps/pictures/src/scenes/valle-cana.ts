import { at, blur, down, path, stroke } from '../kit/art.ts';
import { hill, mountains, ribbon, ridge, rolling, rows } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { leaf } from '../kit/leaves.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const valleCana: Scene = {
  focal: [0.55, 0.55],
  alt: 'Cañaduzales del Valle del Cauca al atardecer, con un camino, un tractor y el humo del ingenio',
  draw(a) {
    const cane = (
      y: number,
      h: number,
      count: number,
      tone: readonly [string, ...string[]],
      x0: number,
      x1: number,
    ): string =>
      Array.from({ length: count }, () => {
        const x = a.random.range(x0, x1);
        const t = h * a.random.range(0.75, 1.15);
        const lean = a.random.range(-0.1, 0.14);
        return (
          stroke(
            `M${String(x)} ${String(y)}L${String(x + lean * t)} ${String(y - t)}`,
            a.random.pick(tone),
            h * 0.02,
          ) +
          at(
            Math.round(x + lean * t),
            Math.round(y - t * 0.92),
            [-150, -120, -60, -25, 15, 165]
              .map((d) =>
                leaf(
                  t * a.random.range(0.28, 0.48),
                  t * 0.014,
                  d + a.random.range(-14, 14),
                  a.random.pick(tone),
                ),
              )
              .join(''),
          )
        );
      }).join('');
    return (
      sky(a, SKY.warm, 560, { sun: [900, 400, 60], cover: 0.5 }) +
      mountains(
        a,
        ridge(a, {
          y: 420,
          amp: 50,
          seed: 4,
          peaks: [
            [200, 130, 400],
            [1380, 160, 420],
          ],
        }),
        { top: '#a8705f', base: '#f2b878', shade: '#8a5a60', bottom: 620, depth: 150 },
      ) +
      haze(a, 380, 600, '#ffd790', 0.7) +
      path(box(1180, 430, 26, 140), '#8a5a58') +
      path(box(1230, 460, 20, 110), '#8a5a58') +
      path(box(1150, 510, 190, 70), '#9a665a') +
      blur(
        a,
        9,
        path(
          smooth([
            [1185, 426],
            [1170, 360],
            [1220, 300],
            [1300, 250],
            [1420, 230],
            [1400, 290],
            [1290, 340],
            [1212, 426],
          ]),
          '#f6ddb8',
          'opacity="0.6"',
        ),
      ) +
      hill(a, rolling(a, 560, 10, 500, 2), '#8f9a45', '#5a7038', { crown: '#e2c465', dy: 12 }) +
      rows(a, 820, 520, 568, 720, 60, ['#7f8f3f', '#a8a84a'], 4) +
      cane(690, 120, 90, ['#8a9a45', '#b5ac50', '#6a8040'], -40, 620) +
      cane(690, 120, 90, ['#8a9a45', '#b5ac50', '#6a8040'], 1010, 1640) +
      path(
        ribbon([
          [820, 560, 14],
          [815, 640, 80],
          [810, 740, 210],
          [800, 910, 520],
        ]),
        down(a, '#f3cf96', '#a86f4f'),
      ) +
      path(
        ribbon([
          [795, 640, 12],
          [770, 740, 34],
          [690, 910, 90],
        ]),
        '#8a5442',
        'opacity="0.5"',
      ) +
      path(
        ribbon([
          [838, 640, 12],
          [858, 740, 34],
          [920, 910, 90],
        ]),
        '#8a5442',
        'opacity="0.5"',
      ) +
      cast(a, 800, 742, 90, 10, '#4a2a30', 0.6) +
      path(box(740, 640, 130, 60, 10), down(a, '#d9503f', '#8a2a30')) +
      path(box(780, 580, 76, 66, 8), '#8a2a30') +
      path(box(788, 588, 60, 44, 4), '#f9dca0') +
      path(ellipse(764, 706, 40), '#2a1c26') +
      path(ellipse(764, 706, 20), '#f0c24a') +
      path(ellipse(852, 716, 28), '#2a1c26') +
      path(ellipse(852, 716, 13), '#f0c24a') +
      cane(860, 300, 90, ['#5f7a38', '#9a9a42', '#41602f', '#c9b04f'], -60, 480) +
      cane(860, 300, 90, ['#5f7a38', '#9a9a42', '#41602f', '#c9b04f'], 1150, 1660) +
      cane(940, 400, 26, ['#2f4a2c', '#4f6a30'], -60, 250) +
      cane(940, 400, 26, ['#2f4a2c', '#4f6a30'], 1380, 1660) +
      glow(a, 900, 400, 640, '#ffdd90', 0.6) +
      shadeFrom(a, 'bottom', 150, '#2f2030', 0.55) +
      birds(a, 600, 240, 8, '#7a4a4a', 13)
    );
  },
};
