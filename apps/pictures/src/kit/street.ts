import { across, group, path, type Art } from './art.ts';
import { box, ellipse, polygon } from './shape.ts';

const s = String;

/** The tricolour on a pole, in the wind. */
export function flag(a: Art, x: number, y: number, h: number, w = h * 0.55): string {
  const band = (y0: number, dy: number, c: string): string =>
    path(
      `M${s(x)} ${s(y0)}q${s(w * 0.25)} ${s(-dy * 0.7)} ${s(w * 0.5)} 0t${s(w * 0.5)} 0v${s(dy)}q${s(-w * 0.25)} ${s(dy * 0.7)} ${s(-w * 0.5)} 0t${s(-w * 0.5)} 0Z`,
      c,
    );
  const f = w * 0.62;
  return (
    path(box(x - h * 0.008, y - h, h * 0.016, h), across(a, '#e8e2d2', '#6f6a66')) +
    group(
      band(y - h, f * 0.5, '#e9b93f') +
        band(y - h + f * 0.5, f * 0.25, '#2f4f8f') +
        band(y - h + f * 0.75, f * 0.25, '#b9303a'),
      '',
    ) +
    path(ellipse(x, y - h - 3, h * 0.016), '#d9b65a')
  );
}

/** A street lamp with its light. */
export const lamp = (x: number, y: number, h: number, iron: string, light1: string): string =>
  path(box(x - h * 0.012, y - h, h * 0.024, h), iron) +
  path(
    polygon([
      [x - h * 0.05, y - h * 1.0],
      [x - h * 0.035, y - h * 1.12],
      [x + h * 0.035, y - h * 1.12],
      [x + h * 0.05, y - h * 1.0],
    ]),
    light1,
  ) +
  path(
    polygon([
      [x - h * 0.045, y - h * 1.12],
      [x, y - h * 1.17],
      [x + h * 0.045, y - h * 1.12],
    ]),
    iron,
  ) +
  path(box(x - h * 0.03, y - h * 0.04, h * 0.06, h * 0.04), iron);
