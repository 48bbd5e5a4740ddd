import { at, blur, path, stroke } from '../kit/art.ts';
import { dark, light, mix } from '../kit/colour.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { leaf } from '../kit/leaves.ts';
import { cast, formed, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { table } from '../kit/tableware.ts';
import { foliage, forest } from '../kit/trees.ts';
import { box, ellipse, smooth, type Point } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const aguacateArbol: Scene = {
  focal: [0.55, 0.56],
  alt: 'Aguacates Hass en la rama y uno partido con su pepa; detrás, un cultivador poda árboles bajos',
  draw(a) {
    /** The outline of an avocado with the neck up, `l` long. */
    const pear = (l: number, k = 1): string =>
      smooth(
        (
          [
            [0, -0.5],
            [0.13, -0.46],
            [0.2, -0.28],
            [0.29, 0.02],
            [0.35, 0.22],
            [0.27, 0.42],
            [0, 0.52],
            [-0.27, 0.42],
            [-0.35, 0.22],
            [-0.29, 0.02],
            [-0.2, -0.28],
            [-0.13, -0.46],
          ] as const
        ).map(([x, y]): Point => [x * l * k, (y - 0.04) * l * k + 0.04 * l]),
      );
    const fruit = (x: number, y: number, l: number, turn: number, c: string): string =>
      at(
        x,
        y,
        stroke(`M0 ${String(-l * 0.48)}v${String(-l * 0.16)}`, '#6f7a45', l * 0.04) +
          formed(a, pear(l), c, dark(mix(c, '#2a1f30', 0.4), 0.45), -l * 0.09, -l * 0.05, 8) +
          Array.from({ length: 46 }, () => {
            const v = a.random.range(-0.4, 0.44);
            const half = v < 0 ? 0.17 + (v + 0.4) * 0.22 : 0.27;
            return path(
              ellipse(a.random.range(-half, half) * l, v * l, l * 0.011),
              a.random.chance(0.5) ? light(c, 0.25) : dark(c, 0.35),
              'opacity="0.6"',
            );
          }).join('') +
          path(ellipse(-l * 0.13, -l * 0.04, l * 0.06, l * 0.13), light(c, 0.55), 'opacity="0.6"'),
        1,
        turn,
      );
    const half = (x: number, y: number, l: number, turn: number, stone: boolean): string =>
      at(
        x,
        y,
        at(l * 0.03, l * 0.03, path(pear(l), '#1f2a1c')) +
          path(pear(l), '#3a4a2c') +
          path(pear(l, 0.94), '#8fae45') +
          path(pear(l, 0.89), '#cfd873') +
          path(pear(l, 0.8), '#f0ecaa') +
          (stone
            ? path(ellipse(l * 0.012, l * 0.19, l * 0.205), '#b5a860') +
              formed(a, ellipse(0, l * 0.18, l * 0.19), '#b5733f', '#5a2f24', -l * 0.05, -l * 0.05, 6) +
              path(ellipse(-l * 0.07, l * 0.1, l * 0.05, l * 0.035), '#ffe0b0', 'opacity="0.8"')
            : path(ellipse(0, l * 0.18, l * 0.19), '#a89a50') +
              path(ellipse(l * 0.02, l * 0.205, l * 0.165), '#d6cf80')),
        1,
        turn,
      );
    const leaves = (x: number, y: number, size: number, turns: readonly number[]): string =>
      turns
        .map((turn, i) =>
          at(x, y, leaf(size * (0.82 + 0.2 * (i % 3)), size * 0.17, turn, i % 2 ? '#2a6a48' : '#3a8050')),
        )
        .join('');
    let orchard = '';
    for (let r = 0; r < 6; r++) {
      const t = r / 5;
      const y = 510 + 190 * t ** 1.3;
      const size = 22 + 60 * t;
      for (let x = -40 + (r % 2) * size * 1.4; x < 1660; x += size * 2.9)
        orchard +=
          cast(a, x + size * 0.25, y, size, size * 0.15, '#1f3a24', 0.5) +
          path(box(x - size * 0.08, y - size * 0.6, size * 0.16, size * 0.6), '#5a4434') +
          foliage(a, x, y - size * 0.95, size * 0.95, size * 0.7, mix('#8fae68', '#2f6a45', t), 30) +
          Array.from({ length: 4 }, () =>
            path(
              ellipse(
                x + a.random.range(-0.6, 0.6) * size,
                y - size * a.random.range(0.5, 1),
                size * 0.06,
                size * 0.09,
              ),
              '#2f4030',
            ),
          ).join('');
    }
    return (
      sky(a, SKY.day, 420, { sun: [300, 150, 42], cover: 0.55, stretch: 4 }) +
      mountains(a, ridge(a, { y: 320, amp: 60, seed: 4, peaks: [[520, 130, 420]] }), {
        top: '#6f9a9a',
        base: '#d6dcb4',
        shade: '#557f8f',
        bottom: 560,
      }) +
      haze(a, 260, 500, '#f6f0cc', 0.65) +
      hill(a, rolling(a, 420, 46, 360, 7), '#8fb06a', '#5f8a58', { crown: '#cdd086' }) +
      forest(a, 452, 474, '#5f9058', 900, 1640, 32) +
      hill(a, rolling(a, 500, 22, 420, 3), '#a3b866', '#5f8a4a', { crown: '#dbd88c' }) +
      blur(a, 1.2, orchard) +
      cast(a, 420, 700, 90, 9, '#1f3a24', 0.6) +
      figure(
        a,
        400,
        700,
        250,
        { ...POSE.easy, lean: 3 },
        {
          skin: '#9a6544',
          hair: '#241a1c',
          top: '#d9683f',
          bottom: '#3f4a63',
          hat: { colour: '#efe0b8', kind: 'sombrero' },
          reach: { handNear: [470, 560], handFar: [476, 548] },
        },
        1,
        { rim: '#fff3cf', shade: '#3a2048', from: -1 },
      ).svg +
      stroke('M462 566L520 520M466 552L526 532', '#4a3a38', 6) +
      haze(a, 460, 760, '#fff6d0', 0.25, 0.5) +
      table(a, 744, '#a8734a') +
      stroke('M1660 -20Q1440 40 1240 60T830 90Q700 96 600 150', '#5a4636', 30) +
      stroke('M1660 -30Q1440 30 1240 50T830 80', '#94785a', 8) +
      stroke('M1180 66Q1150 110 1156 170M880 90Q850 130 856 190M1400 40Q1390 80 1400 130', '#5f6a40', 11) +
      leaves(1500, 20, 300, [-160, 130, 75, 165]) +
      leaves(1240, 60, 300, [-140, 40, 160, 100]) +
      leaves(980, 84, 280, [150, 60, -150, 110]) +
      leaves(740, 96, 280, [-160, 120, 70, -120]) +
      leaves(600, 150, 250, [170, 130, 80, -160]) +
      fruit(1400, 262, 250, -5, '#4f7a40') +
      fruit(860, 330, 280, 5, '#587f40') +
      fruit(1156, 346, 330, -3, '#3f4f38') +
      leaves(1156, 176, 210, [150, 20, -160]) +
      leaves(858, 190, 200, [165, 30]) +
      leaves(1400, 130, 190, [20, 155]) +
      cast(a, 980, 852, 470, 26, '#241418', 0.7) +
      fruit(1330, 784, 264, 98, '#3a4234') +
      half(1090, 736, 270, 32, false) +
      half(830, 716, 300, -16, true) +
      glow(a, 300, 150, 720, '#fff0c0', 0.45) +
      shadeFrom(a, 'bottom', 110, '#1f1218', 0.5)
    );
  },
};
