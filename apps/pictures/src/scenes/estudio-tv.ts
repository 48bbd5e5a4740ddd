import { at, blend, clip, down, linear, path, stroke } from '../kit/art.ts';
import { forearms } from '../kit/forearms.ts';
import { skyline } from '../kit/skyline.ts';
import { POSE } from '../kit/pose.ts';
import { silhouette } from '../kit/people.ts';
import { glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth, type Point } from '../kit/shape.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

/** Coasts of the Americas between Mexico and Cape Horn, in degrees of longitude and latitude. */
const LAND: readonly (readonly Point[])[] = [
  [
    [-78, 7],
    [-75.5, 10.8],
    [-71.7, 12.4],
    [-68, 11.5],
    [-62, 10.7],
    [-57, 6],
    [-51.5, 4.2],
    [-50, 0.5],
    [-44, -2.5],
    [-39, -3],
    [-35, -6],
    [-35.5, -9.5],
    [-39, -14],
    [-39.5, -19],
    [-41.5, -22.5],
    [-46, -24],
    [-48.7, -27],
    [-52, -33],
    [-56, -35],
    [-58, -38.5],
    [-62, -39],
    [-65, -42],
    [-66, -47],
    [-69, -51],
    [-68.5, -54.5],
    [-73, -53],
    [-75.5, -48],
    [-73.5, -41],
    [-73, -35],
    [-71.5, -29],
    [-70.3, -20],
    [-76, -14],
    [-80.5, -6],
    [-81, -4],
    [-80, -1],
    [-78.5, 1.5],
    [-77.3, 4],
  ],
  [
    [-77.5, 7.4],
    [-80, 7.5],
    [-83, 8.2],
    [-86, 11.5],
    [-91, 13.8],
    [-96, 15.8],
    [-105, 20],
    [-109, 25],
    [-114, 31],
    [-97, 28],
    [-97.5, 22],
    [-95, 18.5],
    [-91, 18.5],
    [-90, 21],
    [-87, 21],
    [-88, 16],
    [-83.5, 15],
    [-83.5, 11],
    [-81, 9],
    [-79, 9.5],
  ],
];
const COLOMBIA: Point = [-74, 4.6];

/** A place on the globe behind the presenter, which is seen from above Brazil. */
function onGlobe([longitude, latitude]: Point): Point {
  const radians = Math.PI / 180;
  const [l, p, p0] = [(longitude + 66) * radians, latitude * radians, -6 * radians];
  return [
    1120 + 250 * Math.cos(p) * Math.sin(l),
    300 - 250 * (Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(l)),
  ];
}

