import { blend, clip, linear, path, stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, shadeFrom, shaft } from '../kit/light.ts';
import { room, wallPanel } from '../kit/room.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const museo: Scene = {
  focal: [0.45, 0.48],
  parts: { left: [0, 0.1, 0.76, 0.76] },
  alt: 'Una visitante contempla un cuadro abstracto en la sala blanca de un museo',
  draw(a) {
    const back = [180, 90, 1240, 520] as const;
    const canvas =
      path(box(470, 150, 480, 380), '#f3e3c0') +
      clip(
        a,
        box(470, 150, 480, 380),
        path(ellipse(820, 260, 110), '#d9503f') +
          path(
            polygon([
              [470, 530],
              [470, 330],
              [640, 230],
              [780, 400],
              [950, 300],
              [950, 530],
            ]),
            '#2f5a7a',
          ) +
          path(
            polygon([
              [470, 530],
              [600, 400],
              [760, 530],
            ]),
            '#e0a23f',
          ) +
          path(
            smooth([
              [560, 200],
              [620, 170],
              [650, 230],
              [600, 300],
              [550, 260],
            ]),
            '#1f2f45',
          ) +
          stroke('M480 470Q640 340 780 450T950 400', '#f7efe0', 10) +
          path(box(840, 400, 70, 130), '#8a3f52'),
      );
    return (
      room(
        a,
        back,
        { wall: '#ece4d6', left: '#d9cfc2', right: '#c4b8b0', floor: '#b58a62', ceiling: '#f6f1e6' },
        22,
      ) +
      path(
        polygon([
          [420, -40],
          [1180, -40],
          [1080, 60],
          [520, 60],
        ]),
        '#fffdf2',
      ) +
      shaft(
        a,
        [
          [520, 60],
          [1080, 60],
          [1240, 760],
          [360, 760],
        ],
        '#fff8e0',
        0.5,
        30,
      ) +
      path(box(484, 166, 480, 380), '#4a3a48', 'opacity="0.22"') +
      path(box(458, 138, 504, 404), '#2a2430') +
      canvas +
      path(box(1080, 210, 230, 290), '#2a2430') +
      path(
        box(1090, 220, 210, 270),
        linear(a, [
          [0, '#3f8a84'],
          [0.5, '#f0c987'],
          [1, '#c9643f'],
        ]),
      ) +
      path(ellipse(1195, 330, 56), '#fff0cf') +
      path(wallPanel(a, back, 'left', 0.2, 0.62, 0.26, 0.62), '#33283a') +
      path(
        wallPanel(a, back, 'left', 0.23, 0.59, 0.29, 0.59),
        linear(a, [
          [0, '#b5403a'],
          [1, '#e0a23f'],
        ]),
      ) +
      path(box(990, 470, 40, 24), '#fffdf2') +
      path(
        polygon([
          [860, 720],
          [1240, 720],
          [1260, 752],
          [846, 752],
        ]),
        '#3a2c30',
      ) +
      path(box(900, 750, 22, 70), '#2a2024') +
      path(box(1180, 750, 22, 70), '#2a2024') +
      cast(a, 660, 830, 180, 14, '#3a2430', 0.5) +
      figure(
        a,
        640,
        828,
        560,
        { ...POSE.stand, head: 3 },
        {
          woman: true,
          skin: '#a86e48',
          hair: '#1f171c',
          hairStyle: 'bun',
          top: '#1f2f45',
          bottom: '#1f2f45',
          jacket: '#d9a441',
          shoes: '#1c1824',
          skirt: { length: 0.78, flare: 0.07, colour: '#1f2f45' },
        },
        1,
        { rim: '#fffbe6', shade: '#1f1838', from: 1 },
      ).svg +
      figure(
        a,
        1330,
        790,
        430,
        POSE.walk,
        { skin: '#d9a47c', hair: '#4a3024', top: '#7a8a8f', bottom: '#3a3f4f', jacket: '#8a4a42' },
        -1,
        { rim: '#fffbe6', shade: '#2a2038', from: -1 },
      ).svg +
      blend(
        'multiply',
        path(
          polygon([
            [600, 828],
            [690, 828],
            [720, 900],
            [560, 900],
          ]),
          '#7a5a50',
          'opacity="0.35"',
        ),
      ) +
      shadeFrom(a, 'bottom', 90, '#3a2430', 0.4)
    );
  },
};
