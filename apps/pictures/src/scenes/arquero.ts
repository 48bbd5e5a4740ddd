import { down, path, stroke } from '../kit/art.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { POSE } from '../kit/pose.ts';
import { box, ellipse } from '../kit/shape.ts';
import { skyline } from '../kit/skyline.ts';
import { SKY, sky } from '../kit/sky.ts';
import { foliage } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

export const arquero: Scene = {
  focal: [0.5, 0.48],
  alt: 'Un arquero veterano de pelo canoso espera con los brazos abiertos en una cancha de barrio, junto a un charco',
  draw(a) {
    const net =
      Array.from({ length: 27 }, (_, i) =>
        stroke(`M${String(330 + i * 36)} 236V700`, '#f2ede0', 1.8, 'opacity="0.45"'),
      ).join('') +
      Array.from({ length: 14 }, (_, i) =>
        stroke(`M324 ${String(240 + i * 36)}H1276`, '#f2ede0', 1.8, 'opacity="0.45"'),
      ).join('');
    return (
      sky(a, SKY.day, 520, { sun: [280, 190, 40], cover: 0.6 }) +
      skyline(
        a,
        560,
        -20,
        1620,
        (t) => 90 + 70 * Math.abs(Math.sin(t * 9)),
        { wall: '#c9785a', shade: '#8f4f48', window: '#5a3a44', lit: '#ffe2a8', litShare: 0.1 },
        [60, 110],
      ) +
      haze(a, 420, 600, '#f0e6d0', 0.5) +
      [90, 240, 1370, 1520].map((x) => foliage(a, x, 520, 110, 84, '#5f8a55', 40)).join('') +
      path(box(0, 556, 1600, 360), down(a, '#c9a06a', '#b5834f', '#8f6238')) +
      Array.from({ length: 90 }, () => {
        const y = a.random.range(580, 900);
        return path(
          ellipse(a.random.range(0, 1600), y, a.random.range(10, 60), a.random.range(2, 8)),
          a.random.pick(['#7f9a55', '#a8743f', '#d9b580']),
          'opacity="0.5"',
        );
      }).join('') +
      net +
      [318, 1262].map((x) => path(box(x, 220, 20, 486, 6), down(a, '#fffdf4', '#c9c4b8'))).join('') +
      path(box(318, 214, 964, 20, 6), '#fffdf4') +
      stroke('M-20 708H1620', '#f7f2e4', 9, 'opacity="0.8"') +
      path(ellipse(470, 776, 190, 36), '#8fb0bc') +
      path(ellipse(450, 768, 120, 16), '#dfeef0', 'opacity="0.8"') +
      cast(a, 820, 812, 170, 20, '#2a1810', 0.6) +
      figure(
        a,
        800,
        806,
        560,
        {
          ...POSE.stand,
          lean: 4,
          armNear: [58, 84],
          armFar: [-58, -84],
          legNear: [16, 4],
          legFar: [-16, -4],
          hip: 0.96,
        },
        {
          skin: '#a86f4a',
          hair: '#c4beb8',
          top: '#3f8a5a',
          bottom: '#1f2430',
          shorts: true,
          shoes: '#1f1a20',
        },
        1,
        { rim: '#fff0cc', from: -1, reach: 4 },
      ).svg +
      [
        [648, 486],
        [954, 492],
      ]
        .map(
          ([x = 0, y = 0]) =>
            path(ellipse(x, y, 30, 34), '#f0b03f') +
            path(ellipse(x - 6, y - 8, 14, 12), '#ffe0a0', 'opacity="0.7"'),
        )
        .join('') +
      path(ellipse(1120, 790, 36), '#f4f0e6') +
      path('M1120 768l20 14l-8 24h-24l-8 -24Z', '#1f1a20') +
      glow(a, 280, 190, 520, '#fff6d8', 0.4) +
      shadeFrom(a, 'bottom', 120, '#2a1810', 0.4)
    );
  },
};
