import { blend, printed, stepped } from './inks.ts';
import { blurred, edges, evened, flattened, plane, smooth, tones, type Raster } from './planes.ts';

const SHADOW = 0x300a24;
const PLUM = [0x3b1030, 0x632049, 0x8f4576, 0xbb7ba1, 0xdcb0c6, 0xf1dbe2, 0xfcf4f1];
const FUCHSIA = [0x4a0f2c, 0x86134a, 0xc42368, 0xe2607f, 0xf29a94, 0xf9cdb9, 0xfef2ea];

/** Cut paper: a sheet for each tone, the lighter above the darker, with a shadow below its edge. */
export function women(picture: Raster): Uint8Array {
  const { width } = picture;
  const light = tones(picture);
  const line = edges(flattened(light, picture, 1), picture);
  const warmth = blurred(
    plane(picture, (red, green, blue) => (red - (green + blue) / 2) / 255),
    picture,
    3,
  );
  const tone = evened(light, picture);
  const top = PLUM.length - 1;
  const sheets = tone.map((value) => Math.round(value * top));
  const thickness = Math.max(1, Math.round(width / 420));
  const above = blurred(sheets, picture, thickness);
  return printed(picture, (i, x, y) => {
    const value = tone[i] ?? 0;
    const paper = blend(stepped(PLUM, value), stepped(FUCHSIA, value), smooth(0.03, 0.15, warmth[i] ?? 0));
    const caster = Math.max(0, y - 2 * thickness) * width + Math.max(0, x - 2 * thickness);
    const cast = Math.min(0.34, 0.2 * Math.max(0, (above[caster] ?? 0) - (sheets[i] ?? 0) - 0.3));
    return blend(paper, SHADOW, Math.max(cast, 0.55 * smooth(0.16, 0.4, line[i] ?? 0)));
  });
}
