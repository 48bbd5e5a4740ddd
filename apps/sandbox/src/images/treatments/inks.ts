import { clamp, smooth, type Raster } from './planes.ts';

/** A colour as 0xRRGGBB: one number, because a picture has a million of them. */
export type Ink = number;

const RED_AND_BLUE = 0xff00ff;
const GREEN = 0x00ff00;

/** `share` of the second ink, 0 to 1, and the rest of the first. */
export function blend(one: Ink, other: Ink, share: number): Ink {
  const more = Math.round(share * 256);
  const rest = 256 - more;
  const redAndBlue = (one & RED_AND_BLUE) * rest + (other & RED_AND_BLUE) * more;
  const green = (one & GREEN) * rest + (other & GREEN) * more;
  return ((redAndBlue >>> 8) & RED_AND_BLUE) | ((green >>> 8) & GREEN);
}

/** The inks of all tones from 0, dark, to 255: between stops they blend. The stops go up from 0 to 1. */
export function ramp(stops: readonly (readonly [tone: number, ink: Ink])[]): readonly Ink[] {
  return Array.from({ length: 256 }, (_, level) => {
    const tone = level / 255;
    const next = Math.max(
      1,
      stops.findIndex(([at]) => at >= tone),
    );
    const [from, one] = stops[next - 1] ?? [0, 0x000000];
    const [to, other] = stops[next] ?? [1, 0xffffff];
    return blend(one, other, clamp((tone - from) / (to - from)));
  });
}

/** The ink of a tone 0 to 1 in a row of inks from dark to light. */
export const inkOf = (inks: readonly Ink[], tone: number): Ink =>
  inks[Math.round(clamp(tone) * (inks.length - 1))] ?? 0;

/** The ink of a tone in a few flat steps. They meet in a short slope, so that no edge is jagged. */
export function stepped(inks: readonly Ink[], tone: number): Ink {
  const place = clamp(tone) * (inks.length - 1);
  const lower = Math.floor(place);
  return blend(inks[lower] ?? 0, inks[lower + 1] ?? inks[lower] ?? 0, smooth(0.4, 0.6, place - lower));
}

/** Distance of the strokes of a picture of a width, in pixels: never so near that a smaller display blurs them. */
export const strokeGap = (width: number): number => Math.max(4.5, width / 115);

/** Parallel strokes: 1 on a stroke, 0 between. @param share of the gap that the stroke fills */
export function ruled(distance: number, gap: number, share: number): number {
  const turn = distance / gap;
  const fromMiddle = Math.abs(turn - Math.floor(turn) - 0.5) * 2;
  return smooth(0.78 - share, 1.22 - share, fromMiddle);
}

/** Prints a picture: `inkAt` names the ink of each pixel by its index and place. */
export function printed(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  inkAt: (index: number, x: number, y: number) => Ink,
): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  for (let y = 0, i = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const ink = inkAt(i, x, y);
      out[at++] = ink >>> 16;
      out[at++] = ink >>> 8;
      out[at++] = ink;
    }
  return out;
}
