import { at, path } from '../kit/art.ts';
import { cast, formed } from '../kit/light.ts';
import { box, ellipse, polygon } from '../kit/shape.ts';
import { rimShade, tableTop } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const galletas: Scene = {
  focal: [0.46, 0.58],
  parts: { left: [0, 0.08, 0.91, 0.91] },
  fixed: true,
  alt: 'Galletas redondas de panela con borde de cacao en una bandeja, junto a un frasco lleno y vainas de cardamomo',
  draw(a) {
    const cookie = (x: number, y: number, r: number): string =>
      cast(a, x + 8, y + r * 0.34, r, r * 0.26, '#2a140f', 0.5) +
      path(ellipse(x, y + r * 0.16, r, r * 0.5), '#3a2018') +
      path(ellipse(x, y, r, r * 0.5), '#4a281c') +
      formed(a, ellipse(x, y - 1, r * 0.89, r * 0.42), '#d9a25a', '#a86c34', -6, -5, 4) +
      Array.from({ length: 7 }, () =>
        path(
          ellipse(x + a.random.range(-0.6, 0.6) * r, y + a.random.range(-0.24, 0.24) * r, 6, 4),
          a.random.pick(['#8a5428', '#f0c98a', '#e0792f']),
        ),
      ).join('');
    const tray = polygon([
      [150, 560],
      [1010, 520],
      [1120, 850],
      [60, 880],
    ]);
    return (
      tableTop(a, ['#6a3f3a', '#4a2a30'], 400, '#9a6440') +
      cast(a, 620, 880, 560, 30, '#1a0c10', 0.6) +
      path(tray, '#3f4450') +
      path(
        polygon([
          [180, 572],
          [984, 534],
          [1084, 836],
          [100, 864],
        ]),
        '#e9dcc0',
      ) +
      [
        [300, 610, 84],
        [500, 602, 84],
        [700, 594, 84],
        [896, 586, 84],
        [230, 708, 96],
        [460, 700, 96],
        [690, 692, 96],
        [920, 684, 96],
        [250, 816, 106],
        [510, 806, 106],
        [770, 798, 106],
      ]
        .map(([x = 0, y = 0, r = 0]) => cookie(x, y, r))
        .join('') +
      at(
        1310,
        760,
        cast(a, 10, 8, 170, 22, '#1a0c10', 0.6) +
          path(box(-130, -400, 260, 404, 34), '#cfe0dc', 'opacity="0.35"') +
          [0, 1, 2, 3, 4, 5].map((i) => cookie(0, -40 - i * 56, 108)).join('') +
          path(box(-130, -400, 260, 404, 34), '#ffffff', 'opacity="0.12"') +
          path(box(-112, -370, 26, 330, 13), '#ffffff', 'opacity="0.4"') +
          path(box(-120, -440, 240, 52, 10), '#b5403a') +
          path(box(-84, -230, 168, 96, 6), '#f4ead2') +
          [0, 1, 2].map((i) => path(box(-62, -212 + i * 24, 124 - i * 26, 6, 3), '#6a4a3a')).join(''),
      ) +
      Array.from({ length: 9 }, () => {
        const x = a.random.range(1060, 1240);
        const y = a.random.range(800, 880);
        return at(
          x,
          y,
          formed(a, ellipse(0, 0, 26, 13), '#9ab06a', '#5f7a3f', -3, -4, 2),
          1,
          a.random.range(0, 180),
        );
      }).join('') +
      rimShade(a, '#1a0c14')
    );
  },
};
