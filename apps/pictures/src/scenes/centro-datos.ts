import { across, blend, linear, path, stroke } from '../kit/art.ts';
import { mix } from '../kit/colour.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { silhouette } from '../kit/people.ts';
import { cast, glow, shadeFrom } from '../kit/light.ts';
import { room, wallPanel } from '../kit/room.ts';
import { polygon } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const centroDatos: Scene = {
  focal: [0.5, 0.5],
  alt: 'Pasillo de un centro de datos con filas de servidores y luces; una ingeniera revisa un equipo',
  draw(a) {
    const back = [690, 290, 220, 260] as const;
    let racks = '';
    for (const m of ['left', 'right'] as const)
      for (let i = 0; i < 7; i++) {
        const u0 = 1 - (1 - i / 7) ** 1;
        const u = [0, 0.3, 0.52, 0.68, 0.8, 0.89, 0.95, 1];
        const [s0, s1] = [u[i] ?? u0, (u[i + 1] ?? 1) - 0.012];
        racks += path(
          wallPanel(a, back, m, s0, s1, 0.1, 0.95),
          across(a, mix('#16284a', '#2f5a8a', i / 7), mix('#0c1830', '#24487a', i / 7)),
        );
        for (let r = 0; r < 19; r++) {
          const v = 0.13 + r * 0.042;
          const w = s1 - s0;
          racks += path(wallPanel(a, back, m, s0 + w * 0.1, s1 - w * 0.1, v, v + 0.03), '#0a1428');
          for (let k = 0; k < 6; k++)
            if (a.random.chance(0.6))
              racks += path(
                wallPanel(
                  a,
                  back,
                  m,
                  s0 + w * (0.14 + k * 0.12),
                  s0 + w * (0.14 + k * 0.12 + 0.05),
                  v + 0.009,
                  v + 0.02,
                ),
                a.random.pick(['#5ae0ff', '#5ae0ff', '#7affc0', '#ffb04a', '#4a8aff']),
              );
        }
      }
    return (
      room(a, back, {
        wall: '#8ad0ff',
        left: '#0c1830',
        right: '#0c1830',
        floor: '#24487a',
        ceiling: '#1c3058',
      }) +
      glow(a, 800, 420, 420, '#a8e8ff', 0.8) +
      racks +
      Array.from({ length: 8 }, (_, i) => {
        const t = i / 8;
        const w = 60 + 600 * t * t;
        return path(
          polygon([
            [800 - w * 0.3, 286 - 330 * t * t],
            [800 + w * 0.3, 286 - 330 * t * t],
            [800 + w * 0.34, 270 - 350 * t * t],
            [800 - w * 0.34, 270 - 350 * t * t],
          ]),
          '#e6f7ff',
          'opacity="0.85"',
        );
      }).join('') +
      Array.from({ length: 9 }, (_, i) =>
        stroke(`M${String(-200)} ${String(560 + i * i * 6)}H1800`, '#16305a', 2, 'opacity="0.5"'),
      ).join('') +
      blend(
        'screen',
        path(
          polygon([
            [740, 552],
            [860, 552],
            [1040, 900],
            [560, 900],
          ]),
          linear(a, [
            [0, '#a8e8ff', 0.7],
            [1, '#a8e8ff', 0.05],
          ]),
        ),
      ) +
      cast(a, 960, 856, 130, 14, '#040a1c', 0.7) +
      figure(
        a,
        950,
        850,
        520,
        { ...POSE.speak },
        {
          woman: true,
          skin: '#a56c48',
          hair: '#1f161c',
          hairStyle: 'bun',
          top: '#f3efe4',
          bottom: '#2a3a5a',
          jacket: '#e0a23f',
          reach: { handNear: [1080, 560], handFar: [1050, 620] },
        },
        1,
        { rim: '#c9f0ff', shade: '#14204a', from: -1 },
      ).svg +
      path(
        polygon([
          [1050, 560],
          [1130, 548],
          [1140, 640],
          [1062, 652],
        ]),
        '#16284a',
      ) +
      path(
        polygon([
          [1058, 566],
          [1124, 556],
          [1132, 632],
          [1068, 642],
        ]),
        '#8ae8ff',
      ) +
      glow(a, 1096, 600, 130, '#8ae8ff', 0.6) +
      silhouette(a, 780, 560, 120, POSE.walk, {}, '#2f5a8a') +
      shadeFrom(a, 'bottom', 80, '#040a1c', 0.5)
    );
  },
};
