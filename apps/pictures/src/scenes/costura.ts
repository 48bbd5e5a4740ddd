import { at, down, linear, path, stroke } from '../kit/art.ts';
import { cast, glow } from '../kit/light.ts';
import { window } from '../kit/room.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { reel, rimShade, tableTop } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const costura: Scene = {
  focal: [0.46, 0.55],
  parts: { left: [0, 0, 0.8, 1] },
  fixed: true,
  alt: 'Una máquina de coser antigua con una prenda bajo la aguja, carretes de hilo y luz de ventana',
  draw(a) {
    const machine = at(
      700,
      690,
      cast(a, 20, 6, 380, 30, '#1a1024', 0.6) +
        path(box(-330, -56, 660, 56, 10), down(a, '#7a4a2c', '#4a2a1c')) +
        path(box(-310, -84, 620, 30, 6), down(a, '#3a3f4c', '#1c1f2a')) +
        path(
          smooth(
            [
              [190, -84],
              [200, -260],
              [180, -330],
              [60, -356],
              [-180, -356],
              [-250, -330],
              [-262, -210],
              [-196, -210],
              [-186, -266],
              [-60, -280],
              [90, -270],
              [104, -84],
            ],
            true,
            0.5,
          ),
          linear(a, [
            [0, '#46506a'],
            [0.45, '#222a3c'],
            [1, '#12151f'],
          ]),
        ) +
        stroke('M-230 -334C-120 -350 40 -350 150 -318', '#8fa0bc', 7, 'opacity="0.7"') +
        stroke('M-190 -312C-100 -322 40 -322 120 -300', '#e0b84f', 4) +
        path(ellipse(220, -250, 74), '#1a1d28') +
        stroke('M220 -324a74 74 0 1 1 -0.1 0', '#c9a04f', 9) +
        path(ellipse(220, -250, 20), '#c9a04f') +
        stroke('M-228 -210V-100', '#c9ced2', 9) +
        stroke('M-228 -110V-78', '#e9eef0', 4) +
        path(box(-246, -92, 40, 10, 3), '#aab3ba') +
        path(box(-10, -392, 22, 42, 4), '#c24a3a') +
        stroke('M0 -384C-90 -420 -210 -380 -226 -214', '#c24a3a', 2.4),
    );
    const cloth =
      path(
        smooth([
          [330, 612],
          [560, 596],
          [640, 606],
          [620, 700],
          [640, 846],
          [420, 876],
          [180, 838],
          [220, 700],
        ]),
        down(a, '#5a86a0', '#2f5470'),
      ) +
      [0, 1, 2, 3]
        .map((i) =>
          stroke(
            `M${String(280 + i * 90)} ${String(660 + i * 6)}q-30 90 ${String(-16 + i * 18)} 190`,
            '#23405a',
            5,
            'opacity="0.55"',
          ),
        )
        .join('') +
      path(box(320, 700, 120, 120, 6), '#d9a03f') +
      stroke('M316 696h128v128h-128Z', '#f6e3b8', 4, 'stroke-dasharray="14 10"');
    return (
      tableTop(a, ['#e3cfae', '#b58f70'], 600, '#8a5636') +
      window(
        a,
        120,
        70,
        430,
        400,
        '#f2e8d4',
        path(box(120, 70, 430, 400), down(a, '#a9cfd6', '#dfe6c8', '#8fb07a')),
      ) +
      glow(a, 330, 260, 420, '#fff6dc', 0.5) +
      path(box(1180, 210, 340, 14), '#6a4630') +
      [1220, 1300, 1380, 1460]
        .map((x, i) =>
          reel(
            a,
            x,
            210,
            84,
            ['#c24a3a', '#3f7a6a', '#e0a83f', '#5a4a86'][i] ?? '#c24a3a',
            ['#8a2f2a', '#28544a', '#a8742a', '#3a2f5c'][i] ?? '#8a2f2a',
          ),
        )
        .join('') +
      machine +
      cloth +
      reel(a, 1130, 800, 130, '#e0a83f', '#a8742a') +
      reel(a, 1260, 760, 110, '#3f7a6a', '#28544a') +
      at(
        1420,
        790,
        path(ellipse(0, 0, 96, 60), '#b5403a') +
          path(ellipse(-14, -16, 66, 34), '#d9685a') +
          [-40, -10, 20, 46]
            .map(
              (x) =>
                stroke(`M${String(x)} -10l${String(x * 0.3)} -70`, '#e9eef0', 3) +
                path(ellipse(x * 1.3, -82, 8), '#fff0c8'),
            )
            .join(''),
      ) +
      path(
        polygon([
          [960, 840],
          [1010, 834],
          [1014, 846],
          [962, 852],
        ]),
        '#c9ced2',
      ) +
      rimShade(a)
    );
  },
};
