import { blend, inkOf, printed, ramp } from './inks.ts';
import { blurred, edges, evened, flattened, plane, smooth, tones, type Raster } from './planes.ts';

const INK = 0x101e3a;
const BLUE = ramp([
  [0, 0x16305c],
  [0.25, 0x31598f],
  [0.6, 0x8fb0d4],
  [0.86, 0xdfe9f3],
  [1, 0xfdfcf8],
]);
const OCHRE = ramp([
  [0, 0x4a2f1d],
  [0.25, 0x8a5a2c],
  [0.6, 0xdcae73],
  [0.86, 0xf6e3c6],
  [1, 0xfefaf2],
]);

/** Ink and wash: a pen line over washes of blue, and of ochre where the scene is warm. */
export function daily(picture: Raster): Uint8Array {
  const light = tones(picture);
  const fine = flattened(light, picture, 1);
  const wash = evened(light, picture);
  const line = edges(fine, picture);
  const warmth = blurred(
    plane(picture, (red, _green, blue) => (red - blue) / 255),
    picture,
    3,
  );
  return printed(picture, (i) => {
    const tone = wash[i] ?? 0;
    const colour = blend(inkOf(BLUE, tone), inkOf(OCHRE, tone), smooth(0.08, 0.34, warmth[i] ?? 0));
    return blend(colour, INK, 0.9 * smooth(0.07, 0.26, line[i] ?? 0));
  });
}
