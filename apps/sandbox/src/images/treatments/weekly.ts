import { blend, inkOf, printed, ramp, ruled, strokeGap } from './inks.ts';
import { edges, flattened, plane, smooth, tones, type Raster } from './planes.ts';

const INK = 0x141215;
const PAPER = ramp([
  [0, 0x4a4644],
  [0.3, 0xa39c94],
  [0.7, 0xf0ebe1],
  [1, 0xfbf8f1],
]);
const RED = ramp([
  [0, 0x8f0f1d],
  [0.4, 0xd8303a],
  [1, 0xf6b9b0],
]);

/** Two inks and a line: shade is hatched in black, what is red is printed in red. Skin is not red enough for it. */
export function weekly(picture: Raster): Uint8Array {
  const tone = flattened(tones(picture), picture, 1);
  const line = edges(tone, picture);
  const redness = plane(picture, (red, green, blue) => red - Math.max(green, blue));
  const gap = strokeGap(picture.width);
  return printed(picture, (i, x, y) => {
    const light = tone[i] ?? 0;
    const spot = smooth(70, 105, redness[i] ?? 0);
    const hatch =
      light < 0.6 ? 0.75 * ruled((x + y) * Math.SQRT1_2, gap, Math.min(0.6, (0.6 - light) * 1.3)) : 0;
    const black = Math.max(hatch * (1 - spot), smooth(0.1, 0.3, line[i] ?? 0));
    return blend(blend(inkOf(PAPER, light), inkOf(RED, light), spot), INK, black);
  });
}
