import { at, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { box, ellipse, smooth } from '../kit/shape.ts';
import type { Person } from './spec.ts';

const s = String;

/** A measuring tape around the neck. */
const tape = (): string =>
  [
    [-66, 366],
    [58, 318],
  ]
    .map(
      ([x = 0, end = 0]) =>
        path(box(x - 10, 128, 20, end - 128, 4), '#f0c84a') +
        Array.from({ length: Math.floor((end - 150) / 14) }, (_, i) =>
          stroke(`M${s(x - 9)} ${s(144 + i * 14)}h${s(i % 5 === 0 ? 13 : 7)}`, '#5a3a1f', 1.6),
        ).join(''),
    )
    .join('');

/** A raised boxing glove in front of the chest. */
const glove = (x: number, mirrored: 1 | -1): string =>
  at(
    x,
    262,
    `<g transform="scale(${s(mirrored)} 1)">${
      path(box(-42, 58, 84, 60, 14), '#f2ead8') +
      path(
        smooth([
          [-60, 10],
          [-54, -44],
          [-8, -70],
          [44, -56],
          [64, -8],
          [52, 56],
          [-46, 62],
        ]),
        '#b3262c',
      ) +
      path(
        smooth([
          [-48, 4],
          [-42, -38],
          [-6, -58],
          [14, -52],
          [-20, -8],
        ]),
        light('#b3262c', 0.28),
        'opacity="0.8"',
      ) +
      path(
        smooth([
          [-58, 22],
          [-74, -12],
          [-50, -34],
          [-26, -8],
          [-30, 26],
        ]),
        dark('#b3262c', 0.22),
      ) +
      stroke('M-4 -20Q28 -18 46 6', dark('#b3262c', 0.4), 3)
    }</g>`,
  );

const sticks = (): string =>
  [
    [-150, 392, 58, 196],
    [150, 392, -46, 206],
  ]
    .map(
      ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
        stroke(`M${s(x0)} ${s(y0)}L${s(x1)} ${s(y1)}`, '#b98a54', 11) +
        stroke(`M${s(x0 - 2)} ${s(y0 - 3)}L${s(x1 - 2)} ${s(y1 - 3)}`, '#e3bd86', 4) +
        path(ellipse(x1, y1, 10), '#e3bd86'),
    )
    .join('');

const stethoscope = (): string =>
  stroke('M-60 118C-74 200 -50 268 -8 276C34 268 66 200 58 118', '#2f3a44', 8) +
  stroke('M-8 276V326', '#2f3a44', 8) +
  path(ellipse(-8, 338, 20), '#c9ced2') +
  path(ellipse(-8, 338, 12), '#8a949c');

/** The attribute of a person's profession, in head units, on top of the clothes. */
export function propOf(p: Person): string {
  if (!p.prop) return '';
  return {
    tape,
    gloves: () => glove(-112, 1) + glove(112, -1),
    sticks,
    stethoscope,
  }[p.prop]();
}
