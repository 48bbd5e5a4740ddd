import { across, down, path, stroke } from '../kit/art.ts';
import { skyline } from '../kit/skyline.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { cast, glow, haze, shadeFrom } from '../kit/light.ts';
import { box, polygon } from '../kit/shape.ts';
import { SKY, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const metroObra: Scene = {
  focal: [0.52, 0.45],
  alt: 'Grúas y obreros en la construcción del viaducto del metro al amanecer',
  draw(a) {
    const pier = (x: number, y: number, w: number, top: number): string =>
      path(
        polygon([
          [x - w * 0.3, y],
          [x - w * 0.26, top + w * 0.5],
          [x - w, top],
          [x + w, top],
          [x + w * 0.26, top + w * 0.5],
          [x + w * 0.3, y],
        ]),
        across(a, '#f0d3ac', '#c2a08c', '#75616e'),
      );
    const crane = (x: number, y: number, h: number, arm: number): string => {
      let lattice = '';
      for (let i = 0; i < 16; i++)
        lattice += stroke(
          `M${String(x - 8)} ${String(y - (h * i) / 16)}L${String(x + 8)} ${String(y - (h * (i + 1)) / 16)}M${String(x + 8)} ${String(y - (h * i) / 16)}L${String(x - 8)} ${String(y - (h * (i + 1)) / 16)}`,
          '#c9662f',
          2,
        );
      return (
        stroke(
          `M${String(x - 8)} ${String(y)}V${String(y - h)}M${String(x + 8)} ${String(y)}V${String(y - h)}`,
          '#d9762f',
          4,
        ) +
        lattice +
        stroke(
          `M${String(x - arm * 0.3)} ${String(y - h)}H${String(x + arm)}M${String(x - arm * 0.3)} ${String(y - h + 10)}H${String(x + arm)}M${String(x)} ${String(y - h - 50)}L${String(x + arm)} ${String(y - h)}M${String(x)} ${String(y - h - 50)}L${String(x - arm * 0.3)} ${String(y - h)}M${String(x)} ${String(y - h)}V${String(y - h - 50)}`,
          '#d9762f',
          3.4,
        ) +
        path(box(x - arm * 0.3, y - h, 40, 40), '#7a3f3a') +
        stroke(`M${String(x + arm * 0.7)} ${String(y - h)}v120`, '#3a2c3a', 2) +
        path(box(x + arm * 0.7 - 46, y - h + 120, 92, 22), '#b08a78')
      );
    };
    return (
      sky(a, SKY.warm, 620, { sun: [1120, 330, 52], cover: 0.5 }) +
      mountains(a, ridge(a, { y: 470, amp: 40, seed: 2, peaks: [[420, 140, 420]] }), {
        top: '#a5705f',
        base: '#efb57a',
        shade: '#8a5860',
        bottom: 700,
      }) +
      skyline(
        a,
        680,
        -20,
        1640,
        (t) => 110 + 60 * Math.sin(t * 8) ** 2,
        { wall: '#d09a72', shade: '#a8725f', window: '#a8725f', lit: '#ffe6b0', litShare: 0.15 },
        [40, 80],
      ) +
      haze(a, 480, 720, '#f9cf8c', 0.65, 0.7) +
      crane(1290, 720, 520, 260) +
      crane(260, 720, 560, 330) +
      path(
        polygon([
          [620, 446],
          [1640, 300],
          [1640, 372],
          [620, 486],
        ]),
        down(a, '#f3d9b4', '#a88a82'),
      ) +
      path(
        polygon([
          [620, 474],
          [1640, 352],
          [1640, 372],
          [620, 486],
        ]),
        '#5f4a58',
      ) +
      pier(700, 720, 44, 470) +
      pier(900, 740, 58, 448) +
      pier(1160, 770, 78, 418) +
      pier(1500, 820, 108, 384) +
      path(
        polygon([
          [440, 452],
          [620, 446],
          [620, 486],
          [440, 480],
        ]),
        'none',
        'stroke="#7a4f48" stroke-width="4" stroke-dasharray="10 8"',
      ) +
      pier(480, 706, 36, 484) +
      pier(330, 700, 28, 500) +
      hill(a, rolling(a, 735, 12, 240, 6), '#9a6a4c', '#5a3a3a', { crown: '#e2aa6c' }) +
      [
        [120, 830, 270, POSE.stand],
        [230, 846, 280, POSE.speak],
        [600, 806, 190, POSE.carry],
        [760, 800, 180, POSE.walk],
        [1010, 826, 205, POSE.stoop],
      ]
        .map(
          ([x, y, h, pose]) =>
            cast(a, Number(x) - Number(h) * 0.25, Number(y), Number(h) * 0.4, 7, '#3a2030', 0.6) +
            figure(
              a,
              Number(x),
              Number(y),
              Number(h),
              pose as typeof POSE.stand,
              {
                skin: '#8a5538',
                hair: '#221a1c',
                top: '#e5863a',
                bottom: '#33405a',
                hat: { colour: '#f4cf4a', kind: 'helmet' },
              },
              Number(x) < 200 ? 1 : -1,
              { rim: '#ffe6b0', shade: '#6a3a50', from: 1 },
            ).svg,
        )
        .join('') +
      path(box(300, 760, 150, 90), 'none') +
      glow(a, 1120, 330, 620, '#ffcf80', 0.5) +
      shadeFrom(a, 'bottom', 140, '#3a1f30', 0.6)
    );
  },
};
