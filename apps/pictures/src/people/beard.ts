import { blur, clip, path, spray, stroke, type Art } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { ellipse, smooth } from '../kit/shape.ts';
import type { Person } from './spec.ts';

export function beard(a: Art, p: Person): string {
  if (!p.beard) return '';
  const s = p.turn * 13;
  const [cheek, jaw, , drop] = p.face;
  const mouthY = 58 + drop * 0.4;
  const hair = mix(p.hair, p.skin, 0.1);
  const mx = s * 1.12;
  const moustache = smooth(
    [
      [mx - 27, mouthY + 5],
      [mx - 20, mouthY - 9],
      [mx, mouthY - 13],
      [mx + 20, mouthY - 9],
      [mx + 27, mouthY + 5],
      [mx + 12, mouthY - 4],
      [mx, mouthY - 5],
      [mx - 12, mouthY - 4],
    ],
    true,
    0.8,
  );
  let out = path(moustache, hair);
  const depth = p.beard === 'full' ? 22 : 4;
  if (p.beard === 'full' || p.beard === 'short') {
    const shape = smooth(
      [
        [-cheek + 1, -8],
        [-cheek + 10, 22],
        [-jaw + 16 + s * 0.6, 42],
        [mx - 28, mouthY - 8],
        [mx - 20, mouthY + 3],
        [mx - 15, mouthY + 16],
        [mx, mouthY + 19],
        [mx + 15, mouthY + 16],
        [mx + 20, mouthY + 3],
        [mx + 28, mouthY - 8],
        [jaw - 16 + s * 0.6, 42],
        [cheek - 10, 22],
        [cheek - 1, -8],
        [jaw + 8, 46],
        [jaw - 6 + s, 78 + depth * 0.4],
        [s + 22, 98 + drop + depth],
        [s, 102 + drop + depth],
        [s - 22, 98 + drop + depth],
        [-jaw + 6 + s, 78 + depth * 0.4],
        [-jaw - 8, 46],
      ],
      true,
      0.8,
    );
    const tone = path(shape, hair, `opacity="${p.beard === 'full' ? '0.97' : '0.7'}"`);
    out =
      spray(a, 2.2, tone, 0.9) +
      out +
      clip(
        a,
        shape,
        blur(a, 9, path(ellipse((p.from === 1 ? -1 : 1) * 66, 70, 52, 84), '#140c18', 'opacity="0.34"')),
      );
    for (let i = 0; i < 34; i++) {
      const x = a.random.range(-jaw + 4, jaw - 4);
      const y = mouthY + 24 + a.random.range(0, 26 + depth);
      out += clip(
        a,
        shape,
        stroke(
          `M${String(x + s)} ${String(y)}q${String(x * 0.05)} 6 ${String(-x * 0.06)} 12`,
          mix(hair, '#f5dcc0', 0.25),
          1.2,
          'opacity="0.45"',
        ),
      );
    }
  } else if (p.beard === 'goatee')
    out += path(
      smooth([
        [mx - 16, mouthY + 14],
        [mx, mouthY + 19],
        [mx + 16, mouthY + 14],
        [mx + 16, 96 + drop],
        [mx, 108 + drop],
        [mx - 16, 96 + drop],
      ]),
      hair,
      'opacity="0.95"',
    );
  return out;
}
