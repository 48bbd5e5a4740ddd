import { blend, blur, linear, path, stroke } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { car } from '../kit/vehicles.ts';
import { box, polygon } from '../kit/shape.ts';
import { SKY, rain, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

type A = Parameters<typeof glow>[0];

const group2 = (a: A, content: string): string =>
  `<g opacity="0.32"><g transform="translate(0 1580) scale(1 -1)">${blur(a, 5, content)}</g></g>`;

export const auto: Scene = {
  focal: [0.5, 0.58],
  parts: { left: [0, 0.1, 0.87, 0.87], right: [0.13, 0.1, 0.87, 0.87] },
  alt: 'Un automóvil con luces encendidas en una avenida mojada de noche',
  draw(a) {
    const city = skyline(
      a,
      600,
      -20,
      1640,
      (t) => 160 + 230 * Math.exp(-(((t - 0.3) / 0.16) ** 2)) + 130 * Math.exp(-(((t - 0.8) / 0.12) ** 2)),
      { wall: '#2a2450', shade: '#18163a', window: '#1c1a42', lit: '#ffc878', litShare: 0.42 },
      [56, 110],
    );
    const lights = [120, 430, 1180, 1480]
      .map(
        (x) =>
          stroke(`M${String(x)} 610V260q0 -60 70 -60`, '#14122c', 9) +
          path(box(x + 60, 192, 60, 14, 6), '#fff0c8') +
          glow(a, x + 90, 204, 190, '#ffcf8a', 0.7),
      )
      .join('');
    const vehicle = car(a, 250, 790, 1120, '#a8242f', '#1c2444', '#ffdcb0');
    return (
      sky(a, { ...SKY.night, bands: ['#0d0f2c', '#2a1f50', '#7a3a6a', '#e07a5f'] }, 580, { cover: 0.5 }) +
      city +
      haze(a, 420, 620, '#ff8a6a', 0.45) +
      lights +
      path(box(0, 596, 1600, 16), '#14122c') +
      water(a, 604, 900, ['#4a2f5a', '#0d0c20'], {
        above: city + lights,
        reflect: 0.55,
        glint: '#ffcf9a',
        glints: 140,
        squash: 0.7,
        ripple: 46,
      }) +
      blend(
        'screen',
        [
          [200, '#ff6a4a'],
          [520, '#ffb05a'],
          [980, '#ff5a7a'],
          [1320, '#ffd08a'],
        ]
          .map(([x, c]) => blur(a, 18, path(box(Number(x), 620, 60, 280), String(c), 'opacity="0.4"')))
          .join(''),
      ) +
      group2(a, vehicle) +
      cast(a, 810, 794, 600, 22, '#04030c', 0.9) +
      vehicle +
      blend(
        'screen',
        path(
          polygon([
            [1350, 610],
            [1660, 560],
            [1660, 780],
            [1350, 660],
          ]),
          linear(
            a,
            [
              [0, '#fff3cf', 0.9],
              [1, '#fff3cf', 0],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ) +
      glow(a, 1340, 630, 260, '#fff3cf', 0.9) +
      glow(a, 276, 606, 170, '#ff3a2f', 0.9) +
      rain(a, 130, '#d9c9ff', 0.22) +
      shadeFrom(a, 'bottom', 90, '#04030c', 0.5) +
      shadeFrom(a, 'top', 160, '#06061a', 0.4)
    );
  },
};
