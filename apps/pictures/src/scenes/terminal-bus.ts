import { at, blend, blur, down, path, stroke } from '../kit/art.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { rain, stars } from '../kit/sky.ts';
import { bus } from '../kit/vehicles.ts';
import type { Scene } from '../scene.ts';

export const terminalBus: Scene = {
  focal: [0.42, 0.6],
  parts: { right: [0.12, 0.08, 0.88, 0.88] },
  fixed: true,
  alt: 'Un bus intermunicipal espera de noche bajo la lluvia en un terminal vacío, junto a una maleta',
  draw(a) {
    const case_ = at(
      560,
      800,
      cast(a, 10, 4, 120, 16, '#080610', 0.8) +
        path(box(-96, -150, 192, 150, 16), down(a, '#d9483f', '#8f2a30')) +
        path(box(-96, -110, 192, 10), '#6a1f28') +
        path(box(-96, -50, 192, 10), '#6a1f28') +
        stroke('M-36 -150v-30h72v30', '#2a1a20', 12) +
        path(box(-16, -96, 32, 36, 5), '#e0b84f') +
        stroke('M-9 -96v-12a9 9 0 0 1 18 0v12', '#e0b84f', 5),
    );
    return (
      path(box(0, 0, 1600, 900), down(a, '#12162c', '#24304a', '#1a2036')) +
      stars(a, 40, 200) +
      path(box(0, 650, 1600, 260), down(a, '#2f3a50', '#161c2c')) +
      path(
        polygon([
          [-20, 120],
          [1620, 60],
          [1620, 150],
          [-20, 200],
        ]),
        down(a, '#4a5468', '#2a3244'),
      ) +
      [140, 620, 1480].map((x) => path(box(x, 150, 26, 520), down(a, '#5a6478', '#2a3244'))).join('') +
      [330, 820, 1240]
        .map(
          (x) =>
            path(box(x - 90, 150, 180, 14, 6), '#fff0c0') +
            shaft(
              a,
              [
                [x - 90, 164],
                [x + 90, 164],
                [x + 320, 760],
                [x - 320, 760],
              ],
              '#ffe0a0',
              0.42,
              18,
            ),
        )
        .join('') +
      path(box(200, 250, 250, 96, 10), '#1f4a5a') +
      path(box(212, 262, 226, 72, 6), '#f0c23f') +
      path('M250 320v-44h30q16 0 16 14t-16 14h-30M330 320v-44l34 22l-34 22', '#1f2430') +
      cast(a, 1080, 700, 520, 30, '#05040a', 0.8) +
      bus(a, 700, 720, 820, 330, '#c9583a', '#f7d98a', 1) +
      path(box(1430, 430, 70, 120, 14), '#ffe6a8') +
      glow(a, 1500, 640, 300, '#fff0c0', 0.7) +
      glow(a, 1080, 480, 520, '#ffc870', 0.3) +
      case_ +
      blend(
        'screen',
        blur(
          a,
          10,
          [640, 820, 1000, 1180, 1360]
            .map((x) => path(ellipse(x, 800, 60, 10), '#ffc870', 'opacity="0.5"'))
            .join(''),
        ),
      ) +
      blend('screen', blur(a, 6, path(ellipse(560, 822, 110, 10), '#ff6a5a', 'opacity="0.5"'))) +
      rain(a, 420, '#cfe0f0', 0.4) +
      shadeFrom(a, 'left', 240, '#06050c', 0.5) +
      shadeFrom(a, 'bottom', 110, '#06050c', 0.5)
    );
  },
};
