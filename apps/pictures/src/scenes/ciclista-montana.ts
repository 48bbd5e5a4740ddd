import { down, path, stroke } from '../kit/art.ts';
import { cyclist } from '../kit/cyclist.ts';
import { ridge, hill, mountains, rolling } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { grass } from '../kit/leaves.ts';
import { box } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const ciclistaMontana: Scene = {
  focal: [0.42, 0.6],
  fixed: true,
  alt: 'Un ciclista sube una carretera de montaña al atardecer',
  draw(a) {
    const far = mountains(
      a,
      ridge(a, {
        y: 380,
        amp: 70,
        seed: 3,
        peaks: [
          [1150, 210, 420],
          [300, 90, 320],
        ],
      }),
      { top: '#6a5686', base: '#e7957c', shade: '#4c3d70', bottom: 700, depth: 210 },
    );
    const mid = mountains(
      a,
      ridge(a, {
        y: 520,
        amp: 60,
        seed: 5,
        peaks: [
          [1400, 220, 420],
          [60, 140, 360],
        ],
      }),
      { top: '#4a4268', base: '#b96f70', shade: '#332e57', bottom: 780, depth: 170 },
    );
    const kit = {
      skin: '#a96d48',
      hair: '#1d1722',
      top: '#f0b03c',
      bottom: '#23203a',
      shoes: '#f3ece0',
      hat: { colour: '#f2efe6', kind: 'helmet' },
    } as const;
    return (
      sky(a, SKY.dusk, 640, { sun: [900, 400, 46], cover: 0.6 }) +
      far +
      haze(a, 380, 680, '#f7a873', 0.6) +
      mid +
      haze(a, 500, 760, '#f2a071', 0.55) +
      birds(a, 1220, 210, 7, '#3a2c55') +
      hill(a, rolling(a, 680, 30, 520, 3), '#54405f', '#2c2443', { crown: '#d98a62', dy: 16 }) +
      path(
        'M-20 900V800C300 770 620 770 900 772C1180 772 1350 742 1300 706C1270 684 1130 688 1060 676L1085 668C1170 678 1420 672 1440 716C1460 780 1300 830 1620 900Z',
        down(a, '#9a7380', '#463a55'),
      ) +
      stroke(
        'M-20 862C300 812 640 806 900 808C1130 808 1330 780 1364 736',
        '#f7d9a0',
        4,
        'stroke-dasharray="46 34" opacity="0.85"',
      ) +
      stroke('M-20 800C300 770 620 770 900 772C1180 772 1350 742 1300 706', '#2a2140', 3) +
      Array.from({ length: 15 }, (_, i) =>
        path(box(-10 + i * 66, 748 + Math.abs(i - 8) * 1.4, 8, 38), '#efe3cf'),
      ).join('') +
      stroke('M-20 764C300 752 620 750 930 752', '#d8c4b4', 9) +
      stroke('M-20 760C300 748 620 746 930 748', '#fff0d4', 2.5) +
      cast(a, 640, 812, 260, 15, '#140f2a', 0.75) +
      cyclist(a, 500, 812, 520, kit, '#c5372f', '#ffe0a8', '#5a2f56') +
      grass(a, 905, 80, 240, ['#2a2140', '#3a2c50', '#6b4a5c'], 0, 1600) +
      glow(a, 900, 400, 560, '#ffb070', 0.55) +
      shadeFrom(a, 'bottom', 180, '#150f2c', 0.6)
    );
  },
};
