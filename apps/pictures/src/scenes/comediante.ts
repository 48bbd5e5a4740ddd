import { across, down, path, stroke } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const comediante: Scene = {
  focal: [0.48, 0.46],
  alt: 'Un comediante con un saco que le queda grande habla ante el micrófono, solo en el escenario, con una silla vacía al lado',
  draw(a) {
    return (
      path(box(0, 0, 1600, 900), down(a, '#2a1420', '#4a1f28', '#1f0f18')) +
      Array.from({ length: 17 }, (_, i) =>
        path(box(i * 96 - 10, 0, 96, 640), across(a, '#5a1f2a', '#8f2f38', '#4a1824')),
      ).join('') +
      shaft(
        a,
        [
          [640, -40],
          [860, -40],
          [1120, 760],
          [430, 760],
        ],
        '#fff0cc',
        0.75,
        18,
      ) +
      path(box(0, 640, 1600, 280), down(a, '#8a5636', '#4a2c20')) +
      path(box(0, 636, 1600, 6), '#c98f5a') +
      path(ellipse(780, 716, 350, 56), '#ffe0a8', 'opacity="0.5"') +
      cast(a, 1060, 706, 80, 10, '#1a0c0c', 0.7) +
      path(box(1006, 470, 12, 240), '#3a241c') +
      path(box(1096, 560, 12, 150), '#3a241c') +
      path(box(1002, 558, 112, 16, 6), '#6a4428') +
      path(box(1004, 450, 18, 120, 8), '#6a4428') +
      cast(a, 770, 722, 120, 14, '#1a0c0c', 0.7) +
      figure(
        a,
        760,
        720,
        520,
        { ...POSE.speak, armNear: [40, 128], armFar: [64, 118] },
        {
          skin: '#b97c54',
          hair: '#221a1c',
          hairStyle: 'curly',
          top: '#e9dcc0',
          jacket: '#3f4a5a',
          bottom: '#23242f',
        },
        1,
        { rim: '#fff0cc', shade: '#1a0f1c', from: 1, reach: 4 },
      ).svg +
      stroke('M884 720V330L850 296', '#c9ced2', 7) +
      path(ellipse(884, 724, 64, 10), '#3a3f48') +
      path(ellipse(846, 290, 15, 19), '#2a2d36') +
      path(ellipse(842, 284, 6, 7), '#9aa3aa') +
      crowd(a, {
        y0: 790,
        y1: 950,
        rows: 3,
        size: [54, 92],
        clothes: ['#3a1f2c', '#2a1824', '#4f2a30'],
        far: '#1a0c14',
        rim: '#d98a5a',
      }) +
      glow(a, 780, 300, 420, '#fff0cc', 0.4) +
      shadeFrom(a, 'left', 260, '#0a0610', 0.6) +
      shadeFrom(a, 'right', 260, '#0a0610', 0.6)
    );
  },
};
