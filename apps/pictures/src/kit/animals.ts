import { path, stroke } from './art.ts';
import { dark } from './colour.ts';
import { ellipse, polygon, smooth, type Point } from './shape.ts';

/** A cow in profile, hooves at (x, y), facing right; `h` is its height at the withers. */
export function cow(x: number, y: number, h: number, hide: string, facing: 1 | -1, rim: string): string {
  const p = (u: number, v: number): Point => [x + u * h * facing, y - v * h];
  const legs = [-0.42, -0.3, 0.36, 0.48]
    .map((u, i) =>
      path(
        smooth(
          [
            p(u - 0.06, 0.5),
            p(u - 0.035, 0.2),
            p(u - 0.034, 0),
            p(u + 0.028, 0),
            p(u + 0.03, 0.2),
            p(u + 0.07, 0.5),
          ],
          true,
          0.7,
        ),
        i % 2 ? dark(hide, 0.35) : dark(hide, 0.12),
      ),
    )
    .join('');
  const body = smooth([
    p(-0.58, 0.92),
    p(-0.3, 0.97),
    p(0.1, 0.93),
    p(0.36, 1.06),
    p(0.5, 1.0),
    p(0.62, 0.78),
    p(0.52, 0.5),
    p(0.3, 0.42),
    p(-0.1, 0.36),
    p(-0.42, 0.44),
    p(-0.58, 0.56),
    p(-0.62, 0.8),
  ]);
  const head = smooth([
    p(0.52, 1.02),
    p(0.7, 1.12),
    p(0.84, 1.04),
    p(0.98, 0.82),
    p(0.96, 0.74),
    p(0.86, 0.74),
    p(0.7, 0.86),
    p(0.56, 0.82),
  ]);
  return (
    legs +
    path(body, rim, `transform="translate(${String(-3 * facing)} -3)"`) +
    path(body, hide) +
    path(
      smooth([
        p(-0.55, 0.6),
        p(-0.1, 0.5),
        p(0.3, 0.56),
        p(0.55, 0.6),
        p(0.5, 0.48),
        p(0.2, 0.4),
        p(-0.4, 0.42),
      ]),
      dark(hide, 0.3),
      'opacity="0.7"',
    ) +
    path(head, hide) +
    path(smooth([p(0.9, 0.86), p(0.98, 0.8), p(0.95, 0.74), p(0.86, 0.75)]), dark(hide, 0.4)) +
    path(smooth([p(0.6, 1.05), p(0.5, 1.08), p(0.46, 1.0), p(0.58, 0.98)]), dark(hide, 0.25)) +
    stroke(
      `M${String(p(0.7, 1.1)[0])} ${String(p(0.7, 1.1)[1])}q${String(0.02 * h * facing)} ${String(-0.12 * h)} ${String(0.12 * h * facing)} ${String(-0.13 * h)}`,
      '#efe2c8',
      h * 0.022,
    ) +
    stroke(
      `M${String(p(-0.58, 0.88)[0])} ${String(p(-0.58, 0.88)[1])}q${String(-0.1 * h * facing)} ${String(0.2 * h)} ${String(-0.04 * h * facing)} ${String(0.46 * h)}`,
      dark(hide, 0.2),
      h * 0.025,
    )
  );
}

/** A horse in profile, hooves at (x, y), facing right; `h` is its height at the withers. */
export function horse(x: number, y: number, h: number, coat: string, rim: string): string {
  const p = (u: number, v: number): Point => [x + u * h, y - v * h];
  const leg = (u: number, knee: number, foot: number, far: boolean): string =>
    path(
      smooth(
        [
          p(u - 0.09, 0.6),
          p(knee - 0.045, 0.3),
          p(foot - 0.035, 0.05),
          p(foot - 0.05, 0),
          p(foot + 0.05, 0),
          p(foot + 0.025, 0.06),
          p(knee + 0.035, 0.3),
          p(u + 0.1, 0.6),
        ],
        true,
        0.7,
      ),
      far ? dark(coat, 0.4) : dark(coat, 0.08),
    );
  const body = smooth(
    [
      p(-0.6, 0.86),
      p(-0.46, 0.98),
      p(-0.2, 0.95),
      p(0.1, 0.95),
      p(0.3, 1.02),
      p(0.46, 1.16),
      p(0.6, 1.4),
      p(0.68, 1.5),
      p(0.76, 1.46),
      p(0.86, 1.34),
      p(1.0, 1.16),
      p(0.98, 1.08),
      p(0.9, 1.08),
      p(0.78, 1.18),
      p(0.72, 1.12),
      p(0.66, 0.9),
      p(0.56, 0.68),
      p(0.36, 0.52),
      p(0, 0.48),
      p(-0.3, 0.5),
      p(-0.52, 0.56),
      p(-0.62, 0.7),
    ],
    true,
    0.8,
  );
  const mane = smooth(
    [
      p(0.62, 1.5),
      p(0.5, 1.42),
      p(0.36, 1.22),
      p(0.24, 1.0),
      p(0.34, 0.98),
      p(0.46, 1.12),
      p(0.58, 1.34),
      p(0.7, 1.46),
    ],
    true,
    0.8,
  );
  const tail = smooth(
    [
      p(-0.58, 0.9),
      p(-0.7, 0.84),
      p(-0.78, 0.6),
      p(-0.74, 0.34),
      p(-0.66, 0.26),
      p(-0.66, 0.5),
      p(-0.6, 0.74),
    ],
    true,
    0.9,
  );
  return (
    path(tail, dark(coat, 0.55)) +
    leg(-0.34, -0.4, -0.3, true) +
    leg(0.5, 0.6, 0.56, true) +
    path(body, rim, 'transform="translate(4 -4)"') +
    path(body, coat) +
    path(
      smooth([
        p(-0.6, 0.6),
        p(-0.2, 0.6),
        p(0.3, 0.62),
        p(0.58, 0.72),
        p(0.36, 0.52),
        p(0, 0.48),
        p(-0.3, 0.5),
      ]),
      dark(coat, 0.4),
      'opacity="0.6"',
    ) +
    leg(-0.46, -0.54, -0.48, false) +
    leg(0.4, 0.42, 0.4, false) +
    path(polygon([p(0.66, 1.46), p(0.68, 1.6), p(0.74, 1.46)]), coat) +
    path(mane, dark(coat, 0.6)) +
    path(ellipse(p(0.8, 1.36)[0], p(0.8, 1.36)[1], h * 0.016), '#120a0c') +
    stroke(
      `M${String(p(0.92, 1.12)[0])} ${String(p(0.92, 1.12)[1])}L${String(p(0.34, 1.12)[0])} ${String(p(0.34, 1.12)[1])}`,
      '#2a1a18',
      h * 0.014,
    ) +
    path(smooth([p(-0.1, 0.96), p(0.02, 1.0), p(0.2, 0.98), p(0.16, 0.78), p(-0.06, 0.78)]), '#8a3a2c')
  );
}
