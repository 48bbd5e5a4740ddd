/** Planes of a picture: one number for each pixel, in rows. */
export type Plane = Float32Array;

/** The pixels of a picture. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue: three bytes for each pixel, in rows. */
  readonly pixels: Uint8Array;
}

type Size = Pick<Raster, 'width' | 'height'>;

export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** 0 at `from`, 1 at `to`, and smooth between them. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A plane of what a function makes of the colours, which are 0 to 255. */
export function plane({ pixels }: Raster, of: (red: number, green: number, blue: number) => number): Plane {
  const out = new Float32Array(pixels.length / 3);
  for (let i = 0, at = 0; i < out.length; i++, at += 3)
    out[i] = of(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  return out;
}

/** So many of the darkest and of the lightest pixels become black and white. */
const CUT = 0.015;
/** A picture with less between its dark and its light stays even: noise would become a drawing. In levels of 255. */
const LEAST_RANGE = 60;

/** Lightness 0 to 1, spread over the whole scale. */
export function tones(picture: Raster): Plane {
  const light = plane(picture, (red, green, blue) => 0.3 * red + 0.59 * green + 0.11 * blue);
  const counts = new Uint32Array(256);
  for (const value of light) counts[Math.trunc(value)] = (counts[Math.trunc(value)] ?? 0) + 1;
  const levelBelow = (share: number): number => {
    let sum = 0;
    return counts.findIndex((count) => (sum += count) >= share * light.length);
  };
  const low = levelBelow(CUT);
  const range = Math.max(levelBelow(1 - CUT) - low, LEAST_RANGE);
  return light.map((value) => clamp((value - low) / range));
}

/** One direction of `blurred`: `count` lines of `length` values, which are `step` apart; the lines are `next` apart. */
function blurLines(
  from: Plane,
  count: number,
  length: number,
  step: number,
  next: number,
  radius: number,
): Plane {
  const out = new Float32Array(from.length);
  const last = length - 1;
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < count; line++) {
    const start = line * next;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += from[start + Math.min(last, Math.max(0, i)) * step] ?? 0;
    for (let i = 0; i < length; i++) {
      out[start + i * step] = sum * share;
      const entering = from[start + Math.min(last, i + radius + 1) * step] ?? 0;
      sum += entering - (from[start + Math.max(0, i - radius) * step] ?? 0);
    }
  }
  return out;
}

/** The mean of the square of `radius` pixels around each pixel. */
export function blurred(from: Plane, { width, height }: Size, radius: number): Plane {
  const across = blurLines(from, height, width, 1, width, radius);
  return blurLines(across, width, height, width, 1, radius);
}

/**
 * Makes shapes flat and keeps their edges (Kuwahara's filter): each pixel takes the mean of the most even of the four
 * squares beside it.
 */
export function flattened(from: Plane, size: Size, radius: number): Plane {
  const { width, height } = size;
  const mean = blurred(from, size, radius);
  const square = blurred(
    from.map((value) => value * value),
    size,
    radius,
  );
  const spread = square.map((value, i) => value - (mean[i] ?? 0) ** 2);
  const evener = (one: number, other: number): number =>
    (spread[one] ?? 0) <= (spread[other] ?? 0) ? one : other;
  const out = new Float32Array(from.length);
  for (let y = 0, i = 0; y < height; y++) {
    const above = Math.max(0, y - radius) * width;
    const below = Math.min(height - 1, y + radius) * width;
    for (let x = 0; x < width; x++, i++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width - 1, x + radius);
      out[i] = mean[evener(evener(above + left, above + right), evener(below + left, below + right))] ?? 0;
    }
  }
  return out;
}

/** Even shapes with round edges, as of scissors, at every size of a picture. */
export function evened(from: Plane, size: Size): Plane {
  const radius = Math.max(1, Math.round(size.width / 420));
  return blurred(flattened(flattened(from, size, radius + 1), size, radius), size, radius);
}

/** How steep a plane is at each pixel (Sobel's operator); 0 on the frame. */
export function edges(from: Plane, { width, height }: Size): Plane {
  const out = new Float32Array(from.length);
  const at = (i: number): number => from[i] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const falling = at(i + width + 1) - at(i - width - 1);
      const rising = at(i - width + 1) - at(i + width - 1);
      const across = falling + rising + 2 * (at(i + 1) - at(i - 1));
      const down = falling - rising + 2 * (at(i + width) - at(i - width));
      out[i] = Math.sqrt(across * across + down * down) / 4;
    }
  return out;
}
