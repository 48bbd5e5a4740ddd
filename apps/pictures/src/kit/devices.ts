import { across, at, clip, linear, path, spray, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { box, ellipse, polygon, type Point } from './shape.ts';

const s = String;

/** A studio microphone on a boom; capsule's middle at (x, y). */
export function microphone(a: Art, x: number, y: number, h: number, metal: string): string {
  const w = h * 0.5;
  const body = box(x - w / 2, y - h / 2, w, h, w * 0.42);
  let mesh = '';
  for (let i = 0; i < 15; i++)
    mesh += stroke(
      `M${s(x - w / 2)} ${s(y - h / 2 + (h * 0.62 * i) / 14)}q${s(w / 2)} ${s(h * 0.05)} ${s(w)} 0`,
      dark(metal, 0.65),
      h * 0.009,
    );
  for (let i = 0; i < 11; i++)
    mesh += stroke(
      `M${s(x - w / 2 + (w * i) / 10)} ${s(y - h / 2)}V${s(y + h * 0.12)}`,
      dark(metal, 0.6),
      h * 0.006,
      'opacity="0.8"',
    );
  return (
    path(
      body,
      linear(
        a,
        [
          [0, light(metal, 0.65)],
          [0.25, light(metal, 0.2)],
          [0.62, metal],
          [1, dark(metal, 0.75)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    clip(
      a,
      body,
      mesh +
        path(
          box(x - w / 2, y + h * 0.12, w, h * 0.07),
          linear(
            a,
            [
              [0, '#fff0cf'],
              [0.4, '#c9a35a'],
              [1, '#4a3322'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        path(
          box(x - w / 2, y + h * 0.19, w, h * 0.4),
          linear(
            a,
            [
              [0, '#6a6670'],
              [0.3, '#3a3844'],
              [1, '#0f0d16'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        spray(a, 6, path(ellipse(x - w * 0.2, y - h * 0.25, w * 0.12, h * 0.2), '#ffffff', 'opacity="0.4"')),
    ) +
    stroke(
      `M${s(x - w * 0.66)} ${s(y - h * 0.1)}Q${s(x - w * 0.72)} ${s(y + h * 0.62)} ${s(x)} ${s(y + h * 0.64)}Q${s(x + w * 0.72)} ${s(y + h * 0.62)} ${s(x + w * 0.66)} ${s(y - h * 0.1)}`,
      dark(metal, 0.4),
      h * 0.035,
    ) +
    stroke(
      `M${s(x - w * 0.68)} ${s(y - h * 0.08)}Q${s(x - w * 0.74)} ${s(y + h * 0.6)} ${s(x - w * 0.1)} ${s(y + h * 0.63)}`,
      light(metal, 0.4),
      h * 0.01,
    )
  );
}

/** An upright telephone with a picture on its screen. */
export function phone(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  screen: string,
  rotate = 0,
): string {
  const glass: Point = [-w / 2 + w * 0.05, -h / 2 + w * 0.05];
  return at(
    x,
    y,
    path(box(-w / 2 + 8, -h / 2 + 10, w, h, w * 0.14), '#0a0812', 'opacity="0.4"') +
      path(box(-w / 2, -h / 2, w, h, w * 0.14), across(a, '#5a5664', '#1c1a26', '#0d0b14')) +
      clip(a, box(glass[0], glass[1], w * 0.9, h - w * 0.1, w * 0.1), screen) +
      path(box(-w * 0.14, -h / 2 + w * 0.08, w * 0.28, w * 0.06, w * 0.03), '#0d0b14') +
      path(
        polygon([
          [w * 0.1, -h / 2 + w * 0.06],
          [w * 0.44, -h / 2 + w * 0.06],
          [w * 0.44, h * 0.1],
        ]),
        '#ffffff',
        'opacity="0.12"',
      ),
    1,
    rotate,
  );
}
