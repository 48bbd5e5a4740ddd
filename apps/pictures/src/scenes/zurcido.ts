import { at, clip, down, path, stroke } from '../kit/art.ts';
import { cast, formed } from '../kit/light.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import { reel, rimShade, tableTop } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const zurcido: Scene = {
  focal: [0.45, 0.55],
  alt: 'Un zurcido mostaza a medio tejer en el codo de un suéter gris, con aguja, hilo y una bombilla',
  draw(a) {
    const sleeve = smooth([
      [-40, 300],
      [260, 250],
      [620, 330],
      [900, 300],
      [1130, 420],
      [1150, 640],
      [940, 760],
      [560, 740],
      [260, 800],
      [-40, 760],
    ]);
    const ribs = Array.from({ length: 46 }, (_, i) =>
      stroke(
        `M${String(-30 + i * 26)} 230q${String(22 - i * 0.4)} 300 -6 600`,
        i % 2 ? '#5d6470' : '#9aa2ab',
        5,
        'opacity="0.5"',
      ),
    ).join('');
    const patch = ellipse(720, 540, 190, 160);
    const warp = Array.from({ length: 19 }, (_, i) =>
      stroke(`M${String(544 + i * 20)} 370V710`, '#e3a92f', 9),
    ).join('');
    const weft = Array.from({ length: 10 }, (_, j) =>
      Array.from({ length: 19 }, (_, i) =>
        (i + j) % 2 ? path(box(535 + i * 20, 396 + j * 20, 19, 13, 5), '#f3c85a') : '',
      ).join(''),
    ).join('');
    return (
      tableTop(a, ['#c9a98a', '#8f6a58'], 190, '#a8784c') +
      cast(a, 560, 790, 560, 40, '#1a1024', 0.5) +
      formed(a, sleeve, '#8a929c', '#4f5764', -14, -22, 10) +
      clip(a, sleeve, ribs) +
      stroke('M-40 300C120 270 200 246 260 250', '#b9c0c6', 4, 'opacity="0.6"') +
      path(ellipse(720, 540, 206, 176), '#4a5260', 'opacity="0.5"') +
      path(patch, '#39414e') +
      clip(a, patch, warp + weft) +
      stroke('M726 596C860 600 960 520 1060 470C1180 410 1240 470 1290 560', '#e3a92f', 7) +
      at(
        726,
        596,
        stroke('M0 0L-210 54', '#5a626c', 12) +
          stroke('M0 0L-210 54', '#dfe6ea', 8) +
          path(ellipse(-16, 4, 9, 3), '#5a626c'),
      ) +
      reel(a, 1310, 720, 210, '#e3a92f', '#a8742a') +
      reel(a, 1470, 640, 150, '#8a929c', '#4f5764') +
      at(
        1180,
        300,
        cast(a, 10, 92, 90, 14, '#1a1024', 0.5) +
          path(ellipse(0, 10, 78), '#f6ecd0', 'opacity="0.9"') +
          path(ellipse(-20, -14, 40), '#fffdf2', 'opacity="0.8"') +
          stroke('M-18 40l10 -40l8 22l10 -22l8 40', '#a8742a', 3) +
          path(box(-30, 76, 60, 58, 6), down(a, '#c9ced2', '#7a828a')) +
          [86, 100, 114].map((y) => path(box(-30, y, 60, 4), '#5a626c')).join(''),
        1,
        24,
      ) +
      rimShade(a)
    );
  },
};
