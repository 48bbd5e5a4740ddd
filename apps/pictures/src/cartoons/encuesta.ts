import { path } from '../kit/art.ts';
import { CONTOUR, INK, PAPER, WASH, SPOT, blob, hatch, pen, pens, plank, tube, trace } from '../kit/pen.ts';
import { box, polygon, smooth, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';
import { hand, person } from './figure.ts';
import { head } from './head.ts';

export const encuesta: Scene = {
  focal: [0.56, 0.5],
  alt: 'Dibujo a tinta: una encuestadora con planilla y gafas se agacha al borde de un precipicio y le pregunta a un hombre que cuelga de una rama, mientras un gallinazo espera',
  draw(a) {
    const cliff = trace(
      '-40 480, 120 470, 420 486, 700 470, 812 490, 826 540, 770 590, 792 660, 724 730, 744 820, 690 960, -40 960',
    );
    const far = trace('1640 560, 1500 590, 1430 560, 1380 650, 1400 740, 1340 830, 1350 960, 1640 960');
    const vulture = (x: number, y: number): string =>
      blob(
        a,
        [
          [x - 70, y + 60],
          [x - 30, y - 40],
          [x + 20, y - 60],
          [x + 66, y - 10],
          [x + 54, y + 60],
          [x + 10, y + 90],
        ],
        INK,
      ) +
      tube(
        a,
        [
          [x - 20, y - 34],
          [x - 64, y - 60],
          [x - 70, y - 96],
        ],
        26,
        22,
      ) +
      blob(a, [
        [x - 96, y - 104],
        [x - 70, y - 126],
        [x - 46, y - 104],
        [x - 66, y - 82],
      ]) +
      pens(
        a,
        [
          [
            [x - 94, y - 106],
            [x - 124, y - 92],
            [x - 116, y - 72],
          ],
          [
            [x - 80, y - 110],
            [x - 68, y - 104],
          ],
        ],
        6,
      ) +
      pens(
        a,
        [0, 1, 2].map((i): Point[] => [
          [x + 40 - i * 22, y - 20 + i * 8],
          [x + 34 - i * 24, y + 26],
          [x + 40 - i * 22, y + 66],
        ]),
        3,
        '#6a656e',
      );
    const hanging =
      tube(a, trace('1004 700, 990 770, 1018 836'), 58, 40, PAPER) +
      tube(a, trace('1046 700, 1062 764, 1050 842'), 58, 40, PAPER) +
      blob(a, trace('1002 832, 1024 830, 1046 872, 1010 866'), INK, 4) +
      blob(a, trace('1040 836, 1066 838, 1088 872, 1048 874'), INK, 4) +
      tube(a, trace('1054 588, 1068 500, 1056 414'), 46, 34, PAPER) +
      blob(a, trace('980 570, 1030 552, 1078 576, 1082 650, 1070 720, 1020 730, 980 716, 972 640'), SPOT) +
      hatch(a, trace('1040 560, 1078 576, 1082 650, 1070 720, 1030 730'), { gap: 11, angle: 65 }) +
      tube(a, trace('992 590, 962 500, 988 418'), 46, 34, PAPER) +
      head(
        a,
        1018,
        506,
        58,
        { hair: 'tuft', eyes: 'wide', brow: -26, mouth: 'sad', nose: 'bulb', tilt: -12 },
        -1,
      );
    /** A cloud far below, as an open line over the wash. */
    const cloud = (x: number, y: number): string =>
      path(
        smooth([
          [x - 80, y],
          [x - 50, y - 26],
          [x - 10, y - 40],
          [x + 34, y - 30],
          [x + 90, y],
          [x, y + 6],
        ]),
        PAPER,
      ) +
      pen(
        a,
        [
          [x - 84, y],
          [x - 56, y - 28],
          [x - 12, y - 40],
          [x + 30, y - 28],
          [x + 62, y - 22],
          [x + 92, y],
        ],
        4,
      );
    const birds = (x: number, y: number): string =>
      pens(
        a,
        [
          [
            [x - 22, y - 6],
            [x - 10, y - 12],
            [x, y],
          ],
          [
            [x, y],
            [x + 12, y - 12],
            [x + 24, y - 8],
          ],
        ],
        4,
      );
    const branch = trace('770 470, 850 430, 960 396, 1080 398, 1180 376');
    return (
      path(box(0, 0, 1600, 900), PAPER) +
      path(polygon(trace('700 560, 1460 560, 1400 920, 640 920')), WASH) +
      cloud(880, 700) +
      cloud(1180, 640) +
      cloud(1230, 850) +
      birds(900, 800) +
      birds(1150, 740) +
      path(smooth(far, true, 0.4), PAPER) +
      pen(a, far.slice(0, -1), CONTOUR) +
      hatch(a, far, { gap: 15, angle: 78, corners: true }) +
      vulture(1492, 500) +
      path(smooth(cliff, true, 0.4), PAPER) +
      hatch(
        a,
        trace('826 540, 770 590, 792 660, 724 730, 744 820, 690 960, 420 960, 560 760, 640 600, 760 530'),
        { gap: 15, angle: 76, corners: true },
      ) +
      hatch(a, trace('826 540, 770 590, 792 660, 724 730, 744 820, 690 960, 600 960, 690 700, 740 580'), {
        gap: 16,
        angle: 14,
        corners: true,
      }) +
      pen(a, cliff.slice(0, -1), CONTOUR + 1.5) +
      pens(
        a,
        [90, 180, 300, 420, 560].flatMap((x): Point[][] =>
          [0, 1, 2].map((i): Point[] => [
            [x + i * 12, 482],
            [x + i * 12 + 4 - i * 4, 462 - (i % 2) * 10],
          ]),
        ),
        4,
      ) +
      tube(a, branch, 34, 12, PAPER) +
      pens(a, [trace('1120 388, 1150 350, 1160 330'), trace('900 416, 930 372')], 7) +
      hanging +
      hand(a, [988, 404], -70) +
      hand(a, [1056, 400], -100) +
      person(a, 600, 484, 1, 1, {
        looks: { hair: 'bun', eyes: 'glasses', nose: 'long', mouth: 'smile', brow: -8, tilt: 10 },
        lean: 96,
        hip: 104,
        belly: 0,
        coat: 'ink',
        near: [[120, -150], [196, -176], -20],
        legs: [
          [
            [74, -84],
            [-16, 0],
          ],
          [
            [104, -92],
            [44, 0],
          ],
        ],
      }) +
      plank(a, trace('776 236, 880 262, 850 370, 744 344'), '#ffffff') +
      pens(
        a,
        [0, 1, 2, 3].map((i): Point[] => [
          [782 - i * 6, 276 + i * 20],
          [846 - i * 6, 292 + i * 20],
        ]),
        3.4,
      ) +
      pen(a, trace('828 318, 838 330, 862 296'), 6, false, SPOT) +
      hand(a, [766, 322], -20)
    );
  },
};
