import { at, clip, down, path, stroke } from '../kit/art.ts';
import { dark, light } from '../kit/colour.ts';
import { cast, glow, shaft } from '../kit/light.ts';
import { box, ellipse, polygon, smooth } from '../kit/shape.ts';
import { rimShade } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

export const mochilas: Scene = {
  focal: [0.5, 0.5],
  parts: { left: [0, 0.02, 0.84, 0.84], right: [0.16, 0.02, 0.84, 0.84] },
  alt: 'Tres mochilas arhuacas de lana, con dibujos geométricos, cuelgan de un palo frente a un muro de barro',
  draw(a) {
    const bag = (x: number, k: number, wool: string, ink: string, motif: number): string => {
      const body = smooth(
        [
          [-150, 0],
          [-158, 150],
          [-140, 300],
          [-60, 352],
          [60, 352],
          [140, 300],
          [158, 150],
          [150, 0],
        ],
        true,
        0.8,
      );
      const rowsOf = Array.from({ length: 4 }, (_, r) =>
        Array.from({ length: 7 }, (_, i) => {
          const cx = -180 + i * 60 + (r % 2) * 30;
          const cy = 56 + r * 76;
          if (motif === 0)
            return (
              path(
                polygon([
                  [cx, cy - 34],
                  [cx + 28, cy],
                  [cx, cy + 34],
                  [cx - 28, cy],
                ]),
                ink,
              ) + path(ellipse(cx, cy, 9, 11), wool)
            );
          if (motif === 1)
            return (
              stroke(`M${String(cx - 30)} ${String(cy + 24)}l30 -44l30 44`, ink, 13) +
              stroke(`M${String(cx - 16)} ${String(cy + 26)}l16 -22l16 22`, ink, 7)
            );
          return stroke(`M${String(cx - 24)} ${String(cy + 22)}v-44h46v32h-30v-18h14`, ink, 8);
        }).join(''),
      ).join('');
      const knots = Array.from({ length: 23 }, (_, i) =>
        stroke(
          `M-170 ${String(10 + i * 15)}Q0 ${String(22 + i * 15)} 170 ${String(10 + i * 15)}`,
          dark(wool, 0.35),
          1.6,
          'opacity="0.5"',
        ),
      ).join('');
      return at(
        x,
        360,
        cast(a, 26, 210, 170, 200, '#3a1c14', 0.35) +
          stroke('M-138 8C-150 -180 -34 -262 0 -268C34 -262 150 -180 138 8', dark(wool, 0.3), 26) +
          stroke('M-138 8C-150 -180 -34 -262 0 -268C34 -262 150 -180 138 8', wool, 16) +
          path(body, down(a, light(wool, 0.16), wool, dark(wool, 0.3))) +
          clip(a, body, rowsOf + knots) +
          path(ellipse(0, 2, 150, 20), dark(wool, 0.5)) +
          stroke('M-150 2Q0 34 150 2', light(wool, 0.2), 8),
        k,
      );
    };
    return (
      path(box(0, 0, 1600, 900), down(a, '#d9a06a', '#c98a58', '#9a6244')) +
      Array.from({ length: 240 }, () =>
        path(
          ellipse(
            a.random.range(0, 1600),
            a.random.range(0, 900),
            a.random.range(8, 60),
            a.random.range(3, 12),
          ),
          a.random.pick(['#e6b580', '#b5764a', '#c98f5f']),
          'opacity="0.35"',
        ),
      ).join('') +
      shaft(
        a,
        [
          [-60, -40],
          [420, -40],
          [1500, 900],
          [500, 900],
        ],
        '#fff0c8',
        0.5,
        24,
      ) +
      path(box(-20, 88, 1640, 30, 12), down(a, '#a8743f', '#6a4226')) +
      bag(330, 0.96, '#efe4cc', '#3a2a22', 1) +
      bag(800, 1.12, '#8a5a38', '#f0e2c4', 0) +
      bag(1270, 0.96, '#3a2c28', '#e3c99a', 2) +
      glow(a, 760, 420, 640, '#ffe2a8', 0.25) +
      rimShade(a, '#3a1c1c')
    );
  },
};
