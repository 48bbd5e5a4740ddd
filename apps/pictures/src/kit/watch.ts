import { across, at, linear, path, radial, stroke, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { box, ellipse, polygon } from './shape.ts';

const s = String;

/** The face and strap of a wrist watch. */
export function watch(
  a: Art,
  x: number,
  y: number,
  r: number,
  metal: string,
  dial: string,
  strap: string,
): string {
  let marks = '';
  for (let i = 0; i < 60; i++) {
    const t = (i / 60) * Math.PI * 2;
    const l = i % 5 ? 0.04 : 0.13;
    marks += stroke(
      `M${s(x + Math.sin(t) * r * 0.86)} ${s(y - Math.cos(t) * r * 0.86)}L${s(x + Math.sin(t) * r * (0.86 - l))} ${s(y - Math.cos(t) * r * (0.86 - l))}`,
      i % 5 ? mix(dial, '#ffffff', 0.5) : '#f6e3b5',
      i % 5 ? r * 0.01 : r * 0.035,
    );
  }
  const hand = (deg: number, len: number, w: number, c: string): string =>
    at(
      x,
      y,
      path(
        polygon([
          [-w, r * 0.12],
          [-w * 0.7, -len],
          [0, -len - w * 2],
          [w * 0.7, -len],
          [w, r * 0.12],
        ]),
        c,
      ),
      1,
      deg,
    );
  const band = (m: 1 | -1): string =>
    path(
      polygon([
        [x - r * 0.62, y + m * r * 0.8],
        [x + r * 0.62, y + m * r * 0.8],
        [x + r * 0.54, y + m * r * 3.4],
        [x - r * 0.54, y + m * r * 3.4],
      ]),
      across(a, light(strap, 0.25), strap, dark(strap, 0.45)),
    ) +
    stroke(
      `M${s(x - r * 0.5)} ${s(y + m * r * 0.9)}L${s(x - r * 0.44)} ${s(y + m * r * 3.4)}M${s(x + r * 0.5)} ${s(y + m * r * 0.9)}L${s(x + r * 0.44)} ${s(y + m * r * 3.4)}`,
      light(strap, 0.5),
      r * 0.014,
      `stroke-dasharray="${s(r * 0.06)} ${s(r * 0.05)}"`,
    );
  return (
    band(1) +
    band(-1) +
    path(box(x + r * 1.06, y - r * 0.12, r * 0.17, r * 0.24, 5), across(a, metal, dark(metal, 0.4))) +
    path(
      ellipse(x, y, r * 1.13),
      linear(
        a,
        [
          [0, light(metal, 0.6)],
          [0.5, metal],
          [1, dark(metal, 0.6)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    path(
      ellipse(x, y, r * 1.02),
      linear(
        a,
        [
          [0, dark(metal, 0.5)],
          [1, light(metal, 0.4)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    path(
      ellipse(x, y, r * 0.96),
      radial(
        a,
        [
          [0, light(dial, 0.18)],
          [1, dark(dial, 0.35)],
        ],
        x - r * 0.3,
        y - r * 0.4,
        r * 1.5,
      ),
    ) +
    marks +
    [
      [-0.4, 0.1],
      [0.4, 0.1],
      [0, 0.42],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          path(ellipse(x + dx * r, y + dy * r, r * 0.2), dark(dial, 0.3)) +
          stroke(ellipse(x + dx * r, y + dy * r, r * 0.2), metal, r * 0.012) +
          stroke(`M${s(x + dx * r)} ${s(y + dy * r)}l${s(r * 0.09)} ${s(-r * 0.1)}`, '#f6e3b5', r * 0.018),
      )
      .join('') +
    hand(304, r * 0.46, r * 0.05, '#f6e3b5') +
    hand(52, r * 0.7, r * 0.036, '#f6e3b5') +
    hand(200, r * 0.76, r * 0.012, '#d9503f') +
    path(ellipse(x, y, r * 0.05), metal) +
    path(
      polygon([
        [x - r * 0.8, y - r * 0.3],
        [x - r * 0.1, y - r * 0.92],
        [x + r * 0.24, y - r * 0.9],
        [x - r * 0.72, y + r * 0.1],
      ]),
      '#ffffff',
      'opacity="0.13"',
    )
  );
}
