import { inkOf, printed, ramp } from './inks.ts';
import { flattened, tones, type Raster } from './planes.ts';

const GOLD = ramp([
  [0, 0x0b0a0c],
  [0.2, 0x1c1612],
  [0.48, 0x8a6630],
  [0.7, 0xd4a24c],
  [0.88, 0xf5dfae],
  [1, 0xfff6e0],
]);
/** The tone that stays as it is; the others move away from it. Below the middle, so that dark skin keeps its features. */
const MIDDLE = 0.42;
const CONTRAST = 1.25;

/** A duotone of black and gold, at high contrast. */
export function men(picture: Raster): Uint8Array {
  const tone = flattened(tones(picture), picture, 1);
  return printed(picture, (i) => inkOf(GOLD, 0.5 + ((tone[i] ?? 0) - MIDDLE) * CONTRAST));
}