export const estudioTv: Scene = {
  focal: [0.5, 0.46],
  parts: { left: [0, 0.06, 0.88, 0.88] },
  fixed: true,
  alt: 'Una presentadora en el set de noticias, con cámaras en silueta en primer plano',
  draw(a) {
    const cam = (x: number, y: number, k: number, m: 1 | -1): string =>
      at(
        x,
        y,
        `<g transform="scale(${String(m)} 1)">${path(box(-120, -70, 200, 120, 12), '#0c1020')}${path(
          polygon([
            [80, -46],
            [170, -64],
            [170, 44],
            [80, 26],
          ]),
          '#141a30',
        )}${path(box(-160, -110, 110, 60, 8), '#0c1020')}${path(box(-150, -102, 90, 44, 4), '#4f8ac0')}${stroke('M-20 50V200M-20 200L-120 380M-20 200L80 380', '#0c1020', 18)}${path(ellipse(-100, 60, 9), '#ff4a3a')}</g>`,
        k,
      );
    const continents =
      LAND.map((outline) => path(polygon(outline.map(onGlobe)), '#8fc8e8', 'opacity="0.85"')).join('') +
      path(ellipse(...onGlobe(COLOMBIA), 11), '#ff5a5a') +
      stroke(ellipse(...onGlobe(COLOMBIA), 24), '#ff5a5a', 4);
    return (
      path(
        box(0, 0, 1600, 900),
        linear(
          a,
          [
            [0, '#101a3f'],
            [0.6, '#24306a'],
            [1, '#10163a'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(
        box(240, 80, 1120, 460, 12),
        linear(
          a,
          [
            [0, '#1f3a80'],
            [0.5, '#3f5ab0'],
            [1, '#8a3a6a'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      clip(
        a,
        box(240, 80, 1120, 460, 12),
        stroke(ellipse(1120, 300, 250), '#7fa8e8', 3, 'opacity="0.6"') +
          [0.3, 0.62, 0.88]
            .map((k) => stroke(ellipse(1120, 300, 250 * k, 250), '#7fa8e8', 2, 'opacity="0.5"'))
            .join('') +
          [-150, -60, 40, 130]
            .map((d) => stroke(`M860 ${String(300 + d)}H1380`, '#7fa8e8', 2, 'opacity="0.4"'))
            .join('') +
          continents +
          skyline(
            a,
            540,
            240,
            760,
            (t) => 110 + 110 * Math.sin(t * 5) ** 2,
            { wall: '#2a3a80', shade: '#1c2a66', window: '#1c2a66', lit: '#ffd98a', litShare: 0.4 },
            [40, 80],
          ),
      ) +
      path(box(240, 470, 1120, 10), '#ff5a5a') +
      shaft(
        a,
        [
          [520, -20],
          [590, -20],
          [980, 640],
          [560, 640],
        ],
        '#f3f7ff',
        0.4,
        18,
      ) +
      shaft(
        a,
        [
          [1010, -20],
          [1080, -20],
          [1060, 640],
          [640, 640],
        ],
        '#f3f7ff',
        0.4,
        18,
      ) +
      [160, 420, 800, 1160, 1440]
        .map(
          (x) =>
            path(box(x - 50, -10, 100, 50, 6), '#080c1c') +
            path(box(x - 42, 36, 84, 10), '#fffbe6') +
            glow(a, x, 42, 160, '#f3f7ff', 0.7),
        )
        .join('') +
      bustAt(a, 800, 340, 1.06, EXTRAS.presenter) +
      path(
        smooth(
          [
            [330, 612],
            [520, 570],
            [1080, 570],
            [1270, 612],
            [1220, 800],
            [380, 800],
          ],
          true,
          0.5,
        ),
        linear(a, [
          [0, '#f3f0ff'],
          [0.12, '#8aa0d8'],
          [0.5, '#2f3f80'],
          [1, '#141a40'],
        ]),
      ) +
      path(
        smooth(
          [
            [300, 606],
            [520, 556],
            [1080, 556],
            [1300, 606],
            [1080, 626],
            [520, 626],
          ],
          true,
          0.5,
        ),
        linear(a, [
          [0, '#ffffff'],
          [1, '#a8b8e0'],
        ]),
      ) +
      path(box(640, 690, 320, 40, 6), '#ff5a5a') +
      path(box(664, 702, 190, 16, 4), '#fff3f0') +
      [
        [700, 580],
        [760, 586],
      ]
        .map(([x = 0, y = 0]) =>
          path(
            polygon([
              [x, y],
              [x + 90, y - 4],
              [x + 104, y + 22],
              [x + 4, y + 28],
            ]),
            '#ffffff',
          ),
        )
        .join('') +
      forearms(
        a,
        [
          [
            [600, 582],
            [716, 604],
          ],
          [
            [1000, 582],
            [884, 604],
          ],
        ],
        66,
        '#c9303f',
        EXTRAS.presenter.skin,
      ) +
      path(box(0, 800, 1600, 110), down(a, '#24306a', '#0a0f28')) +
      blend('screen', path(ellipse(800, 820, 420, 30), '#8aa8ff', 'opacity="0.4"')) +
      cam(260, 640, 1.25, 1) +
      cam(1380, 650, 1.2, -1) +
      silhouette(a, 130, 960, 560, POSE.stand, {}, '#080c1c') +
      shadeFrom(a, 'bottom', 90, '#060a1c', 0.5)
    );
  },
};
