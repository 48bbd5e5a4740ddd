import { across, at, blur, down, path, stroke } from '../kit/art.ts';
import { dark, light, mix } from '../kit/colour.ts';
import { hill, mountains, ridge, rolling, rows } from '../kit/land.ts';
import { leaf } from '../kit/leaves.ts';
import { cast, formed, glow, haze, shadeFrom } from '../kit/light.ts';
import { foliage } from '../kit/trees.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const limonesHuerto: Scene = {
  focal: [0.52, 0.5],
  alt: 'Limones verdes y pintones cuelgan de una rama sobre las hileras del huerto; uno está partido',
  draw(a) {
    const lime = (x: number, y: number, r: number, turn: number, c: string): string =>
      at(
        x,
        y,
        formed(
          a,
          smooth([
            [0, -r],
            [r * 0.62, -r * 0.78],
            [r * 0.9, -r * 0.02],
            [r * 0.6, r * 0.76],
            [r * 0.16, r * 1.04],
            [0, r * 1.2],
            [-r * 0.16, r * 1.04],
            [-r * 0.6, r * 0.76],
            [-r * 0.9, -r * 0.02],
            [-r * 0.62, -r * 0.78],
          ]),
          c,
          dark(mix(c, '#1f5a3a', 0.5), 0.3),
          -r * 0.26,
          -r * 0.16,
          8,
        ) +
          path(ellipse(-r * 0.36, -r * 0.34, r * 0.24, r * 0.3), light(c, 0.5), 'opacity="0.75"') +
          Array.from({ length: 22 }, () => {
            const t = a.random.range(0, Math.PI * 2);
            const k = a.random.range(0.1, 0.72) * r;
            return path(ellipse(Math.cos(t) * k, Math.sin(t) * k, r * 0.02), dark(c, 0.3), 'opacity="0.4"');
          }).join('') +
          path(ellipse(0, -r * 0.97, r * 0.13, r * 0.07), '#5f7a35'),
        1,
        turn,
      );
    const cut = (x: number, y: number, r: number, turn: number): string =>
      at(
        x,
        y,
        path(ellipse(r * 0.1, r * 0.08, r * 1.02), '#2f5a2f') +
          path(ellipse(0, 0, r), '#79ab3a') +
          path(ellipse(0, 0, r * 0.92), '#f4f5cf') +
          Array.from({ length: 9 }, (_, i) => {
            const p = (t: number, k: number): [number, number] => [Math.cos(t) * r * k, Math.sin(t) * r * k];
            const t = (i * Math.PI * 2) / 9;
            return (
              path(
                smooth(
                  [p(t + 0.35, 0.1), p(t + 0.07, 0.76), p(t + 0.35, 0.85), p(t + 0.63, 0.76)],
                  true,
                  0.5,
                ),
                i % 2 ? '#c3d866' : '#b4cf58',
              ) +
              stroke(
                `M${String(p(t + 0.3, 0.3)[0])} ${String(p(t + 0.3, 0.3)[1])}L${String(p(t + 0.25, 0.66)[0])} ${String(p(t + 0.25, 0.66)[1])}`,
                '#eef6b8',
                r * 0.03,
                'opacity="0.8"',
              )
            );
          }).join('') +
          path(ellipse(0, 0, r * 0.08), '#f4f5cf'),
        1,
        turn,
      );
    const spray = (x: number, y: number, size: number, turns: readonly number[]): string =>
      turns
        .map((turn, i) =>
          at(x, y, leaf(size * (0.8 + 0.25 * (i % 3)), size * 0.21, turn, i % 2 ? '#2f7048' : '#3f8a4c')),
        )
        .join('');
    let grove = '';
    for (let r = 0; r < 7; r++) {
      const t = r / 6;
      const y = 560 + 250 * t ** 1.5;
      const size = 20 + 110 * t;
      for (let i = -7; i <= 7; i++) {
        const x = 760 + i * (70 + 330 * t ** 1.2) + (70 + 330 * t) * 0.5;
        if (x < -size * 2 || x > 1600 + size * 2) continue;
        grove +=
          cast(a, x + size * 0.3, y, size, size * 0.16, '#20321f', 0.55) +
          path(box(x - size * 0.08, y - size * 0.5, size * 0.16, size * 0.5), '#5a4030') +
          foliage(a, x, y - size * 1.0, size, size * 0.82, mix('#86ad68', '#35703f', t), 34) +
          Array.from({ length: 9 }, () =>
            path(
              ellipse(
                x + a.random.range(-0.75, 0.75) * size,
                y - size * a.random.range(0.55, 1.5),
                size * 0.075,
                size * 0.085,
              ),
              a.random.pick(['#d6dd62', '#b8d05a', '#ecdc6a']),
            ),
          ).join('');
      }
    }
    return (
      sky(a, SKY.teal, 470, { sun: [360, 190, 44], cover: 0.45, stretch: 5 }) +
      mountains(a, ridge(a, { y: 400, amp: 55, seed: 4, peaks: [[1080, 160, 480]] }), {
        top: '#6a9a94',
        base: '#e3dcae',
        shade: '#4f8188',
        bottom: 600,
      }) +
      haze(a, 340, 560, '#fff0c4', 0.7) +
      hill(a, rolling(a, 505, 24, 420, 3), '#9bb766', '#6f9a58', { crown: '#d6d488' }) +
      path(box(0, 540, 1600, 370), down(a, '#b3b366', '#7f9a4a', '#3a5a38')) +
      rows(a, 760, 480, 545, 900, 20, ['#c3a066', '#7f9a4c'], 3.4).replace('<g', '<g opacity="0.7"') +
      blur(a, 1.6, grove) +
      haze(a, 500, 760, '#fff3c0', 0.35, 0.3) +
      stroke('M1660 60Q1400 60 1180 150T760 210Q620 226 520 300', '#5a4a34', 26) +
      stroke('M1660 52Q1400 50 1180 140T760 200', '#8f7a50', 8) +
      stroke('M1130 166Q1080 230 1086 320M900 196Q860 260 850 330M640 236Q650 290 664 350', '#5f5a38', 10) +
      stroke('M1330 110Q1340 180 1326 250', '#5f5a38', 10) +
      spray(1500, 70, 250, [-160, 150, 60, 100]) +
      spray(1240, 130, 240, [-150, -70, -110, 40]) +
      spray(960, 190, 230, [-160, -100, -50, 130]) +
      spray(700, 220, 220, [-150, -90, -30, 160]) +
      spray(530, 296, 210, [170, 120, -140, 80]) +
      lime(1326, 344, 92, 6, '#9cc04a') +
      lime(664, 436, 92, -6, '#a9c64a') +
      lime(1084, 430, 118, 8, '#83b540') +
      lime(850, 450, 124, -4, '#d3d552') +
      spray(1086, 318, 190, [-20, 150, 60]) +
      spray(848, 330, 180, [170, 20, -150]) +
      spray(1326, 250, 150, [20, 160]) +
      spray(664, 350, 140, [160, 30]) +
      cast(a, 545, 870, 270, 20, '#10201a', 0.75) +
      cast(a, 1040, 866, 240, 20, '#10201a', 0.7) +
      path(box(344, 720, 392, 130), '#3a261e') +
      [
        [424, 748, 60],
        [540, 730, 64],
        [654, 748, 60],
        [480, 692, 56],
        [600, 684, 58],
      ]
        .map(([x = 0, y = 0, r = 0], i) =>
          lime(
            x,
            y,
            r,
            [70, -30, 100, 20, -80][i] ?? 0,
            ['#8fbb46', '#c9d356', '#7fb040'][i % 3] ?? '#8fbb46',
          ),
        )
        .join('') +
      [0, 1, 2]
        .map((i) =>
          path(
            polygon([
              [334, 744 + i * 40],
              [748, 744 + i * 40],
              [748, 779 + i * 40],
              [334, 779 + i * 40],
            ]),
            across(a, '#d9ac6c', '#a87747', '#6a4632'),
          ),
        )
        .join('') +
      path(box(344, 738, 30, 130), across(a, '#c29458', '#7a5236')) +
      path(box(706, 738, 30, 130), across(a, '#a87747', '#5a3c2e')) +
      lime(1150, 800, 72, 64, '#93bd48') +
      cut(960, 774, 90, 12) +
      glow(a, 360, 190, 760, '#fff0b8', 0.5) +
      shadeFrom(a, 'bottom', 110, '#0f2018', 0.55)
    );
  },
};
