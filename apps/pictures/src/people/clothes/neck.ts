import { blur, clip, path, spray, stroke, type Art } from '../../kit/art.ts';
import { mix } from '../../kit/colour.ts';
import { smooth } from '../../kit/shape.ts';
import { skinTones } from '../skin.ts';
import type { Person } from '../spec.ts';

/** Skin of neck and chest, with the shadow of the jaw. */
export function neck(a: Art, p: Person, drop: number): string {
  const t = skinTones(p.skin);
  const w = p.woman ? 39 : 49;
  const bare = p.clothes[0] === 'dress' || p.clothes[0] === 'blouse';
  const sh = bare ? 142 : 66;
  const d = smooth(
    [
      [-w, 40],
      [-w + 3, 110],
      [-w - 8, 138],
      [-sh, bare ? 180 : 160],
      [-sh - (bare ? 22 : 0), 260],
      [-sh, 420],
      [sh, 420],
      [sh + (bare ? 22 : 0), 260],
      [sh, bare ? 180 : 160],
      [w + 8, 138],
      [w - 3, 110],
      [w, 40],
    ],
    true,
    0.7,
  );
  const side = p.from === 1 ? -1 : 1;
  return (
    path(d, mix(p.skin, t.shade, 0.16)) +
    clip(
      a,
      d,
      spray(
        a,
        3,
        path(
          smooth(
            [
              [-60, 40],
              [-w - 6, 96 + drop],
              [side * 14, 146 + drop],
              [w + 10, 112 + drop],
              [70, 40],
            ],
            true,
            0.8,
          ),
          t.shade,
          'opacity="0.85"',
        ) +
          path(
            smooth([
              [side * 14, 80],
              [side * 20, 150],
              [side * 60, 190],
              [side * 60, 90],
            ]),
            t.shade,
            'opacity="0.5"',
          ),
      ) +
        stroke(`M${String(-22)} 176Q-56 186 -96 190M22 176Q56 186 96 190`, t.shade, 3, 'opacity="0.6"') +
        blur(
          a,
          4,
          stroke(
            `M${String(side * -22)} 112Q${String(side * -14)} 150 ${String(side * -8)} 176`,
            t.light,
            7,
            'opacity="0.3"',
          ),
        ),
    )
  );
}
