import { clip, down, linear, path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { cast, formed } from './light.ts';
import { box, ellipse, polygon } from './shape.ts';

const s = String;

/** A round vessel seen from above: rim at (x, y), half width r, with the colour of its contents. */
export function bowl(
  a: Art,
  x: number,
  y: number,
  r: number,
  clay: string,
  soup: string,
  depth = 0.62,
): string {
  const d = `M${s(x - r)} ${s(y)}C${s(x - r)} ${s(y + r * depth)} ${s(x - r * 0.55)} ${s(y + r * depth * 1.5)} ${s(x)} ${s(y + r * depth * 1.5)}C${s(x + r * 0.55)} ${s(y + r * depth * 1.5)} ${s(x + r)} ${s(y + r * depth)} ${s(x + r)} ${s(y)}Z`;
  return (
    cast(a, x + r * 0.25, y + r * depth * 1.42, r * 1.15, r * 0.16, '#2a1420', 0.7) +
    formed(a, d, clay, dark(clay, 0.55), -r * 0.3, -r * 0.12, 8) +
    path(ellipse(x, y, r, r * 0.3), light(clay, 0.22)) +
    path(ellipse(x, y + r * 0.02, r * 0.9, r * 0.255), dark(clay, 0.5)) +
    path(
      ellipse(x, y + r * 0.045, r * 0.87, r * 0.225),
      linear(
        a,
        [
          [0, light(soup, 0.3)],
          [1, dark(soup, 0.12)],
        ],
        0,
        0,
        1,
        0.4,
      ),
    )
  );
}

/** Steam: blurred ribbons that rise from (x, y). */
export function steam(a: Art, x: number, y: number, h: number, colour: string, count = 4): string {
  const ref = a.def(
    (id) =>
      `<filter id="${id}" x="-60%" y="-20%" width="220%" height="140%"><feGaussianBlur stdDeviation="${s(h * 0.05)}"/></filter>`,
  );
  let out = '';
  for (let i = 0; i < count; i++) {
    const dx = (i - (count - 1) / 2) * h * 0.16;
    const w = h * a.random.range(0.08, 0.16);
    out += stroke(
      `M${s(x + dx)} ${s(y)}C${s(x + dx - w * 1.6)} ${s(y - h * 0.3)} ${s(x + dx + w * 1.8)} ${s(y - h * 0.55)} ${s(x + dx - w * 0.4)} ${s(y - h * a.random.range(0.8, 1.05))}`,
      colour,
      w * 0.7,
      `opacity="${a.random.range(0.25, 0.45).toFixed(2)}"`,
    );
  }
  return `<g filter="${ref}">${out}</g>`;
}

/** A table top from y down, with grain. */
export function table(a: Art, y: number, wood: string): string {
  let grain = '';
  for (let i = 0; i < 60; i++) {
    const gy = y + (a.h - y) * a.random.next() ** 0.8;
    const x = a.random.range(-100, a.w);
    grain += stroke(
      `M${s(x)} ${s(gy)}q${s(a.random.range(60, 200))} ${s(a.random.range(-5, 5))} ${s(a.random.range(220, 520))} 0`,
      a.random.chance(0.6) ? dark(wood, 0.25) : light(wood, 0.15),
      a.random.range(1, 3.5),
      'opacity="0.4"',
    );
  }
  return (
    path(box(0, y, a.w, a.h - y), down(a, light(wood, 0.16), wood, dark(wood, 0.3))) +
    grain +
    path(box(0, y, a.w, 5), light(wood, 0.4))
  );
}

/** A stemmed or straight glass with liquor; foot at (x, y). */
export function tumbler(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  liquor: string,
  fill = 0.45,
): string {
  const side = (t: number): number => w * (0.43 + 0.07 * t);
  const d = polygon([
    [x - side(0), y],
    [x - side(1), y - h],
    [x + side(1), y - h],
    [x + side(0), y],
  ]);
  const level = y - h * fill;
  const drink = polygon([
    [x - side(0) * 0.93, y - h * 0.09],
    [x - side(fill) * 0.95, level],
    [x + side(fill) * 0.95, level],
    [x + side(0) * 0.93, y - h * 0.09],
  ]);
  return (
    path(
      d,
      linear(
        a,
        [
          [0, '#ffffff', 0.38],
          [0.2, '#ffffff', 0.06],
          [0.75, '#ffffff', 0.04],
          [1, '#ffffff', 0.3],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(
      drink,
      linear(
        a,
        [
          [0, light(liquor, 0.35)],
          [0.45, liquor],
          [1, dark(liquor, 0.45)],
        ],
        0,
        0,
        1,
        0.35,
      ),
    ) +
    path(ellipse(x, level, side(fill) * 0.95, w * 0.09), light(liquor, 0.4)) +
    clip(
      a,
      d,
      [
        [-0.16, 0.3, 14],
        [0.14, 0.22, -12],
      ]
        .map(
          ([dx = 0, dy = 0, r = 0]) =>
            `<g transform="translate(${s(x + dx * w)} ${s(y - h * (dy + 0.12))}) rotate(${s(r)})">${path(
              box(-w * 0.15, -w * 0.15, w * 0.3, w * 0.3, 6),
              linear(
                a,
                [
                  [0, '#ffffff', 0.8],
                  [1, '#ffe9c4', 0.18],
                ],
                0,
                0,
                1,
                1,
              ),
            )}</g>`,
        )
        .join(''),
    ) +
    path(ellipse(x, y - h, side(1), w * 0.1), 'none', `stroke="#fff6e2" stroke-width="2.4" opacity="0.85"`) +
    path(
      polygon([
        [x - side(0.1) * 0.86, y - h * 0.08],
        [x - side(1) * 0.86, y - h * 0.94],
        [x - side(1) * 0.7, y - h * 0.94],
        [x - side(0.1) * 0.74, y - h * 0.08],
      ]),
      '#ffffff',
      'opacity="0.4"',
    ) +
    path(ellipse(x, y, side(0), w * 0.07), '#fff0d0', 'opacity="0.35"')
  );
}
