import { path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';

const s = String;

/** A leaf from (0,0) along `angle` (degrees, 0 = right): two halves, one lit. */
export function leaf(
  length: number,
  width: number,
  angle: number,
  body: string,
  lit = light(body, 0.22),
): string {
  const upper = `M0 0C${s(length * 0.25)} ${s(-width)} ${s(length * 0.7)} ${s(-width * 0.9)} ${s(length)} 0Z`;
  const lower = `M0 0C${s(length * 0.25)} ${s(width)} ${s(length * 0.7)} ${s(width * 0.9)} ${s(length)} 0Z`;
  return `<g transform="rotate(${angle.toFixed(1)})">${path(upper, lit)}${path(lower, body)}</g>`;
}

/** Blades of grass along a foreground edge. */
export function grass(
  a: Art,
  y: number,
  h: number,
  count: number,
  colours: readonly [string, ...string[]],
  x0 = 0,
  x1 = a.w,
  lean = 0.25,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = a.random.range(x0, x1);
    const l = h * a.random.range(0.45, 1.1);
    const dx = l * (lean + a.random.range(-0.35, 0.35));
    const w = a.random.range(1.5, 4.5);
    const base = y + a.random.range(-6, 14);
    out += path(
      `M${s(x - w)} ${s(base)}Q${s(x + dx * 0.2)} ${s(base - l * 0.6)} ${s(x + dx)} ${s(base - l)}Q${s(x + dx * 0.35)} ${s(base - l * 0.5)} ${s(x + w)} ${s(base)}Z`,
      a.random.pick(colours),
    );
  }
  return out;
}

/** Broad tropical leaves in a corner: banana, heliconia. */
export function broadLeaf(x: number, y: number, length: number, angle: number, body: string): string {
  const w = length * 0.17;
  const blade = `M0 0C${s(length * 0.2)} ${s(-w * 1.2)} ${s(length * 0.75)} ${s(-w * 1.15)} ${s(length)} ${s(length * 0.05)}C${s(length * 0.75)} ${s(w)} ${s(length * 0.2)} ${s(w * 1.1)} 0 0Z`;
  let cuts = '';
  for (let i = 1; i < 13; i++) {
    const t = i / 13;
    cuts += stroke(
      `M${s(length * t)} ${s(length * 0.03 * t)}L${s(length * (t + 0.09))} ${s(-w * 1.1)}M${s(length * t)} ${s(length * 0.03 * t)}L${s(length * (t + 0.09))} ${s(w * 1.1)}`,
      dark(body, 0.3),
      1.6,
      'opacity="0.5"',
    );
  }
  const half = `M0 0C${s(length * 0.2)} ${s(-w * 1.2)} ${s(length * 0.75)} ${s(-w * 1.15)} ${s(length)} ${s(length * 0.05)}Q${s(length * 0.5)} ${s(-length * 0.01)} 0 0Z`;
  return `<g transform="translate(${s(x)} ${s(y)}) rotate(${s(angle)})">${path(blade, body)}${path(half, light(body, 0.17))}${cuts}${stroke(`M0 0Q${s(length * 0.5)} ${s(-length * 0.01)} ${s(length)} ${s(length * 0.05)}`, light(body, 0.4), 3)}</g>`;
}
