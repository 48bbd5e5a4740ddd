import { at, blur, down, linear, path, stroke } from '../kit/art.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { microphone } from '../kit/devices.ts';
import { box, ellipse } from '../kit/shape.ts';
import { EXTRAS } from '../people/extras.ts';
import { bust } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

export const microfono: Scene = {
  focal: [0.46, 0.48],
  parts: { left: [0, 0.06, 0.88, 0.88] },
  alt: 'Un micrófono de estudio en primer plano, con la cabina de radio desenfocada al fondo',
  draw(a) {
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#3a1f2c'],
            [0.5, '#7a3a30'],
            [1, '#1c1226'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      blur(
        a,
        6,
        path(
          box(860, 110, 640, 430, 10),
          linear(a, [
            [0, '#f0b46a'],
            [1, '#8a4434'],
          ]),
        ) +
          at(1160, 380, bust(a, EXTRAS.announcer), 0.95) +
          path(box(840, 530, 700, 26), '#2a1620') +
          Array.from({ length: 12 }, (_, i) =>
            path(
              box(60 + (i % 4) * 190, 60 + Math.floor(i / 4) * 190, 170, 170, 10),
              i % 2 ? '#4a2430' : '#5a2c34',
            ),
          ).join(''),
      ) +
      glow(a, 1180, 300, 620, '#ffb86a', 0.5) +
      path(ellipse(1440, 70, 44, 24), '#ff4a3a') +
      glow(a, 1440, 70, 200, '#ff4a3a', 0.9) +
      shaft(
        a,
        [
          [-40, 80],
          [-40, 320],
          [1100, 860],
          [1400, 620],
        ],
        '#ffd9a0',
        0.35,
        40,
      ) +
      path(box(0, 716, 1600, 190), down(a, '#5a2f2a', '#1c0f1c')) +
      path(box(0, 714, 1600, 5), '#f0a86a', 'opacity="0.6"') +
      blur(
        a,
        3,
        Array.from(
          { length: 14 },
          (_, i) =>
            path(box(900 + i * 46, 770, 22, 100, 6), '#2a1824') +
            path(
              box(896 + i * 46, 790 + ((i * 37) % 54), 30, 18, 4),
              ['#f0c45a', '#e9dcc8', '#d9503f'][i % 3] ?? '#e9dcc8',
            ),
        ).join(''),
      ) +
      stroke('M-40 150L420 250Q600 290 690 600', '#16101c', 34) +
      stroke('M-40 142L420 242Q596 280 684 560', '#8a7068', 6) +
      microphone(a, 700, 400, 520, '#b5a89c') +
      stroke('M700 736V960', '#16101c', 30) +
      stroke('M692 736V960', '#8a7068', 5) +
      glow(a, 560, 240, 360, '#ffe0b0', 0.35) +
      shadeFrom(a, 'left', 260, '#120a16', 0.5) +
      shadeFrom(a, 'bottom', 110, '#120a16', 0.55)
    );
  },
};
