import { blend, blur, clip, opacity, path, stroke, type Art } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { ellipse, smooth, type Point } from '../kit/shape.ts';
import type { Person } from './spec.ts';
import { skinTones } from './skin.ts';

/** One eye: socket, white, iris, lids. `k` narrows the far eye. */
export function eye(a: Art, p: Person, x: number, y: number, k: number, side: 1 | -1): string {
  const t = skinTones(p.skin);
  const w = (p.woman ? 16.5 : 15) * k * (0.94 + ((p.face[0] * 7 + p.face[2] * 3) % 10) / 70);
  const h = (p.woman ? 6.4 : 5.4) - p.age * 0.5;
  const inner = -side * w;
  const outer = side * w;
  const ink = '#21141c';
  let out = blend(
    'multiply',
    blur(a, 4, path(ellipse(x, y - 4, w * 1.4, 12), mix(t.shade, p.skin, 0.3))),
    0.5,
  );
  if (p.eyesClosed) {
    out += path(
      `M${String(x + inner)} ${String(y + 2)}Q${String(x)} ${String(y - 10)} ${String(x + outer)} ${String(y + 2)}Q${String(x)} ${String(y + 9)} ${String(x + inner)} ${String(y + 2)}Z`,
      mix(p.skin, t.shade, 0.45),
    );
    out += stroke(
      `M${String(x + inner)} ${String(y + 2)}Q${String(x)} ${String(y + 10)} ${String(x + outer * 1.14)} ${String(y)}`,
      ink,
      2.6,
    );
    for (const d of [0.55, 0.8, 1.02])
      out += stroke(
        `M${String(x + outer * d)} ${String(y + 7 - d * 4.6)}l${String(side * 3.4)} ${String(3.8)}`,
        ink,
        1.3,
      );
    return out;
  }
  const almond = `M${String(x + inner)} ${String(y + 1.5)}C${String(x + inner * 0.45)} ${String(y - h * 1.15)} ${String(x + outer * 0.55)} ${String(y - h * 1.2)} ${String(x + outer)} ${String(y - 1)}C${String(x + outer * 0.5)} ${String(y + h * 0.85)} ${String(x + inner * 0.4)} ${String(y + h * 0.9)} ${String(x + inner)} ${String(y + 1.5)}Z`;
  const gaze = p.turn * 3.4;
  out +=
    path(almond, mix('#f3e7da', p.skin, 0.3)) +
    clip(
      a,
      almond,
      path(ellipse(x + gaze, y - 0.6, 6.1), '#3a2018') +
        path(ellipse(x + gaze, y - 0.6, 3), '#120a10') +
        path(ellipse(x + gaze - 2, y - 2.6, 1.3), '#fff3e0') +
        opacity(0.45, path(ellipse(x, y - h * 1.15, w * 1.1, 4.4), t.deep)),
    );
  out += stroke(
    `M${String(x + inner)} ${String(y + 1.5)}C${String(x + inner * 0.45)} ${String(y - h * 1.15)} ${String(x + outer * 0.55)} ${String(y - h * 1.2)} ${String(x + outer * (p.woman ? 1.12 : 1.02))} ${String(y - (p.woman ? 2.8 : 1))}`,
    ink,
    p.woman ? 2.9 : 2.1,
  );
  out += stroke(
    `M${String(x + inner * 0.85)} ${String(y - 4)}C${String(x + inner * 0.4)} ${String(y - h * 2.1)} ${String(x + outer * 0.6)} ${String(y - h * 2.1)} ${String(x + outer * 1.05)} ${String(y - 5)}`,
    t.shade,
    1.4,
    'opacity="0.8"',
  );
  out += stroke(
    `M${String(x + inner * 0.5)} ${String(y + h * 0.82)}Q${String(x + outer * 0.3)} ${String(y + h * 1.05)} ${String(x + outer * 0.9)} ${String(y + 1)}`,
    t.shade,
    1.1,
    'opacity="0.7"',
  );
  if (p.age > 0)
    out += stroke(
      `M${String(x + inner * 0.7)} ${String(y + 9)}Q${String(x)} ${String(y + 14 + p.age)} ${String(x + outer * 0.8)} ${String(y + 8)}`,
      t.shade,
      1.3,
      `opacity="${String(0.3 + p.age * 0.15)}"`,
    );
  return out;
}

export function brow(p: Person, x: number, y: number, k: number, side: 1 | -1): string {
  const w = (p.woman ? 20 : 21) * k;
  const t = p.woman ? 3.4 : 5;
  const hair = mix(p.hair, '#1d1418', p.age === 2 ? 0.15 : 0.45);
  const at = (u: number, v: number): Point => [x + side * w * u, y + v];
  return path(
    smooth(
      [at(-0.98, 2.5), at(-0.85, -t * 0.6), at(0.1, -t - 2.5), at(1.02, -0.5), at(0.1, -2), at(-0.9, 4)],
      true,
      0.8,
    ),
    hair,
    'opacity="0.92"',
  );
}
