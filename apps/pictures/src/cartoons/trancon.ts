import { group, path } from '../kit/art.ts';
import {
  CONTOUR,
  INK,
  PAPER,
  SPOT,
  WASH,
  blob,
  edges,
  hatch,
  pen,
  pens,
  plank,
  slab,
  tube,
  trace,
} from '../kit/pen.ts';
import { box, ellipse, polygon, smooth, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';
import { hand } from './figure.ts';
import { head, type Looks } from './head.ts';
import { sign } from './sign.ts';

export const trancon: Scene = {
  focal: [0.52, 0.55],
  alt: 'Dibujo a tinta: un conductor habla por teléfono en un trancón sin fin mientras un caracol con casco y una caja roja de domicilios lo adelanta por el andén',
  draw(a) {
    const wheel = (x: number, y: number): string =>
      path(ellipse(x, y, 56), INK) + path(ellipse(x, y, 26), PAPER) + path(ellipse(x, y, 8), INK);
    const car = (x: number, y: number, fill: string, driver: string): string =>
      group(
        blob(
          a,
          trace('-270 -30, -262 -120, -180 -140, -110 -232, 90 -236, 170 -138, 262 -112, 280 -30, 0 -16'),
          fill,
        ) +
          plank(a, trace('-142 -140, -94 -212, 76 -214, 132 -138'), '#ffffff', 6) +
          driver +
          pens(a, [trace('-8 -212, -6 -30'), trace('-262 -88, 0 -84, 268 -86'), trace('30 -66, 64 -66')], 5) +
          wheel(-160, -24) +
          wheel(168, -24) +
          blob(a, trace('250 -104, 274 -98, 276 -70, 250 -72'), PAPER, 5),
        `transform="translate(${String(x)} ${String(y)})"`,
      );
    const sitter = (x: number, looks: Looks): string => head(a, x, -162, 40, looks);
    const shell = trace('930 690, 890 620, 910 540, 980 496, 1070 510, 1126 580, 1116 670, 1060 730');
    const spiral: Point[] = Array.from({ length: 22 }, (_, i): Point => {
      const t = i * 0.62;
      const r = 92 - i * 4;
      return [1006 + Math.cos(t + 1.2) * r, 620 + Math.sin(t + 1.2) * r * 0.96];
    });
    const foot = trace(
      '800 812, 860 762, 940 720, 1080 730, 1190 720, 1226 620, 1250 560, 1320 548, 1356 600, 1330 660, 1310 760, 1250 816, 1000 824',
    );
    const roofs = Array.from({ length: 9 }, (_, i): Point[] => {
      const x = 40 + i * 190 - (i % 2) * 24;
      return [
        [x - 80, 344],
        [x - 70, 312],
        [x - 40, 306],
        [x - 16, 274],
        [x + 40, 274],
        [x + 62, 306],
        [x + 84, 312],
        [x + 88, 344],
      ];
    });
    return (
      path(box(0, 0, 1600, 900), PAPER) +
      // The city, and the rows of cars in front of it.
      [
        trace('40 260, 38 90, 150 88, 152 260'),
        trace('230 260, 232 150, 330 148, 330 260'),
        trace('400 260, 398 40, 500 38, 502 260'),
        trace('1060 260, 1062 110, 1180 108, 1180 260'),
        trace('1260 260, 1262 60, 1360 58, 1362 260'),
        trace('1450 260, 1452 140, 1560 138, 1560 260'),
      ]
        .map((tower) => edges(a, tower as Point[], 5))
        .join('') +
      hatch(a, trace('40 90, 150 88, 150 262, 40 262'), { gap: 18, angle: 90, corners: true }) +
      hatch(a, trace('1262 60, 1360 58, 1360 262, 1262 262'), { gap: 18, angle: 0, corners: true }) +
      hatch(a, trace('400 40, 500 38, 500 262, 400 262'), { gap: 20, angle: 0, corners: true }) +
      slab(a, 640, 96, 330, 130, INK) +
      sign('CENTRO', 805, 150, 46, PAPER) +
      sign('2 km · 3 horas', 805, 204, 42, '#ff6a5e') +
      pens(a, [trace('700 226, 702 300'), trace('910 226, 908 300')], 9) +
      roofs.map((roof) => path(smooth([...roof], false, 0.5), PAPER) + pen(a, roof, 5)).join('') +
      path(polygon(trace('0 344, 1600 344, 1600 660, 0 660')), WASH) +
      pen(a, trace('-10 344, 800 342, 1610 346'), 4) +
      car(60, 640, INK, sitter(-50, { hair: 'bob', mouth: 'sad', nose: 'small', eyes: 'closed' })) +
      car(1560, 640, PAPER, sitter(-60, { hair: 'bald', mouth: 'sad' })) +
      car(
        640,
        640,
        PAPER,
        sitter(40, { hair: 'slick', mouth: 'open', brow: -16, nose: 'bulb', eyes: 'wide' }),
      ) +
      car(1140, 640, PAPER, sitter(40, { hair: 'bun', mouth: 'sad', brow: 24, nose: 'long' })) +
      // The phone of the one who talks.
      tube(a, trace('600 512, 640 540, 668 500'), 34, 26, '#ffffff', 5) +
      plank(a, trace('652 452, 674 446, 690 500, 668 506'), INK, 4) +
      hand(a, [672, 496], -80) +
      // The pavement and the messenger.
      path(polygon(trace('0 690, 1600 690, 1600 900, 0 900')), PAPER) +
      pens(a, [trace('-10 690, 700 686, 1610 690'), trace('-10 718, 800 714, 1610 718')], CONTOUR) +
      pens(
        a,
        [100, 330, 560, 790, 1480].map((x): Point[] => [
          [x, 720],
          [x - 50, 800],
          [x - 96, 900],
        ]),
        3.4,
      ) +
      path(ellipse(1070, 826, 290, 14), WASH) +
      blob(a, foot) +
      hatch(a, trace('800 812, 940 760, 1180 780, 1290 760, 1250 816, 1000 824'), { gap: 12, angle: 60 }) +
      blob(a, shell, PAPER, CONTOUR + 1) +
      pen(a, spiral, 6) +
      hatch(a, trace('1126 580, 1116 670, 1060 730, 960 700, 1060 680, 1100 600'), { gap: 10, angle: 58 }) +
      pens(a, [trace('1280 556, 1290 500, 1310 466'), trace('1318 552, 1340 500, 1370 474')], 8) +
      trace('1310 460, 1374 468')
        .map(
          ([x, y]) =>
            blob(
              a,
              [
                [x - 20, y],
                [x, y - 22],
                [x + 20, y],
                [x, y + 20],
              ],
              '#ffffff',
              5,
            ) + path(ellipse(x + 6, y, 7), INK),
        )
        .join('') +
      blob(a, trace('1226 572, 1236 520, 1290 506, 1336 530, 1346 576, 1290 566'), SPOT, 6) +
      pen(a, trace('1306 640, 1326 650, 1348 634'), 6) +
      // The box on its back.
      plank(a, trace('880 330, 1070 316, 1084 480, 894 494'), SPOT) +
      plank(a, trace('880 330, 920 296, 1108 284, 1070 316'), '#e2555f') +
      plank(a, trace('1070 316, 1108 284, 1122 446, 1084 480'), '#8f141d') +
      group(
        sign('YA', 0, -14, 54, PAPER) + sign('LLEGA', 0, 38, 46, PAPER),
        'transform="translate(982 412) rotate(-4)"',
      ) +
      pens(a, [trace('900 494, 920 540'), trace('1070 484, 1084 520')], 8) +
      pens(
        a,
        [0, 1, 2].map((i): Point[] => [
          [720 - i * 20, 760 + i * 26],
          [790 - i * 14, 760 + i * 26],
        ]),
        5,
      )
    );
  },
};
