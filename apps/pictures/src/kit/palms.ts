import { mast } from './mast.ts';
import { at, path, stroke, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { polygon, type Point } from './shape.ts';

const s = String;

/** A palm frond: an arching rib with hanging blades. */
function frond(a: Art, length: number, angle: number, colour: string, droop: number): string {
  const rad = (angle * Math.PI) / 180;
  const tip: Point = [Math.cos(rad) * length, Math.sin(rad) * length + droop * length];
  const mid: Point = [Math.cos(rad) * length * 0.55, Math.sin(rad) * length * 0.75 - length * 0.06];
  const on = (t: number): Point => [
    2 * t * (1 - t) * mid[0] + t * t * tip[0],
    2 * t * (1 - t) * mid[1] + t * t * tip[1],
  ];
  let out = stroke(`M0 0Q${s(mid[0])} ${s(mid[1])} ${s(tip[0])} ${s(tip[1])}`, colour, length * 0.025);
  for (let i = 1; i <= 22; i++) {
    const t = i / 22;
    const [x, y] = on(t);
    const l = length * 0.3 * Math.sin(Math.PI * (0.15 + t * 0.8)) * a.random.range(0.8, 1.1);
    const lean = Math.cos(rad) * 0.5;
    out +=
      path(
        polygon([
          [x - length * 0.014, y],
          [x + length * 0.014, y],
          [x + l * (lean + 0.25), y + l * 0.85],
        ]),
        colour,
      ) +
      path(
        polygon([
          [x, y - length * 0.01],
          [x, y + length * 0.014],
          [x + l * (lean + 0.35), y - l * 0.4 + droop * l],
        ]),
        mix(colour, '#f4d58a', 0.12),
      );
  }
  return out;
}

/** A palm with its foot at (x, y). */
export function palm(
  a: Art,
  x: number,
  y: number,
  h: number,
  colours: { trunk: string; leaf: string },
  lean = 0.08,
): string {
  const top: Point = [x + lean * h, y - h];
  const bend: Point = [x + lean * h * 0.15, y - h * 0.5];
  const w = h * 0.02;
  const trunk = `M${s(x - w)} ${s(y)}Q${s(bend[0] - w * 0.8)} ${s(bend[1])} ${s(top[0] - w * 0.5)} ${s(top[1])}L${s(top[0] + w * 0.5)} ${s(top[1])}Q${s(bend[0] + w * 0.8)} ${s(bend[1])} ${s(x + w)} ${s(y)}Z`;
  const light1 = `M${s(x - w)} ${s(y)}Q${s(bend[0] - w * 0.8)} ${s(bend[1])} ${s(top[0] - w * 0.5)} ${s(top[1])}L${s(top[0] - w * 0.1)} ${s(top[1])}Q${s(bend[0] - w * 0.3)} ${s(bend[1])} ${s(x - w * 0.3)} ${s(y)}Z`;
  const r = h * 0.3;
  const back = [-160, -20, -115, -65].map((d) =>
    frond(a, r * a.random.range(0.85, 1.05), d + a.random.range(-8, 8), dark(colours.leaf, 0.3), 0.25),
  );
  const front = [-178, -140, -92, -42, -4, 168, 12].map((d) =>
    frond(a, r * a.random.range(0.85, 1.1), d + a.random.range(-8, 8), colours.leaf, 0.32),
  );
  return (
    path(trunk, colours.trunk) +
    path(light1, light(colours.trunk, 0.3)) +
    at(top[0], top[1], back.join('') + front.join(''))
  );
}

/** A wax palm, tall and straight, for the cordillera. */
export const waxPalm = (
  a: Art,
  x: number,
  y: number,
  h: number,
  leafColour: string,
  trunk = '#cfc7b0',
): string =>
  mast(x, y, h, 0.011, trunk) +
  at(
    x,
    y - h,
    [-165, -130, -95, -55, -18, 175, 5].map((d) => frond(a, h * 0.13, d, leafColour, 0.35)).join(''),
  );
