import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { hill, mountains, ridge, rolling } from '../kit/land.ts';
import { glow, haze, shadeFrom } from '../kit/light.ts';
import { grass } from '../kit/leaves.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import { FARMER } from '../kit/people.ts';
import type { Scene } from '../scene.ts';

export const nevado: Scene = {
  focal: [0.52, 0.4],
  alt: 'Un nevado de los Andes con el glaciar encendido por la primera luz y una laguna al pie',
  draw(a) {
    const peak = mountains(
      a,
      ridge(a, {
        y: 520,
        amp: 70,
        scale: 210,
        seed: 6,
        octaves: 5,
        gain: 0.46,
        step: 5,
        peaks: [
          [820, 350, 520],
          [620, 90, 200],
          [1080, 120, 240],
          [1440, 170, 320],
          [160, 150, 320],
        ],
      }),
      {
        top: '#7a6f98',
        base: '#a89ab0',
        shade: '#4a4a80',
        bottom: 720,
        side: 1,
        depth: 330,
        reach: 5,
        snow: { colour: '#fff0e2', shade: '#8f9ad0', line: 400 },
      },
    );
    const foot = mountains(
      a,
      ridge(a, {
        y: 640,
        amp: 36,
        seed: 9,
        peaks: [
          [60, 110, 300],
          [1540, 130, 340],
        ],
      }),
      { top: '#4f5a70', base: '#8f8a8f', shade: '#333f5f', bottom: 760 },
    );
    return (
      sky(a, { ...SKY.dawn, bands: ['#34548f', '#7a90be', '#f0b8a8', '#ffd9b0'] }, 600, {
        sun: [180, 380, 30],
        cover: 0.45,
        disc: false,
      }) +
      peak +
      haze(a, 480, 700, '#f7c9b0', 0.55, 0.7) +
      foot +
      water(a, 706, 860, ['#d9b8b0', '#3a5070'], {
        above: peak + foot,
        reflect: 0.8,
        glint: '#fff3e0',
        glints: 70,
        squash: 0.62,
      }) +
      hill(a, rolling(a, 846, 18, 300, 5), '#5a5a42', '#26302c', { crown: '#c9a060', dy: 10 }) +
      grass(a, 890, 70, 300, ['#4f4f32', '#8a7440', '#c9a055', '#2f3828'], 0, 1600) +
      [
        [380, 858],
        [420, 862],
        [460, 856],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            figure(
              a,
              x,
              y,
              92,
              i === 1 ? POSE.stride : POSE.walk,
              {
                ...FARMER,
                top: ['#d9503f', '#e0ab45', '#3f7a8a'][i] ?? '#d9503f',
                hat: { colour: '#3a3048', kind: 'cap' },
              },
              1,
              { rim: '#ffe6c0', from: -1 },
            ).svg,
        )
        .join('') +
      birds(a, 1180, 250, 3, '#3a3a60', 26) +
      glow(a, 180, 380, 900, '#ffcf9a', 0.45) +
      shadeFrom(a, 'bottom', 90, '#1a2030', 0.5)
    );
  },
};
