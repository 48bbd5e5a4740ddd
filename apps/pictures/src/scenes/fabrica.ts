import { across, blend, down, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { silhouette } from '../kit/people.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { room } from '../kit/room.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const fabrica: Scene = {
  focal: [0.5, 0.5],
  alt: 'Obreros en una nave industrial, con chispas de soldadura y rayos de sol',
  draw(a) {
    const back = [480, 220, 640, 340] as const;
    const sparks = (x: number, y: number): string =>
      blend(
        'screen',
        Array.from({ length: 70 }, () => {
          const t = a.random.range(-2.9, -0.2);
          const l = a.random.range(30, 210);
          const [dx, dy] = [Math.cos(t) * l, Math.sin(t) * l * 0.8 + l * 0.35];
          return stroke(
            `M${String(x + dx * 0.4)} ${String(y + dy * 0.4)}l${String(dx * 0.3)} ${String(dy * 0.3 + 6)}`,
            a.random.pick(['#fff0c0', '#ffc04a', '#ff8a3a']),
            a.random.range(1.5, 4),
          );
        }).join(''),
      ) +
      glow(a, x, y, 320, '#ffd98a', 0.95) +
      glow(a, x, y, 80, '#ffffff', 0.95);
    return (
      room(a, back, {
        wall: '#3f5a66',
        left: '#2f4652',
        right: '#24384a',
        floor: '#4a4f58',
        ceiling: '#5f7a80',
      }) +
      path(box(520, 250, 560, 150), down(a, '#fff3cf', '#e0b88a')) +
      Array.from({ length: 9 }, (_, i) => path(box(520 + i * 69, 250, 6, 150), '#3f5a66')).join('') +
      Array.from({ length: 6 }, (_, i) => {
        const k = 1 + i * 0.42;
        return stroke(
          `M${String(800 - 330 * k)} ${String(560 + 60 * k)}V${String(260 - 60 * k)}L800 ${String(190 - 90 * k)}L${String(800 + 330 * k)} ${String(260 - 60 * k)}V${String(560 + 60 * k)}`,
          mix('#5f7a80', '#16202c', i / 6),
          6 + 5 * k,
        );
      }).join('') +
      shaft(
        a,
        [
          [560, 250],
          [700, 250],
          [620, 900],
          [200, 900],
        ],
        '#fff0c0',
        0.5,
        22,
      ) +
      shaft(
        a,
        [
          [860, 250],
          [1000, 250],
          [1260, 900],
          [860, 900],
        ],
        '#fff0c0',
        0.5,
        22,
      ) +
      Array.from({ length: 5 }, (_, i) =>
        path(
          box(1120 + i * 60, 470 - i * 24, 70 + i * 22, 140 + i * 60, 8),
          across(a, mix('#5f9a94', '#1f3040', i / 6), mix('#2f5a60', '#1f3040', i / 6)),
        ),
      ).join('') +
      Array.from(
        { length: 3 },
        (_, i) =>
          path(ellipse(1290 + i * 110, 520 + i * 30, 40 + i * 12), '#1c2a36') +
          stroke(ellipse(1290 + i * 110, 520 + i * 30, 30 + i * 9), '#e0a23f', 6),
      ).join('') +
      silhouette(a, 720, 590, 150, POSE.walk, {}, '#2a3a48') +
      silhouette(a, 880, 588, 146, POSE.carry, {}, '#2a3a48', -1) +
      path(
        polygon([
          [140, 720],
          [760, 700],
          [820, 760],
          [120, 790],
        ]),
        down(a, '#8a929a', '#3a3f4c'),
      ) +
      path(
        polygon([
          [120, 790],
          [820, 760],
          [820, 790],
          [120, 822],
        ]),
        '#1f222e',
      ) +
      path(box(200, 810, 30, 100), '#1f222e') +
      path(box(720, 786, 30, 120), '#1f222e') +
      path(box(330, 600, 330, 110, 10), down(a, '#a8b0b4', '#4a5260')) +
      cast(a, 880, 880, 170, 14, '#0f141c', 0.7) +
      figure(
        a,
        860,
        876,
        560,
        { ...POSE.stoop, lean: 30 },
        {
          skin: '#8a5638',
          hair: '#1f171a',
          top: '#e07f2f',
          bottom: '#2f3f5a',
          hat: { colour: '#f0c93a', kind: 'helmet' },
          reach: { handNear: [690, 640], handFar: [664, 620] },
        },
        -1,
        { rim: '#fff0c0', shade: '#1f1838', from: -1 },
      ).svg +
      stroke('M700 640L640 700', '#1f222e', 13) +
      sparks(630, 706) +
      shadeFrom(a, 'bottom', 110, '#0a0f18', 0.6) +
      shadeFrom(a, 'left', 240, '#0a0f18', 0.5)
    );
  },
};
