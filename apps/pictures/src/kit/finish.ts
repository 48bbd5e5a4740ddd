import sharp from 'sharp';
import { createRandom } from './random.ts';

/** The style that all pictures share: edges wobble like cut paper, paint has texture, corners are darker. */
export interface Finish {
  /** Wobble of the edges, in px of the drawing. */
  wobble: number;
  /** Contrast of the dry brush, 0..1. */
  brush: number;
  grain: number;
  vignette: number;
  /** Contrast around the middle tones, and how much they are raised, 0..1. */
  punch: number;
  lift: number;
  /** Tints of shadows and lights, as [r, g, b] added at the ends of the scale. */
  shadow: readonly [number, number, number];
  highlight: readonly [number, number, number];
}

export const GOUACHE: Finish = {
  wobble: 0.95,
  brush: 0.036,
  grain: 0.013,
  vignette: 0.1,
  punch: 0.28,
  lift: 0.16,
  shadow: [8, 3, 14],
  highlight: [3, 0, -8],
};

/** Paper with a slight tooth, for drawings in ink. */
export const INK_ON_PAPER: Finish = {
  wobble: 0.4,
  brush: 0.012,
  grain: 0.004,
  vignette: 0,
  punch: 0,
  lift: 0,
  shadow: [0, 0, 0],
  highlight: [0, 0, 0],
};

/** A tile of smooth noise in [-1, 1] that repeats at its edges. */
function noiseTile(size: number, seed: number): Float32Array {
  const random = createRandom(seed);
  return Float32Array.from({ length: size * size }, () => random.next() * 2 - 1);
}

function sampler(tile: Float32Array, size: number, sx: number, sy: number): (x: number, y: number) => number {
  const mask = size - 1;
  return (x, y) => {
    const u = x * sx;
    const v = y * sy;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const fx = u - i;
    const fy = v - j;
    const a = tile[(j & mask) * size + (i & mask)] ?? 0;
    const b = tile[(j & mask) * size + ((i + 1) & mask)] ?? 0;
    const c = tile[((j + 1) & mask) * size + (i & mask)] ?? 0;
    const d = tile[((j + 1) & mask) * size + ((i + 1) & mask)] ?? 0;
    const top = a + (b - a) * fx;
    return top + (c + (d - c) * fx - top) * fy;
  };
}

/** Applies the finish to rendered RGB pixels and returns new pixels of the same size. */
function applyFinish(pixels: Uint8Array, w: number, h: number, seed: number, f: Finish): Uint8Array {
  const size = 256;
  const tile = noiseTile(size, seed ^ 0x51ed27);
  const fine = noiseTile(size, seed ^ 0x9e3779);
  const slowX = sampler(tile, size, 1 / 34, 1 / 34);
  const slowY = sampler(tile, size, 1 / 31, 1 / 37);
  const quick = sampler(tile, size, 1 / 9, 1 / 9);
  const strokeA = sampler(tile, size, 1 / 46, 1 / 9);
  const strokeB = sampler(fine, size, 1 / 14, 1 / 4);
  const blot = sampler(fine, size, 1 / 120, 1 / 90);
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const dx = (slowX(x, y) + 0.45 * quick(x, y)) * f.wobble;
      const dy = (slowY(x + 900, y + 300) + 0.45 * quick(x + 77, y + 33)) * f.wobble;
      const px = Math.max(0, Math.min(w - 1.001, x + dx));
      const py = Math.max(0, Math.min(h - 1.001, y + dy));
      const i = Math.floor(px);
      const j = Math.floor(py);
      const fx = px - i;
      const fy = py - j;
      const k = (j * w + i) * 3;
      const kr = i + 1 < w ? k + 3 : k;
      const kd = j + 1 < h ? k + w * 3 : k;
      const kdr = kd + (kr - k);
      const u = x / w - 0.5;
      const v = y / h - 0.5;
      const edge = 1 - f.vignette * Math.max(0, (u * u + v * v) * 2 - 0.16) * 1.6;
      const paint =
        1 +
        f.brush *
          (0.5 * strokeA(x + y * 0.7, y - x * 0.25) +
            0.4 * strokeB(x + y * 0.5, y - x * 0.3) +
            0.6 * blot(x, y)) +
        f.grain * (fine[(((y * 7) & 255) * size + ((x * 3 + y) & 255)) % tile.length] ?? 0);
      const o = (y * w + x) * 3;
      for (let c = 0; c < 3; c++) {
        const top = (pixels[k + c] ?? 0) * (1 - fx) + (pixels[kr + c] ?? 0) * fx;
        const low = (pixels[kd + c] ?? 0) * (1 - fx) + (pixels[kdr + c] ?? 0) * fx;
        const plain = (top * (1 - fy) + low * fy) * paint * edge;
        const t = Math.max(0, Math.min(1, plain / 255));
        const value = 255 * (t + f.punch * (t * t * (3 - 2 * t) - t) + f.lift * t * (1 - t));
        out[o + c] = Math.max(
          0,
          Math.min(255, value + (f.shadow[c] ?? 0) * (1 - t) ** 2 + (f.highlight[c] ?? 0) * t ** 2),
        );
      }
    }
  }
  return out;
}

/** Renders an SVG and applies the finish. */
export async function render(
  svg: string,
  w: number,
  h: number,
  seed: number,
  finish: Finish = GOUACHE,
): Promise<Uint8Array> {
  const { data } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize(w, h)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return applyFinish(data, w, h, seed, finish);
}
