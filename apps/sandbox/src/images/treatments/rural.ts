import { blend, printed, ruled, strokeGap } from './inks.ts';
import { blurred, edges, flattened, plane, smooth, tones, type Raster } from './planes.ts';

const [PAPER, EARTH, GREEN, BLOCK] = [0xf6edd8, 0xcf9350, 0x8fae5b, 0x1f3a24];

/** A block print: gouges follow the shapes, and the block leaves its ink where the scene is dark. */
export function rural(picture: Raster): Uint8Array {
  const { width } = picture;
  const light = tones(picture);
  const fine = flattened(light, picture, 1);
  const tone = flattened(fine, picture, 2);
  const line = edges(fine, picture);
  // The gouges run around what is round.
  const form = blurred(tone, picture, Math.max(3, Math.round(width / 100)));
  const warmth = blurred(
    plane(picture, (red, green) => (red - green) / 255),
    picture,
    3,
  );
  const gap = strokeGap(width);
  return printed(picture, (i, x, y) => {
    const dark = 0.5 - (tone[i] ?? 0);
    const along = y + (form[i] ?? 0) * gap * 5 + x * 0.12;
    const gouged = dark > 0 ? ruled(along, gap, Math.min(0.92, dark * 2.3)) : 0;
    const colour = blend(GREEN, EARTH, smooth(0, 0.12, warmth[i] ?? 0));
    const ground = blend(colour, PAPER, smooth(0.42, 0.66, tone[i] ?? 0));
    return blend(ground, BLOCK, Math.max(gouged, smooth(0.09, 0.26, line[i] ?? 0)));
  });
}
