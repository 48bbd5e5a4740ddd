import { at, clip, path } from '../kit/art.ts';
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
import { hand, person } from './figure.ts';
import { sign } from './sign.ts';

export const hueco: Scene = {
  focal: [0.5, 0.55],
  alt: 'Dibujo a tinta: un funcionario de vestido negro corta con tijeras enormes la cinta de un hueco de la calle, del que asoma la cola de un carro, ante un fotógrafo y una vecina disgustada',
  draw(a) {
    const hole = trace(
      '470 640, 560 580, 760 556, 980 548, 1180 580, 1260 640, 1220 720, 1040 770, 800 782, 590 752, 500 700',
    );
    const cracks: Point[][] = [
      trace('500 700, 430 730, 420 770, 350 800'),
      trace('1222 718, 1290 742, 1310 790, 1390 810'),
      trace('800 782, 780 826, 810 850, 790 890'),
      trace('1180 580, 1250 560, 1300 566'),
    ];
    /** The back half of a car whose nose is in the hole. */
    const car = at(
      900,
      640,
      blob(a, trace('-118 90, -122 -40, -108 -190, -60 -236, 60 -238, 104 -194, 120 -40, 120 90')) +
        plank(a, trace('-82 -60, -72 10, 72 10, 82 -60'), WASH, 5) +
        hatch(a, trace('40 -230, 104 -194, 120 -40, 120 90, 70 90'), { gap: 12, angle: 70 }) +
        blob(a, trace('-100 -150, -78 -176, -54 -150, -78 -126'), SPOT, 5) +
        blob(a, trace('56 -150, 78 -176, 100 -150, 78 -126'), SPOT, 5) +
        slab(a, -46, -172, 92, 38, '#ffffff', 4) +
        sign('ABC 000', 0, -146, 18) +
        plank(a, trace('-122 -222, 122 -222, 118 -196, -118 -196'), INK, 5),
      1,
      -9,
    );
    const ribbon = trace('304 606, 500 664, 760 690, 1040 682, 1260 640, 1366 600');
    const post = (x: number, y: number): string =>
      slab(a, x - 12, y - 20, 24, 214, PAPER) +
      path(ellipse(x, y - 30, 18), INK) +
      pen(
        a,
        [
          [x - 40, y + 196],
          [x, y + 190],
          [x + 42, y + 196],
        ],
        9,
      );
    return (
      path(box(0, 0, 1600, 900), PAPER) +
      path(polygon(trace('0 470, 1600 470, 1600 900, 0 900')), WASH) +
      // The street behind: houses as an open line.
      [
        trace('-10 470, 400 466, 1000 470, 1610 468'),
        trace('0 330, 110 326, 112 466'),
        trace('112 376, 180 330, 250 374, 252 466'),
        trace('252 290, 254 466'),
        trace('252 290, 368 288, 372 466'),
        trace('1240 466, 1238 320, 1320 318, 1320 466'),
        trace('1320 366, 1400 322, 1480 366, 1482 466'),
        trace('1482 466, 1482 300, 1610 298'),
      ]
        .map((house) => edges(a, house as Point[], 5))
        .join('') +
      trace('30 360, 72 360, 284 320, 326 320, 284 380, 1262 350, 1510 330, 1556 330, 1510 390')
        .map(([x, y]) => slab(a, x, y, 24, 32, WASH, 3.4))
        .join('') +
      // The banner.
      pens(a, [trace('476 500, 474 300, 480 60'), trace('1232 500, 1236 300, 1230 60')], 11) +
      plank(a, trace('440 74, 1270 70, 1266 236, 444 240'), '#ffffff') +
      sign('GRAN INAUGURACIÓN', 856, 148, 66) +
      sign('PRIMERA FASE', 856, 208, 38, SPOT) +
      // The hole, its far wall and the car.
      path(smooth(hole), INK) +
      clip(
        a,
        smooth(hole),
        path(
          smooth(
            trace(
              '470 640, 560 580, 760 556, 980 548, 1180 580, 1260 640, 1180 628, 980 602, 760 610, 560 640',
            ),
          ),
          '#8d8578',
        ),
      ) +
      hatch(
        a,
        trace('470 640, 560 580, 760 556, 980 548, 1180 580, 1260 640, 1180 628, 980 602, 760 610, 560 640'),
        { gap: 13, angle: 84 },
      ) +
      pen(a, hole, CONTOUR + 1, true) +
      clip(a, polygon(trace('0 0, 1600 0, 1600 672, 0 700')), car) +
      pens(a, cracks, 5) +
      person(a, 1396, 800, 0.94, -1, {
        looks: { hair: 'curly', nose: 'bulb', mouth: 'sad', brow: 24 },
        coat: 'hatched',
        belly: 26,
        near: [[-66, -220], [56, -226], -10],
        far: [[76, -226], [-24, -240], 170],
      }) +
      person(a, 1222, 852, 0.92, -1, {
        looks: { hair: 'bald', nose: 'small', mouth: 'smile', eyes: 'closed' },
        lean: 30,
        near: [[54, -270], [120, -376], -60],
        far: [[100, -300], [136, -360], -60],
      }) +
      slab(a, 1058, 456, 74, 54, INK) +
      blob(a, trace('1034 482, 1048 466, 1066 482, 1048 500'), PAPER, 5) +
      pens(a, [trace('1014 430, 990 410'), trace('1006 470, 974 470'), trace('1020 508, 996 528')], 6, SPOT) +
      // The ribbon and the one who cuts it.
      post(300, 606) +
      post(1372, 600) +
      tube(a, ribbon, 30, 30, SPOT, 5) +
      person(a, 360, 836, 1.06, 1, {
        looks: { hair: 'slick', nose: 'bulb', mouth: 'open', brow: -14, moustache: true },
        coat: 'ink',
        trousers: INK,
        belly: 62,
        tie: true,
        lean: 10,
        near: [[84, -226], [176, -186], 10],
        far: [[96, -300], [130, -420], -90],
      }) +
      // Scissors as long as his arm.
      tube(a, trace('590 664, 700 640, 820 572'), 30, 8, '#ffffff', 6) +
      tube(a, trace('590 632, 700 672, 806 752'), 30, 8, '#ffffff', 6) +
      [650, 608]
        .map(
          (y) =>
            blob(
              a,
              [
                [600, y - 8],
                [574, y - 30],
                [538, y - 16],
                [542, y + 18],
                [582, y + 20],
              ],
              '#ffffff',
              6,
            ) + path(ellipse(568, y - 4, 13, 10), INK),
        )
        .join('') +
      path(ellipse(668, 652, 8), INK) +
      hand(a, [552, 640], 10)
    );
  },
};
