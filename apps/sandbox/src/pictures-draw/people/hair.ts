import { at, blur, clip, path, spray, stroke } from '../kit/art.ts';
import type { Art } from '../kit/art.ts';
import { dark, light, mix } from '../kit/colour.ts';
import { ellipse, lerp, smooth } from '../kit/shape.ts';
import type { Point } from '../kit/shape.ts';
import type { Person } from './spec.ts';

interface Hair {
  back: string;
  front: string;
}

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]);

/** Lines of light and dark that follow the flow from one edge of a mass to the other. */
function strands(
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

/** A mass between two edges, shaded on its far side, with strands. */
function lock(a: Art, p: Person, outer: readonly Point[], inner: readonly Point[], count = 12): string {
  const d = smooth([...outer, ...inner.slice().reverse()], true, 0.85);
  return path(d, p.hair) + clip(a, d, strands(a, outer, inner, count, p.hair));
}

/** Sheen: a band of light across the crown. */
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

const CAP: readonly Point[] = [
  [-74, 0],
  [-79, -40],
  [-68, -88],
  [-26, -119],
  [22, -119],
  [66, -90],
  [79, -40],
  [74, 0],
];

/** Hair that ends at the temples: an outer edge over the skull and a hairline. */
function capOf(a: Art, p: Person, outer: readonly Point[], hairline: readonly Point[]): string {
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

function curly(
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

/** Side curtains from a parting at `part`, ending at (x, y) on each side. */
function curtains(a: Art, p: Person, part: number, drop: number, wave: number, wide = 0): string {
  const side = (m: 1 | -1): string => {
    const px = part * m;
    const y = (t: number): number => lerp(-20, drop, t);
    const wv = (k: number): number => wave * Math.sin(k * 2.3 + 1);
    const outer: Point[] = [
      [px - 2, -121],
      [52, -112],
      [82, -64],
      [90 + wide * 0.5, -18],
      [92 + wide + wv(1), y(0.3)],
      [90 + wide + wv(2), y(0.6)],
      [90 + wide * 1.2 + wv(3), y(0.85)],
      [66 + wide * 0.6, y(1.04)],
    ];
    const inner: Point[] = [
      [px - 4, -104],
      [px + 20, -86],
      [56, -52],
      [66, -14],
      [66 + wv(1) * 0.6, y(0.3)],
      [62 + wv(2) * 0.6, y(0.6)],
      [58 + wv(3), y(0.85)],
      [60, y(1) - 6],
    ];
    return m === 1 ? lock(a, p, outer, inner, 13) : lock(a, p, mirror(outer), mirror(inner), 13);
  };
  return side(-1) + side(1);
}

const backMass = (p: Person, drop: number, wide: number, wave = 0): string =>
  path(
    smooth(
      [
        [0, -124],
        [62, -112],
        [92, -54],
        [98 + wide, 10],
        [94 + wide + wave, drop * 0.6],
        [100 + wide, drop * 0.9],
        [60, drop],
        [-60, drop],
        [-100 - wide, drop * 0.9],
        [-94 - wide - wave, drop * 0.6],
        [-98 - wide, 10],
        [-92, -54],
        [-62, -112],
      ],
      true,
      0.9,
    ),
    dark(p.hair, 0.42),
  );

const MAN_LINE: readonly Point[] = [
  [-73, 2],
  [-66, -30],
  [-58, -58],
  [-24, -74],
  [14, -78],
  [48, -66],
  [64, -36],
  [73, 2],
];

/** What falls behind the neck and what frames the face. */
export function hairOf(a: Art, p: Person): Hair {
  switch (p.hairStyle) {
    case 'long':
      return { back: backMass(p, 230, 8), front: curtains(a, p, p.turn > 0 ? 14 : -14, 215, 3, 6) };
    case 'wavy':
      return { back: backMass(p, 200, 18, 8), front: curtains(a, p, p.turn > 0 ? 20 : -20, 185, 9, 18) };
    case 'bob':
      return { back: backMass(p, 98, 8), front: curtains(a, p, p.turn > 0 ? 26 : -26, 92, 3, 6) };
    case 'braid':
      return {
        back: backMass(p, 60, -14),
        front:
          capOf(a, p, CAP, [
            [-76, 16],
            [-66, -26],
            [-48, -62],
            [-8, -90],
            [2, -92],
            [46, -64],
            [66, -26],
            [76, 16],
          ]) +
          Array.from(
            { length: 8 },
            (_, i) =>
              path(
                ellipse(84 - i * 3.5 + (i % 2) * 5, 62 + i * 25, 16 - i * 0.9, 17),
                i % 2 ? p.hair : light(p.hair, 0.12),
              ) + stroke(`M${String(74 - i * 3.5)} ${String(54 + i * 25)}q10 10 20 4`, dark(p.hair, 0.5), 2),
          ).join(''),
      };
    case 'afro':
      return {
        back: curly(a, p, 0, -48, 136, 126, 13, 520),
        front:
          curly(a, p, -26, -96, 46, 32, 12, 80) +
          curly(a, p, 30, -98, 48, 30, 12, 80) +
          curly(a, p, -66, -62, 20, 34, 11, 40) +
          curly(a, p, 68, -62, 20, 34, 11, 40),
      };
    case 'bun':
      return {
        back:
          path(ellipse(8, -140, 44, 38), p.hair) +
          at(
            8,
            -140,
            strands(
              a,
              [
                [-40, 10],
                [0, -36],
                [40, 8],
              ],
              [
                [-20, 20],
                [0, 0],
                [24, 20],
              ],
              8,
              p.hair,
            ),
          ) +
          backMass(p, 34, -18),
        front: capOf(a, p, CAP, [
          [-75, 10],
          [-67, -30],
          [-48, -66],
          [-14, -84],
          [16, -84],
          [48, -66],
          [67, -30],
          [75, 10],
        ]),
      };
    case 'sleek':
      return {
        back:
          backMass(p, 70, -16) +
          path(
            smooth([
              [20, 30],
              [66, 60],
              [70, 150],
              [40, 220],
              [16, 150],
            ]),
            dark(p.hair, 0.25),
          ),
        front: capOf(a, p, CAP, [
          [-76, 12],
          [-68, -26],
          [-52, -62],
          [-22, -88],
          [20, -88],
          [52, -64],
          [68, -26],
          [76, 12],
        ]),
      };
    case 'pixie':
      return {
        back: backMass(p, 30, -14),
        front: capOf(
          a,
          p,
          [
            [-78, 20],
            [-88, -36],
            [-76, -92],
            [-26, -128],
            [26, -128],
            [72, -98],
            [88, -40],
            [78, 18],
          ],
          [
            [-70, 26],
            [-66, -14],
            [-60, -40],
            [-18, -44],
            [22, -60],
            [52, -58],
            [66, -20],
            [70, 24],
          ],
        ),
      };
    case 'short':
      return { back: '', front: capOf(a, p, CAP, MAN_LINE) };
    case 'crop':
      return {
        back: '',
        front: spray(
          a,
          1.6,
          capOf(
            a,
            p,
            CAP.map(([x, y]): Point => [x * 0.955, y * 0.955 + 3]),
            MAN_LINE,
          ),
          0.9,
        ),
      };
    case 'quiff':
      return {
        back: '',
        front: capOf(
          a,
          p,
          [
            [-74, 0],
            [-79, -44],
            [-72, -94],
            [-34, -132],
            [30, -138],
            [72, -104],
            [79, -44],
            [74, 0],
          ],
          [
            [-73, 2],
            [-66, -32],
            [-60, -60],
            [-30, -72],
            [16, -84],
            [50, -70],
            [65, -38],
            [73, 2],
          ],
        ),
      };
    case 'slick':
      return {
        back: '',
        front: capOf(a, p, CAP, [
          [-74, 10],
          [-66, -34],
          [-54, -68],
          [-22, -90],
          [18, -91],
          [52, -70],
          [66, -36],
          [74, 10],
        ]),
      };
    case 'curls':
      return {
        back: '',
        front:
          capOf(a, p, CAP, MAN_LINE) +
          curly(a, p, -34, -96, 44, 34, 13, 90) +
          curly(a, p, 34, -96, 46, 34, 13, 90) +
          curly(a, p, 0, -112, 46, 30, 13, 80),
      };
    case 'receding':
      return {
        back: '',
        front: [1, -1]
          .map((m) => {
            const pts: Point[] = [
              [m * 74, 10],
              [m * 82, -20],
              [m * 79, -52],
              [m * 66, -82],
              [m * 60, -84],
              [m * 66, -56],
              [m * 67, -26],
              [m * 70, 8],
            ];
            const d = smooth(pts, true, 0.9);
            return (
              path(d, p.hair) + clip(a, d, strands(a, pts.slice(0, 4), pts.slice(4).reverse(), 8, p.hair))
            );
          })
          .join(''),
      };
    case 'bald':
      return { back: '', front: '' };
  }
}
