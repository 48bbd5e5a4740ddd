import { across, at, down, path, stroke, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { cast } from './light.ts';
import { box } from './shape.ts';

const s = String;

/** A stack of books lying flat, with its foot at (x, y). Also returns its height. */
export function bookStack(
  a: Art,
  x: number,
  y: number,
  w: number,
  covers: readonly string[],
): { svg: string; top: number } {
  let out = cast(a, x + 14, y + 4, w * 0.62, 14, '#241522', 0.6);
  let top = y;
  for (const c of covers) {
    const h = w * a.random.range(0.11, 0.19);
    const bw = w * a.random.range(0.82, 1);
    const bx = x - bw / 2 + a.random.range(-0.06, 0.06) * w;
    out +=
      path(box(bx, top - h, bw, h, 4), down(a, light(c, 0.2), c, dark(c, 0.35))) +
      path(box(bx + bw * 0.955, top - h * 0.88, bw * 0.045, h * 0.76), '#efe2c8') +
      path(box(bx + bw * 0.08, top - h, bw * 0.03, h), light(c, 0.45)) +
      path(box(bx + bw * 0.82, top - h, bw * 0.03, h), light(c, 0.45)) +
      stroke(
        `M${s(bx + bw * 0.3)} ${s(top - h * 0.5)}H${s(bx + bw * 0.66)}`,
        light(c, 0.6),
        h * 0.12,
        'opacity="0.8"',
      ) +
      path(box(bx, top - h * 0.12, bw, h * 0.12), dark(c, 0.5), 'opacity="0.5"');
    top -= h;
  }
  return { svg: out, top };
}

/** Standing books along a shelf from x0 to x1 on y. */
export function shelf(
  a: Art,
  x0: number,
  x1: number,
  y: number,
  h: number,
  colours: readonly [string, ...string[]],
  haze = 0,
  hazeColour = '#c9a06a',
): string {
  let out = '';
  for (let x = x0; x < x1 - 6;) {
    const w = Math.min(x1 - x, h * a.random.range(0.1, 0.24));
    const bh = h * a.random.range(0.68, 0.95);
    const c = mix(a.random.pick(colours), hazeColour, haze);
    const lean = a.random.chance(0.06) ? 7 : 0;
    out += at(
      x,
      y,
      path(box(0, -bh, w * 0.94, bh), across(a, light(c, 0.16), c, dark(c, 0.35))) +
        path(box(0, -bh * 0.85, w * 0.94, bh * 0.04), light(c, 0.5)) +
        path(box(w * 0.2, -bh * 0.6, w * 0.5, bh * 0.22), light(c, 0.28), 'opacity="0.6"'),
      1,
      lean,
    );
    x += w;
  }
  return out;
}
