import { across, down, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { glow, haze, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const mercadoPlaza: Scene = {
  focal: [0.5, 0.55],
  alt: 'Puestos de frutas y toldos de colores en una plaza de mercado, con rayos de luz',
  draw(a) {
    const fruit = (x: number, y: number, w: number, c: string, r: number): string =>
      path(
        polygon([
          [x, y],
          [x + w, y],
          [x + w - 14, y + 60],
          [x + 14, y + 60],
        ]),
        across(a, '#c99a62', '#6a4432'),
      ) +
      Array.from({ length: Math.round((w / r) * 2.4) }, (_, i) => {
        const row = Math.floor(i / (w / r / 0.9));
        const px = x + r + ((i * r * 1.7 + row * r) % (w - r * 2));
        const py = y - row * r * 0.9;
        return (
          path(ellipse(px, py, r, r * 0.94), dark(c, 0.3)) +
          path(
            ellipse(px - r * 0.14, py - r * 0.16, r * 0.8, r * 0.74),
            a.random.chance(0.2) ? light(c, 0.25) : c,
          ) +
          path(ellipse(px - r * 0.35, py - r * 0.4, r * 0.2), '#fff3dc', 'opacity="0.7"')
        );
      }).join('') +
      path(box(x, y, w, 8), '#e0b884');
    const awning = (x: number, y: number, w: number, c: string): string =>
      Array.from({ length: 10 }, (_, i) =>
        path(
          `M${String(x + (i * w) / 10)} ${String(y)}L${String(x + (i * w) / 10 - 14 + i * 2.8)} ${String(y + 90)}q${String(w / 20)} 24 ${String(w / 10 + 2.8)} 0L${String(x + ((i + 1) * w) / 10)} ${String(y)}Z`,
          i % 2 ? '#f7ead0' : c,
        ),
      ).join('') + path(box(x, y + 60, w, 34), '#3a1a30', 'opacity="0.16"');
    return (
      path(box(0, 0, 1600, 900), down(a, '#2f4a5a', '#8a6a5a', '#c98f5a')) +
      Array.from({ length: 7 }, (_, i) => path(box(i * 260 - 40, 0, 18, 420), '#24384a')).join('') +
      stroke('M-20 120L800 20L1620 120M-20 170L800 70L1620 170', '#24384a', 12) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          path(
            polygon([
              [140 + i * 240, 30],
              [280 + i * 240, 14],
              [300 + i * 240, 100],
              [160 + i * 240, 116],
            ]),
            '#fff0c0',
            'opacity="0.7"',
          ),
        )
        .join('') +
      shaft(
        a,
        [
          [260, 40],
          [420, 30],
          [820, 860],
          [420, 860],
        ],
        '#fff0c0',
        0.5,
        26,
      ) +
      shaft(
        a,
        [
          [860, 30],
          [1010, 40],
          [1420, 860],
          [1020, 860],
        ],
        '#fff0c0',
        0.45,
        26,
      ) +
      crowd(a, {
        y0: 470,
        y1: 600,
        rows: 4,
        size: [56, 92],
        clothes: ['#6a5a6a', '#8a5a4a', '#5a6a70', '#a87a4a'],
        far: '#a8805f',
        rim: '#ffe6b0',
      }) +
      haze(a, 360, 620, '#f0c98a', 0.5) +
      awning(-60, 190, 520, '#c9402f') +
      awning(540, 210, 480, '#e0a02f') +
      awning(1100, 190, 560, '#3f8a6a') +
      figure(
        a,
        800,
        800,
        420,
        POSE.carry,
        {
          woman: true,
          skin: '#8a5638',
          hair: '#1f171a',
          hairStyle: 'bun',
          top: '#f3e3c4',
          bottom: '#3f5a7a',
          sleeves: 'short',
          jacket: '#d9503f',
        },
        1,
        { rim: '#fff0c0', shade: '#4a1f4a', from: -1 },
      ).svg +
      path(
        smooth([
          [800, 590],
          [860, 560],
          [930, 590],
          [910, 650],
          [820, 650],
        ]),
        '#8a5a34',
      ) +
      [
        [820, 570, '#e0a02f'],
        [860, 556, '#c9402f'],
        [900, 572, '#7aa04a'],
      ]
        .map(([x, y, c]) => path(ellipse(Number(x), Number(y), 26), String(c)))
        .join('') +
      [
        [-20, 640, 260, '#e0902f', 22],
        [250, 650, 240, '#c9302f', 19],
        [500, 662, 220, '#7aa03f', 21],
        [930, 662, 220, '#e8c03f', 24],
        [1160, 650, 230, '#a83a5a', 18],
        [1400, 640, 240, '#e0702f', 23],
      ]
        .map(([x, y, w, c, r]) => fruit(Number(x), Number(y), Number(w), String(c), Number(r)))
        .join('') +
      path(box(0, 716, 1600, 200), down(a, '#7a4a3a', '#2f1a26')) +
      [
        [-30, 790, 330, '#8aa83f', 30],
        [330, 806, 300, '#e8b03f', 33],
        [680, 816, 290, '#d9402f', 28],
        [1000, 806, 300, '#e07f2f', 32],
        [1330, 790, 320, '#6a3a6a', 26],
      ]
        .map(([x, y, w, c, r]) => fruit(Number(x), Number(y), Number(w), String(c), Number(r)))
        .join('') +
      glow(a, 340, 40, 600, '#ffe6a8', 0.45) +
      shadeFrom(a, 'bottom', 120, '#24101f', 0.55)
    );
  },
};
