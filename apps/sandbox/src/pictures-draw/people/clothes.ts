import { across, blend, blur, clip, down, linear, path, spray, stroke } from '../kit/art.ts';
import type { Art } from '../kit/art.ts';
import { dark, light, mix } from '../kit/colour.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import type { Point } from '../kit/shape.ts';
import { skinTones } from './skin.ts';
import type { Person } from './spec.ts';

/** Neck and chest of skin, with the jaw's cast shadow. */
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

function torso(p: Person, wide = 0, rise = 0): string {
  const sh = (p.woman ? 158 : 190) + wide;
  return smooth(
    [
      [-46, 122 - rise],
      [-96, 150 - rise],
      [-sh, 188],
      [-sh - 26, 260],
      [-sh - 34, 620],
      [sh + 34, 620],
      [sh + 26, 260],
      [sh, 188],
      [96, 150 - rise],
      [46, 122 - rise],
      [0, 204],
    ],
    true,
    0.62,
  );
}

/** Folds and the shadow side of a garment. */
function drape(
  a: Art,
  p: Person,
  d: string,
  colour: string,
  folds: readonly (readonly [number, number, number, number])[],
): string {
  const side = p.from === 1 ? -1 : 1;
  const shade = dark(colour, 0.5);
  return clip(
    a,
    d,
    spray(
      a,
      6,
      path(
        smooth(
          [
            [side * 60, 130],
            [side * 84, 220],
            [side * 70, 340],
            [side * 96, 640],
            [side * 300, 640],
            [side * 300, 130],
          ],
          true,
          0.8,
        ),
        shade,
        'opacity="0.55"',
      ),
    ) +
      folds
        .map(
          ([x0, y0, x1, y1]) =>
            path(
              smooth([
                [x0, y0],
                [(x0 + x1) / 2 + 7, (y0 + y1) / 2],
                [x1, y1],
                [(x0 + x1) / 2 - 7, (y0 + y1) / 2],
              ]),
              shade,
              'opacity="0.4"',
            ) +
            stroke(
              `M${String(x0 - 5)} ${String(y0)}Q${String((x0 + x1) / 2 - 14)} ${String((y0 + y1) / 2)} ${String(x1 - 7)} ${String(y1)}`,
              light(colour, 0.3),
              2,
              'opacity="0.5"',
            ),
        )
        .join('') +
      blend('screen', blur(a, 22, path(ellipse(-side * 150, 214, 60, 36), light(colour, 0.3))), 0.2),
  );
}

const FOLDS: readonly (readonly [number, number, number, number])[] = [
  [-146, 250, -122, 420],
  [150, 250, 124, 430],
  [-96, 320, -70, 520],
  [104, 330, 76, 540],
  [-178, 320, -168, 480],
  [180, 330, 170, 480],
];

function lapels(a: Art, skin: string, colour: string, inner: string, vee: number, tie?: string): string {
  let out = path(
    polygon([
      [-56, 128],
      [-50, 112],
      [0, 150],
      [50, 112],
      [56, 128],
      [14, vee + 76],
      [-14, vee + 76],
    ]),
    inner,
  );
  if (tie) {
    out +=
      path(
        polygon([
          [-12, 158],
          [12, 158],
          [9, 186],
          [-9, 186],
        ]),
        light(tie, 0.08),
      ) +
      path(
        polygon([
          [-9, 186],
          [9, 186],
          [21, vee + 44],
          [0, vee + 70],
          [-21, vee + 44],
        ]),
        across(a, light(tie, 0.15), tie, dark(tie, 0.3)),
      );
    out +=
      path(
        polygon([
          [-52, 108],
          [-2, 160],
          [-30, 196],
          [-60, 132],
        ]),
        light(inner, 0.3),
      ) +
      path(
        polygon([
          [52, 108],
          [2, 160],
          [30, 196],
          [60, 132],
        ]),
        dark(inner, 0.14),
      );
  } else
    out +=
      path(
        polygon([
          [-40, 118],
          [0, 226],
          [40, 118],
          [0, 140],
        ]),
        skin,
      ) +
      path(
        polygon([
          [-52, 108],
          [-40, 118],
          [-2, 226],
          [-44, 218],
          [-64, 138],
        ]),
        light(inner, 0.28),
      ) +
      path(
        polygon([
          [52, 108],
          [40, 118],
          [2, 226],
          [44, 218],
          [64, 138],
        ]),
        dark(inner, 0.12),
      );
  for (const m of [-1, 1] as const) {
    const pts: Point[] = [
      [m * 62, 118],
      [m * 104, 182],
      [m * 84, 208],
      [m * 104, 220],
      [m * 4, vee + 66],
      [m * 28, vee - 40],
    ];
    out +=
      path(polygon(pts), m < 0 ? light(colour, 0.13) : dark(colour, 0.2)) +
      stroke(polygon(pts), dark(colour, 0.5), 1.4, 'opacity="0.7"');
  }
  return (
    out +
    stroke(`M0 ${String(vee + 64)}V640`, dark(colour, 0.5), 2.4) +
    path(ellipse(9, vee + 110, 5), dark(colour, 0.6))
  );
}

