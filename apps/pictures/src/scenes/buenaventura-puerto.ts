import { across, at, down, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { mountains, ridge } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { box, polygon } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import { FARMER } from '../kit/people.ts';
import type { Scene } from '../scene.ts';

export const buenaventuraPuerto: Scene = {
  focal: [0.55, 0.5],
  alt: 'Grúas pórtico y un buque cargado de contenedores en el puerto de Buenaventura, bajo nubes de tormenta',
  draw(a) {
    const crane = (x: number, k: number, c: string): string =>
      at(
        x,
        640,
        stroke('M-90 0L-70 -330M90 0L70 -330M-84 -110H84M-78 -220H78M-90 0L84 -110M-84 -110L78 -220', c, 12) +
          stroke('M-220 -350H330M-220 -376H330', c, 11) +
          stroke('M0 -376L20 -520L330 -376M20 -520L-220 -376', c, 6) +
          path(box(-90, -404, 110, 54), dark(c, 0.25)) +
          stroke('M230 -350V-250', '#2a2a3a', 4) +
          path(box(196, -250, 70, 30), '#e0a23f'),
        k,
      );
    const boxes = (x0: number, y: number, cols: number, high: number, w: number, h: number): string =>
      Array.from({ length: cols }, (_, i) =>
        Array.from({ length: a.random.int(Math.max(1, high - 2), high) }, (_, j) => {
          const c = a.random.pick(['#c9503f', '#3f7a8a', '#e0a23f', '#e9dcc4', '#4f5a8a', '#3f7a5a']);
          return (
            path(
              box(x0 + i * (w + 2), y - (j + 1) * h, w, h - 2),
              across(a, light(c, 0.12), c, dark(c, 0.25)),
            ) +
            [0.2, 0.4, 0.6, 0.8]
              .map((t) =>
                path(box(x0 + i * (w + 2) + w * t, y - (j + 1) * h, 2, h - 2), dark(c, 0.3), 'opacity="0.6"'),
              )
              .join('')
          );
        }).join(''),
      ).join('');
    const ship = at(
      0,
      0,
      boxes(560, 600, 10, 6, 70, 34) +
        path(box(1290, 350, 130, 250), across(a, '#f6ecd8', '#a8a0a8')) +
        [0, 1, 2, 3, 4].map((i) => path(box(1302, 372 + i * 42, 106, 16), '#33405a')).join('') +
        path(box(1330, 300, 50, 50), '#c9503f') +
        path(
          polygon([
            [440, 590],
            [1500, 590],
            [1450, 720],
            [520, 720],
          ]),
          down(a, '#31466a', '#1a2240'),
        ) +
        path(
          polygon([
            [496, 690],
            [1462, 690],
            [1450, 724],
            [520, 724],
          ]),
          '#a83a34',
        ) +
        stroke('M446 596H1496', '#6a86a8', 5),
    );
    return (
      sky(a, SKY.storm, 600, { sun: [360, 420, 40], cover: 0.75, stretch: 3 }) +
      mountains(a, ridge(a, { y: 520, amp: 40, seed: 3 }), {
        top: '#4f6a6c',
        base: '#a8ad8a',
        shade: '#3a545c',
        bottom: 680,
      }) +
      haze(a, 460, 700, '#e0d9a0', 0.5) +
      crane(300, 0.7, '#8a7a5f') +
      crane(520, 0.8, '#9a7f55') +
      boxes(-20, 660, 7, 5, 60, 30) +
      crane(860, 1.12, '#d9822f') +
      ship +
      crane(1240, 1.2, '#e08a30') +
      water(a, 706, 900, ['#8f9a82', '#24394a'], {
        above: ship,
        reflect: 0.5,
        glint: '#fff6c0',
        glints: 110,
        glintX: [100, 700],
        squash: 0.6,
      }) +
      path(box(-20, 836, 520, 80), down(a, '#4a4a52', '#26262f')) +
      path(box(-20, 830, 520, 10), '#e0a23f') +
      figure(
        a,
        250,
        836,
        210,
        POSE.stand,
        { ...FARMER, top: '#e5863a', bottom: '#2a3344', hat: { colour: '#f4cf4a', kind: 'helmet' } },
        1,
        { rim: '#fff6c0', from: -1 },
      ).svg +
      figure(
        a,
        340,
        836,
        204,
        POSE.speak,
        { ...FARMER, top: '#e5863a', bottom: '#2a3344', hat: { colour: '#f7efe0', kind: 'helmet' } },
        1,
        { rim: '#fff6c0', from: -1 },
      ).svg +
      birds(a, 700, 260, 9, '#2f3f48', 15) +
      glow(a, 360, 420, 620, '#fff0a8', 0.45) +
      shadeFrom(a, 'bottom', 110, '#101a28', 0.5)
    );
  },
};
