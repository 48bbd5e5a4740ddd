import { at, blend, blur, noteFace, path, type Art } from '../kit/art.ts';
import { glow, shadeFrom } from '../kit/light.ts';
import { ellipse, smooth } from '../kit/shape.ts';
import { backdrop, hatOf } from './backdrop.ts';
import { clothesOf } from './clothes/index.ts';
import { neck } from './clothes/neck.ts';
import { beard } from './beard.ts';
import { face } from './face.ts';
import { glasses } from './glasses.ts';
import { propOf } from './props.ts';
import { skinTones } from './skin.ts';
import { hairOf } from './hair/index.ts';
import type { Person } from './spec.ts';

function ear(p: Person, side: 1 | -1): string {
  const t = skinTones(p.skin);
  const x = side * (p.face[0] + 1 - (side === Math.sign(p.turn || 1) ? 9 * Math.abs(p.turn) : 0));
  return (
    path(
      smooth([
        [x - side * 6, -16],
        [x + side * 8, -20],
        [x + side * 12, -4],
        [x + side * 7, 16],
        [x - side * 4, 24],
      ]),
      side === p.from ? p.skin : t.shade,
    ) +
    path(
      smooth([
        [x, -10],
        [x + side * 6, -11],
        [x + side * 6, 4],
        [x + side * 1, 12],
      ]),
      t.shade,
      'opacity="0.6"',
    )
  );
}

/** A person without background: origin at the middle of the head, which is 200 units tall. */
export function bust(a: Art, p: Person): string {
  const hair = hairOf(a, p);
  const far = Math.sign(p.turn || 1);
  const earring = (side: 1 | -1): string =>
    (p.earrings && side !== far) || (p.earrings && Math.abs(p.turn) < 0.4)
      ? path(ellipse(side * (p.face[0] + 3), 38, 7, 13), p.earrings) +
        path(ellipse(side * (p.face[0] + 1), 33, 2.4, 4), '#fff3d0', 'opacity="0.7"')
      : '';
  const head =
    ear(p, -1) +
    ear(p, 1) +
    face(a, p) +
    beard(a, p) +
    hair.front +
    earring(-1) +
    earring(1) +
    glasses(p) +
    hatOf(a, p);
  const rise = p.woman ? -14 : -20;
  return (
    at(0, 0, hair.back, 1, p.tilt) +
    at(0, rise, neck(a, p, p.face[3]) + clothesOf(a, p)) +
    at(p.turn * 3, 2, head, 1, p.tilt) +
    propOf(p)
  );
}

/** Draws a person with the middle of the head at (x, y), and records the face. */
export function bustAt(a: Art, x: number, y: number, scale: number, p: Person): string {
  noteFace(a, x + p.turn * 3 * scale, y, [82 * scale, 100 * scale]);
  return at(x, y, bust(a, p), scale);
}

/** Head and shoulders (`half` false) or down to the waist, with a painted background; `drop` px leave room at the top for a masthead. */
export function portrait(a: Art, p: Person, half: boolean, drop = 0): string {
  const k = a.w / 800;
  const scale = (half ? 1.66 : 1.92) * k;
  const y = (half ? 392 : 440) * k + drop;
  const x = (400 - p.turn * 22) * k;
  return (
    backdrop(a, p) +
    blend(
      'multiply',
      blur(a, 40, path(ellipse(x - p.from * 90 * k, y + 260 * k, 300 * k, 400 * k), '#3a2038')),
      0.22,
    ) +
    bustAt(a, x, y, scale, p) +
    glow(a, p.from > 0 ? a.w : 0, 0, a.w * 0.9, '#ffe2b0', 0.16) +
    shadeFrom(a, 'bottom', a.h * 0.24, '#2a1834', 0.42)
  );
}
