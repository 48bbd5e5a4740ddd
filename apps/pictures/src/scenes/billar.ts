import { across, at, blend, blur, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { silhouette } from '../kit/people.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, polygon, smooth, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const billar: Scene = {
  focal: [0.76, 0.45],
  parts: { left: [0.06, 0.06, 0.9, 0.9], right: [0.2, 0, 0.8, 1] },
  alt: 'Un jugador de sombrero espera su turno con el taco en la mano junto a una mesa de billar de tres bandas, bajo una lámpara baja',
  draw(a) {
    /** A point on the cloth: u across, v from the far rail to the near one. */
    const on = (u: number, v: number): Point => {
      const t = v < 0 ? v : v ** 1.15;
      return [800 + (u - 0.5) * 1360 * (0.62 + 0.38 * t), 560 + 262 * t];
    };
    const quad = (u0: number, u1: number, v0: number, v1: number): string =>
      polygon([on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)]);
    const ball = (u: number, v: number, r: number, c: string): string => {
      const [x, y] = on(u, v);
      return (
        blend(
          'multiply',
          blur(a, 5, path(ellipse(x + r * 0.25, y + r * 0.1, r * 1.25, r * 0.4), '#06281f', 'opacity="0.8"')),
        ) +
        formed(a, ellipse(x, y - r * 0.8, r), c, dark(c, 0.6), -r * 0.16, -r * 0.24, 5) +
        path(ellipse(x - r * 0.28, y - r * 1.22, r * 0.3, r * 0.2), '#fffdf0', 'opacity="0.9"') +
        path(ellipse(x + r * 0.1, y - r * 0.08, r * 0.6, r * 0.16), '#6fc49a', 'opacity="0.35"')
      );
    };
    const diamonds = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]
      .map((u) => {
        const far = on(u, -0.055);
        const near = on(u, 1.085);
        return (
          path(ellipse(far[0], far[1], 6, 3), '#fff0d0') + path(ellipse(near[0], near[1], 10, 5), '#fff0d0')
        );
      })
      .join('');
    const frame = (x: number, y: number, w: number, h: number, c: string): string =>
      path(box(x, y, w, h), across(a, '#7a4f30', '#4a2c22')) +
      path(box(x + 10, y + 10, w - 20, h - 20), down(a, light(c, 0.2), dark(c, 0.35)));
    const rack = Array.from(
      { length: 6 },
      (_, i) =>
        stroke(`M${String(96 + i * 30)} 470L${String(100 + i * 29)} 200`, i % 2 ? '#c98f4f' : '#8a5a34', 8) +
        stroke(`M${String(96 + i * 30)} 470L${String(97 + i * 30)} 390`, '#1c1218', 10),
    ).join('');
    // He is behind the far corner, so that the table hides his legs, with the butt of the cue on the floor.
    const [tip, butt]: readonly [Point, Point] = [
      [1214, 352],
      [1196, 760],
    ];
    const along = (t: number): Point => [tip[0] + (butt[0] - tip[0]) * t, tip[1] + (butt[1] - tip[1]) * t];
    const grip = along(0.34);
    const player = figure(
      a,
      1330,
      960,
      790,
      { ...POSE.easy, lean: 4, head: 10, turn: 0.72 },
      {
        skin: '#a86f4a',
        hair: '#2a1f22',
        top: '#e9dfc8',
        bottom: '#23283c',
        jacket: '#3f5a8a',
        hat: { colour: '#d9c9a0', kind: 'sombrero' },
        reach: { handNear: [grip[0] + 8, grip[1]] },
      },
      -1,
      { rim: '#ffe6a8', shade: '#2a1436', from: -1, reach: 4 },
    ).svg;
    const cue =
      path(
        polygon([
          [tip[0] - 4, tip[1]],
          [tip[0] + 4, tip[1]],
          [butt[0] + 11, butt[1]],
          [butt[0] - 11, butt[1]],
        ]),
        across(a, '#f0d090', '#a8703c'),
      ) +
      path(
        polygon([
          [along(0.5)[0] - 8, along(0.5)[1]],
          [along(0.5)[0] + 8, along(0.5)[1]],
          [butt[0] + 11, butt[1]],
          [butt[0] - 11, butt[1]],
        ]),
        across(a, '#6a3a28', '#2a1418'),
      ) +
      path(box(tip[0] - 4, tip[1] - 5, 8, 9), '#4a8ac0');
    /** The fingers around the cue. */
    const fist = at(
      grip[0],
      grip[1],
      path(
        smooth([
          [-16, -22],
          [6, -26],
          [24, -16],
          [26, 16],
          [6, 26],
          [-16, 22],
        ]),
        across(a, '#b98058', '#84523a'),
      ) +
        [-10, 3, 15]
          .map((y) => stroke(`M-15 ${String(y)}Q0 ${String(y + 4)} 10 ${String(y + 1)}`, '#6f4430', 3))
          .join(''),
    );
    return (
      path(box(0, 0, 1600, 900), down(a, '#16202a', '#2a3038', '#1a1720')) +
      path(box(0, 330, 1600, 270), down(a, '#3a2a2c', '#21171e')) +
      path(box(0, 326, 1600, 10), '#6a4634') +
      Array.from({ length: 13 }, (_, i) =>
        path(box(i * 130 - 20, 340, 4, 260), '#17101a', 'opacity="0.6"'),
      ).join('') +
      path(box(70, 190, 220, 14), '#6a4430') +
      path(box(70, 470, 220, 16), '#6a4430') +
      rack +
      frame(350, 150, 150, 120, '#a8814a') +
      frame(1180, 130, 130, 150, '#4a6a7a') +
      frame(1360, 160, 170, 120, '#8a5a4a') +
      blur(
        a,
        3,
        silhouette(a, 330, 800, 520, POSE.easy, { hat: { colour: '#100c16', kind: 'sombrero' } }, '#120e18') +
          silhouette(a, 480, 800, 490, POSE.stand, { woman: true, hairStyle: 'bun' }, '#15101c', -1),
      ) +
      glow(a, 800, 330, 800, '#ffd88a', 0.4) +
      shaft(
        a,
        [
          [560, 140],
          [1040, 140],
          [1440, 860],
          [160, 860],
        ],
        '#fff0b0',
        0.55,
        26,
      ) +
      player +
      cue +
      fist +
      path(
        quad(-0.07, 1.07, -0.11, 1.16),
        linear(a, [
          [0, '#8a5432'],
          [1, '#5a2f22'],
        ]),
      ) +
      path(quad(-0.07, 1.07, 1.02, 1.16), down(a, '#b5764a', '#7a4630')) +
      path(
        polygon([
          on(-0.07, 1.16),
          on(1.07, 1.16),
          [on(1.07, 1.16)[0] - 20, 930],
          [on(-0.07, 1.16)[0] + 20, 930],
        ]),
        down(a, '#5a2f22', '#2a1418'),
      ) +
      path(quad(-0.018, 1.018, -0.03, 1.03), '#0f4a3c') +
      path(quad(0, 1, 0, 1), down(a, '#1f7a5c', '#2a8f68', '#1f7052')) +
      diamonds +
      blend('screen', blur(a, 30, path(ellipse(800, 690, 560, 90), '#a8e8a0', 'opacity="0.4"'))) +
      ball(0.16, 0.62, 31, '#d9302f') +
      ball(0.3, 0.24, 25, '#f0c23f') +
      ball(0.405, 0.47, 31, '#fbf4e2') +
      path(box(560, -20, 6, 90), '#0d0b12') +
      path(box(1034, -20, 6, 90), '#0d0b12') +
      path(
        polygon([
          [500, 136],
          [560, 58],
          [1040, 58],
          [1100, 136],
        ]),
        down(a, '#3fa078', '#1f6a50', '#0f3f34'),
      ) +
      path(box(496, 132, 608, 14, 5), '#d9b25a') +
      path(ellipse(800, 148, 270, 9), '#fffbe0') +
      glow(a, 800, 156, 360, '#fff0b0', 0.6) +
      shadeFrom(a, 'left', 200, '#08060c', 0.45) +
      shadeFrom(a, 'bottom', 80, '#08060c', 0.5)
    );
  },
};
