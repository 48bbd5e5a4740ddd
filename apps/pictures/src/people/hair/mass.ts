import { blur, clip, path, spray, stroke, type Art } from '../../kit/art.ts';
import { dark, light, mix } from '../../kit/colour.ts';
import { ellipse, lerp, smooth, type Point } from '../../kit/shape.ts';
import type { Person } from '../spec.ts';

/** The hair behind the neck and around the face. */
export interface Hair {
  back: string;
  front: string;
}

/** Draws one hair style on a person. */
export type Haircut = (a: Art, p: Person) => Hair;

export const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]);

/** Light and dark lines that follow the hair from one edge to the other. */
export function strands(
  a: Art,
  one: readonly Point[],
  other: readonly Point[],
  count: number,
  colour: string,
  width = 1.8,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + a.random.range(0.2, 0.8)) / count;
    const line = one.map((p, k): Point => {
      const q = other[k] ?? p;
      return [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
    });
    out += stroke(
      smooth(line, false),
      a.random.chance(0.5)
        ? light(colour, a.random.range(0.1, 0.28))
        : dark(colour, a.random.range(0.25, 0.5)),
      width * a.random.range(0.5, 1.5),
      'opacity="0.6"',
    );
  }
  return out;
}

/** Hair between two edges, shaded on its far side, with strands. */
export function lock(
  a: Art,
  p: Person,
  outer: readonly Point[],
  inner: readonly Point[],
  count = 12,
): string {
  const d = smooth([...outer, ...inner.slice().reverse()], true, 0.85);
  return path(d, p.hair) + clip(a, d, strands(a, outer, inner, count, p.hair));
}

/** A band of light across the crown. */
const sheen = (a: Art, p: Person, d: string, x: number, y: number): string =>
  clip(
    a,
    d,
    blur(
      a,
      5,
      path(
        ellipse(x, y, 36, 9),
        mix(p.hair, '#f0c79a', 0.35),
        `opacity="0.5" transform="rotate(${String(p.from * 24)} ${String(x)} ${String(y)})"`,
      ),
    ),
  );

/** The outer edge of hair close to the skull. */
export const CAP: readonly Point[] = [
  [-74, 0],
  [-79, -40],
  [-68, -88],
  [-26, -119],
  [22, -119],
  [66, -90],
  [79, -40],
  [74, 0],
];

/** Hair that ends at the temples: an outer edge above the skull, and a hairline. */
export function capOf(a: Art, p: Person, outer: readonly Point[], hairline: readonly Point[]): string {
  const d = smooth([...outer, ...hairline.slice().reverse()], true, 0.9);
  const flow = outer.map(
    (_, i): Point => hairline[Math.round((i / (outer.length - 1)) * (hairline.length - 1))] ?? [0, 0],
  );
  const shadow = path(ellipse(-p.from * 70, -50, 62, 74), dark(p.hair, 0.6), 'opacity="0.5"');
  return (
    path(d, p.hair) +
    clip(a, d, strands(a, outer, flow, 14, p.hair) + spray(a, 5, shadow)) +
    sheen(a, p, d, p.from * 30, -92)
  );
}

/** Curls around (cx, cy). */
export function curly(
  a: Art,
  p: Person,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  size: number,
  count: number,
): string {
  const ring = smooth(
    Array.from({ length: 30 }, (_, i): Point => {
      const t = (i / 30) * Math.PI * 2;
      const k = 1 + (i % 2 ? 0.05 : -0.03) + a.random.range(-0.02, 0.02);
      return [cx + Math.cos(t) * rx * k, cy + Math.sin(t) * ry * k];
    }),
  );
  let out = path(ring, dark(p.hair, 0.3));
  let dabs = '';
  for (let i = 0; i < count; i++) {
    const t = a.random.range(0, Math.PI * 2);
    const r = Math.sqrt(a.random.next());
    const [x, y] = [cx + Math.cos(t) * rx * r, cy + Math.sin(t) * ry * r];
    const lit = ((p.from * (x - cx)) / rx) * 0.5 - ((y - cy) / ry) * 0.5;
    dabs += stroke(
      `M${String(x - size * 0.5)} ${String(y)}q${String(size * 0.2)} ${String(-size * 0.8)} ${String(size * 0.6)} ${String(-size * 0.2)}t${String(-size * 0.1)} ${String(size * 0.6)}`,
      lit > 0.2
        ? mix(p.hair, '#b0764a', 0.1 + lit * 0.22)
        : lit > -0.25
          ? mix(p.hair, '#7a4a38', 0.12)
          : dark(p.hair, 0.5),
      2.8,
      'opacity="0.75"',
    );
  }
  out += clip(a, ring, dabs);
  return out;
}
