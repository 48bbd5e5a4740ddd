import { at, down, path, stroke } from '../kit/art.ts';
import { colonial } from '../kit/colonial.ts';
import { dark } from '../kit/colour.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const barranquillaCarnaval: Scene = {
  focal: [0.5, 0.48],
  parts: { left: [0, 0.09, 0.86, 0.86], right: [0.12, 0.09, 0.86, 0.86] },
  alt: 'Una marimonda y una bailarina de cumbia encabezan el desfile del Carnaval de Barranquilla',
  draw(a) {
    const skirt = (x: number, y: number, w: number, h: number, colours: readonly string[]): string =>
      colours
        .map((c, i) => {
          const k = 1 - i * 0.17;
          return (
            path(
              smooth(
                [
                  [x - w * 0.09, y],
                  [x - w * 0.5 * k, y + h * 0.5 * k],
                  [x - w * 0.62 * k, y + h * k],
                  [x, y + h * (k + 0.07)],
                  [x + w * 0.62 * k, y + h * k * 0.96],
                  [x + w * 0.5 * k, y + h * 0.4 * k],
                  [x + w * 0.09, y],
                ],
                true,
                0.8,
              ),
              c,
            ) +
            Array.from({ length: 9 }, (_, j) =>
              stroke(
                `M${String(x + (j - 4) * w * 0.02)} ${String(y + 8)}Q${String(x + (j - 4) * w * 0.09 * k)} ${String(y + h * 0.5 * k)} ${String(x + (j - 4) * w * 0.14 * k)} ${String(y + h * k * 0.97)}`,
                dark(c, 0.3),
                2.4,
                'opacity="0.45"',
              ),
            ).join('')
          );
        })
        .join('');
    const dancer = (
      x: number,
      y: number,
      h: number,
      colours: readonly [string, ...string[]],
      facing: 1 | -1,
    ): string => {
      const f = figure(
        a,
        x,
        y,
        h,
        { ...POSE.dance, lean: -6 },
        {
          woman: true,
          skin: '#7a4a30',
          hair: '#1a1218',
          hairStyle: 'bun',
          top: colours[0],
          bottom: colours[0],
          sleeves: 'short',
          skirt: { length: 0.9, flare: 0.1 },
          reach: {
            handNear: [x - h * 0.42 * facing, y - h * 0.66],
            handFar: [x + h * 0.42 * facing, y - h * 0.6],
          },
        },
        facing,
        { rim: '#fff0c0', from: -1 },
      );
      return (
        skirt(x, y - h * 0.56, h * 0.95, h * 0.55, colours) +
        f.svg +
        [-0.05, 0, 0.05]
          .map((d) =>
            path(
              ellipse(f.head[0] + d * h, f.head[1] - h * 0.06, h * 0.028),
              ['#f0c24a', '#e0402f', '#f7efe0'][Math.round((d + 0.05) * 20)] ?? '#f0c24a',
            ),
          )
          .join('')
      );
    };
    const marimonda = (x: number, y: number, h: number): string => {
      const f = figure(
        a,
        x,
        y,
        h,
        { ...POSE.twirl, lean: -6 },
        {
          skin: '#e9c24a',
          hair: '#e9c24a',
          hairStyle: 'bald',
          top: '#2f9a8a',
          bottom: '#d9402f',
          jacket: '#7a3a9a',
          shoes: '#f0c24a',
        },
        1,
        { rim: '#fff0c0', shade: '#3a1a56', from: -1 },
      );
      const [hx, hy] = f.head;
      return (
        f.svg +
        path(ellipse(hx - h * 0.075, hy, h * 0.05, h * 0.06), '#d9402f') +
        path(ellipse(hx + h * 0.075, hy, h * 0.05, h * 0.06), '#d9402f') +
        path(ellipse(hx, hy, h * 0.066, h * 0.08), '#f0c24a') +
        path(ellipse(hx - h * 0.024, hy - h * 0.02, h * 0.018), '#f7efe0') +
        path(ellipse(hx + h * 0.03, hy - h * 0.02, h * 0.018), '#f7efe0') +
        path(ellipse(hx - h * 0.024, hy - h * 0.02, h * 0.007), '#1a1218') +
        path(ellipse(hx + h * 0.03, hy - h * 0.02, h * 0.007), '#1a1218') +
        stroke(
          `M${String(hx)} ${String(hy)}q${String(h * 0.02)} ${String(h * 0.06)} ${String(h * 0.005)} ${String(h * 0.11)}`,
          '#2f9a8a',
          h * 0.03,
        ) +
        path(ellipse(hx - h * 0.02, hy + h * 0.045, h * 0.03, h * 0.012), '#d9402f')
      );
    };
    return (
      sky(a, { ...SKY.day, bands: ['#1f7f9f', '#5fb9b5', '#f6dfa0', '#ffc06a'] }, 560, {
        sun: [250, 190, 54],
        cover: 0.4,
        stretch: 4,
      }) +
      [
        [-40, 300, 300, '#e8904a'],
        [250, 270, 240, '#d9503f'],
        [1100, 280, 250, '#3f9a9a'],
        [1340, 310, 300, '#f0c04a'],
      ]
        .map(([x, h, w, c]) =>
          colonial(
            a,
            Number(x),
            620,
            Number(w),
            Number(h),
            { wall: String(c), trim: '#fff1d8', wood: '#6a3a2a', roof: '#b8563f' },
            3,
            2,
          ),
        )
        .join('') +
      haze(a, 380, 640, '#ffdf9a', 0.5) +
      Array.from({ length: 5 }, (_, r) =>
        Array.from({ length: 34 }, (_, i) =>
          path(
            polygon([
              [i * 50 - 20, 70 + r * 46 + 26 * Math.sin((i / 34) * Math.PI)],
              [i * 50 + 14, 70 + r * 46 + 26 * Math.sin((i / 34) * Math.PI)],
              [i * 50 - 3, 102 + r * 46 + 26 * Math.sin((i / 34) * Math.PI)],
            ]),
            ['#d9402f', '#f0c24a', '#2f9a8a', '#7a3a9a', '#f7efe0'][(i + r) % 5] ?? '#d9402f',
            'opacity="0.85"',
          ),
        ).join(''),
      )
        .slice(0, 3)
        .join('') +
      crowd(a, {
        y0: 590,
        y1: 670,
        rows: 3,
        size: [44, 70],
        clothes: ['#d9503f', '#f0c24a', '#2f8a9a', '#7a3a8a', '#f7e6c8'],
        far: '#f0b070',
        arms: 0.35,
      }) +
      path(box(0, 690, 1600, 220), down(a, '#e0a26a', '#7a4050')) +
      dancer(1180, 800, 370, ['#2f9a8a', '#f7efe0', '#2f9a8a'], -1) +
      dancer(330, 806, 380, ['#e8a02f', '#f7efe0', '#d9402f'], 1) +
      cast(a, 620, 866, 260, 20, '#4a1f3a', 0.6) +
      dancer(640, 862, 560, ['#d92c3f', '#f7efe0', '#d92c3f', '#f0c24a'], 1) +
      cast(a, 960, 872, 150, 14, '#4a1f3a', 0.6) +
      marimonda(970, 866, 520) +
      Array.from({ length: 170 }, () => {
        const x = a.random.range(0, 1600);
        const y = a.random.range(0, 860);
        const r = a.random.range(3, 9);
        return at(
          Math.round(x),
          Math.round(y),
          path(
            box(-r, -r * 0.5, r * 2, r),
            a.random.pick(['#f0c24a', '#d9402f', '#2f9a8a', '#f7efe0', '#b04a9a']),
          ),
          1,
          Math.round(a.random.range(0, 180)),
        );
      }).join('') +
      glow(a, 250, 190, 700, '#fff0b0', 0.5) +
      shadeFrom(a, 'bottom', 100, '#4a1438', 0.45)
    );
  },
};
