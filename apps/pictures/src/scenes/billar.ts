import { across, at, blend, blur, clip, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { silhouette } from '../kit/people.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse, polygon, smooth, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const billar: Scene = {
  focal: [0.6, 0.6],
  alt: 'Un jugador apunta con el taco en una mesa de billar de tres bandas, bajo una lámpara verde',
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
    /** The cue from its tip to its butt, and points on it by share of its length. */
    const [tip, butt]: readonly [Point, Point] = [
      [744, 642],
      [1452, 540],
    ];
    const along = (t: number): Point => [tip[0] + (butt[0] - tip[0]) * t, tip[1] + (butt[1] - tip[1]) * t];
    const bridge = along(0.2);
    const grip = along(0.8);
    // He is behind the right rail and leans over the cloth: the table hides his legs, and he hides the rail.
    const player = figure(
      a,
      1424,
      1028,
      900,
      { ...POSE.stoop, lean: 80, head: 26, hip: 0.98, turn: 0.7 },
      {
        skin: '#a86f4a',
        hair: '#2a1f22',
        top: '#4a6a9a',
        bottom: '#23283c',
        reach: { handNear: [grip[0], grip[1] - 16], handFar: [bridge[0] + 22, bridge[1] + 6] },
      },
      -1,
      { rim: '#ffe6a8', shade: '#2a1436', from: -1, reach: 4 },
    ).svg;
    const overTable: readonly Point[] = [
      [0, 0],
      [1600, 0],
      [1600, 622],
      [1340, 622],
      [1340, 720],
      [0, 720],
    ];
    /** Fingers closed around the cue: their backs are on it. */
    const fist = at(
      grip[0],
      grip[1],
      path(
        smooth([
          [-22, -14],
          [0, -22],
          [22, -14],
          [26, 6],
          [16, 20],
          [-16, 22],
          [-26, 6],
        ]),
        down(a, '#b98058', '#84523a'),
      ) +
        [-11, 0, 11]
          .map((x) => stroke(`M${String(x)} -4Q${String(x - 3)} 8 ${String(x - 1)} 19`, '#6f4430', 3))
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
      stroke(
        `M${String(tip[0] + 14)} ${String(tip[1] + 34)}L${String(along(0.62)[0])} ${String(along(0.62)[1] + 66)}`,
        '#06281f',
        11,
        'opacity="0.3"',
      ) +
      cast(a, 1180, 662, 210, 24, '#06281f', 0.5) +
      cast(a, bridge[0] + 26, bridge[1] + 44, 84, 9, '#06281f', 0.6) +
      ball(0.405, 0.47, 31, '#fbf4e2') +
      clip(a, polygon(overTable), player) +
      path(
        polygon([
          [tip[0], tip[1] - 4],
          [butt[0], butt[1] - 13],
          [butt[0] + 2, butt[1] + 13],
          [tip[0], tip[1] + 4],
        ]),
        down(a, '#e8c07a', '#a8703c'),
      ) +
      path(
        polygon([
          [along(0.72)[0], along(0.72)[1] - 10],
          [butt[0], butt[1] - 13],
          [butt[0] + 2, butt[1] + 13],
          [along(0.72)[0], along(0.72)[1] + 10],
        ]),
        down(a, '#5a2f22', '#2a1418'),
      ) +
      path(ellipse(tip[0], tip[1], 6, 5), '#4a8ac0') +
      at(
        bridge[0],
        bridge[1],
        path(
          smooth([
            [-34, 36],
            [-36, 10],
            [-12, -13],
            [18, -15],
            [56, -2],
            [66, 30],
            [20, 44],
          ]),
          down(a, '#b98058', '#84523a'),
        ) +
          [-20, -4, 12]
            .map((x) => stroke(`M${String(x)} 6Q${String(x - 14)} 22 ${String(x - 16)} 38`, '#6f4430', 3))
            .join(''),
      ) +
      fist +
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
