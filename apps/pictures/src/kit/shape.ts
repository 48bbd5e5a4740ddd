/** Outlines: numbers in, SVG path data out. */

export type Point = readonly [number, number];

const n = (v: number): string => String(Math.round(v * 10) / 10);

export const polygon = (points: readonly Point[]): string =>
  `${points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')}Z`;

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

/** Catmull-Rom through the points as Bézier curves; `tension` 0 is straight. */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (i: number): Point => {
    const k = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    const point = points[k];
    if (!point) throw new Error('smooth: no points');
    return point;
  };
  const start = at(0);
  let d = `M${n(start[0])} ${n(start[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 6;
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} ${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`;
  const k = Math.min(r, w / 2, h / 2);
  return `M${n(x + k)} ${n(y)}H${n(x + w - k)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + k)}V${n(y + h - k)}Q${n(x + w)} ${n(y + h)} ${n(x + w - k)} ${n(y + h)}H${n(x + k)}Q${n(x)} ${n(y + h)} ${n(x)} ${n(y + h - k)}V${n(y + k)}Q${n(x)} ${n(y)} ${n(x + k)} ${n(y)}Z`;
}

/** A limb: the hull of two circles. */
export function capsule(p: Point, q: Point, r1: number, r2: number): string {
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const length = Math.hypot(dx, dy) || 1;
  const ux = -dy / length;
  const uy = dx / length;
  return `M${n(p[0] + ux * r1)} ${n(p[1] + uy * r1)}L${n(q[0] + ux * r2)} ${n(q[1] + uy * r2)}A${n(r2)} ${n(r2)} 0 0 0 ${n(q[0] - ux * r2)} ${n(q[1] - uy * r2)}L${n(p[0] - ux * r1)} ${n(p[1] - uy * r1)}A${n(r1)} ${n(r1)} 0 0 0 ${n(p[0] + ux * r1)} ${n(p[1] + uy * r1)}Z`;
}

/** An arch with its foot at y: a door or window with a round top. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y - h + w / 2)}V${n(y)}Z`;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
