import { ridge, hill, mountains, rolling } from '../kit/land.ts';
import { cast, haze, shadeFrom } from '../kit/light.ts';
import { frailejon } from '../kit/frailejon.ts';
import { grass } from '../kit/leaves.ts';
import { SKY, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const paramoFrailejones: Scene = {
  focal: [0.62, 0.55],
  alt: 'Frailejones en un páramo al amanecer, con una laguna y montañas entre la niebla',
  draw(a) {
    const far = mountains(
      a,
      ridge(a, {
        y: 430,
        amp: 50,
        seed: 1,
        peaks: [
          [420, 190, 380],
          [1150, 120, 420],
        ],
      }),
      { top: '#7d86a8', base: '#e2b7a4', shade: '#5f6890', bottom: 640, side: -1, depth: 190 },
    );
    const middle = mountains(
      a,
      ridge(a, {
        y: 505,
        amp: 40,
        seed: 2,
        peaks: [
          [120, 120, 260],
          [820, 70, 340],
          [1500, 170, 330],
        ],
      }),
      { top: '#4f6a7c', base: '#c9a794', shade: '#3a5168', bottom: 640, side: -1, depth: 130 },
    );
    const lake = water(a, 585, 700, ['#e9c3a4', '#6d8290'], {
      above: far + middle,
      reflect: 0.65,
      glint: '#fff0cf',
      glints: 90,
      glintX: [760, 1260],
      squash: 0.7,
    });
    const near = hill(a, rolling(a, 668, 34, 420, 4), '#6d6a45', '#36422f', { crown: '#c9a761', dy: 22 });
    let small = '';
    for (let i = 0; i < 46; i++) {
      const x = a.random.range(0, 1600);
      const y = 668 + a.random.range(0, 60);
      small += frailejon(a, x, y + 26, 34 + (y - 660) * 0.55, {
        leaf: '#8d9a72',
        dead: '#5a4a35',
        lit: '#f0dba0',
      });
    }
    return (
      sky(a, SKY.dawn, 600, { sun: [1010, 420, 34], cover: 0.5 }) +
      far +
      haze(a, 360, 620, '#f6d3b2', 0.6) +
      middle +
      haze(a, 450, 640, '#f4cfae', 0.75, 0.7) +
      lake +
      near +
      small +
      hill(a, rolling(a, 765, 30, 520, 8), '#4a5136', '#20291f', { crown: '#b5914f' }) +
      grass(a, 800, 70, 420, ['#8a7a3f', '#c09a4e', '#55592f', '#39452b', '#d9b566'], 0, 1600) +
      cast(a, 1010, 862, 150, 16, '#1c2420', 0.6) +
      frailejon(a, 330, 850, 250, { leaf: '#8b9c7c', dead: '#6a5138', lit: '#fbe3ac' }) +
      frailejon(a, 1290, 830, 300, { leaf: '#869a7c', dead: '#6a5138', lit: '#fbe3ac' }) +
      frailejon(a, 1000, 868, 470, { leaf: '#93a585', dead: '#735639', lit: '#ffe9b4', flower: '#f0c040' }) +
      grass(a, 890, 110, 260, ['#2b3524', '#4c4f2c', '#8e7339', '#1f2a1e'], 0, 1600) +
      shadeFrom(a, 'bottom', 190, '#1c2430', 0.55)
    );
  },
};
