import { at, clip, down, path, stroke } from '../kit/art.ts';
import { mountains, ribbon, ridge } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const cabina: Scene = {
  focal: [0.45, 0.5],
  fixed: true,
  alt: 'La carretera de montaña desde la cabina de un camión, con una virgen en el tablero y otro camión adelante',
  draw(a) {
    const glass = smooth(
      [
        [90, 110],
        [800, 70],
        [1510, 110],
        [1560, 610],
        [800, 640],
        [40, 610],
      ],
      true,
      0.3,
    );
    const road =
      path(
        ribbon([
          [800, 640, 760],
          [760, 560, 320],
          [860, 500, 150],
          [780, 452, 74],
          [840, 424, 40],
        ]),
        down(a, '#6f6a80', '#4a4258'),
      ) +
      stroke(
        'M800 640C770 590 760 570 770 552M822 520C850 506 856 500 840 486',
        '#f7dc90',
        7,
        'stroke-dasharray="36 24"',
      );
    const view =
      sky(a, SKY.dawn, 470, { sun: [1080, 330, 44], cover: 0.55 }) +
      mountains(
        a,
        ridge(a, {
          y: 380,
          amp: 70,
          seed: 12,
          peaks: [
            [360, 190, 330],
            [1330, 170, 360],
          ],
        }),
        { top: '#4f6a80', base: '#d9b090', shade: '#38506a', bottom: 620, depth: 170 },
      ) +
      haze(a, 300, 520, '#ffe0b8', 0.6) +
      mountains(
        a,
        ridge(a, {
          y: 470,
          amp: 46,
          seed: 3,
          peaks: [
            [80, 170, 340],
            [1540, 180, 330],
          ],
        }),
        { top: '#3f6a58', base: '#8fa37f', shade: '#2c5048', bottom: 700, depth: 140 },
      ) +
      path(box(0, 560, 1600, 120), '#5f7a55') +
      road +
      path(box(716, 470, 92, 86, 8), '#c9d0c8') +
      path(box(724, 478, 76, 62, 4), '#b5583a') +
      path(box(716, 546, 92, 12, 3), '#2a2430') +
      [724, 782]
        .map((x) => path(box(x, 552, 18, 18, 4), '#17141c') + path(ellipse(x + 9, 546, 6, 4), '#ff5a3f'))
        .join('');
    const virgin = at(
      1090,
      640,
      path(
        smooth([
          [-46, 0],
          [-54, -90],
          [-30, -170],
          [0, -192],
          [30, -170],
          [54, -90],
          [46, 0],
        ]),
        down(a, '#7a5a3a', '#c99a4f', '#6a4628'),
      ) +
        path(ellipse(0, -152, 20, 25), '#e3bf80') +
        path(
          smooth([
            [-20, -122],
            [0, -132],
            [20, -122],
            [26, -10],
            [-26, -10],
          ]),
          '#a8783f',
        ) +
        stroke('M-44 -108L46 -30', '#1f1a26', 15) +
        path(ellipse(0, -196, 34, 9), 'none', 'stroke="#ffe39a" stroke-width="4"'),
    );
    return (
      path(box(0, 0, 1600, 900), down(a, '#2a2230', '#1a151f')) +
      clip(a, glass, view) +
      stroke('M800 72V30', '#15111a', 16) +
      path(box(620, 20, 360, 60, 22), '#15111a') +
      path(box(636, 28, 328, 40, 14), down(a, '#8fa3b0', '#d9c0a0')) +
      stroke('M790 80C786 130 800 150 796 190', '#c9a04f', 3) +
      path(ellipse(796, 204, 13, 16), '#c23a3a') +
      path('M-20 640C400 596 1200 596 1620 640V930H-20Z', down(a, '#4a3a40', '#241c26')) +
      stroke('M-20 640C400 596 1200 596 1620 640', '#7a5f58', 6) +
      virgin +
      [1270, 1400]
        .map(
          (x) =>
            path(ellipse(x, 740, 54), '#15111a') +
            path(ellipse(x, 740, 44), '#e9dcc0') +
            stroke(`M${String(x)} 740l22 -26`, '#c23a3a', 5),
        )
        .join('') +
      path(ellipse(430, 830, 330, 250), 'none', 'stroke="#120e16" stroke-width="46"') +
      path(ellipse(430, 822, 330, 250), 'none', 'stroke="#4a3f48" stroke-width="9"') +
      path(
        polygon([
          [120, 810],
          [740, 810],
          [700, 850],
          [160, 850],
        ]),
        '#1a141c',
      ) +
      path(ellipse(430, 840, 84, 66), '#2a222c') +
      path(ellipse(430, 836, 44, 34), '#b5833f') +
      glow(a, 1000, 330, 620, '#ffd9a0', 0.35) +
      shadeFrom(a, 'left', 200, '#0a0810', 0.5) +
      shadeFrom(a, 'bottom', 140, '#0a0810', 0.5)
    );
  },
};
