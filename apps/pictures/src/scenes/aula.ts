import { linear, path, stroke } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { room, wallPanel, window } from '../kit/room.ts';
import { box } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const aula: Scene = {
  focal: [0.45, 0.5],
  fixed: true,
  alt: 'Una maestra explica ante el tablero en un salón con niños y sol por la ventana',
  draw(a) {
    const back = [260, 150, 1080, 420] as const;
    return (
      room(
        a,
        back,
        { wall: '#e9d3a4', left: '#f3e2b8', right: '#c9a878', floor: '#c08a5a', ceiling: '#f6ead0' },
        18,
      ) +
      path(box(420, 200, 620, 290), '#7a5038') +
      path(
        box(434, 214, 592, 262),
        linear(
          a,
          [
            [0, '#2f6a58'],
            [1, '#1f4a44'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      stroke(
        'M480 270q60 -20 110 0t120 4M480 320h140M480 356h200M480 392h120',
        '#e9efdc',
        4,
        'opacity="0.8"',
      ) +
      stroke('M800 420L870 270L960 420ZM870 270V420', '#f3d98a', 4, 'opacity="0.9"') +
      window(
        a,
        1100,
        210,
        190,
        260,
        '#f6ead0',
        sky(a, SKY.day, 900, { cover: 0.5 }) + forest(a, 400, 480, '#4f8a55', 1080, 1320, 40),
        [2, 3],
      ) +
      path(wallPanel(a, back, 'left', 0.1, 0.42, 0.2, 0.5), '#fffbe6') +
      path(wallPanel(a, back, 'left', 0.56, 0.82, 0.2, 0.5), '#fffbe6') +
      shaft(
        a,
        [
          [40, 240],
          [130, 100],
          [980, 760],
          [560, 900],
        ],
        '#fff3c0',
        0.55,
        24,
      ) +
      shaft(
        a,
        [
          [150, 240],
          [215, 170],
          [1060, 620],
          [800, 700],
        ],
        '#fff3c0',
        0.45,
        20,
      ) +
      figure(
        a,
        660,
        680,
        420,
        { ...POSE.speak, armFar: [130, 150] },
        {
          woman: true,
          skin: '#a56c48',
          hair: '#2a1c1e',
          hairStyle: 'long',
          top: '#d9503f',
          bottom: '#33405a',
          skirt: { length: 0.6, flare: 0.05, colour: '#33405a' },
          reach: { handFar: [770, 390] },
        },
        1,
        { rim: '#fff3d0', shade: '#4a1f4a', from: -1 },
      ).svg +
      crowd(a, {
        x0: 60,
        x1: 1560,
        y0: 640,
        y1: 860,
        rows: 3,
        size: [90, 190],
        clothes: ['#f3ead6', '#3f6a8a', '#e0ab45', '#c9503f', '#4f8a6a'],
        far: '#b5906a',
        rim: '#fff0c0',
        arms: 0.16,
        gap: 1.5,
      }) +
      [0, 1, 2].map((i) => path(box(-20, 770 + i * 66, 1640, 12), '#8a5a3a', 'opacity="0"')).join('') +
      glow(a, 80, 180, 620, '#fff3c0', 0.4) +
      shadeFrom(a, 'bottom', 130, '#3a1f30', 0.55)
    );
  },
};
