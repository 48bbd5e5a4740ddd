import { stroke } from '../kit/art.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { hill, rolling } from '../kit/land.ts';
import { cast, glow, shadeFrom } from '../kit/light.ts';
import { turbine } from '../kit/turbine.ts';
import { SKY, birds, sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const energiaEolica: Scene = {
  focal: [0.5, 0.42],
  alt: 'Aerogeneradores en el desierto de La Guajira junto al mar, con luz de la mañana',
  draw(a) {
    return (
      sky(a, { ...SKY.day, bands: ['#2f7fa8', '#7fc0c8', '#f6e3bb'] }, 560, {
        sun: [1280, 240, 48],
        cover: 0.5,
        stretch: 5,
      }) +
      water(a, 540, 620, ['#9fd0c8', '#2f7f98'], { glint: '#fffbe0', glints: 90, glintX: [1050, 1500] }) +
      turbine(300, 610, 210, 10, '#e9efe6') +
      turbine(460, 604, 170, 50, '#dfe9e4') +
      turbine(1210, 606, 190, 80, '#e9efe6') +
      turbine(1400, 612, 240, 24, '#eef2e8') +
      turbine(1540, 604, 160, 66, '#dfe9e4') +
      hill(a, rolling(a, 620, 16, 320, 3), '#e0a86a', '#b5704a', { crown: '#f7d59a', dy: 14 }) +
      hill(a, rolling(a, 700, 24, 300, 7), '#c9854f', '#8a4a3f', { crown: '#f0bf80', dy: 18 }) +
      cast(a, 900, 780, 300, 12, '#5a2a30', 0.4) +
      turbine(760, 780, 610, 18, '#fbf8ec') +
      turbine(1080, 730, 400, 52, '#f3f2e6') +
      turbine(130, 770, 430, 74, '#f3f2e6') +
      hill(a, rolling(a, 800, 22, 360, 9), '#a8623f', '#5a2f33', { crown: '#e0a468', dy: 14 }) +
      Array.from({ length: 14 }, () => {
        const x = a.random.range(20, 1580);
        const y = a.random.range(790, 880);
        const h = a.random.range(40, 120);
        return (
          stroke(
            `M${String(x)} ${String(y)}V${String(y - h)}M${String(x)} ${String(y - h * 0.4)}h${String(h * 0.22)}v${String(-h * 0.3)}M${String(x)} ${String(y - h * 0.55)}h${String(-h * 0.2)}v${String(-h * 0.22)}`,
            '#3f6a4a',
            h * 0.11,
          ) + stroke(`M${String(x + h * 0.025)} ${String(y)}V${String(y - h)}`, '#7fa85f', h * 0.03)
        );
      }).join('') +
      figure(
        a,
        520,
        860,
        170,
        POSE.walk,
        {
          woman: true,
          skin: '#8a5034',
          hair: '#1a1216',
          hairStyle: 'long',
          top: '#c9303f',
          bottom: '#c9303f',
          skirt: { length: 0.95, flare: 0.12, sway: 0.04, colour: '#c9303f' },
        },
        1,
        { rim: '#fff0c8', shade: '#4a1438', from: 1 },
      ).svg +
      cast(a, 480, 864, 90, 7, '#3a1a26', 0.5) +
      birds(a, 1000, 220, 6, '#3f6a7a', 14) +
      glow(a, 1280, 240, 700, '#fff3c8', 0.5) +
      shadeFrom(a, 'bottom', 90, '#3a1a26', 0.45)
    );
  },
};
