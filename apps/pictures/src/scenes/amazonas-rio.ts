import { at, blend, blur, clip, down, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { ribbon } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { foliage } from '../kit/trees.ts';
import { box, ellipse, smooth, type Point } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** Height of the horizon, and of the crowns of a tree at the lower edge. */
const HORIZON = 268;

export const amazonasRio: Scene = {
  focal: [0.52, 0.5],
  alt: 'Una lancha deja su estela en un río muy ancho que da una curva entre la selva, con islas y playas de arena, visto desde el aire al amanecer',
  draw(a) {
    const near = (y: number): number => (y - HORIZON) / (900 - HORIZON);
    const river = ribbon([
      [900, HORIZON - 2, 90],
      [1130, 284, 140],
      [1210, 312, 190],
      [980, 350, 270],
      [640, 398, 350],
      [510, 470, 470],
      [700, 570, 680],
      [940, 700, 900],
      [960, 960, 1250],
    ]);
    const green = (y: number): string =>
      mix(
        mix('#b3c8a2', '#2f7550', Math.min(1, near(y) * 2.4)),
        a.random.pick(['#5f9a50', '#174a3e', '#86a648', '#2c6a4a']),
        0.34,
      );
    let canopy = '';
    for (let y = HORIZON + 8; y < 960; y += 7 + near(y) * 46) {
      const t = near(y);
      for (let x = -60 + a.random.range(0, 30); x < 1660; x += 20 + 84 * t)
        canopy += foliage(
          a,
          x + a.random.range(-8, 8),
          y,
          13 + 68 * t,
          8 + 50 * t,
          green(y),
          Math.round(8 + 20 * t),
        );
    }
    /** An island of trees with its beach and its dark reflection. */
    const island = (x: number, y: number, w: number): string => {
      const h = w * 0.15;
      const crowns = Array.from({ length: 26 }, () => {
        const u = a.random.range(-0.82, 0.82);
        const v = a.random.range(-0.7, 0.4);
        return [x + u * w, y + v * h * Math.sqrt(1 - u * u)] as const;
      }).sort((p, q) => p[1] - q[1]);
      return (
        path(ellipse(x + w * 0.04, y + h * 0.9, w * 0.98, h * 0.9), '#2a5048', 'opacity="0.5"') +
        path(ellipse(x - w * 0.1, y + h * 0.16, w * 1.12, h * 0.9), '#ecd5a2') +
        path(ellipse(x, y + h * 0.2, w, h * 0.76), '#1d4a3c') +
        crowns.map(([cx, cy]) => foliage(a, cx, cy, w * 0.16, w * 0.1, green(cy), 18)).join('')
      );
    };
    const beach = (points: readonly Point[]): string =>
      blur(a, 1.2, path(smooth(points), down(a, '#f4e0b2', '#d6b27a')));
    /** The walls of trees along the water, dark on it. */
    const shore =
      stroke(river, '#123a34', 40, 'opacity="0.42"') + stroke(river, '#0f3029', 18, 'opacity="0.5"');
    const glints = Array.from({ length: 260 }, () => {
      const t = a.random.next() ** 1.2;
      const y = HORIZON + 6 + t * 640;
      const off = (a.random.next() + a.random.next() - 1) * (120 + 420 * t);
      return path(
        ellipse(880 + off, y, (8 + 56 * t) * a.random.range(0.4, 1), 0.7 + 2.4 * t),
        a.random.pick(['#fff6d8', '#ffe3b0', '#ffd0a0']),
        `opacity="${a.random.range(0.3, 0.85).toFixed(2)}"`,
      );
    }).join('');
    const ripples = Array.from({ length: 150 }, () => {
      const t = a.random.next();
      return path(
        ellipse(
          a.random.range(200, 1500),
          HORIZON + 10 + t * 640,
          (20 + 120 * t) * a.random.range(0.4, 1),
          0.7 + 2.2 * t,
        ),
        a.random.pick(['#3f6a7c', '#c8a284', '#6f8f98']),
        'opacity="0.4"',
      );
    }).join('');
    const boat = at(
      980,
      690,
      path('M-470 176Q-200 60 60 0Q-150 90 -330 214Z', '#f6ead0', 'opacity="0.4"') +
        path('M-70 260Q-40 120 70 8Q10 130 30 250Z', '#f6ead0', 'opacity="0.34"') +
        stroke('M-470 176Q-200 60 60 0', '#fff8e6', 5, 'opacity="0.85"') +
        stroke('M-70 262Q-40 120 70 8', '#fff8e6', 5, 'opacity="0.8"') +
        blur(a, 4, path('M-8 34L96 -20L124 -14L40 44Z', '#173a40', 'opacity="0.6"')) +
        path('M-16 18Q14 2 92 -34Q128 -44 146 -40Q130 -14 104 2L24 36Q-10 38 -16 18Z', '#7a3f2c') +
        path('M-16 18Q14 2 92 -34Q128 -44 146 -40Q124 -26 94 -16L18 22Q-6 28 -16 18Z', '#e9d6ac') +
        path('M8 -26L78 -60L98 -48L28 -12Z', '#c8452f') +
        path('M28 -12L98 -48L99 -42L30 -5Z', '#8a2a22') +
        stroke('M14 -20V14M94 -46V-20', '#5a3a2c', 3),
      1.05,
    );
    return (
      sky(a, SKY.dawn, 310, { sun: [880, 204, 40], cover: 0.6, stretch: 5 }) +
      path(box(0, HORIZON, 1600, 700), down(a, '#c3cfa8', '#2a6248')) +
      canopy +
      beach([
        [716, 410],
        [770, 470],
        [900, 530],
        [1090, 590],
        [1240, 640],
        [1150, 650],
        [900, 600],
        [700, 500],
      ]) +
      path(river, down(a, '#ffe9c2', '#f0bd92', '#b99a96', '#6d8a98', '#47707f')) +
      clip(a, river, shore + ripples + blend('screen', glints)) +
      island(1130, 318, 52) +
      island(600, 436, 84) +
      island(620, 596, 130) +
      clip(a, river, boat) +
      haze(a, 226, 380, '#ffe2b8', 0.9, 0.4) +
      haze(a, 360, 520, '#f6e3bf', 0.26) +
      glow(a, 880, 204, 640, '#ffd9a0', 0.6) +
      birds(a, 1180, 470, 9, '#fbf4e2', 18) +
      birds(a, 520, 150, 6, '#6a5a70', 12) +
      shadeFrom(a, 'bottom', 150, '#0a2a2a', 0.5)
    );
  },
};
