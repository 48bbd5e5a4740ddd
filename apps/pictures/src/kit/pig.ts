import { down, path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { formed } from './light.ts';
import { ellipse, smooth, type Point } from './shape.ts';

/** A pig in profile, hooves at (x, y); `h` is its height at the back. `patch` is the colour of its spots. */
export function pig(
  a: Art,
  x: number,
  y: number,
  h: number,
  hide: string,
  facing: 1 | -1,
  patch?: string,
): string {
  const p = (u: number, v: number): Point => [x + u * h * facing, y - v * h];
  const shade = dark(hide, 0.45);
  const form = (points: readonly Point[], body = hide): string =>
    formed(a, smooth(points), body, dark(body, 0.42), -0.05 * h, -0.06 * h, h * 0.02);
  const leg = (u: number, far: boolean): string =>
    path(
      smooth(
        [
          p(u - 0.17, 0.56),
          p(u - 0.1, 0.26),
          p(u - 0.065, 0.08),
          p(u - 0.075, 0),
          p(u + 0.065, 0),
          p(u + 0.055, 0.08),
          p(u + 0.1, 0.26),
          p(u + 0.19, 0.56),
        ],
        true,
        0.8,
      ),
      far ? dark(hide, 0.42) : down(a, hide, hide, dark(hide, 0.22)),
    ) +
    (far
      ? ''
      : stroke(
          `M${String(p(u + 0.17, 0.48)[0])} ${String(p(u + 0.17, 0.48)[1])}Q${String(p(u + 0.1, 0.3)[0])} ${String(p(u + 0.1, 0.3)[1])} ${String(p(u + 0.06, 0.1)[0])} ${String(p(u + 0.06, 0.1)[1])}`,
          dark(hide, 0.3),
          h * 0.014,
          'opacity="0.6"',
        )) +
    path(
      smooth([p(u - 0.06, 0.07), p(u - 0.075, 0), p(u + 0.065, 0), p(u + 0.05, 0.07)], true, 0.5),
      '#5a3a3a',
    );
  const ear = (u: number, far: boolean): string =>
    path(
      smooth(
        [p(u - 0.06, 0.9), p(u + 0.02, 1.02), p(u + 0.16, 0.92), p(u + 0.2, 0.74), p(u + 0.08, 0.78)],
        true,
        0.8,
      ),
      far ? dark(hide, 0.3) : light(hide, 0.1),
    ) +
    (far
      ? ''
      : path(
          smooth([p(u, 0.9), p(u + 0.04, 0.96), p(u + 0.13, 0.9), p(u + 0.16, 0.79)], true, 0.8),
          dark(hide, 0.22),
        ));
  const eye = p(0.98, 0.72);
  const nose = p(1.24, 0.52);
  const [tx, ty] = p(-0.8, 0.72);
  const f = facing * h;
  return (
    stroke(
      `M${String(tx)} ${String(ty)}c${String(-0.12 * f)} ${String(-0.1 * h)} ${String(-0.2 * f)} ${String(0.02 * h)} ${String(-0.1 * f)} ${String(0.06 * h)}c${String(0.07 * f)} ${String(0.01 * h)} ${String(0.05 * f)} ${String(-0.12 * h)} ${String(-0.09 * f)} ${String(-0.1 * h)}`,
      dark(hide, 0.2),
      h * 0.035,
    ) +
    leg(-0.42, true) +
    leg(0.58, true) +
    form([
      p(-0.8, 0.72),
      p(-0.66, 0.94),
      p(-0.3, 1.0),
      p(0.15, 1.0),
      p(0.52, 0.98),
      p(0.8, 0.9),
      p(0.92, 0.68),
      p(0.8, 0.46),
      p(0.56, 0.34),
      p(0.1, 0.26),
      p(-0.36, 0.3),
      p(-0.68, 0.4),
      p(-0.82, 0.56),
    ]) +
    (patch
      ? path(
          smooth([p(-0.5, 0.96), p(-0.2, 0.98), p(-0.1, 0.76), p(-0.34, 0.6), p(-0.58, 0.74)]),
          patch,
          'opacity="0.85"',
        ) + path(smooth([p(0.2, 0.7), p(0.36, 0.74), p(0.4, 0.56), p(0.24, 0.5)]), patch, 'opacity="0.85"')
      : '') +
    leg(-0.56, false) +
    leg(0.42, false) +
    ear(0.84, true) +
    form([
      p(0.62, 0.88),
      p(0.82, 0.95),
      p(0.98, 0.84),
      p(1.08, 0.68),
      p(1.24, 0.61),
      p(1.27, 0.5),
      p(1.2, 0.42),
      p(1.02, 0.4),
      p(0.84, 0.38),
      p(0.66, 0.5),
      p(0.58, 0.7),
    ]) +
    path(
      smooth([p(1.2, 0.63), p(1.28, 0.6), p(1.3, 0.5), p(1.25, 0.41), p(1.18, 0.44)], true, 0.9),
      light(hide, 0.18),
    ) +
    path(ellipse(nose[0] + 0.01 * f, nose[1] - 0.04 * h, h * 0.014, h * 0.024), shade) +
    path(ellipse(nose[0] + 0.02 * f, nose[1] + 0.03 * h, h * 0.013, h * 0.022), shade) +
    stroke(
      `M${String(p(1.19, 0.43)[0])} ${String(p(1.19, 0.43)[1])}Q${String(p(1.08, 0.44)[0])} ${String(p(1.08, 0.44)[1])} ${String(p(1.02, 0.5)[0])} ${String(p(1.02, 0.5)[1])}`,
      shade,
      h * 0.014,
    ) +
    path(ellipse(eye[0], eye[1], h * 0.026), '#24161c') +
    path(ellipse(eye[0] - h * 0.008, eye[1] - h * 0.009, h * 0.009), '#fff6e8') +
    stroke(
      `M${String(p(0.92, 0.74)[0])} ${String(p(0.92, 0.74)[1])}Q${String(p(0.97, 0.8)[0])} ${String(p(0.97, 0.8)[1])} ${String(p(1.03, 0.77)[0])} ${String(p(1.03, 0.77)[1])}`,
      shade,
      h * 0.012,
    ) +
    ear(0.72, false)
  );
}
