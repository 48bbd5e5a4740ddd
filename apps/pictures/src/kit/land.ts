import { clip, down, path, spray, stroke, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { noise1 } from './random.ts';
import { box, polygon, polyline, smooth, type Point } from './shape.ts';

/** Points of a skyline: noise around `y`, raised to peaks `[x, height, halfWidth]`. */
export function ridge(
  a: Art,
  options: {
    y: number;
    amp: number;
    scale?: number;
    gain?: number;
    octaves?: number;
    seed?: number;
    step?: number;
    peaks?: readonly (readonly [number, number, number])[];
  },
): Point[] {
  const { y, amp, scale = 260, gain = 0.5, octaves = 5, seed = 1, step = 6, peaks = [] } = options;
  const noise = noise1(a.seed + seed * 7919, octaves, gain);
  const points: Point[] = [];
  for (let x = -20; x <= a.w + 20; x += step) {
    let top = y - amp * noise(x / scale);
    for (const [px, height, half] of peaks) {
      const t = Math.max(0, 1 - Math.abs(x - px) / half);
      top -= height * t ** 1.25 * (1 + 0.12 * noise(x / 40 + 9));
    }
    points.push([x, top]);
  }
  return points;
}

const footOf = (points: readonly Point[], bottom: number): string =>
  polygon([...points, [points.at(-1)?.[0] ?? 0, bottom], [points[0]?.[0] ?? 0, bottom]]);

/** The shadow side of each crest: a broken spur descends from the crest, and the flank beyond it is dark and fades towards the foot. */
function facets(a: Art, points: readonly Point[], depth: number, side: 1 | -1, shade: string): string {
  const reach = 7;
  let out = '';
  let last = -99;
  for (let i = reach; i < points.length - reach; i++) {
    const [x0, y0] = points[i] ?? [0, 0];
    if (i - last < reach || points.slice(i - reach, i + reach + 1).some((p) => p[1] < y0)) continue;
    last = i;
    const flank: Point[] = [];
    for (let j = i; j >= 0 && j < points.length; j += side) {
      const p = points[j];
      if (!p || Math.abs(p[0] - x0) > depth * 1.1) break;
      const next = points[j + side * 5];
      flank.push([p[0], p[1] - 4]);
      if (next && next[1] < p[1] - 1) break;
    }
    const end = flank.at(-1) ?? [x0, y0];
    const width = Math.abs(end[0] - x0);
    const fall =
      Math.max(depth * 0.45, Math.min(depth * 1.5, (end[1] - y0) * 1.25 + width * 0.45)) *
      a.random.range(0.85, 1.15);
    const steps = 8;
    const spur: Point[] = [];
    for (let k = 1; k <= steps; k++)
      spur.push([
        x0 - side * fall * 0.16 * Math.sin(k * 0.55) * (k / steps) + a.random.range(-1, 1) * fall * 0.05,
        y0 + (fall * k) / steps,
      ]);
    const foot = spur.at(-1) ?? [x0, y0];
    const lower: Point[] = [];
    for (let k = 1; k < 9; k++) {
      const t = k / 9;
      lower.push([
        end[0] + (foot[0] - end[0]) * t + a.random.range(-1, 1) * width * 0.05,
        end[1] + (foot[1] - end[1]) * t + (k % 2 ? 0.22 : -0.1) * fall * Math.sin(Math.PI * t),
      ]);
    }
    const fill = a.def(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${String(y0)}" x2="0" y2="${String(y0 + fall * 1.1)}"><stop offset="0" stop-color="${shade}" stop-opacity="0.95"/><stop offset="0.55" stop-color="${shade}" stop-opacity="0.6"/><stop offset="1" stop-color="${shade}" stop-opacity="0"/></linearGradient>`,
    );
    out += path(polygon([...flank, ...lower, ...spur.reverse()]), fill);
    for (let k = 0; k < 3; k++) {
      const p = points[i - side * a.random.int(4, 16)];
      if (!p) continue;
      const l = fall * a.random.range(0.3, 0.6);
      out += path(
        polygon([
          [p[0], p[1] + l * 0.15],
          [p[0] + side * l * 0.16, p[1] + l * 0.6],
          [p[0] - side * l * 0.06, p[1] + l * 1.1],
          [p[0] - side * l * 0.05, p[1] + l * 0.6],
        ]),
        shade,
        'opacity="0.28"',
      );
    }
  }
  return out;
}

export interface RangeStyle {
  top: string;
  base: string;
  shade?: string;
  /** The side of the shadow. */
  side?: 1 | -1;
  depth?: number;
  bottom?: number;
  reach?: number;
  snow?: { colour: string; shade: string; line: number };
}

/** A range of mountains: gradient into haze, shadow facets, a lit edge, snow above a line. */
export function mountains(a: Art, points: readonly Point[], style: RangeStyle): string {
  const { top, base, shade = dark(top, 0.3), side = 1, bottom = a.h, depth = 170, reach = 8 } = style;
  const outline = footOf(points, bottom);
  let inner = spray(a, reach, facets(a, points, depth, side, shade), 0.6);
  if (style.snow) {
    const { colour, shade: cold, line } = style.snow;
    const noise = noise1(a.seed + 77, 4, 0.6);
    const cap = points.filter((p) => p[1] < line + 30);
    const under = cap
      .map(([x, y]): Point => [x, Math.max(y, line + 70 * noise(x / 34) + 24 * noise(x / 9))])
      .reverse();
    if (cap.length > 4) {
      const d = polygon([...cap, ...under]);
      inner += path(d, colour) + clip(a, d, spray(a, 4, facets(a, points, depth, side, cold)));
    }
  }
  return (
    path(outline, down(a, top, mix(top, base, 0.45), base)) +
    clip(a, outline, inner) +
    stroke(polyline(points), light(top, 0.45), 1.6, 'opacity="0.55"')
  );
}

/** A smooth hill with a sprayed light on its crown. */
export function hill(
  a: Art,
  points: readonly Point[],
  body: string,
  shade: string,
  options: { bottom?: number; crown?: string; dx?: number; dy?: number } = {},
): string {
  const { bottom = a.h, crown = light(body, 0.25), dx = 0, dy = 26 } = options;
  const outline = footOf(points, bottom);
  const lower = footOf(
    points.map(([x, y]): Point => [x + dx, y + dy]),
    bottom + 60,
  );
  return path(outline, crown) + clip(a, outline, spray(a, 14, path(lower, down(a, body, shade))));
}

/** Rolling points for hills: smooth, with few octaves. */
export const rolling = (a: Art, y: number, amp: number, scale: number, seed: number): Point[] =>
  ridge(a, { y, amp, scale, octaves: 2, gain: 0.3, seed, step: 12 });

/** A field in perspective: rows towards a vanishing point, alternately lit. */
export function rows(
  a: Art,
  vx: number,
  vy: number,
  y0: number,
  y1: number,
  count: number,
  colours: readonly [string, string],
  spread = 2.2,
  wobble = 0,
): string {
  let out = '';
  const width = a.w * spread;
  for (let i = 0; i < count; i++) {
    const x0 = vx - width / 2 + (width * i) / count;
    const x1 = vx - width / 2 + (width * (i + 0.55)) / count;
    const p = (x: number, y: number): Point => [vx + (x - vx) * ((y - vy) / (y1 - vy)), y];
    const left: Point[] = [];
    const right: Point[] = [];
    for (let s = 0; s <= 8; s++) {
      const y = y0 + (y1 - y0) * (s / 8) ** 1.6;
      const w = (wobble * Math.sin(s * 1.3 + i) * (y - vy)) / (y1 - vy);
      left.push([p(x0, y)[0] + w, y]);
      right.unshift([p(x1, y)[0] + w, y]);
    }
    out += path(polygon([...left, ...right]), i % 2 ? colours[1] : colours[0]);
  }
  return clip(a, box(0, y0, a.w, y1 - y0), out);
}

/** A road or river from a vanishing point to the foot of the picture: `[x, y, width]` along its middle. */
export function ribbon(stations: readonly (readonly [number, number, number])[]): string {
  const left = stations.map(([x, y, w]): Point => [x - w / 2, y]);
  const right = stations.map(([x, y, w]): Point => [x + w / 2, y]).reverse();
  return `${smooth(left, false)}L${smooth(right, false).slice(1)}Z`;
}
