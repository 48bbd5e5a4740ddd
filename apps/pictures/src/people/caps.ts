import { linear, path, stroke, type Art } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { ellipse, smooth } from '../kit/shape.ts';
import type { Person } from './spec.ts';

const side = (a: Art, p: Person, colour: string): string =>
  linear(
    a,
    [
      [0, light(colour, 0.2)],
      [0.5, colour],
      [1, dark(colour, 0.35)],
    ],
    p.from > 0 ? 1 : 0,
    0,
    p.from > 0 ? 0 : 1,
    0,
  );

/** Headgear without a full brim, in head units: a captain's cap or a knitted one. */
export function capOf(a: Art, p: Person, kind: 'captain' | 'beanie', colour: string): string {
  if (kind === 'beanie')
    return (
      path('M-84 -48C-92 -124 -44 -150 0 -150C44 -150 92 -124 84 -48Q0 -70 -84 -48Z', side(a, p, colour)) +
      [-54, -27, 0, 27, 54]
        .map((x) =>
          stroke(`M${String(x)} -66Q${String(x * 0.8)} -110 ${String(x * 0.4)} -146`, dark(colour, 0.3), 3),
        )
        .join('') +
      path('M-88 -46Q0 -74 88 -46L86 -78Q0 -104 -86 -78Z', light(colour, 0.25)) +
      path(ellipse(0, -156, 22, 20), light(colour, 0.35))
    );
  return (
    path(
      smooth([
        [-104, -96],
        [-70, -146],
        [0, -160],
        [70, -146],
        [104, -96],
        [0, -82],
      ]),
      side(a, p, '#f2ede0'),
    ) +
    path('M-80 -92Q0 -72 80 -92L80 -66Q0 -44 -80 -66Z', colour) +
    stroke('M-78 -72Q0 -50 78 -72', '#e0b84f', 5) +
    path('M-80 -66Q0 -44 80 -66Q60 -26 0 -24Q-60 -26 -80 -66Z', dark(colour, 0.55)) +
    path(ellipse(0, -92, 20, 18), '#e0b84f') +
    path(ellipse(0, -92, 11, 10), colour)
  );
}
