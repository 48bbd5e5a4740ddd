import { down, linear, path, stroke } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { mountains, ridge } from '../kit/land.ts';
import { cast, formed, glow, haze, shadeFrom } from '../kit/light.ts';
import { grass } from '../kit/leaves.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const yoga: Scene = {
  focal: [0.5, 0.55],
  alt: 'Una mujer en postura de yoga frente a un valle con niebla al amanecer',
  draw(a) {
    const skin = '#b5784f';
    const torso = formed(
      a,
      smooth(
        [
          [770, 470],
          [740, 500],
          [752, 580],
          [742, 680],
          [858, 680],
          [848, 580],
          [860, 500],
          [830, 470],
        ],
        true,
        0.7,
      ),
      '#e0604a',
      '#7a2048',
      -18,
      -4,
      6,
    );
    const limb = (d: string, w: number, c: string): string =>
      stroke(d, dark(c, 0.4), w) + stroke(d, c, w * 0.84, 'transform="translate(-3 -3)"');
    return (
      sky(a, SKY.dawn, 560, { sun: [800, 400, 70], cover: 0.5, stretch: 5 }) +
      mountains(
        a,
        ridge(a, {
          y: 440,
          amp: 50,
          seed: 2,
          peaks: [
            [240, 170, 400],
            [1380, 190, 420],
          ],
        }),
        { top: '#7f7fa8', base: '#f3c9a8', shade: '#636694', bottom: 640 },
      ) +
      haze(a, 420, 640, '#ffe0b8', 0.8) +
      mountains(
        a,
        ridge(a, {
          y: 560,
          amp: 40,
          seed: 5,
          peaks: [
            [60, 120, 360],
            [1560, 120, 360],
          ],
        }),
        { top: '#5a7080', base: '#d9b898', shade: '#455a74', bottom: 720 },
      ) +
      haze(a, 540, 720, '#ffdcb4', 0.8) +
      birds(a, 1080, 260, 5, '#5f5a80', 13) +
      path(
        smooth(
          [
            [-60, 740],
            [300, 716],
            [800, 724],
            [1300, 712],
            [1660, 744],
            [1660, 960],
            [-60, 960],
          ],
          true,
          0.6,
        ),
        down(a, '#d9a878', '#6a3f40'),
      ) +
      path(
        polygon([
          [470, 770],
          [1130, 770],
          [1240, 850],
          [360, 850],
        ]),
        linear(a, [
          [0, '#3f8a8a'],
          [1, '#1f5a66'],
        ]),
      ) +
      cast(a, 800, 800, 290, 22, '#2a1830', 0.6) +
      limb('M760 690Q640 720 560 760Q640 800 780 780', 66, '#2f3f66') +
      limb('M840 690Q960 720 1040 760Q960 800 820 784', 66, '#2f3f66') +
      path(ellipse(740, 786, 54, 22), skin) +
      path(ellipse(866, 790, 54, 22), dark(skin, 0.2)) +
      torso +
      limb('M758 500Q690 420 720 330Q760 270 796 240', 34, skin) +
      limb('M842 500Q910 420 880 330Q840 270 804 240', 34, skin) +
      path(
        smooth([
          [786, 250],
          [790, 190],
          [800, 170],
          [810, 190],
          [814, 250],
        ]),
        skin,
      ) +
      path(box(780, 410, 40, 70), dark(skin, 0.2)) +
      path(ellipse(800, 376, 48, 60), skin) +
      path(
        smooth([
          [752, 380],
          [748, 330],
          [800, 300],
          [852, 330],
          [848, 380],
          [830, 340],
          [770, 340],
        ]),
        '#241820',
      ) +
      path(ellipse(800, 298, 32, 26), '#241820') +
      stroke('M776 384q10 8 20 0M806 384q10 8 20 0', '#3a1f24', 3.4) +
      stroke('M790 412q10 6 20 0', '#8a3a3a', 4) +
      glow(a, 800, 400, 420, '#fff0c8', 0.5) +
      grass(a, 905, 90, 260, ['#5a4a3a', '#8a6a44', '#c99a5f', '#3a3430'], -20, 420) +
      grass(a, 905, 90, 260, ['#5a4a3a', '#8a6a44', '#c99a5f', '#3a3430'], 1180, 1640) +
      shadeFrom(a, 'bottom', 100, '#2a1830', 0.5)
    );
  },
};
