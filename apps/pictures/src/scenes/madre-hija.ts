import { down, path } from '../kit/art.ts';
import { glow } from '../kit/light.ts';
import { window } from '../kit/room.ts';
import { box } from '../kit/shape.ts';
import { rimShade } from '../kit/still-life.ts';
import { foliage } from '../kit/trees.ts';
import { EXTRAS } from '../people/extras.ts';
import { bustAt } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';

export const madreHija: Scene = {
  focal: [0.5, 0.45],
  parts: { left: [0.02, 0.12, 0.84, 0.84], right: [0.14, 0.12, 0.84, 0.84] },
  alt: 'Una hija adulta se recuesta junto a su madre anciana, frente a una ventana con luz de tarde',
  draw(a) {
    const garden =
      path(box(0, 0, 1600, 560), down(a, '#f0cf9a', '#e8c48a', '#a9b07a')) +
      [200, 420, 1180, 1400].map((x) => foliage(a, x, 430, 170, 130, '#7f9a66', 50)).join('');
    return (
      path(box(0, 0, 1600, 900), down(a, '#d9b592', '#b58a6f')) +
      window(a, 330, 60, 940, 520, '#f4ead6', garden, [3, 1]) +
      path(box(0, 0, 250, 900), down(a, '#a85f55', '#7a3f44')) +
      path(box(1350, 0, 250, 900), down(a, '#a85f55', '#7a3f44')) +
      glow(a, 800, 300, 640, '#fff0c8', 0.55) +
      bustAt(a, 915, 418, 1.16, EXTRAS.daughter) +
      bustAt(a, 690, 456, 1.16, EXTRAS.mother) +
      rimShade(a, '#3a1c28')
    );
  },
};
