/** The paper of a cartoon, its wash and its lines, as [r, g, b]. */
const PAPER = [247, 243, 233] as const;
const INK = [32, 28, 34] as const;

/** Shares of ink in the wash of the tones, from dark to light; each has the same range of lightness. */
const WASH = [0.78, 0.42, 0.16, 0] as const;

/** The gradient of lightness, of 255, at which a line begins and at which it is full. */
const LINE_FROM = 26;
const LINE_FULL = 90;

/** Lightness without small detail: the mean of 3 by 3 pixels. */
function softLightness(pixels: Uint8Array, w: number, h: number): Float32Array {
  const light = new Float32Array(w * h);
  for (let at = 0; at < light.length; at++) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 3, at * 3 + 3);
    light[at] = 0.3 * r + 0.59 * g + 0.11 * b;
  }
  const soft = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) sum += light[clamp(y + j, h) * w + clamp(x + i, w)] ?? 0;
      soft[y * w + x] = sum / 9;
    }
  return soft;
}

const clamp = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

/** Draws RGB pixels again with pen and wash: lines where the lightness changes, four tones between them. */
export function inked(pixels: Uint8Array, w: number, h: number): Uint8Array {
  const light = softLightness(pixels, w, h);
  const at = (x: number, y: number): number => light[clamp(y, h) * w + clamp(x, w)] ?? 0;
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const across = at(x + 1, y) - at(x - 1, y);
      const down = at(x, y + 1) - at(x, y - 1);
      const line = (Math.hypot(across, down) - LINE_FROM) / (LINE_FULL - LINE_FROM);
      const tone = Math.min(WASH.length - 1, Math.floor((at(x, y) / 256) * WASH.length));
      const share = Math.max(WASH[tone] ?? 0, Math.min(1, line));
      const o = (y * w + x) * 3;
      for (let c = 0; c < 3; c++) out[o + c] = (PAPER[c] ?? 0) * (1 - share) + (INK[c] ?? 0) * share;
    }
  return out;
}
