import { at, blend, blur, down, linear, path, rough, stroke, type Art } from '../kit/art.ts';
import { dark, light, mix } from '../kit/colour.ts';
import { glow } from '../kit/light.ts';
import { broadLeaf } from '../kit/leaves.ts';
import { arch, box, ellipse, polygon } from '../kit/shape.ts';
import { capOf } from './caps.ts';
import type { Person } from './spec.ts';

/** The painted background of a person, in the full size of `a`. */
export function backdrop(a: Art, p: Person): string {
  const [kind, base, second, third] = p.backdrop;
  const { w, h } = a;
  const ground = path(
    box(0, 0, w, h),
    linear(
      a,
      [
        [0, light(base, 0.1)],
        [0.6, base],
        [1, dark(base, 0.28)],
      ],
      p.from > 0 ? 1 : 0,
      0,
      p.from > 0 ? 0 : 1,
      1,
    ),
  );
  const lamp = glow(
    a,
    p.from > 0 ? w * 0.9 : w * 0.1,
    h * 0.15,
    w * 0.75,
    light(base, 0.5),
    0.4,
    'soft-light',
  );
  const dry = (): string => {
    let out = '';
    for (let i = 0; i < 26; i++) {
      const y = a.random.range(-0.05, 1.05) * h;
      out += stroke(
        `M${String(a.random.range(-0.2, 0.5) * w)} ${String(y)}q${String(w * 0.3)} ${String(a.random.range(-60, 60))} ${String(a.random.range(0.4, 0.9) * w)} ${String(a.random.range(-120, 20))}`,
        a.random.chance(0.5) ? light(base, 0.14) : dark(base, 0.12),
        a.random.range(20, 90),
        'opacity="0.28"',
      );
    }
    return rough(a, 10, out, 0.012, 0.09);
  };
  switch (kind) {
    case 'arch':
      return (
        ground +
        dry() +
        rough(
          a,
          4,
          path(arch(w * 0.16, h * 1.02, w * 0.68, h * 0.92), down(a, second, mix(second, third, 0.6))),
        ) +
        lamp
      );
    case 'disc':
      return (
        ground +
        dry() +
        rough(
          a,
          4,
          path(
            ellipse(w * (p.from > 0 ? 0.58 : 0.42), h * 0.38, w * 0.36),
            linear(
              a,
              [
                [0, second],
                [1, third],
              ],
              0,
              0,
              0.4,
              1,
            ),
          ),
        ) +
        lamp
      );
    case 'strokes': {
      let out = '';
      for (let i = 0; i < 15; i++)
        out += stroke(
          `M${String(-0.1 * w)} ${String(h * (0.02 + i * 0.075) + a.random.range(-14, 14))}Q${String(w * 0.5)} ${String(h * (i * 0.075) + a.random.range(-90, 30))} ${String(w * 1.1)} ${String(h * (i * 0.07 - 0.08))}`,
          mix(i % 3 ? second : third, base, a.random.range(0.15, 0.75)),
          a.random.range(50, 110),
          'opacity="0.62"',
        );
      return ground + rough(a, 16, out, 0.006, 0.06) + lamp;
    }
    case 'split':
      return (
        ground +
        dry() +
        path(
          polygon([
            [w * 0.52, 0],
            [w, 0],
            [w, h],
            [w * 0.34, h],
          ]),
          linear(a, [
            [0, second],
            [1, third],
          ]),
        ) +
        path(
          polygon([
            [w * 0.5, 0],
            [w * 0.52, 0],
            [w * 0.34, h],
            [w * 0.31, h],
          ]),
          light(second, 0.5),
          'opacity="0.7"',
        ) +
        lamp
      );
    case 'window': {
      const slats = Array.from({ length: 5 }, (_, i) =>
        path(
          polygon([
            [w * (0.02 + i * 0.2), h * -0.1],
            [w * (0.14 + i * 0.2), h * -0.1],
            [w * (-0.2 + i * 0.2), h],
            [w * (-0.32 + i * 0.2), h],
          ]),
          third,
          'opacity="0.55"',
        ),
      ).join('');
      return (
        ground +
        dry() +
        blend('screen', blur(a, 7, slats), 0.65) +
        path(
          box(0, h * 0.72, w, h * 0.28),
          linear(a, [
            [0, second, 0],
            [1, second, 0.8],
          ]),
        ) +
        lamp
      );
    }
    case 'leaves': {
      let out = '';
      for (const [x, y, l, r] of [
        [0.02, 0.5, 0.62, -62],
        [-0.02, 0.75, 0.6, -30],
        [1.02, 0.45, 0.62, -124],
        [1.04, 0.8, 0.6, -158],
        [0.2, 1.0, 0.7, -98],
        [0.86, 1.0, 0.72, -84],
        [0.5, 0.35, 0.5, -100],
      ] as const)
        out += broadLeaf(
          x * w,
          y * h,
          l * w,
          r,
          mix(a.random.chance(0.5) ? second : third, base, a.random.range(0.05, 0.45)),
        );
      return ground + dry() + blur(a, 2.4, out) + lamp;
    }
  }
}

/** A hat, in head units. */
export function hatOf(a: Art, p: Person): string {
  if (!p.hat) return '';
  const [kind, colour] = p.hat;
  if (kind === 'captain' || kind === 'beanie') return at(0, 4, capOf(a, p, kind, colour), 1, p.turn * 3);
  const brim = { sombrero: [150, 22], fedora: [126, 16], wide: [176, 26] }[kind] as [number, number];
  const top = kind === 'wide' ? 52 : 66;
  const body = `M-76 -66C-78 -104 -62 ${String(-84 - top)} -34 ${String(-86 - top)}Q0 ${String(-70 - top)} 34 ${String(-86 - top)}C62 ${String(-84 - top)} 78 -104 76 -66Z`;
  return at(
    0,
    4,
    path(ellipse(0, -62, brim[0], brim[1]), dark(colour, 0.35)) +
      path(
        body,
        linear(
          a,
          [
            [0, light(colour, 0.2)],
            [0.5, colour],
            [1, dark(colour, 0.4)],
          ],
          p.from > 0 ? 1 : 0,
          0,
          p.from > 0 ? 0 : 1,
          0,
        ),
      ) +
      path(
        'M-77 -84Q0 -66 77 -84L76 -64Q0 -44 -76 -64Z',
        kind === 'sombrero' ? '#2a1c1e' : dark(colour, 0.6),
      ) +
      path(
        `M${String(-brim[0])} -62Q0 ${String(-62 + brim[1] * 2.1)} ${String(brim[0])} -62Q0 ${String(-62 + brim[1] * 0.7)} ${String(-brim[0])} -62Z`,
        light(colour, 0.14),
      ),
    1,
    p.turn * 3,
  );
}