/** A collar of two points. */
const collar = (colour: string): string =>
  path(
    polygon([
      [-52, 106],
      [-2, 204],
      [-44, 214],
      [-72, 136],
    ]),
    light(colour, 0.22),
  ) +
  path(
    polygon([
      [52, 106],
      [2, 204],
      [44, 214],
      [72, 136],
    ]),
    dark(colour, 0.12),
  ) +
  stroke('M-2 204L-44 214M2 204L44 214', dark(colour, 0.45), 1.6, 'opacity="0.7"');

export function clothesOf(a: Art, p: Person): string {
  const [kind, c, c2] = p.clothes;
  const chest = mix(p.skin, skinTones(p.skin).shade, 0.45);
  const body = (d: string, colour = c): string =>
    path(d, across(a, light(colour, 0.1), colour, dark(colour, 0.12))) + drape(a, p, d, colour, FOLDS);
  switch (kind) {
    case 'suit':
      return body(torso(p, 8)) + lapels(a, chest, c, '#efe6d8', 300, c2);
    case 'blazer':
      return body(torso(p, 4)) + lapels(a, chest, c, c2, 330);
    case 'shirt':
      return (
        body(torso(p)) +
        path(
          polygon([
            [-44, 112],
            [0, 214],
            [44, 112],
            [0, 140],
          ]),
          chest,
        ) +
        collar(c) +
        stroke('M0 212V640', dark(c, 0.4), 2) +
        [270, 350, 430, 510].map((y) => path(ellipse(5, y, 4), c2)).join('')
      );
    case 'turtleneck': {
      const roll = smooth(
        [
          [-46, 92],
          [-52, 128],
          [-60, 160],
          [0, 178],
          [60, 160],
          [52, 128],
          [46, 92],
          [0, 108],
        ],
        true,
        0.8,
      );
      return (
        body(torso(p, 0, 10)) +
        path(
          polygon([
            [-50, 110],
            [50, 110],
            [50, 180],
            [0, 250],
            [-50, 180],
          ]),
          c,
        ) +
        path(roll, light(c, 0.1)) +
        clip(
          a,
          roll,
          Array.from({ length: 14 }, (_, i) =>
            stroke(`M${String(-52 + i * 8)} 90V180`, dark(c, 0.35), 1.6, 'opacity="0.4"'),
          ).join('') +
            path(box((p.from === 1 ? -1 : 1) > 0 ? 10 : -80, 80, 70, 110), dark(c, 0.5), 'opacity="0.4"'),
        ) +
        stroke('M-60 160Q0 196 60 160', dark(c, 0.5), 2.4, 'opacity="0.6"')
      );
    }
    case 'blouse': {
      const d = smooth(
        [
          [-70, 140],
          [-158, 190],
          [-182, 300],
          [-184, 620],
          [184, 620],
          [182, 300],
          [158, 190],
          [70, 140],
          [44, 220],
          [0, 278],
          [-44, 220],
        ],
        true,
        0.72,
      );
      return (
        body(d) +
        stroke('M-70 140Q-44 226 0 278Q44 226 70 140', light(c, 0.4), 4) +
        path(
          smooth([
            [0, 278],
            [-26, 330],
            [-10, 420],
            [10, 420],
            [26, 330],
          ]),
          dark(c, 0.3),
          'opacity="0.5"',
        ) +
        path(ellipse(0, 286, 7), c2)
      );
    }
    case 'tee':
      return (
        body(
          smooth(
            [
              [-58, 138],
              [-170, 190],
              [-206, 300],
              [-210, 620],
              [210, 620],
              [206, 300],
              [170, 190],
              [58, 138],
              [34, 178],
              [0, 188],
              [-34, 178],
            ],
            true,
            0.75,
          ),
        ) +
        stroke('M-58 138Q-40 186 0 190Q40 186 58 138', light(c, 0.28), 6) +
        stroke('M-58 138Q-40 186 0 190Q40 186 58 138', c2, 2)
      );
    case 'dress': {
      const d = smooth(
        [
          [-104, 176],
          [-122, 260],
          [-150, 330],
          [-146, 620],
          [146, 620],
          [150, 330],
          [122, 260],
          [104, 176],
          [84, 182],
          [70, 262],
          [0, 308],
          [-70, 262],
          [-84, 182],
        ],
        true,
        0.7,
      );
      return (
        body(d) +
        stroke('M-70 262Q-30 300 0 308Q30 300 70 262', light(c, 0.45), 3) +
        stroke('M-40 158Q0 214 40 158', c2, 3) +
        path(ellipse(0, 190, 6, 8), c2)
      );
    }
    case 'ruana': {
      const d = smooth(
        [
          [-40, 128],
          [-120, 160],
          [-230, 260],
          [-280, 640],
          [280, 640],
          [230, 260],
          [120, 160],
          [40, 128],
          [0, 196],
        ],
        true,
        0.7,
      );
      return (
        body(d) +
        clip(
          a,
          d,
          [-240, -196, -150, 150, 196, 240]
            .map((x, i) =>
              stroke(
                `M${String(x * 0.5)} 120L${String(x)} 660`,
                i % 2 ? c2 : light(c, 0.4),
                11,
                'opacity="0.7"',
              ),
            )
            .join(''),
        ) +
        stroke('M-42 128Q-14 190 0 200Q14 190 42 128', c2, 7)
      );
    }
    case 'coat':
      return (
        body(torso(p, 16, 6)) +
        path(
          polygon([
            [-58, 120],
            [0, 340],
            [58, 120],
            [0, 168],
          ]),
          c2,
        ) +
        path(
          polygon([
            [-60, 108],
            [-120, 180],
            [-96, 256],
            [-6, 360],
            [-34, 200],
          ]),
          down(a, light(c, 0.25), c),
        ) +
        path(
          polygon([
            [60, 108],
            [120, 180],
            [96, 256],
            [6, 360],
            [34, 200],
          ]),
          dark(c, 0.18),
        ) +
        stroke('M0 356V640', dark(c, 0.5), 3)
      );
    case 'leather':
      return (
        body(torso(p, 6)) +
        path(
          polygon([
            [-58, 124],
            [0, 430],
            [58, 124],
            [0, 176],
          ]),
          c2,
        ) +
        path(
          polygon([
            [-58, 116],
            [-110, 196],
            [-70, 214],
            [-20, 420],
            [-34, 180],
          ]),
          linear(
            a,
            [
              [0, light(c, 0.35)],
              [1, c],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        path(
          polygon([
            [58, 116],
            [110, 196],
            [70, 214],
            [20, 420],
            [34, 180],
          ]),
          dark(c, 0.3),
        ) +
        stroke('M-66 218L-18 430V640', '#c9b48a', 2.6, 'stroke-dasharray="3 3"')
      );
  }
}
