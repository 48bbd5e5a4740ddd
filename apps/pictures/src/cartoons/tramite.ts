import { path } from '../kit/art.ts';
import { INK, PAPER, SPOT, WASH, blob, hatch, pen, pens, plank, slab, tube, trace } from '../kit/pen.ts';
import { box, ellipse, polygon, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';
import { hand, person } from './figure.ts';
import { head } from './head.ts';
import { sign } from './sign.ts';

export const tramite: Scene = {
  focal: [0.66, 0.52],
  alt: 'Dibujo a tinta: un anciano con la barba hasta el suelo y telarañas en la silla espera su turno; la funcionaria de la ventanilla le señala, contenta, un computador nuevo',
  draw(a) {
    const beard = trace(
      '520 396, 600 410, 640 520, 700 640, 760 742, 900 796, 1010 800, 1034 826, 900 846, 740 836, 620 780, 560 660, 520 520',
    );
    const hairs = [0, 1, 2, 3, 4].map((i): Point[] => [
      [540 + i * 14, 430 + i * 4],
      [560 + i * 16, 540],
      [606 + i * 18, 650 + i * 2],
      [680 + i * 14, 740 + i * 2],
      [800 + i * 24, 812 - i * 4],
    ]);
    /** A cobweb between two edges that meet at (x, y). */
    const web = (x: number, y: number, w: number, h: number): string => {
      const spokes = [0, 0.3, 0.6, 1].map((t): Point => {
        const turn = (t * Math.PI) / 2;
        return [x + w * Math.cos(turn), y + h * Math.sin(turn)];
      });
      return (
        pens(
          a,
          spokes.map((end): Point[] => [[x, y], end]),
          2.6,
        ) +
        [0.35, 0.6, 0.85]
          .map((k) =>
            pens(
              a,
              spokes.slice(1).map((end, i): Point[] => {
                const start = spokes[i] ?? end;
                const from: Point = [x + (start[0] - x) * k, y + (start[1] - y) * k];
                const to: Point = [x + (end[0] - x) * k, y + (end[1] - y) * k];
                return [
                  from,
                  [x + ((from[0] + to[0]) / 2 - x) * 0.88, y + ((from[1] + to[1]) / 2 - y) * 0.88],
                  to,
                ];
              }),
              2.4,
            ),
          )
          .join('')
      );
    };
    const chair =
      tube(a, trace('396 420, 386 620, 380 838'), 24, 20, PAPER) +
      tube(a, trace('590 640, 600 740, 604 838'), 24, 20, PAPER) +
      plank(a, trace('372 620, 620 620, 626 650, 368 650'), INK) +
      plank(a, trace('372 396, 420 390, 424 470, 376 476'), INK);
    return (
      path(box(0, 0, 1600, 900), PAPER) +
      path(polygon(trace('0 842, 1600 842, 1600 900, 0 900')), WASH) +
      path(polygon(trace('1040 120, 1600 120, 1600 560, 1040 560')), WASH) +
      pen(a, trace('-10 842, 800 838, 1610 842'), 6) +
      // The waiting room: a sign with the turn, a calendar of long ago, a clock without hands.
      slab(a, 620, 96, 300, 150, INK) +
      sign('TURNO', 770, 146, 34, PAPER) +
      sign('A-002', 770, 222, 72, '#ff6a5e') +
      web(924, 250, -120, 110) +
      blob(a, trace('200 120, 266 146, 292 210, 266 274, 200 300, 134 274, 108 210, 134 146')) +
      [0, 1, 2, 3]
        .map((i) =>
          path(
            ellipse(200 + 70 * Math.cos((i * Math.PI) / 2), 210 + 70 * Math.sin((i * Math.PI) / 2), 6),
            INK,
          ),
        )
        .join('') +
      pens(a, [trace('200 210, 240 196'), trace('200 210, 214 160')], 7) +
      web(0, 0, 200, 180) +
      chair +
      // The old man: coat, legs, head; the beard is in front of all of it.
      tube(a, trace('440 620, 600 604, 616 720, 606 812'), 70, 44, PAPER) +
      blob(a, trace('582 842, 588 812, 640 806, 678 836, 660 848'), INK, 4) +
      tube(a, trace('450 632, 640 622, 670 730, 662 820'), 72, 44, PAPER) +
      blob(a, trace('638 850, 644 820, 694 814, 736 844, 716 856'), INK, 4) +
      blob(a, trace('470 400, 420 440, 400 540, 404 640, 470 664, 560 650, 566 540, 540 420')) +
      hatch(a, trace('470 400, 420 440, 400 540, 404 640, 470 664, 480 540'), { gap: 13, angle: 64 }) +
      head(a, 516, 330, 74, { hair: 'bald', nose: 'bulb', brow: -18, mouth: 'flat', eyes: 'open' }) +
      blob(a, beard, '#ffffff') +
      pens(a, hairs, 3) +
      hatch(a, trace('520 460, 560 470, 640 700, 760 830, 740 836, 620 780, 560 660, 520 520'), {
        gap: 12,
        angle: 56,
      }) +
      blob(a, trace('530 372, 566 352, 604 362, 628 398, 580 392, 530 408'), '#ffffff', 5) +
      tube(a, trace('470 450, 520 560, 640 560'), 50, 36, PAPER) +
      plank(a, trace('660 488, 742 474, 752 536, 670 550'), '#ffffff', 5) +
      sign('A-003', 706, 524, 25, SPOT) +
      hand(a, [656, 556], -20) +
      web(424, 660, 170, 130) +
      // The counter and the clerk.
      slab(a, 1060, 40, 460, 80, '#ffffff') +
      sign('TRÁMITES EN LÍNEA', 1290, 98, 38, INK) +
      pens(a, [trace('1040 120, 1042 340, 1040 540')], 9) +
      person(a, 1200, 720, 1, -1, {
        looks: { hair: 'bob', nose: 'small', mouth: 'smile', eyes: 'glasses', brow: -6 },
        coat: 'ink',
        lean: 20,
        near: [[84, -300], [116, -206], 40],
        far: [[-70, -300], [-160, -330], -170],
      }) +
      slab(a, 1040, 560, 600, 284, PAPER) +
      hatch(a, trace('1040 600, 1640 600, 1640 844, 1040 844'), { gap: 20, angle: 90, corners: true }) +
      slab(a, 1020, 536, 640, 34, PAPER) +
      // The computer, with rays of newness.
      slab(a, 1400, 330, 160, 130, '#ffffff') +
      sign('HOLA', 1480, 410, 42, SPOT) +
      plank(a, trace('1462 460, 1500 460, 1510 534, 1452 534'), INK) +
      pens(
        a,
        [trace('1480 306, 1480 268'), trace('1404 314, 1380 282'), trace('1556 314, 1580 282')],
        6,
        SPOT,
      )
    );
  },
};
