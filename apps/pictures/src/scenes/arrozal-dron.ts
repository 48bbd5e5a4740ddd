import { at, blur, down, path, stroke } from '../kit/art.ts';
import { dark } from '../kit/colour.ts';
import { drone } from '../kit/drone.ts';
import { figure } from '../kit/figure.ts';
import { mountains, ridge } from '../kit/land.ts';
import { grass } from '../kit/leaves.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { palm } from '../kit/palms.ts';
import { POSE } from '../kit/pose.ts';
import { forest } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

const RICE = ['#4f8a3f', '#7fae48', '#a9c85a', '#356f3c', '#c9d56a'] as const;

export const arrozalDron: Scene = {
  focal: [0.6, 0.46],
  parts: { left: [0.04, 0.06, 0.86, 0.86], right: [0.14, 0.1, 0.86, 0.86] },
  alt: 'Un dron agrícola esparce semilla sobre un arrozal inundado; un arrocero lo maneja desde el lomo',
  draw(a) {
    const above =
      sky(a, SKY.teal, 470, { sun: [1290, 300, 44], cover: 0.5, stretch: 6 }) +
      mountains(a, ridge(a, { y: 430, amp: 24, seed: 6, peaks: [[260, 70, 420]] }), {
        top: '#7aa3a0',
        base: '#e6dcae',
        bottom: 520,
      }) +
      haze(a, 360, 520, '#fff0c4', 0.7) +
      forest(a, 476, 494, '#5a8a5c', -40, 640, 30) +
      forest(a, 480, 494, '#5a8a5c', 1120, 1640, 30) +
      palm(a, 150, 500, 190, { trunk: '#5a4a3f', leaf: '#3f6a4a' }, 0.06) +
      palm(a, 215, 502, 150, { trunk: '#5a4a3f', leaf: '#3f6a4a' }, -0.05);
    /** A bund of mud and grass between two paddies, across the whole picture. */
    const bund = (y: number, lean: number, w: number): string =>
      path(
        smooth(
          [
            [-40, y + lean],
            [500, y + lean * 0.4],
            [1100, y - lean * 0.3],
            [1640, y - lean],
            [1640, y - lean + w],
            [1100, y - lean * 0.3 + w],
            [500, y + lean * 0.4 + w],
            [-40, y + lean + w],
          ],
          true,
          0.7,
        ),
        down(a, '#b9b85a', '#7a7a3f', '#5a4a34'),
      );
    let seedlings = '';
    for (let r = 0; r < 17; r++) {
      const t = r / 16;
      const y = 512 + 330 * t ** 1.55;
      const gap = 11 + 46 * t;
      for (let x = -30 + (r % 2) * gap * 0.5; x < 1640; x += gap) {
        const h = (7 + 40 * t) * a.random.range(0.8, 1.2);
        const px = x + a.random.range(-0.2, 0.2) * gap;
        seedlings += [-0.42, -0.12, 0.2, 0.46]
          .map((lean) =>
            path(
              polygon([
                [px - 1 - 2 * t, y],
                [px + lean * h, y - h],
                [px + 1 + 2 * t, y],
              ]),
              a.random.pick(RICE),
            ),
          )
          .join('');
      }
    }
    let seed = '';
    for (let i = 0; i < 420; i++) {
      const t = a.random.next();
      const u = a.random.next() + a.random.next() - 1;
      seed += path(
        ellipse(960 + u * (150 + 330 * t), 330 + 340 * t ** 0.9, 2.2 + 2 * t),
        a.random.pick(['#fff3c0', '#e8b84a', '#d99a3a']),
        `opacity="${(1 - 0.45 * t).toFixed(2)}"`,
      );
    }
    const farmer = figure(
      a,
      330,
      838,
      430,
      { ...POSE.easy, lean: -2, head: -8 },
      {
        skin: '#9a6544',
        hair: '#241a1c',
        top: '#d9683f',
        bottom: '#33486a',
        shoes: '#2a2f2a',
        hat: { colour: '#efe0b8', kind: 'sombrero' },
        reach: { handNear: [408, 606], handFar: [424, 600] },
      },
      1,
      { rim: '#fff3cf', shade: '#3a3050', from: 1 },
    ).svg;
    const remote =
      path(box(396, 580, 64, 36, 8), dark('#5a6270', 0.3)) +
      path(box(404, 566, 48, 26, 4), '#bfe4e0') +
      path(ellipse(408, 604, 7), '#c9d0d3') +
      path(ellipse(448, 604, 7), '#c9d0d3') +
      stroke('M402 582L394 540M454 582L462 542', '#2a2f3a', 4);
    return (
      above +
      water(a, 494, 900, ['#e9e2b4', '#4f8a86'], {
        above,
        reflect: 0.6,
        glint: '#fff6d0',
        glintX: [1000, 1580],
      }) +
      bund(532, 6, 7) +
      bund(584, -14, 12) +
      seedlings +
      bund(668, 22, 26) +
      grass(a, 684, 30, 190, RICE, 0, 1600, 0.1) +
      cast(a, 960, 640, 330, 18, '#1f4040', 0.5) +
      blur(
        a,
        16,
        path(
          polygon([
            [800, 330],
            [1120, 330],
            [1400, 660],
            [530, 660],
          ]),
          '#fffbe0',
          'opacity="0.32"',
        ),
      ) +
      seed +
      at(960, 262, drone(a), 1.12, -3) +
      path(
        smooth(
          [
            [-60, 800],
            [200, 812],
            [460, 816],
            [700, 850],
            [860, 910],
            [-60, 910],
          ],
          true,
          0.8,
        ),
        down(a, '#a3ae4f', '#5f6a38', '#4a3c2e'),
      ) +
      grass(a, 836, 46, 150, RICE, -20, 640, 0.1) +
      cast(a, 350, 846, 120, 12, '#1a2a22', 0.6) +
      farmer +
      remote +
      grass(a, 872, 64, 200, RICE, -20, 760, 0.15) +
      grass(a, 930, 120, 260, RICE, 700, 1640, -0.1) +
      birds(a, 560, 250, 9, '#f7f3e0', 13) +
      glow(a, 1290, 300, 700, '#fff0b8', 0.5) +
      shadeFrom(a, 'bottom', 100, '#10241f', 0.5)
    );
  },
};
