import { across, blur, down, linear, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { mountains, ridge } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { forest } from '../kit/trees.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const tren: Scene = {
  focal: [0.5, 0.5],
  alt: 'Un tren de pasajeros cruza un puente de hierro sobre un cañón',
  draw(a) {
    const y = 430;
    let truss = path(box(-20, y, 1640, 18), '#a83a34') + path(box(-20, y + 104, 1640, 13), '#7a2a30');
    for (let i = 0; i < 21; i++)
      truss += stroke(
        `M${String(i * 82 - 20)} ${String(y + 14)}V${String(y + 108)}M${String(i * 82 - 20)} ${String(y + 14)}L${String(i * 82 + 62)} ${String(y + 108)}M${String(i * 82 + 62)} ${String(y + 14)}L${String(i * 82 - 20)} ${String(y + 108)}`,
        i % 2 ? '#b5443a' : '#8a3034',
        6,
      );
    const pier = (x: number): string =>
      path(
        polygon([
          [x - 30, y + 110],
          [x + 30, y + 110],
          [x + 66, 900],
          [x - 66, 900],
        ]),
        across(a, '#f0d9b0', '#b5957c', '#6a5562'),
      ) +
      Array.from({ length: 9 }, (_, i) =>
        stroke(
          `M${String(x - 34 - i * 4)} ${String(y + 150 + i * 42)}h${String(68 + i * 8)}`,
          '#7a6468',
          2,
          'opacity="0.5"',
        ),
      ).join('');
    const wagon = (x: number, c: string): string =>
      path(box(x, y - 104, 300, 100, 12), down(a, light(c, 0.3), c, dark(c, 0.35))) +
      path(box(x + 14, y - 84, 272, 34, 6), '#24344a') +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          path(box(x + 22 + i * 44, y - 80, 34, 26, 4), a.random.chance(0.7) ? '#ffe6a8' : '#5f8a9a'),
        )
        .join('') +
      path(box(x, y - 40, 300, 7), '#f7e6c0') +
      [40, 90, 210, 260].map((d) => path(ellipse(x + d, y - 2, 14), '#1c1824')).join('');
    return (
      sky(a, SKY.rose, 460, { sun: [380, 210, 44], cover: 0.55, stretch: 4 }) +
      mountains(
        a,
        ridge(a, {
          y: 360,
          amp: 50,
          seed: 3,
          peaks: [
            [1100, 180, 420],
            [200, 90, 340],
          ],
        }),
        { top: '#7a86a0', base: '#f0cba8', shade: '#5c6a90', bottom: 640 },
      ) +
      haze(a, 320, 580, '#ffe0b8', 0.65) +
      mountains(
        a,
        ridge(a, {
          y: 560,
          amp: 40,
          seed: 9,
          peaks: [
            [60, 260, 460],
            [1560, 280, 470],
          ],
        }),
        { top: '#5f9068', base: '#8fae7a', shade: '#3a6a66', bottom: 900, depth: 220 },
      ) +
      forest(a, 640, 780, '#4a8058', -60, 480, 80) +
      forest(a, 640, 780, '#437a55', 1120, 1660, 80) +
      haze(a, 560, 820, '#ffe9c4', 0.5) +
      water(a, 790, 900, ['#d9d3b8', '#3f7080'], { glint: '#fffbe0', glints: 120, glintX: [500, 1100] }) +
      pier(440) +
      pier(860) +
      pier(1280) +
      truss +
      wagon(-150, '#c9402f') +
      wagon(162, '#2f5a7a') +
      wagon(474, '#c9402f') +
      wagon(786, '#2f5a7a') +
      path(
        smooth(
          [
            [1098, y - 4],
            [1098, y - 110],
            [1280, y - 116],
            [1360, y - 96],
            [1392, y - 50],
            [1392, y - 4],
          ],
          true,
          0.5,
        ),
        linear(a, [
          [0, '#f6c45a'],
          [0.5, '#e08a2f'],
          [1, '#7a3a24'],
        ]),
      ) +
      path(box(1290, y - 92, 70, 34, 6), '#24344a') +
      path(box(1120, y - 92, 140, 26, 4), '#7a3a24') +
      path(box(1098, y - 40, 294, 8), '#fff0cf') +
      [1140, 1190, 1300, 1350].map((x) => path(ellipse(x, y - 2, 15), '#1c1824')).join('') +
      path(ellipse(1388, y - 36, 9), '#fffbe0') +
      glow(a, 1400, y - 36, 160, '#fff3c0', 0.7) +
      blur(
        a,
        12,
        path(
          smooth([
            [1180, y - 118],
            [1120, y - 190],
            [960, y - 220],
            [820, y - 200],
            [900, y - 180],
            [1060, y - 150],
            [1150, y - 118],
          ]),
          '#fff6e4',
          'opacity="0.65"',
        ),
      ) +
      forest(a, 820, 900, '#24503f', -60, 330, 90) +
      forest(a, 830, 900, '#204a3c', 1330, 1660, 90) +
      birds(a, 680, 660, 7, '#fff6e0', 13) +
      glow(a, 380, 210, 760, '#ffe0b0', 0.5) +
      shadeFrom(a, 'bottom', 80, '#0f2a30', 0.5)
    );
  },
};
