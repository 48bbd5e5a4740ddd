import { at, down, path, stroke } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { cast, formed, glow } from '../kit/light.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { reel, rimShade, tableTop } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const guantes: Scene = {
  focal: [0.45, 0.55],
  parts: { right: [0.14, 0.12, 0.86, 0.86] },
  alt: 'Un par de guantes de boxeo a medio coser sobre una mesa, con aguja curva, hilo encerado y una lámpara',
  draw(a) {
    const glove = (x: number, y: number, k: number, turn: number, colour: string): string =>
      at(
        x,
        y,
        cast(a, 20, 190, 230, 36, '#12080c', 0.6) +
          formed(
            a,
            smooth([
              [-150, 120],
              [-206, -10],
              [-170, -150],
              [-40, -210],
              [120, -170],
              [190, -40],
              [170, 110],
              [80, 170],
              [-60, 176],
            ]),
            colour,
            dark(colour, 0.5),
            -26,
            -30,
            14,
          ) +
          formed(
            a,
            smooth([
              [-160, 60],
              [-236, 10],
              [-246, -86],
              [-190, -120],
              [-130, -70],
              [-110, 30],
            ]),
            colour,
            dark(colour, 0.55),
            -12,
            -16,
            8,
          ) +
          path(ellipse(-40, -130, 96, 34), '#ff9a80', 'opacity="0.35"') +
          stroke('M-120 -10Q20 -50 160 -10', dark(colour, 0.45), 6) +
          path(box(70, 60, 190, 150, 22), down(a, '#f0e2c8', '#b59a7a'), 'transform="rotate(14)"') +
          Array.from({ length: 9 }, (_, i) =>
            stroke(`M${String(-150 + i * 36)} ${String(130 - Math.abs(i - 4) * 6)}l16 22`, '#f7e6c0', 5),
          ).join(''),
        k,
        turn,
      );
    return (
      tableTop(a, ['#2a1a20', '#4a2a24'], 420, '#6a4028', '#ffcf80') +
      glow(a, 1180, 220, 460, '#ffd080', 0.7) +
      stroke('M1180 -20V120', '#15101a', 6) +
      path('M1060 210C1066 130 1294 130 1300 210Z', '#3f7a6a') +
      path(ellipse(1180, 212, 118, 18), '#fff0c0') +
      glove(900, 620, 0.94, -10, '#a8262c') +
      glove(500, 640, 1.08, 8, '#c2302f') +
      stroke('M640 800C760 860 900 800 1000 830C1100 856 1180 800 1240 790', '#f4e2b8', 5) +
      path(
        'M640 800C600 790 566 760 570 726',
        'none',
        'stroke="#dfe6ea" stroke-width="9" stroke-linecap="round"',
      ) +
      reel(a, 1290, 800, 170, '#f0dcb0', '#b5945f') +
      at(
        1440,
        760,
        cast(a, 0, 50, 100, 14, '#12080c', 0.5) +
          path(ellipse(0, 20, 92, 40), '#5a3a24') +
          Array.from({ length: 30 }, () =>
            stroke(
              `M${String(a.random.range(-70, 60))} ${String(a.random.range(-10, 30))}q20 -34 44 -10`,
              '#2a1a16',
              3,
            ),
          ).join(''),
      ) +
      rimShade(a, '#08060c')
    );
  },
};
