import { clip, path, stroke } from '../../kit/art.ts';
import { dark, light } from '../../kit/colour.ts';
import { box, ellipse, polygon, smooth } from '../../kit/shape.ts';
import { bodyOf, torso, type Garment } from './cloth.ts';

export const turtleneck: Garment = (a, p) => {
  const [, c] = p.clothes;

  const roll = smooth(
    [
      [-46, 92],
      [-52, 128],
      [-60, 160],
      [0, 178],
      [60, 160],
      [52, 128],
      [46, 92],
      [0, 108],
    ],
    true,
    0.8,
  );
  return (
    bodyOf(a, p, torso(p, 0, 10)) +
    path(
      polygon([
        [-50, 110],
        [50, 110],
        [50, 180],
        [0, 250],
        [-50, 180],
      ]),
      c,
    ) +
    path(roll, light(c, 0.1)) +
    clip(
      a,
      roll,
      Array.from({ length: 14 }, (_, i) =>
        stroke(`M${String(-52 + i * 8)} 90V180`, dark(c, 0.35), 1.6, 'opacity="0.4"'),
      ).join('') +
        path(box((p.from === 1 ? -1 : 1) > 0 ? 10 : -80, 80, 70, 110), dark(c, 0.5), 'opacity="0.4"'),
    ) +
    stroke('M-60 160Q0 196 60 160', dark(c, 0.5), 2.4, 'opacity="0.6"')
  );
};

export const blouse: Garment = (a, p) => {
  const [, c, c2] = p.clothes;

  const d = smooth(
    [
      [-70, 140],
      [-158, 190],
      [-182, 300],
      [-184, 620],
      [184, 620],
      [182, 300],
      [158, 190],
      [70, 140],
      [44, 220],
      [0, 278],
      [-44, 220],
    ],
    true,
    0.72,
  );
  return (
    bodyOf(a, p, d) +
    stroke('M-70 140Q-44 226 0 278Q44 226 70 140', light(c, 0.4), 4) +
    path(
      smooth([
        [0, 278],
        [-26, 330],
        [-10, 420],
        [10, 420],
        [26, 330],
      ]),
      dark(c, 0.3),
      'opacity="0.5"',
    ) +
    path(ellipse(0, 286, 7), c2)
  );
};

export const tee: Garment = (a, p) => {
  const [, c, c2] = p.clothes;
  return (
    bodyOf(
      a,
      p,
      smooth(
        [
          [-58, 138],
          [-170, 190],
          [-206, 300],
          [-210, 620],
          [210, 620],
          [206, 300],
          [170, 190],
          [58, 138],
          [34, 178],
          [0, 188],
          [-34, 178],
        ],
        true,
        0.75,
      ),
    ) +
    stroke('M-58 138Q-40 186 0 190Q40 186 58 138', light(c, 0.28), 6) +
    stroke('M-58 138Q-40 186 0 190Q40 186 58 138', c2, 2)
  );
};

export const dress: Garment = (a, p) => {
  const [, c, c2] = p.clothes;

  const d = smooth(
    [
      [-104, 176],
      [-122, 260],
      [-150, 330],
      [-146, 620],
      [146, 620],
      [150, 330],
      [122, 260],
      [104, 176],
      [84, 182],
      [70, 262],
      [0, 308],
      [-70, 262],
      [-84, 182],
    ],
    true,
    0.7,
  );
  return (
    bodyOf(a, p, d) +
    stroke('M-70 262Q-30 300 0 308Q30 300 70 262', light(c, 0.45), 3) +
    stroke('M-40 158Q0 214 40 158', c2, 3) +
    path(ellipse(0, 190, 6, 8), c2)
  );
};

export const ruana: Garment = (a, p) => {
  const [, c, c2] = p.clothes;

  const d = smooth(
    [
      [-40, 128],
      [-120, 160],
      [-230, 260],
      [-280, 640],
      [280, 640],
      [230, 260],
      [120, 160],
      [40, 128],
      [0, 196],
    ],
    true,
    0.7,
  );
  return (
    bodyOf(a, p, d) +
    clip(
      a,
      d,
      [-240, -196, -150, 150, 196, 240]
        .map((x, i) =>
          stroke(`M${String(x * 0.5)} 120L${String(x)} 660`, i % 2 ? c2 : light(c, 0.4), 11, 'opacity="0.7"'),
        )
        .join(''),
    ) +
    stroke('M-42 128Q-14 190 0 200Q14 190 42 128', c2, 7)
  );
};
