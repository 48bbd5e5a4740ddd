import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Red, green and blue of every pixel, row by row. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** CSS pixels, in the page or in a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @throws if the file is not a picture */
export async function decode(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A short hash of the size and every pixel. Two pictures that differ by accident have the same one in 2^64 cases. */
export const hashOf = ({ data, width, height }: Picture): string =>
  createHash('sha256').update(`${width}×${height}\n`).update(data).digest('hex').slice(0, 16);

/** Returns the picture as a PNG, quickly. */
export const encodePng = ({ data, width, height }: Picture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();

export interface Difference {
  /** Number of different pixels. A pixel that only one of the pictures has counts. */
  pixels: number;
  /** The smallest box around all of them, in the larger picture. Absent without a difference. */
  box?: Box;
}

/** Compares two pictures pixel by pixel, channel by channel. */
export function difference(a: Picture, b: Picture): Difference {
  if (a.width === b.width && a.data.equals(b.data)) return { pixels: 0 };
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  let [pixels, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSame(a, b, x, y)) continue;
      pixels += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (pixels === 0) return { pixels };
  return { pixels, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** Whether both pictures have the pixel, with the same colour. */
export function isSame(a: Picture, b: Picture, x: number, y: number): boolean {
  if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return false;
  const [atA, atB] = [(y * a.width + x) * 3, (y * b.width + x) * 3];
  for (let channel = 0; channel < 3; channel += 1) {
    if (a.data[atA + channel] !== b.data[atB + channel]) return false;
  }
  return true;
}
