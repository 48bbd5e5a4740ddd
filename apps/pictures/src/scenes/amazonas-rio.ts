import { blur, clip, down, path, spray, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { ribbon } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { foliage } from '../kit/trees.ts';
import { box, ellipse } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const amazonasRio: Scene = {
  focal: [0.52, 0.5],
  alt: 'El río Amazonas serpentea por la selva vista desde el aire, al amanecer',
  draw(a) {
    const river = ribbon([
      [880, 330, 20],
      [980, 366, 60],
      [820, 410, 90],
      [620, 460, 130],
      [760, 540, 190],
      [1060, 620, 250],
      [1010, 740, 330],
      [640, 920, 480],
    ]);
    let canopy = '';
    for (let y = 360; y < 930; y += 16 + (y - 340) * 0.05) {
      const t = (y - 340) / 560;
      for (let x = -60 + a.random.range(0, 30); x < 1660; x += 34 + 70 * t)
        canopy += foliage(
          a,
          x + a.random.range(-8, 8),
          y,
          22 + 48 * t,
          13 + 34 * t,
          mix(
            mix('#9fbf9a', '#2f7a50', Math.min(1, t * 1.9)),
            a.random.pick(['#5f9a50', '#1f5a48', '#8aa84a']),
            0.25,
          ),
          Math.round(9 + 12 * t),
        );
    }
    const bankShade = spray(a, 6, stroke(river, '#16403a', 26, 'opacity="0.55"'));
    return (
      sky(a, SKY.dawn, 380, { sun: [880, 262, 44], cover: 0.6, stretch: 5 }) +
      path(box(0, 330, 1600, 600), down(a, '#b9c9a0', '#2f6a4a')) +
      canopy +
      bankShade +
      path(river, down(a, '#ffe6b8', '#e0a878', '#8f8f98', '#5a7488')) +
      clip(
        a,
        river,
        Array.from({ length: 80 }, () =>
          path(
            ellipse(
              a.random.range(500, 1200),
              a.random.range(340, 900),
              a.random.range(20, 90),
              a.random.range(0.8, 3),
            ),
            a.random.pick(['#fff3d0', '#c98f78', '#5a7488']),
            'opacity="0.5"',
          ),
        ).join(''),
      ) +
      haze(a, 290, 480, '#ffe2b8', 0.85, 0.35) +
      haze(a, 440, 620, '#f6e3bf', 0.35) +
      blur(
        a,
        24,
        [
          [300, 520, 220],
          [1280, 560, 260],
          [1180, 440, 160],
          [420, 700, 240],
        ]
          .map(([x = 0, y = 0, r = 0]) => path(ellipse(x, y, r, r * 0.1), '#fff3d8', 'opacity="0.55"'))
          .join(''),
      ) +
      glow(a, 880, 262, 640, '#ffd9a0', 0.6) +
      birds(a, 1160, 700, 9, '#f7efe0', 20) +
      birds(a, 520, 210, 6, '#6a5a70', 12) +
      shadeFrom(a, 'bottom', 150, '#0a2a2a', 0.5)
    );
  },
};
