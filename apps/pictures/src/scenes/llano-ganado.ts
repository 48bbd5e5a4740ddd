import { down, path, stroke } from '../kit/art.ts';
import { cow, horse } from '../kit/animals.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { grass } from '../kit/leaves.ts';
import { palm } from '../kit/palms.ts';
import { box } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { FARMER } from '../kit/people.ts';
import type { Scene } from '../scene.ts';

export const llanoGanado: Scene = {
  focal: [0.5, 0.58],
  alt: 'Un llanero a caballo arrea ganado en la sabana al caer el sol',
  draw(a) {
    return (
      sky(a, { ...SKY.warm, bands: ['#3f4f7f', '#a8607a', '#f0905a', '#ffcf7a'] }, 600, {
        sun: [1040, 520, 74],
        cover: 0.6,
      }) +
      path(box(0, 590, 1600, 320), down(a, '#e0a052', '#7a5a34', '#33301f')) +
      haze(a, 480, 660, '#ffd98a', 0.75) +
      forest(a, 570, 594, '#6a5a45', 100, 420, 34) +
      forest(a, 574, 594, '#6a5a45', 1280, 1540, 30) +
      palm(a, 250, 640, 330, { trunk: '#4a3034', leaf: '#3a3a34' }, 0.06) +
      palm(a, 330, 650, 250, { trunk: '#4a3034', leaf: '#3a3a34' }, -0.05) +
      palm(a, 1440, 650, 300, { trunk: '#4a3034', leaf: '#3a3a34' }, -0.08) +
      Array.from({ length: 9 }, (_, i) =>
        cow(
          860 + i * 74 + a.random.range(-14, 14),
          668 + a.random.range(0, 26),
          66,
          a.random.pick(['#d9b48a', '#8a5a45', '#efe0c4', '#5a3a34']),
          1,
          '#fff0c0',
        ),
      ).join('') +
      Array.from(
        { length: 5 },
        (_, i) =>
          cast(a, 900 + i * 150, 768, 90, 10, '#2a1a20', 0.5) +
          cow(
            920 + i * 152,
            760 + (i % 2) * 22,
            128 + (i % 2) * 16,
            ['#efe0c4', '#9a6548', '#d9b48a', '#6a4438', '#e9d2ac'][i] ?? '#efe0c4',
            1,
            '#fff0c0',
          ),
      ).join('') +
      cast(a, 600, 748, 170, 13, '#2a1a20', 0.6) +
      horse(600, 752, 240, '#6a3a28', '#ffdf9a') +
      figure(
        a,
        606,
        712,
        300,
        {
          ...POSE.sit,
          lean: -2,
          hip: 1.28,
          legNear: [40, -12],
          legFar: [36, -8],
          armNear: [50, 84],
          armFar: [120, 150],
        },
        { ...FARMER, top: '#f3ead6', bottom: '#33405a' },
        1,
        { rim: '#fff0c0', shade: '#4a2a4a', from: 1 },
      ).svg +
      stroke('M690 420Q820 290 900 440Q930 540 990 590', '#f3dfb4', 3.4) +
      grass(a, 900, 130, 420, ['#4a3f24', '#7a5f2f', '#b5883f', '#e0b055', '#2a2a1f'], 0, 1600, 0.35) +
      glow(a, 1040, 520, 700, '#ffc060', 0.6) +
      birds(a, 620, 260, 11, '#4a3048', 15) +
      shadeFrom(a, 'bottom', 120, '#1a1420', 0.55)
    );
  },
};
