import { clip, path, type Art } from './art.ts';
import { noise1 } from './random.ts';
import { polygon, smooth, type Point } from './shape.ts';

/** The colours of a cartoon: ink, paper, one wash and one spot colour. */
export const INK = '#1c191f';
export const PAPER = '#faf6ec';
export const WASH = '#dcd5c7';
export const SPOT = '#c8202f';

/** Widths of lines, in px of a drawing 1600 wide. */
export const CONTOUR = 7;
export const DETAIL = 4.5;
const HATCH = 2.6;

/** Px between two samples of a curve. */
const STEP = 8;
/** The direction across which the nib is broadest, in radians. */
const NIB = 0.7;

/** The points of a text: `'10 20, 30 40'`. */
export const trace = (text: string): Point[] =>
  text.split(',').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.trim().split(' ').map(Number);
    return [x, y];
  });

/** Samples of a Catmull-Rom curve through the points. */
function sampled(points: readonly Point[], closed = false): Point[] {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const out: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const steps = Math.max(2, Math.ceil(Math.hypot(r[0] - q[0], r[1] - q[1]) / STEP));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const on = (c: 0 | 1): number =>
        q[c] +
        0.5 *
          t *
          (r[c] - p[c] + t * (2 * p[c] - 5 * q[c] + 4 * r[c] - s[c] + t * (3 * (q[c] - r[c]) + s[c] - p[c])));
      out.push([on(0), on(1)]);
    }
  }
  if (!closed) out.push(at(count - 1));
  return out;
}

/** The points beside a curve, at a distance to its left that depends on the place 0..1. */
function beside(
  curve: readonly Point[],
  distance: (t: number, i: number) => number,
  closed = false,
): Point[] {
  const last = curve.length - 1;
  return curve.map(([x, y], i): Point => {
    const [before, after] = closed
      ? [curve[(i + last) % (last + 1)], curve[(i + 1) % (last + 1)]]
      : [curve[Math.max(0, i - 1)], curve[Math.min(last, i + 1)]];
    const [dx, dy] = [(after?.[0] ?? x) - (before?.[0] ?? x), (after?.[1] ?? y) - (before?.[1] ?? y)];
    const length = Math.hypot(dx, dy) || 1;
    const d = distance(last ? i / last : 0, i);
    return [x + (dy / length) * d, y - (dx / length) * d];
  });
}

/** Half the width of a line at each sample: broad across the nib, thin at the ends, and never even. */
function pressure(a: Art, curve: readonly Point[], width: number, closed: boolean): number[] {
  const waver = noise1(a.random.int(0, 1e6), 2);
  const last = curve.length - 1;
  return curve.map(([x, y], i) => {
    const next = curve[Math.min(last, i + 1)] ?? [x, y];
    const previous = curve[Math.max(0, i - 1)] ?? [x, y];
    const angle = Math.atan2(next[1] - previous[1], next[0] - previous[0]);
    const nib = 0.66 + 0.5 * Math.abs(Math.sin(angle - NIB));
    const fromEnd = (Math.min(i, last - i) * STEP) / (width * 5);
    const taper = closed ? 1 : 0.3 + 0.7 * Math.min(1, fromEnd) ** 0.7;
    return (width / 2) * nib * taper * (1 + 0.28 * waver(i / 6));
  });
}

/** A line through the points, as the outline of its ink. */
export function pen(a: Art, points: readonly Point[], width = DETAIL, closed = false, colour = INK): string {
  const curve = sampled(points, closed);
  const half = pressure(a, curve, width, closed);
  const left = beside(curve, (_, i) => half[i] ?? 0, closed);
  const right = beside(curve, (_, i) => -(half[i] ?? 0), closed);
  return closed
    ? path(polygon(left) + polygon(right), colour, 'fill-rule="evenodd"')
    : path(polygon([...left, ...right.reverse()]), colour);
}

/** Several lines of one width. */
export const pens = (a: Art, lines: readonly (readonly Point[])[], width = DETAIL, colour = INK): string =>
  lines.map((points) => pen(a, points, width, false, colour)).join('');

/** A round shape: its fill and its contour. */
export const blob = (a: Art, points: readonly Point[], fill = PAPER, width = CONTOUR): string =>
  path(smooth(points), fill) + pen(a, points, width, true);

/** Straight lines from point to point, each of which ends a little beyond the corner. */
export function edges(a: Art, points: readonly Point[], width = DETAIL, closed = false): string {
  const lines = points.slice(0, closed ? undefined : -1).map((p, i): readonly Point[] => {
    const q = points[(i + 1) % points.length] ?? p;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const over = 3 / length;
    const [dx, dy] = [(q[0] - p[0]) * over, (q[1] - p[1]) * over];
    const bow = a.random.range(-1.6, 1.6);
    return [
      [p[0] - dx, p[1] - dy],
      [(p[0] + q[0]) / 2 + (dy / 3) * bow, (p[1] + q[1]) / 2 - (dx / 3) * bow],
      [q[0] + dx, q[1] + dy],
    ];
  });
  return pens(a, lines, width);
}

/** A shape with corners: its fill and its edges. */
export const plank = (a: Art, points: readonly Point[], fill = PAPER, width = CONTOUR): string =>
  path(polygon(points), fill) + edges(a, points, width, true);

export const slab = (
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  fill = PAPER,
  width = CONTOUR,
): string =>
  plank(
    a,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    fill,
    width,
  );

/** A sleeve or trouser leg along a spine: full width at both ends, open there. */
export function tube(
  a: Art,
  spine: readonly Point[],
  from: number,
  to: number,
  fill = PAPER,
  width = CONTOUR,
): string {
  const curve = sampled(spine);
  const half = (t: number): number => (from + (to - from) * t) / 2;
  const left = beside(curve, half);
  const right = beside(curve, (t) => -half(t));
  const every = (side: readonly Point[]): Point[] =>
    side.filter((_, i) => i % 3 === 0 || i === side.length - 1);
  return (
    path(polygon([...left, ...[...right].reverse()]), fill) + pens(a, [every(left), every(right)], width)
  );
}

/** Parallel lines inside an outline; two calls with different angles cross. Angle in degrees, gap in px. */
export function hatch(
  a: Art,
  outline: readonly Point[],
  { angle = -50, gap = 14, width = HATCH, corners = false, share = 1, colour = INK } = {},
): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const reach = Math.hypot(Math.max(...xs) - cx, Math.max(...ys) - cy) + gap;
  const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  let lines = '';
  for (let d = -reach; d < reach; d += gap * a.random.range(0.8, 1.2)) {
    if (!a.random.chance(share)) continue;
    const [from, to] = [-reach * a.random.range(0.9, 1), reach * a.random.range(0.9, 1)];
    lines += pen(
      a,
      [
        [cx - uy * d + ux * from, cy + ux * d + uy * from],
        [cx - uy * d + a.random.range(-2, 2), cy + ux * d + a.random.range(-2, 2)],
        [cx - uy * d + ux * to, cy + ux * d + uy * to],
      ],
      width,
      false,
      colour,
    );
  }
  return clip(a, corners ? polygon(outline) : smooth(outline), lines);
}
