import { across, linear, path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { box, ellipse, polygon } from './shape.ts';

const s = String;

/** A scent bottle with a faceted body. */
export function flacon(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  scent: string,
  metal: string,
): string {
  const body = box(x - w / 2, y - h * 0.68, w, h * 0.68, w * 0.09);
  return (
    path(
      body,
      linear(
        a,
        [
          [0, light(scent, 0.65)],
          [0.3, light(scent, 0.2)],
          [0.7, scent],
          [1, dark(scent, 0.45)],
        ],
        0,
        0,
        1,
        0.25,
      ),
    ) +
    path(
      box(x - w * 0.4, y - h * 0.52, w * 0.8, h * 0.44, w * 0.05),
      linear(
        a,
        [
          [0, light(scent, 0.3)],
          [0.6, scent],
          [1, dark(scent, 0.5)],
        ],
        0,
        0,
        1,
        0.6,
      ),
      'opacity="0.85"',
    ) +
    path(
      polygon([
        [x - w * 0.44, y - h * 0.64],
        [x - w * 0.26, y - h * 0.64],
        [x - w * 0.36, y - h * 0.04],
        [x - w * 0.44, y - h * 0.04],
      ]),
      '#ffffff',
      'opacity="0.5"',
    ) +
    path(
      polygon([
        [x + w * 0.3, y - h * 0.6],
        [x + w * 0.36, y - h * 0.6],
        [x + w * 0.36, y - h * 0.06],
        [x + w * 0.32, y - h * 0.06],
      ]),
      '#ffffff',
      'opacity="0.3"',
    ) +
    path(
      box(x - w * 0.17, y - h * 0.75, w * 0.34, h * 0.075),
      across(a, light(metal, 0.4), metal, dark(metal, 0.4)),
    ) +
    path(
      box(x - w * 0.24, y - h, w * 0.48, h * 0.25, 8),
      across(a, light(metal, 0.55), metal, dark(metal, 0.35), metal),
    ) +
    path(box(x - w * 0.26, y - h * 0.42, w * 0.52, h * 0.2), '#fff3df', 'opacity="0.9"') +
    stroke(
      `M${s(x - w * 0.16)} ${s(y - h * 0.34)}H${s(x + w * 0.16)}M${s(x - w * 0.1)} ${s(y - h * 0.29)}H${s(x + w * 0.1)}`,
      dark(scent, 0.5),
      3,
    )
  );
}

/** Pendant lamps with a warm cone. */
export const pendant = (x: number, y0: number, y: number, r: number, metal: string, bulb: string): string =>
  stroke(`M${s(x)} ${s(y0)}V${s(y - r)}`, dark(metal, 0.3), 3) +
  path(
    `M${s(x - r)} ${s(y)}C${s(x - r)} ${s(y - r * 0.8)} ${s(x - r * 0.3)} ${s(y - r)} ${s(x)} ${s(y - r)}C${s(x + r * 0.3)} ${s(y - r)} ${s(x + r)} ${s(y - r * 0.8)} ${s(x + r)} ${s(y)}Z`,
    metal,
  ) +
  path(
    `M${s(x - r)} ${s(y)}C${s(x - r)} ${s(y - r * 0.8)} ${s(x - r * 0.3)} ${s(y - r)} ${s(x)} ${s(y - r)}C${s(x - r * 0.2)} ${s(y - r * 0.8)} ${s(x - r * 0.5)} ${s(y - r * 0.4)} ${s(x - r * 0.5)} ${s(y)}Z`,
    light(metal, 0.25),
  ) +
  path(ellipse(x, y, r, r * 0.16), bulb);
