import { at, down, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, haze, shadeFrom, shaft } from '../kit/light.ts';
import { rose } from '../kit/blossoms.ts';
import { foliage } from '../kit/trees.ts';
import { leaf } from '../kit/leaves.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const floresCultivo: Scene = {
  focal: [0.45, 0.52],
  alt: 'Una trabajadora corta rosas en un invernadero de la Sabana de Bogotá',
  draw(a) {
    let beds = '';
    for (let r = 0; r < 9; r++) {
      const t = r / 8;
      const y = 520 + 330 * t ** 1.5;
      const s = 10 + 46 * t;
      for (let x = -40; x < 1640; x += s * 1.5) {
        if (Math.abs(x - 800) < 60 + 190 * t) continue;
        beds +=
          foliage(a, x, y + s * 0.9, s, s * 0.9, '#3f7a52', 10) +
          (t < 0.45
            ? path(
                ellipse(x, y, s * 0.6),
                mix(a.random.pick(['#d9405a', '#e0707f', '#f0b0a0']), '#f3d9c0', 0.3),
              )
            : rose(
                a,
                x + a.random.range(-6, 6),
                y,
                s * 0.62,
                a.random.pick(['#c9263f', '#d9405a', '#e8788a', '#f3c9b0']),
              ));
      }
    }
    return (
      path(box(0, 0, 1600, 900), down(a, '#dfe8d4', '#f3ead0', '#a8bf9a')) +
      Array.from({ length: 8 }, (_, i) => {
        const k = 1 - i / 9;
        return stroke(
          `M${String(800 - 900 * k)} 900V${String(420 - 260 * k)}Q${String(800)} ${String(380 - 640 * k)} ${String(800 + 900 * k)} ${String(420 - 260 * k)}V900`,
          mix('#8fa8a0', '#eef0da', i / 8),
          3 + 12 * k,
        );
      }).join('') +
      Array.from({ length: 9 }, (_, i) =>
        stroke(
          `M${String(-400 + i * 300)} -60L${String(800 + (i - 4) * 10)} 400`,
          '#b5c9ba',
          2.4,
          'opacity="0.7"',
        ),
      ).join('') +
      shaft(
        a,
        [
          [1100, -20],
          [1500, -20],
          [900, 800],
          [300, 800],
        ],
        '#fff6d0',
        0.55,
        40,
      ) +
      path(
        polygon([
          [780, 470],
          [820, 470],
          [1120, 910],
          [480, 910],
        ]),
        down(a, '#f0ddb4', '#a8845f'),
      ) +
      beds +
      haze(a, 380, 620, '#fbf3d8', 0.7) +
      cast(a, 720, 866, 150, 14, '#3a2a3a', 0.5) +
      figure(
        a,
        712,
        862,
        560,
        { ...POSE.speak, lean: 6 },
        {
          woman: true,
          skin: '#a56c48',
          hair: '#231a1c',
          hairStyle: 'bun',
          top: '#3f7a8a',
          bottom: '#33405a',
          jacket: '#3f7a8a',
          reach: { handNear: [560, 560], handFar: [590, 600] },
        },
        -1,
        { rim: '#fff8dc', shade: '#2a2a58', from: 1 },
      ).svg +
      stroke('M560 560L520 700M574 566L560 720M586 580L600 716', '#3f6a48', 7) +
      rose(a, 500, 520, 42, '#c9263f') +
      rose(a, 566, 486, 46, '#e0506a') +
      rose(a, 622, 528, 40, '#f0a8a0') +
      rose(a, 556, 556, 38, '#d9344f') +
      [
        [90, 800, 80],
        [240, 860, 96],
        [1340, 850, 92],
        [1500, 790, 84],
        [1190, 880, 78],
        [400, 892, 70],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            rose(a, x, y, r, a.random.pick(['#c9263f', '#d9405a', '#e8788a', '#f3c0a8'])) +
            at(x, y + r, leaf(r * 1.2, r * 0.3, 150, '#2f6a48') + leaf(r * 1.2, r * 0.3, 30, '#3a7a50')),
        )
        .join('') +
      shadeFrom(a, 'bottom', 110, '#2a1a34', 0.45)
    );
  },
};
