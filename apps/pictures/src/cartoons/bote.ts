import { group, path } from '../kit/art.ts';
import { CONTOUR, PAPER, SPOT, WASH, blob, hatch, pen, pens, plank, slab, trace } from '../kit/pen.ts';
import { box, smooth, type Point } from '../kit/shape.ts';
import type { Scene } from '../scene.ts';
import { person, type Body } from './figure.ts';
import { sign } from './sign.ts';

const OFFICIALS: readonly (readonly [x: number, facing: 1 | -1, body: Body])[] = [
  [
    420,
    1,
    {
      looks: { hair: 'slick', nose: 'long', mouth: 'open', brow: 22 },
      coat: 'ink',
      tie: true,
      near: [[80, -300], [110, -410], -80],
      pointing: true,
    },
  ],
  [
    600,
    1,
    {
      looks: { hair: 'bun', nose: 'small', mouth: 'flat', eyes: 'glasses' },
      coat: 'hatched',
      near: [[60, -240], [90, -250], 0],
    },
  ],
  [
    790,
    -1,
    {
      looks: { hair: 'bald', nose: 'bulb', mouth: 'smile', eyes: 'closed', moustache: true },
      coat: 'ink',
      tie: true,
      belly: 40,
      near: [[60, -240], [86, -250], 0],
    },
  ],
  [
    970,
    -1,
    {
      looks: { hair: 'curly', nose: 'bulb', mouth: 'open', brow: 18 },
      coat: 'hatched',
      near: [[84, -300], [96, -400], -90],
    },
  ],
];

export const bote: Scene = {
  focal: [0.52, 0.5],
  alt: 'Dibujo a tinta: cuatro funcionarios discuten alrededor de una mesa técnica dentro de un bote que se hunde; un campesino saca el agua con un balde',
  draw(a) {
    const hull = trace(
      '170 520, 420 560, 800 572, 1150 560, 1440 500, 1400 640, 1280 790, 1200 960, 360 960, 250 760',
    );
    const wave = (y: number, shift: number): Point[] =>
      Array.from({ length: 18 }, (_, i): Point => [-160 + i * 116, y + (i % 2 ? 20 : -16) + shift * (i % 3)]);
    const sea = (y: number, shift: number, fill: string): string => {
      const line = wave(y, shift);
      return path(smooth([...line, [1900, 1000], [-240, 1000]], true, 0.8), fill) + pen(a, line, CONTOUR);
    };
    const jet = trace(
      '1096 560, 1090 420, 1066 300, 1010 262, 1040 240, 1096 262, 1130 232, 1176 256, 1216 300, 1158 296, 1138 420, 1140 560',
    );
    const crew = OFFICIALS.map(([x, facing, body]) => person(a, x, 800, 0.94, facing, body)).join('');
    const farmer = person(a, 1290, 700, 0.9, 1, {
      looks: { hair: 'hat', nose: 'bulb', mouth: 'sad', brow: -20, eyes: 'wide', moustache: true },
      lean: 14,
      near: [[90, -310], [146, -380], -30],
      far: [[110, -290], [170, -350], -30],
    });
    const bucket =
      plank(a, trace('1416 300, 1490 262, 1530 330, 1470 372'), '#ffffff') +
      hatch(a, trace('1440 340, 1510 300, 1530 330, 1470 372'), { gap: 9, angle: 60, corners: true });
    const splash = pens(
      a,
      [
        trace('1510 280, 1552 290, 1580 350, 1584 440'),
        trace('1526 304, 1552 330, 1562 400'),
        trace('1520 262, 1580 262, 1620 320'),
      ],
      5,
    );
    return (
      path(box(0, 0, 1600, 900), PAPER) +
      pens(
        a,
        [trace('70 190, 110 150, 180 140, 220 168, 290 176, 310 204'), trace('60 210, 180 216, 330 208')],
        5,
      ) +
      sea(600, -3, WASH) +
      group(
        crew +
          farmer +
          bucket +
          splash +
          // The table, with its cloth and its sign.
          plank(a, trace('330 516, 1040 516, 1072 600, 300 600'), '#ffffff') +
          slab(a, 520, 470, 340, 62, '#ffffff') +
          sign('MESA TÉCNICA', 690, 516, 42, SPOT) +
          slab(a, 372, 500, 30, 34, PAPER, 4) +
          slab(a, 980, 500, 30, 34, PAPER, 4) +
          path(smooth(jet, true, 0.8), '#ffffff') +
          pen(a, jet, CONTOUR) +
          pens(
            a,
            [0, 1, 2].map((i): Point[] => [
              [1106 + i * 12, 550],
              [1102 + i * 14, 440],
              [1096 + i * 20, 320],
            ]),
            3.4,
          ) +
          pens(
            a,
            [
              trace('990 250, 976 290'),
              trace('1004 214, 984 196'),
              trace('1110 208, 1112 176'),
              trace('1206 240, 1226 216'),
              trace('1232 310, 1244 340'),
            ],
            7,
          ) +
          blob(a, hull, PAPER, CONTOUR + 1.5) +
          pens(
            a,
            [0, 1].map((i): Point[] => [
              [206 + i * 34, 600 + i * 84],
              [500, 640 + i * 84],
              [820, 650 + i * 84],
              [1160, 634 + i * 84],
              [1408 - i * 60, 586 + i * 84],
            ]),
            5,
          ) +
          hatch(a, trace('1180 570, 1440 500, 1400 640, 1280 790, 1200 960, 1020 960, 1120 740'), {
            gap: 15,
            angle: 66,
          }) +
          blob(a, trace('300 600, 366 626, 392 690, 364 752, 300 776, 236 750, 212 690, 238 626'), SPOT) +
          blob(a, trace('302 644, 346 690, 302 734, 256 690'), PAPER, 5),
        'transform="translate(30 -4) scale(0.94) rotate(8 800 600)"',
      ) +
      sea(760, 4, PAPER) +
      sea(830, -4, WASH)
    );
  },
};
