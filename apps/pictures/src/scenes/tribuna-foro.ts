import { blend, blur, clip, down, linear, path, stroke } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

export const tribunaForo: Scene = {
  focal: [0.5, 0.5],
  alt: 'Una mujer habla en la tribuna de un foro ante el público, bajo los reflectores',
  draw(a) {
    const speaker = bustAt(a, 800, 296, 0.82, EXTRAS.forumSpeaker);
    return (
      path(box(0, 0, 1600, 900), down(a, '#0a2c36', '#12606a', '#0e4650')) +
      path(
        box(300, 70, 1000, 420),
        linear(
          a,
          [
            [0, '#1d7f82'],
            [1, '#125a66'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        polygon([
          [300, 490],
          [300, 330],
          [720, 70],
          [1000, 70],
        ]),
        '#2a9a94',
        'opacity="0.55"',
      ) +
      path(ellipse(1060, 230, 110), '#e5b04a', 'opacity="0.9"') +
      path(
        ellipse(1060, 230, 110),
        linear(a, [
          [0, '#f6d27a', 0.8],
          [1, '#c9772c', 0.6],
        ]),
      ) +
      path(
        polygon([
          [780, 490],
          [1010, 300],
          [1130, 380],
          [1210, 320],
          [1300, 380],
          [1300, 490],
        ]),
        '#0d4a55',
      ) +
      shaft(
        a,
        [
          [520, -20],
          [570, -20],
          [1010, 720],
          [620, 720],
        ],
        '#fff2cc',
        0.6,
        14,
      ) +
      shaft(
        a,
        [
          [1120, -20],
          [1170, -20],
          [1010, 720],
          [600, 720],
        ],
        '#ffe2a6',
        0.45,
        14,
      ) +
      shaft(
        a,
        [
          [180, -20],
          [220, -20],
          [260, 640],
          [60, 640],
        ],
        '#9fe0d8',
        0.3,
        16,
      ) +
      shaft(
        a,
        [
          [1400, -20],
          [1440, -20],
          [1560, 640],
          [1340, 640],
        ],
        '#9fe0d8',
        0.3,
        16,
      ) +
      path(
        polygon([
          [120, 640],
          [1480, 640],
          [1600, 760],
          [0, 760],
        ]),
        down(a, '#2b7f82', '#0c3c48'),
      ) +
      path(box(0, 756, 1600, 26), '#06232c') +
      path(ellipse(810, 684, 330, 32), '#f7e6b2', 'opacity="0.35"') +
      cast(a, 800, 692, 170, 14, '#04202a', 0.7) +
      glow(a, 800, 360, 420, '#ffe9b8', 0.55) +
      clip(a, box(540, 100, 520, 420), speaker) +
      path(
        polygon([
          [606, 520],
          [994, 520],
          [952, 900],
          [648, 900],
        ]),
        linear(
          a,
          [
            [0, '#e0b074'],
            [0.5, '#a8693c'],
            [1, '#4b2a30'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        polygon([
          [584, 498],
          [1016, 498],
          [996, 530],
          [604, 530],
        ]),
        linear(
          a,
          [
            [0, '#ffe0a6'],
            [1, '#c98a52'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        polygon([
          [604, 530],
          [996, 530],
          [992, 544],
          [608, 544],
        ]),
        '#4b2a30',
        'opacity="0.6"',
      ) +
      path(ellipse(800, 620, 44), '#f4e6c8', 'opacity="0.92"') +
      path(ellipse(800, 620, 30), '#12606a') +
      stroke('M725 500Q715 470 742 448', '#0a1c24', 6) +
      stroke('M878 500Q888 470 860 448', '#0a1c24', 6) +
      path(ellipse(745, 443, 10, 13), '#0a1c24') +
      path(ellipse(857, 443, 10, 13), '#0a1c24') +
      blend('multiply', blur(a, 20, path(box(0, 770, 1600, 150), '#0a2630')), 0.5) +
      crowd(a, {
        y0: 735,
        y1: 905,
        rows: 4,
        size: [48, 118],
        clothes: ['#123642', '#0d2a38', '#1d4450', '#2b3350'],
        far: '#145660',
        rim: '#8fd6cc',
        skin: ['#3a3236', '#4a3a38', '#2f2a32'],
      }) +
      glow(a, 545, 0, 260, '#fff4d0', 0.7) +
      glow(a, 1145, 0, 240, '#ffe8b8', 0.6) +
      shadeFrom(a, 'bottom', 150, '#031820', 0.75)
    );
  },
};
