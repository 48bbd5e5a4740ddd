import type { Box, Picture } from './picture.ts';

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const linear = (value: number | undefined): number => LINEAR[value ?? 0] ?? 0;
const luminance = ({ data }: Picture, at: number): number =>
  0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The contrast that a reader can perceive. @see WCAG 2.2, 1.4.11 and 2.4.13 */
const ENOUGH = 3;

/** Most pixels are equal, and only the others need the arithmetic. */
const isEqual = (a: Buffer, b: Buffer, at: number): boolean =>
  a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2];

/** Number of pixels that differ by a contrast of 3:1, in and around the box. The pictures have the same width. */
export function visibleChange(before: Picture, after: Picture, box: Box, reach: number): number {
  const [left, top] = [Math.max(0, Math.floor(box.x - reach)), Math.max(0, Math.floor(box.y - reach))];
  const right = Math.min(before.width, Math.ceil(box.x + box.width + reach));
  const bottom = Math.min(before.height, after.height, Math.ceil(box.y + box.height + reach));
  let changed = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = (row * before.width + column) * 3;
      if (isEqual(before.data, after.data, at)) continue;
      if (contrast(luminance(before, at), luminance(after, at)) >= ENOUGH) changed += 1;
    }
  }
  return changed;
}

/** Fewer pixels of a colour are the rounding of an edge. */
const DRAWN_PX = 3;

/**
 * The contrast of what is drawn in a box with the ground around it, which is the colour of most of its pixels. Of thin
 * letters only a few pixels have their full colour.
 *
 * @param least pixels of a colour that count: for a line, its length
 */
export function boldestContrast(picture: Picture, box: Box, least = DRAWN_PX): number {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(picture.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(picture.height, Math.ceil(box.y + box.height));
  const counts = new Map<number, number>();
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = (row * picture.width + column) * 3;
      const colour = picture.data.readUIntBE(at, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const bright = (colour: number): number =>
    luminance({ ...picture, data: Buffer.from([colour >> 16, (colour >> 8) & 255, colour & 255]) }, 0);
  const ranked = [...counts].sort(([, a], [, b]) => b - a);
  const ground = bright(ranked[0]?.[0] ?? 0);
  return Math.max(
    1,
    ...ranked.filter(([, count]) => count >= least).map(([colour]) => contrast(bright(colour), ground)),
  );
}
