import { blend, blur, clip, path, spray, stroke, type Art } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { ellipse, polygon, smooth, type Point } from '../kit/shape.ts';
import type { Person } from './spec.ts';
import { skinTones } from './skin.ts';
import { eye, brow } from './eyes.ts';

function faceOutline(p: Person): string {
  const [cheek, jaw, chin, drop] = p.face;
  const far = (v: number, side: 1 | -1): number =>
    v * (side === Math.sign(p.turn || 1) ? 1 - 0.1 * Math.abs(p.turn) : 1 + 0.02 * Math.abs(p.turn)) * side;
  const shift = p.turn * 6;
  const half = (side: 1 | -1): Point[] => [
    [far(54, side), -92],
    [far(cheek * 0.985, side), -48],
    [far(cheek, side), 2],
    [far(jaw + 6, side) + shift * 0.4, 42],
    [far(jaw - 10, side) + shift * 0.8, 70],
    [far(chin, side) + shift, 92 + drop],
  ];
  return smooth([[0, -108], ...half(1), [shift, 99 + drop], ...half(-1).reverse()], true, 0.92);
}

/** The face without hair: planes of light, features. */
export function face(a: Art, p: Person): string {
  const t = skinTones(p.skin);
  const outline = faceOutline(p);
  const s = p.turn * 13;
  const dark: 1 | -1 = p.from === 1 ? -1 : 1;
  const [cheek, jaw, , drop] = p.face;
  const d = (v: number): number => v * dark;
  const far = Math.sign(p.turn || 1);
  const k = (side: 1 | -1): number => (side === far ? 1 - 0.2 * Math.abs(p.turn) : 1);
  const eyeX = (side: 1 | -1): number => s + side * 31 * (side === far ? 1 - 0.12 * Math.abs(p.turn) : 1);
  const mouthY = 58 + drop * 0.4;

  const side = polygon([
    [d(44), -112],
    [d(52) + s * 0.3, -62],
    [d(56) + s * 0.3, -26],
    [d(44) + s * 0.4, -8],
    [d(52) + s * 0.3, 12],
    [d(46) + s * 0.4, 34],
    [d(34) + s * 0.6, 50],
    [d(33) + s * 0.7, 66],
    [d(22) + s, 84],
    [d(12) + s, 118],
    [d(120), 120],
    [d(120), -112],
  ]);
  let out = path(outline, p.skin);
  let planes = blur(
    a,
    16,
    path(ellipse(-d(26) + s, -52, 34, 30), t.light, 'opacity="0.55"') +
      path(ellipse(-d(38) + s * 0.6, 22, 20, 18), t.light, 'opacity="0.6"'),
  );
  planes += blend(
    'multiply',
    blur(
      a,
      9,
      path(ellipse(eyeX(1), 30, 20, 13), t.blush, 'opacity="0.4"') +
        path(ellipse(eyeX(-1), 30, 20, 13), t.blush, 'opacity="0.4"'),
    ),
    p.woman ? 0.9 : 0.55,
  );
  planes += spray(a, 3.2, path(side, t.shade, 'opacity="0.62"'));
  planes += blur(
    a,
    5,
    path(
      smooth([
        [d(cheek + 8), -40],
        [d(cheek - 8), 10],
        [d(jaw - 4), 56],
        [d(10), 100 + drop],
        [d(80), 112],
      ]),
      t.deep,
      'opacity="0.4"',
    ),
  );
  planes += blur(
    a,
    4,
    path(
      smooth([
        [-40, 92 + drop],
        [s, 86 + drop],
        [40, 92 + drop],
        [30, 112 + drop],
        [-30, 112 + drop],
      ]),
      t.shade,
      'opacity="0.5"',
    ),
  );
  out += clip(a, outline, planes);

  const nose = `M${String(s * 0.8 + d(5))} -16C${String(s + d(3))} 4 ${String(s * 1.25 + d(2))} 20 ${String(s * 1.3 + d(3))} 33Q${String(s * 1.2 + d(10))} 40 ${String(s + d(18))} 36Q${String(s + d(16))} 24 ${String(s + d(11))} 14Q${String(s * 0.9 + d(10))} -4 ${String(s * 0.8 + d(13))} -18Z`;
  const under = smooth(
    [
      [s * 1.15 - 17, 36],
      [s * 1.25 - 8, 36.5],
      [s * 1.3, 39.5],
      [s * 1.2 + 9, 36.5],
      [s * 1.1 + 17, 36],
      [s * 1.12 + 10, 42],
      [s * 1.25, 44],
      [s * 1.15 - 10, 42],
    ],
    true,
    0.8,
  );
  out +=
    path(nose, t.shade, 'opacity="0.6"') +
    path(under, t.deep, 'opacity="0.72"') +
    blur(
      a,
      2,
      path(ellipse(s * 1.25 - d(3), 26, 4, 8), t.light, 'opacity="0.85"') +
        path(ellipse(s - d(3), 2, 2.6, 14), t.light, 'opacity="0.5"'),
    );
  for (const one of [-1, 1] as const)
    out +=
      eye(a, p, eyeX(one), 0, k(one), one) +
      brow(p, eyeX(one) + one * 1, -21 - (p.woman ? 1.5 : -1), k(one), one);

  const smile = p.smile ?? 0.5;
  const mx = s * 1.12;
  const w = 22;
  const cy = mouthY - smile * 4;
  const lips = p.lips ?? mix(p.skin, '#8a2c34', p.woman ? 0.55 : 0.36);
  const fl = (v: number): number => mx + v * (Math.sign(v) === far ? 1 - 0.16 * Math.abs(p.turn) : 1);
  out += path(
    smooth(
      [
        [fl(-w), cy],
        [fl(-8), mouthY - (p.woman ? 8.5 : 6)],
        [mx, mouthY - (p.woman ? 6 : 4.4)],
        [fl(8), mouthY - (p.woman ? 8.5 : 6)],
        [fl(w), cy],
        [fl(8), mouthY + 1],
        [fl(-8), mouthY + 1],
      ],
      true,
      0.8,
    ),
    mix(lips, '#2a0f20', 0.18),
  );
  out += path(
    smooth(
      [
        [fl(-w * 0.92), cy + 0.4],
        [fl(-9), mouthY + 0.5],
        [fl(9), mouthY + 0.5],
        [fl(w * 0.92), cy + 0.4],
        [fl(12), mouthY + (p.woman ? 9 : 7)],
        [mx, mouthY + (p.woman ? 11 : 8.5)],
        [fl(-12), mouthY + (p.woman ? 9 : 7)],
      ],
      true,
      0.8,
    ),
    lips,
  );
  out +=
    stroke(
      smooth(
        [
          [fl(-w - 2), cy - 1.4],
          [fl(-9), mouthY + 0.6],
          [mx, mouthY - 0.6],
          [fl(9), mouthY + 0.6],
          [fl(w + 2), cy - 1.4],
        ],
        false,
      ),
      '#3a1320',
      2,
    ) +
    path(ellipse(mx - d(5), mouthY + 5, 7, 1.7), t.light, 'opacity="0.55"') +
    blur(a, 2.4, path(ellipse(mx + d(1), mouthY + 17, 14, 4.4), t.shade, 'opacity="0.75"'));
  if (p.age > 0 || smile > 0.7) {
    const ink = `opacity="${String(0.22 + p.age * 0.2)}"`;
    out += [-1, 1]
      .map((one) =>
        stroke(
          `M${String(s * 1.1 + one * 20)} 34Q${String(s * 1.1 + one * 31)} 46 ${String(fl(one * 30))} ${String(mouthY + 2)}`,
          t.deep,
          1.8,
          ink,
        ),
      )
      .join('');
  }
  if (p.age === 2)
    out += [-62, -50, -39]
      .map((y, i) =>
        stroke(
          `M${String(s - 34 + i * 4)} ${String(y)}Q${String(s)} ${String(y - 5)} ${String(s + 34 - i * 3)} ${String(y + 1)}`,
          t.shade,
          1.5,
          'opacity="0.6"',
        ),
      )
      .join('');
  return out;
}
