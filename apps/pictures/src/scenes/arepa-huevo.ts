import { across, at, clip, down, path, stroke, type Art } from '../kit/art.ts';
import { cast, formed, glow, shadeFrom, shaft } from '../kit/light.ts';
import { steam, table } from '../kit/tableware.ts';
import { leaf } from '../kit/leaves.ts';
import { box, ellipse, smooth, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

const s = String;

/** Blisters and crumbs of a fried crust, inside an ellipse. */
const blisters = (a: Art, x: number, y: number, rx: number, ry: number): string =>
  clip(
    a,
    ellipse(x, y, rx, ry),
    Array.from({ length: 34 }, () =>
      path(
        ellipse(
          x + a.random.range(-1, 1) * rx,
          y + a.random.range(-1, 1) * ry,
          a.random.range(4, 15),
          a.random.range(2, 8),
        ),
        a.random.pick(['#ffe08a', '#b8641f', '#ffd067', '#a8561c', '#f6b846']),
        'opacity="0.4"',
      ),
    ).join(''),
  );

/** A puffed fried arepa: a disc with a thick round edge. */
const arepa = (a: Art, x: number, y: number, r: number): string =>
  cast(a, x + r * 0.12, y + r * 0.4, r * 1.08, r * 0.18, '#1c1408', 0.7) +
  path(
    `M${s(x - r)} ${s(y)}C${s(x - r * 1.04)} ${s(y + r * 0.34)} ${s(x - r * 0.6)} ${s(y + r * 0.52)} ${s(x)} ${s(y + r * 0.53)}C${s(x + r * 0.6)} ${s(y + r * 0.52)} ${s(x + r * 1.04)} ${s(y + r * 0.34)} ${s(x + r)} ${s(y)}Z`,
    across(a, '#f0a838', '#d07f24', '#8a4a1c'),
  ) +
  formed(a, ellipse(x, y, r, r * 0.38), '#f2ae3e', '#bd6a1c', -r * 0.09, -r * 0.05, 10) +
  blisters(a, x, y, r * 0.94, r * 0.33) +
  path(ellipse(x - r * 0.34, y - r * 0.14, r * 0.3, r * 0.07), '#fff0b8', 'opacity="0.5"');

/** Half of an opened arepa, upright on its edge, with the egg in the cut. */
const opened = (a: Art, x: number, y: number, r: number): string => {
  const face: readonly Point[] = [
    [-r, 0],
    [-r * 0.94, -r * 0.2],
    [-r * 0.4, -r * 0.4],
    [r * 0.4, -r * 0.4],
    [r * 0.94, -r * 0.2],
    [r, 0],
    [r * 0.9, r * 0.16],
    [r * 0.3, r * 0.25],
    [-r * 0.3, r * 0.25],
    [-r * 0.9, r * 0.16],
  ];
  const shrunk = (k: number): string =>
    smooth(face.map(([px, py]): Point => [px * k, -r * 0.07 + (py + r * 0.07) * (k - 0.08)]));
  return (
    cast(a, x + r * 0.1, y + r * 0.24, r * 1.12, r * 0.14, '#1c1408', 0.75) +
    at(
      x,
      y,
      // The crust behind the cut, the edge of the crust, the dough, the white and the yolk.
      path(
        `M${s(-r)} 0C${s(-r)} ${s(-r * 0.42)} ${s(-r * 0.56)} ${s(-r * 0.62)} 0 ${s(-r * 0.62)}C${s(r * 0.56)} ${s(-r * 0.62)} ${s(r)} ${s(-r * 0.42)} ${s(r)} 0Z`,
        down(a, '#f3b243', '#dc8c2a', '#a8581c'),
      ) +
        path(smooth(face), down(a, '#e59a32', '#b8641f')) +
        path(shrunk(0.95), down(a, '#ffe6a0', '#f0c466')) +
        path(
          smooth([
            [-r * 0.8, -r * 0.04],
            [-r * 0.5, -r * 0.24],
            [-r * 0.1, -r * 0.27],
            [r * 0.3, -r * 0.26],
            [r * 0.74, -r * 0.14],
            [r * 0.78, r * 0.02],
            [r * 0.4, r * 0.11],
            [-r * 0.3, r * 0.12],
          ]),
          down(a, '#fffdf2', '#e9dfc8'),
        ) +
        formed(
          a,
          smooth([
            [-r * 0.42, -r * 0.05],
            [-r * 0.22, -r * 0.19],
            [r * 0.12, -r * 0.19],
            [r * 0.36, -r * 0.06],
            [r * 0.2, r * 0.06],
            [-r * 0.2, r * 0.07],
          ]),
          '#ffb52e',
          '#dd7a16',
          -r * 0.03,
          -r * 0.03,
          6,
        ) +
        path(ellipse(-r * 0.12, -r * 0.12, r * 0.1, r * 0.025), '#fff0c0', 'opacity="0.8"'),
    )
  );
};

/** The iron pot with hot oil and a floating arepa. */
const pot = (a: Art, x: number, y: number, r: number): string =>
  cast(a, x, y + r * 0.72, r * 1.1, r * 0.14, '#120c10', 0.7) +
  path(
    `M${s(x - r)} ${s(y)}C${s(x - r)} ${s(y + r * 0.56)} ${s(x - r * 0.6)} ${s(y + r * 0.78)} ${s(x)} ${s(y + r * 0.78)}C${s(x + r * 0.6)} ${s(y + r * 0.78)} ${s(x + r)} ${s(y + r * 0.56)} ${s(x + r)} ${s(y)}Z`,
    across(a, '#5a545c', '#332e38', '#17131c'),
  ) +
  [-1, 1]
    .map((side) =>
      stroke(
        `M${s(x + side * r * 0.98)} ${s(y + r * 0.08)}q${s(side * r * 0.2)} ${s(-r * 0.02)} ${s(side * r * 0.2)} ${s(r * 0.12)}t${s(-side * r * 0.22)} ${s(r * 0.1)}`,
        '#2a252e',
        r * 0.07,
      ),
    )
    .join('') +
  path(ellipse(x, y, r, r * 0.26), '#6a636c') +
  path(ellipse(x, y + r * 0.02, r * 0.92, r * 0.22), '#1c171f') +
  path(ellipse(x, y + r * 0.05, r * 0.88, r * 0.19), across(a, '#e8a63a', '#c67f22', '#8a4f1a')) +
  clip(
    a,
    ellipse(x, y + r * 0.05, r * 0.88, r * 0.19),
    formed(a, ellipse(x - r * 0.16, y + r * 0.03, r * 0.42, r * 0.12), '#f7bd4c', '#b8641f', -8, -5, 6) +
      Array.from({ length: 40 }, () => {
        const t = a.random.range(0, Math.PI * 2);
        const k = a.random.range(0.44, 0.6);
        return path(
          ellipse(
            x - r * 0.16 + Math.cos(t) * r * k,
            y + r * 0.04 + Math.sin(t) * r * k * 0.3,
            a.random.range(3, 9),
          ),
          '#ffe9a8',
          'opacity="0.75"',
        );
      }).join(''),
  );

export const arepaHuevo: Scene = {
  focal: [0.46, 0.62],
  alt: 'Arepas de huevo recién fritas sobre una hoja de bijao; la primera, abierta, deja ver la yema',
  draw: (a) =>
    path(box(0, 0, 1600, 900), down(a, '#2f6a6a', '#1f4a52', '#16303a')) +
    Array.from({ length: 10 }, (_, i) => path(box(i * 170 - 40, 0, 5, 520), '#12303a', 'opacity="0.5"')).join(
      '',
    ) +
    shaft(
      a,
      [
        [-40, -60],
        [420, -60],
        [1360, 880],
        [260, 880],
      ],
      '#fff0c0',
      0.42,
      46,
    ) +
    table(a, 452, '#8a5432') +
    pot(a, 1206, 372, 286) +
    steam(a, 1160, 330, 320, '#fff3dc', 5) +
    at(330, 610, leaf(1120, 150, 6, '#3f7a3f', '#5f9a4a')) +
    at(1240, 800, leaf(1180, 130, 187, '#356a3a', '#4f8a45')) +
    stroke('M340 612L1420 728', '#8fc06a', 4, 'opacity="0.6"') +
    stroke('M1230 800L90 660', '#7ab060', 4, 'opacity="0.6"') +
    arepa(a, 420, 588, 176) +
    arepa(a, 812, 572, 168) +
    arepa(a, 1080, 690, 190) +
    opened(a, 640, 762, 286) +
    steam(a, 640, 560, 330, '#fff3dc', 4) +
    glow(a, 240, 80, 900, '#ffe9b0', 0.45) +
    shadeFrom(a, 'bottom', 90, '#1c0f10', 0.5) +
    shadeFrom(a, 'right', 240, '#12101a', 0.4),
};
