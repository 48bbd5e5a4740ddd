import { at, path, stroke, type Art } from './art.ts';
import { dark, mix } from './colour.ts';
import { ellipse, polygon, smooth } from './shape.ts';
import { leaf } from './leaves.ts';

const s = String;

/** A frailejón: a trunk in dead leaves under a silver rosette. */
export function frailejon(
  a: Art,
  x: number,
  y: number,
  h: number,
  colours: { leaf: string; dead: string; lit: string; flower?: string },
): string {
  const w = h * 0.11;
  const skirt = h * 0.62;
  let out = path(
    smooth(
      [
        [x - w * 0.8, y],
        [x - w * 1.25, y - skirt * 0.5],
        [x - w, y - skirt],
        [x + w, y - skirt],
        [x + w * 1.25, y - skirt * 0.5],
        [x + w * 0.8, y],
      ],
      true,
      0.7,
    ),
    dark(colours.dead, 0.25),
  );
  for (let i = 0; i < (h > 100 ? 260 : 30); i++) {
    const px = x + a.random.range(-1, 1) * w * 1.1;
    const py = y - a.random.range(0.1, 1) * skirt;
    const l = h * a.random.range(0.06, 0.13);
    out += path(
      polygon([
        [px - h * 0.008, py],
        [px + h * 0.008, py],
        [px + a.random.range(-4, 4) + (px - x) * 0.25, py + l],
      ]),
      mix(dark(colours.dead, 0.3), px < x ? colours.lit : colours.dead, a.random.range(0.2, 0.75)),
    );
  }
  const crown: string[] = [];
  for (let ring = 0; ring < 3; ring++) {
    const count = 15 - ring * 3;
    for (let i = 0; i < count; i++) {
      const angle = -200 + (220 * i) / (count - 1) + a.random.range(-5, 5);
      const len = h * (0.34 - ring * 0.065) * a.random.range(0.9, 1.1);
      const sunny = Math.cos(((angle + 140) * Math.PI) / 180);
      const body = mix(dark(colours.leaf, 0.32), colours.leaf, 0.5 + ring * 0.22);
      crown.push(leaf(len, len * 0.085, angle, body, mix(body, colours.lit, Math.max(0.1, sunny * 0.8))));
    }
  }
  let stalks = '';
  if (colours.flower) {
    for (const dx of [-0.16, 0.05, 0.2]) {
      stalks += stroke(
        `M0 0Q${s(h * dx * 0.4)} ${s(-h * 0.25)} ${s(h * dx)} ${s(-h * 0.4)}`,
        dark(colours.leaf, 0.1),
        h * 0.012,
      );
      for (let i = 0; i < 4; i++)
        stalks += path(
          ellipse(
            h * dx + a.random.range(-1, 1) * h * 0.035,
            -h * 0.4 + a.random.range(-1, 1) * h * 0.03,
            h * 0.018,
          ),
          colours.flower,
        );
    }
  }
  return out + at(x, y - skirt, stalks + crown.join(''));
}
