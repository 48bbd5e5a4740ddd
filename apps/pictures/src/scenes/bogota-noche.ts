import { blend, down, path, stroke } from '../kit/art.ts';
import { skyline, tower } from '../kit/skyline.ts';
import { mountains, ridge } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { polygon } from '../kit/shape.ts';
import { SKY, sky, stars } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

const NIGHT = { wall: '#232b55', shade: '#141a3a', window: '#1a2148', lit: '#ffcf7a', litShare: 0.42 };

export const bogotaNoche: Scene = {
  focal: [0.58, 0.5],
  fixed: true,
  alt: 'Bogotá de noche: torres iluminadas y la avenida con estelas de luz, al pie de los cerros',
  draw(a) {
    return (
      sky(a, SKY.night, 560, { sun: [360, 170, 46], cover: 0.42 }) +
      stars(a, 90, 340) +
      mountains(
        a,
        ridge(a, {
          y: 420,
          amp: 50,
          seed: 4,
          peaks: [
            [1000, 170, 420],
            [300, 110, 360],
          ],
        }),
        { top: '#1d2850', base: '#4a4a80', shade: '#121a3c', bottom: 700, depth: 220 },
      ) +
      haze(a, 420, 700, '#e08a5a', 0.42, 0.8) +
      skyline(
        a,
        690,
        -20,
        1640,
        (t) => 90 + 150 * Math.exp(-(((t - 0.55) / 0.22) ** 2)),
        { ...NIGHT, wall: '#3d3f70', shade: '#2b2d58', lit: '#f3b06a' },
        [26, 56],
      ) +
      haze(a, 540, 720, '#f09a5f', 0.35, 0.8) +
      tower(
        a,
        900,
        760,
        120,
        520,
        { ...NIGHT, wall: '#2f3a70', litShare: 0.5 },
        { cell: 12, roof: 'spire' },
      ) +
      tower(a, 1060, 770, 92, 400, NIGHT, { cell: 11, roof: 'flat' }) +
      tower(a, 780, 770, 96, 360, { ...NIGHT, lit: '#ffe2a0' }, { cell: 11, roof: 'tank' }) +
      skyline(a, 800, -20, 760, (t) => 150 + 90 * Math.sin(t * 7) ** 2, NIGHT, [60, 110]) +
      skyline(a, 800, 1160, 1640, () => 210, NIGHT, [60, 110]) +
      path(
        polygon([
          [700, 760],
          [960, 760],
          [1640, 910],
          [-60, 910],
        ]),
        down(a, '#2a2548', '#12122c'),
      ) +
      blend(
        'screen',
        [
          [-460, 1, '#ff5a3c'],
          [-380, 1, '#ff7a4a'],
          [-250, 1, '#ff4a3a'],
          [-120, 1, '#ff8a50'],
          [110, -1, '#ffe6a8'],
          [240, -1, '#fff2cc'],
          [380, -1, '#ffd98a'],
          [520, -1, '#fff0c0'],
        ]
          .map(
            ([dx, , c]) =>
              stroke(
                `M${String(830 + Number(dx) * 0.12)} 764Q${String(830 + Number(dx) * 0.6)} 806 ${String(830 + Number(dx) * 1.7)} 912`,
                String(c),
                6,
                'opacity="0.85"',
              ) +
              stroke(
                `M${String(830 + Number(dx) * 0.12)} 764Q${String(830 + Number(dx) * 0.6)} 806 ${String(830 + Number(dx) * 1.7)} 912`,
                String(c),
                18,
                'opacity="0.25"',
              ),
          )
          .join(''),
      ) +
      glow(a, 830, 760, 420, '#ffb060', 0.6) +
      glow(a, 960, 420, 300, '#ffd08a', 0.25) +
      forest(a, 855, 900, '#1c2a44', -40, 260, 50) +
      forest(a, 850, 900, '#1c2a44', 1360, 1640, 50) +
      shadeFrom(a, 'bottom', 120, '#0a0a20', 0.6)
    );
  },
};
