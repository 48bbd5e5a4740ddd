import { path } from '../kit/art.ts';
import { CONTOUR, INK, PAPER, SPOT, WASH, blob, hatch, pen, pens, slab, tube, trace } from '../kit/pen.ts';
import { box, ellipse, smooth, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';
import { hand, person } from './figure.ts';

export const paramo: Scene = {
  focal: [0.5, 0.52],
  alt: 'Dibujo a tinta: un funcionario con casco pinta en el páramo una raya roja que pasa por encima de un oso de anteojos sentado entre frailejones',
  draw(a) {
    const hill = trace('-40 560, 200 520, 420 560, 700 640, 1000 610, 1300 560, 1640 600, 1640 960, -40 960');
    const frailejon = (x: number, y: number, k: number): string =>
      tube(
        a,
        [
          [x, y],
          [x + 4 * k, y - 70 * k],
          [x, y - 130 * k],
        ],
        54 * k,
        44 * k,
        PAPER,
      ) +
      pens(
        a,
        Array.from({ length: 6 }, (_, i): Point[] => [
          [x - 24 * k, y - (16 + i * 20) * k],
          [x, y - (8 + i * 20) * k],
          [x + 26 * k, y - (18 + i * 20) * k],
        ]),
        3.2,
      ) +
      Array.from({ length: 13 }, (_, i) => {
        const t = ((-178 + i * 14.6) * Math.PI) / 180;
        const long = (100 + (i % 2) * 22) * k;
        const [tx, ty] = [x + Math.cos(t) * long, y - 130 * k + Math.sin(t) * long];
        const [nx, ny] = [-Math.sin(t) * 12 * k, Math.cos(t) * 12 * k];
        const [mx, my] = [x + Math.cos(t) * long * 0.6, y - 130 * k + Math.sin(t) * long * 0.6];
        return blob(
          a,
          [
            [x, y - 126 * k],
            [mx + nx, my + ny],
            [tx, ty],
            [mx - nx, my - ny],
          ],
          i % 3 ? PAPER : WASH,
          4,
        );
      }).join('');
    const bear = trace(
      '640 760, 600 640, 620 500, 690 410, 800 390, 900 420, 968 510, 990 640, 950 760, 800 796',
    );
    const head = trace(
      '650 330, 676 250, 750 206, 840 206, 912 250, 936 330, 900 404, 840 440, 748 440, 684 404',
    );
    const ear = (x: number, y: number): string =>
      blob(
        a,
        [
          [x - 34, y + 20],
          [x - 26, y - 26],
          [x + 12, y - 34],
          [x + 34, y + 4],
          [x + 10, y + 34],
        ],
        INK,
      ) + path(ellipse(x, y, 14), '#6a656e');
    const ring = (x: number, m: 1 | -1): string =>
      path(
        smooth([
          [x - 46 * m, 306],
          [x - 30 * m, 262],
          [x + 16 * m, 250],
          [x + 46 * m, 282],
          [x + 40 * m, 330],
          [x + 4 * m, 348],
          [x - 36 * m, 340],
        ]),
        PAPER,
      ) +
      path(ellipse(x, 304, 24, 26), '#ffffff') +
      pen(
        a,
        [
          [x - 24, 304],
          [x, 278],
          [x + 24, 304],
          [x, 330],
        ],
        4.4,
        true,
      ) +
      path(ellipse(x + 12, 306, 10), INK);
    const paw = (x: number, y: number): string =>
      blob(
        a,
        [
          [x - 74, y],
          [x - 50, y - 50],
          [x + 10, y - 64],
          [x + 66, y - 34],
          [x + 76, y + 12],
          [x, y + 30],
        ],
        INK,
      ) +
      pens(
        a,
        [-36, -8, 20, 46].map((d): Point[] => [
          [x + d, y + 6],
          [x + d - 3, y + 26],
        ]),
        5,
        PAPER,
      );
    /** The painted line: over the ground, over the bear, and on to the machine. */
    const stripes: readonly (readonly Point[])[] = [
      trace('60 884, 130 858, 196 832'),
      trace('250 814, 320 794, 390 782'),
      trace('446 774, 510 768, 570 766'),
      trace('1008 770, 1070 776, 1120 780'),
    ];
    const overBear: readonly (readonly Point[])[] = [
      trace('598 730, 606 676, 622 640'),
      trace('640 604, 672 570, 716 552'),
      trace('758 544, 804 540, 850 546'),
      trace('890 558, 936 582, 962 616'),
      trace('980 652, 994 696, 1000 734'),
    ];
    const painted = (lines: readonly (readonly Point[])[]): string =>
      lines.map((points) => pen(a, points, 30, false, SPOT)).join('');
    return (
      path(box(0, 0, 1600, 900), PAPER) +
      path(
        smooth(
          trace(
            '-40 420, 160 300, 340 380, 560 240, 760 360, 980 250, 1200 350, 1420 260, 1640 380, 1640 700, -40 700',
          ),
          true,
          0.6,
        ),
        WASH,
      ) +
      pen(a, trace('-20 410, 160 300, 340 380, 560 240, 640 300'), 5) +
      pen(a, trace('930 270, 990 246, 1200 350, 1420 260, 1620 370'), 5) +
      hatch(a, trace('160 300, 340 380, 300 520, 180 440'), { gap: 15, angle: 62, corners: true }) +
      hatch(a, trace('1420 260, 1600 370, 1560 480, 1440 400'), { gap: 15, angle: 62, corners: true }) +
      path(smooth(hill, true, 0.6), PAPER) +
      pen(a, hill.slice(0, 7), CONTOUR) +
      frailejon(180, 640, 1) +
      frailejon(400, 680, 0.8) +
      frailejon(1510, 660, 1) +
      frailejon(1130, 640, 0.7) +
      pens(
        a,
        Array.from({ length: 26 }, (_, i): Point[] => {
          const [x, y] = [40 + i * 62, 850 - (i % 4) * 34];
          return [
            [x, y],
            [x + 6, y - 26],
          ];
        }),
        3.6,
      ) +
      painted(stripes) +
      path(ellipse(800, 800, 260, 22), WASH) +
      blob(a, bear, INK) +
      tube(a, trace('690 500, 616 570, 640 650'), 92, 76, INK) +
      tube(a, trace('900 500, 978 570, 950 650'), 92, 76, INK) +
      painted(overBear) +
      paw(672, 690) +
      paw(920, 690) +
      paw(640, 800) +
      paw(960, 800) +
      ear(676, 230) +
      ear(912, 230) +
      blob(a, head, INK) +
      ring(736, 1) +
      ring(856, -1) +
      blob(a, trace('744 380, 760 344, 800 334, 836 346, 850 382, 830 420, 796 430, 762 418'), PAPER, 5) +
      blob(a, trace('774 362, 798 350, 822 362, 800 384'), INK, 4) +
      pens(a, [trace('798 384, 798 402'), trace('772 412, 798 400, 826 412')], 5) +
      pens(a, [trace('704 256, 736 240, 766 252'), trace('828 228, 858 214, 892 232')], 7, PAPER) +
      // The man with the machine.
      person(a, 1330, 830, 1, -1, {
        looks: { hair: 'helmet', nose: 'long', mouth: 'open', brow: 10 },
        coat: 'hatched',
        lean: 26,
        near: [[70, -262], [116, -196], 40],
        far: [[110, -300], [170, -340], -10],
        pointing: true,
      }) +
      pens(a, [trace('1216 632, 1190 690, 1168 748')], 11) +
      slab(a, 1104, 716, 92, 62, PAPER) +
      path(box(1110, 742, 80, 32), SPOT) +
      path(ellipse(1126, 792, 24), INK) +
      path(ellipse(1178, 792, 24), INK) +
      path(ellipse(1126, 792, 8), PAPER) +
      path(ellipse(1178, 792, 8), PAPER) +
      hand(a, [1214, 634], 130)
    );
  },
};
