import { path, stroke, type Art } from './art.ts';
import { dark, light, mix } from './colour.ts';
import { ellipse } from './shape.ts';

const s = String;

/** Flowers with petals around a centre. */
export function blossom(
  x: number,
  y: number,
  r: number,
  colour: string,
  heart: string,
  petals = 6,
  turn = 0,
): string {
  let out = '';
  for (let i = 0; i < petals; i++) {
    const t = turn + (i / petals) * Math.PI * 2;
    out += `<g transform="translate(${s(Math.round(x))} ${s(Math.round(y))}) rotate(${s(Math.round((t * 180) / Math.PI))})">${path(`M0 0C${s(r * 0.3)} ${s(-r * 0.5)} ${s(r * 0.9)} ${s(-r * 0.45)} ${s(r)} 0C${s(r * 0.9)} ${s(r * 0.45)} ${s(r * 0.3)} ${s(r * 0.5)} 0 0Z`, i % 2 ? colour : light(colour, 0.16))}</g>`;
  }
  return (
    out +
    path(ellipse(x, y, r * 0.26), heart) +
    path(ellipse(x - r * 0.06, y - r * 0.08, r * 0.12), light(heart, 0.4))
  );
}

/** A rose seen from the side: a spiral of petals. */
export function rose(a: Art, x: number, y: number, r: number, colour: string): string {
  let out = path(ellipse(x, y, r, r * 0.92), dark(colour, 0.4));
  for (let i = 0; i < 11; i++) {
    const t = i * 2.4 + a.random.range(0, 0.5);
    const k = r * (0.62 - i * 0.045);
    const size = r * (0.62 - i * 0.04);
    const px = x + Math.cos(t) * k * 0.8;
    const py = y + Math.sin(t) * k * 0.6;
    out +=
      path(
        ellipse(px, py, size, size * 0.82),
        mix(dark(colour, 0.28), light(colour, 0.3), (Math.sin(t + 2.2) + 1) / 2),
      ) +
      stroke(
        `M${s(px - size * 0.8)} ${s(py - size * 0.2)}Q${s(px)} ${s(py - size * 0.95)} ${s(px + size * 0.8)} ${s(py - size * 0.2)}`,
        light(colour, 0.4),
        r * 0.03,
        'opacity="0.7"',
      );
  }
  return out;
}
