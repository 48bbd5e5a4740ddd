import { across, down, linear, path, stroke } from '../kit/art.ts';
import { crowd } from '../kit/crowd.ts';
import { POSE } from '../kit/pose.ts';
import { figure } from '../kit/figure.ts';
import { cast, glow, shadeFrom, shaft } from '../kit/light.ts';
import { box, ellipse } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';

export const caliSalsa: Scene = {
  focal: [0.48, 0.52],
  fixed: true,
  alt: 'Una pareja baila salsa bajo luces cálidas, con la orquesta detrás',
  draw(a) {
    const man = figure(
      a,
      900,
      826,
      600,
      { ...POSE.dance, lean: 6 },
      {
        skin: '#7a4a30',
        hair: '#17121a',
        top: '#f3ead6',
        bottom: '#1d1f33',
        jacket: '#f3ead6',
        hat: { colour: '#f3ead6', kind: 'sombrero' },
        reach: { handNear: [800, 360], handFar: [752, 520] },
      },
      -1,
      { rim: '#ffd58a', shade: '#5a2a5c', from: 1 },
    );
    const woman = figure(
      a,
      690,
      826,
      560,
      { ...POSE.twirl, lean: -8, head: -6 },
      {
        woman: true,
        skin: '#a5683f',
        hair: '#1a1218',
        hairStyle: 'long',
        sleeves: 'none',
        top: '#d92c3f',
        bottom: '#d92c3f',
        shoes: '#f0c24a',
        skirt: { length: 0.62, flare: 0.17, sway: -0.07, colour: '#d92c3f' },
        reach: { handFar: [798, 366] },
      },
      1,
      { rim: '#ffd9a0', shade: '#5a1440', from: 1 },
    );
    const player = (x: number, h: number, c: string): string =>
      figure(
        a,
        x,
        640,
        h,
        POSE.speak,
        { skin: '#4a2a3a', hair: '#1a1024', top: c, bottom: '#1a1024', jacket: c },
        x < 800 ? 1 : -1,
        { rim: '#ff9a5a', from: 1 },
      ).svg;
    return (
      path(box(0, 0, 1600, 900), down(a, '#24103a', '#7a1f4a', '#c9503a')) +
      path(
        box(160, 90, 1280, 470),
        linear(a, [
          [0, '#3f1750'],
          [1, '#8a2a4a'],
        ]),
      ) +
      shaft(
        a,
        [
          [380, -20],
          [440, -20],
          [860, 840],
          [420, 840],
        ],
        '#ffb04a',
        0.6,
        16,
      ) +
      shaft(
        a,
        [
          [1160, -20],
          [1220, -20],
          [1120, 840],
          [700, 840],
        ],
        '#ff6a8a',
        0.55,
        16,
      ) +
      shaft(
        a,
        [
          [780, -20],
          [830, -20],
          [1000, 840],
          [600, 840],
        ],
        '#fff0c0',
        0.5,
        16,
      ) +
      shaft(
        a,
        [
          [60, -20],
          [100, -20],
          [320, 700],
          [60, 700],
        ],
        '#4ad0c8',
        0.35,
        18,
      ) +
      shaft(
        a,
        [
          [1500, -20],
          [1540, -20],
          [1560, 700],
          [1300, 700],
        ],
        '#4ad0c8',
        0.35,
        18,
      ) +
      player(250, 300, '#5a2a60') +
      player(400, 310, '#7a2f5a') +
      player(1190, 310, '#6a2a5a') +
      player(1340, 300, '#5a2a60') +
      stroke('M268 470L350 430', '#f0c24a', 12) +
      path(ellipse(352, 428, 20), '#f0c24a') +
      stroke('M420 470l70 14', '#f0c24a', 12) +
      path(box(1210, 520, 60, 110, 10), across(a, '#f0c27a', '#8a4a2a')) +
      path(ellipse(1240, 520, 30, 9), '#fff0d0') +
      path(box(1130, 530, 52, 100, 10), across(a, '#d95a3f', '#6a1f2a')) +
      path(ellipse(1156, 530, 26, 8), '#fff0d0') +
      path(box(0, 636, 1600, 270), down(a, '#a8402f', '#3a1230')) +
      path(ellipse(800, 830, 420, 58), '#ffcf7a', 'opacity="0.45"') +
      cast(a, 780, 836, 260, 22, '#24081f', 0.75) +
      man.svg +
      woman.svg +
      Array.from({ length: 70 }, () =>
        path(
          ellipse(a.random.range(0, 1600), a.random.range(0, 700), a.random.range(2, 7)),
          a.random.pick(['#ffd98a', '#ff9a6a', '#fff0d0', '#ff6a8a']),
          `opacity="${a.random.range(0.15, 0.6).toFixed(2)}"`,
        ),
      ).join('') +
      crowd(a, {
        x0: -40,
        x1: 420,
        y0: 860,
        y1: 880,
        rows: 1,
        size: [150, 150],
        clothes: ['#2a1030', '#3a1438'],
        far: '#2a1030',
        rim: '#ff9a5a',
        skin: ['#2a1420'],
      }) +
      crowd(a, {
        x0: 1240,
        x1: 1640,
        y0: 860,
        y1: 880,
        rows: 1,
        size: [150, 150],
        clothes: ['#2a1030', '#3a1438'],
        far: '#2a1030',
        rim: '#ff9a5a',
        skin: ['#2a1420'],
      }) +
      glow(a, 800, 300, 460, '#ffb060', 0.3) +
      shadeFrom(a, 'bottom', 120, '#1a0820', 0.6)
    );
  },
};
