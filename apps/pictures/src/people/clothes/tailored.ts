import { across, down, linear, path, stroke, type Art } from '../../kit/art.ts';
import { dark, light } from '../../kit/colour.ts';
import { ellipse, polygon, type Point } from '../../kit/shape.ts';
import { bodyOf, torso, type Garment } from './cloth.ts';

/** The front of a jacket: the garment below it down to `vee`, an optional tie, and two lapels. */
function lapels(a: Art, skin: string, colour: string, inner: string, vee: number, tie?: string): string {
  let out = path(
    polygon([
      [-56, 128],
      [-50, 112],
      [0, 150],
      [50, 112],
      [56, 128],
      [14, vee + 76],
      [-14, vee + 76],
    ]),
    inner,
  );
  if (tie) {
    out +=
      path(
        polygon([
          [-12, 158],
          [12, 158],
          [9, 186],
          [-9, 186],
        ]),
        light(tie, 0.08),
      ) +
      path(
        polygon([
          [-9, 186],
          [9, 186],
          [21, vee + 44],
          [0, vee + 70],
          [-21, vee + 44],
        ]),
        across(a, light(tie, 0.15), tie, dark(tie, 0.3)),
      );
    out +=
      path(
        polygon([
          [-52, 108],
          [-2, 160],
          [-30, 196],
          [-60, 132],
        ]),
        light(inner, 0.3),
      ) +
      path(
        polygon([
          [52, 108],
          [2, 160],
          [30, 196],
          [60, 132],
        ]),
        dark(inner, 0.14),
      );
  } else
    out +=
      path(
        polygon([
          [-40, 118],
          [0, 226],
          [40, 118],
          [0, 140],
        ]),
        skin,
      ) +
      path(
        polygon([
          [-52, 108],
          [-40, 118],
          [-2, 226],
          [-44, 218],
          [-64, 138],
        ]),
        light(inner, 0.28),
      ) +
      path(
        polygon([
          [52, 108],
          [40, 118],
          [2, 226],
          [44, 218],
          [64, 138],
        ]),
        dark(inner, 0.12),
      );
  for (const m of [-1, 1] as const) {
    const pts: Point[] = [
      [m * 62, 118],
      [m * 104, 182],
      [m * 84, 208],
      [m * 104, 220],
      [m * 4, vee + 66],
      [m * 28, vee - 40],
    ];
    out +=
      path(polygon(pts), m < 0 ? light(colour, 0.13) : dark(colour, 0.2)) +
      stroke(polygon(pts), dark(colour, 0.5), 1.4, 'opacity="0.7"');
  }
  return (
    out +
    stroke(`M0 ${String(vee + 64)}V640`, dark(colour, 0.5), 2.4) +
    path(ellipse(9, vee + 110, 5), dark(colour, 0.6))
  );
}

/** A collar with two points. */
const collar = (colour: string): string =>
  path(
    polygon([
      [-52, 106],
      [-2, 204],
      [-44, 214],
      [-72, 136],
    ]),
    light(colour, 0.22),
  ) +
  path(
    polygon([
      [52, 106],
      [2, 204],
      [44, 214],
      [72, 136],
    ]),
    dark(colour, 0.12),
  ) +
  stroke('M-2 204L-44 214M2 204L44 214', dark(colour, 0.45), 1.6, 'opacity="0.7"');

export const suit: Garment = (a, p, chest) => {
  const [, c, c2] = p.clothes;
  return bodyOf(a, p, torso(p, 8)) + lapels(a, chest, c, '#efe6d8', 300, c2);
};

export const blazer: Garment = (a, p, chest) => {
  const [, c, c2] = p.clothes;
  return bodyOf(a, p, torso(p, 4)) + lapels(a, chest, c, c2, 330);
};

export const shirt: Garment = (a, p, chest) => {
  const [, c, c2] = p.clothes;
  return (
    bodyOf(a, p, torso(p)) +
    path(
      polygon([
        [-44, 112],
        [0, 214],
        [44, 112],
        [0, 140],
      ]),
      chest,
    ) +
    collar(c) +
    stroke('M0 212V640', dark(c, 0.4), 2) +
    [270, 350, 430, 510].map((y) => path(ellipse(5, y, 4), c2)).join('')
  );
};

export const coat: Garment = (a, p) => {
  const [, c, c2] = p.clothes;
  return (
    bodyOf(a, p, torso(p, 16, 6)) +
    path(
      polygon([
        [-58, 120],
        [0, 340],
        [58, 120],
        [0, 168],
      ]),
      c2,
    ) +
    path(
      polygon([
        [-60, 108],
        [-120, 180],
        [-96, 256],
        [-6, 360],
        [-34, 200],
      ]),
      down(a, light(c, 0.25), c),
    ) +
    path(
      polygon([
        [60, 108],
        [120, 180],
        [96, 256],
        [6, 360],
        [34, 200],
      ]),
      dark(c, 0.18),
    ) +
    stroke('M0 356V640', dark(c, 0.5), 3)
  );
};

export const leather: Garment = (a, p) => {
  const [, c, c2] = p.clothes;
  return (
    bodyOf(a, p, torso(p, 6)) +
    path(
      polygon([
        [-58, 124],
        [0, 430],
        [58, 124],
        [0, 176],
      ]),
      c2,
    ) +
    path(
      polygon([
        [-58, 116],
        [-110, 196],
        [-70, 214],
        [-20, 420],
        [-34, 180],
      ]),
      linear(
        a,
        [
          [0, light(c, 0.35)],
          [1, c],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    path(
      polygon([
        [58, 116],
        [110, 196],
        [70, 214],
        [20, 420],
        [34, 180],
      ]),
      dark(c, 0.3),
    ) +
    stroke('M-66 218L-18 430V640', '#c9b48a', 2.6, 'stroke-dasharray="3 3"')
  );
};
