import { path, stroke } from '../kit/art.ts';
import { ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Person } from './spec.ts';

export function glasses(p: Person): string {
  if (!p.glasses) return '';
  const s = p.turn * 13;
  const far = Math.sign(p.turn || 1);
  const frame = p.glasses === 'square' ? '#2b2026' : p.glasses === 'dark' ? '#151018' : '#5a3a28';
  const at = (side: 1 | -1): { x: number; w: number } => ({
    x: s + side * 32 * (side === far ? 1 - 0.12 * Math.abs(p.turn) : 1),
    w: 24 * (side === far ? 1 - 0.16 * Math.abs(p.turn) : 1),
  });
  let out = '';
  for (const side of [-1, 1] as const) {
    const { x, w } = at(side);
    const lens =
      p.glasses === 'round'
        ? ellipse(x, 3, w, 22)
        : smooth(
            [
              [x - w, -13],
              [x, -15],
              [x + w, -13],
              [x + w * 0.96, 6],
              [x + w * 0.6, 19],
              [x - w * 0.6, 19],
              [x - w * 0.96, 6],
            ],
            true,
            0.75,
          );
    out +=
      path(
        lens,
        p.glasses === 'dark' ? '#1d1622' : '#fff4e0',
        p.glasses === 'dark' ? 'opacity="0.94"' : 'opacity="0.13"',
      ) +
      path(
        polygon([
          [x - w * 0.5, -12],
          [x - w * 0.1, -12],
          [x - w * 0.55, 14],
          [x - w * 0.85, 8],
        ]),
        '#ffffff',
        'opacity="0.22"',
      ) +
      stroke(lens, frame, p.glasses === 'round' ? 3.2 : 4.6);
    out += stroke(`M${String(x + side * w)} -6L${String(side * 76)} -10`, frame, 3.4);
  }
  return (
    out +
    stroke(`M${String(at(-1).x + at(-1).w)} -2Q${String(s)} -9 ${String(at(1).x - at(1).w)} -2`, frame, 3.4)
  );
}
