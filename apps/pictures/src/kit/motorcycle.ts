import { linear, path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { ellipse, polygon, polyline, type Point } from './shape.ts';

const s = String;

/** A classic motorcycle in profile, facing right. */
export function motorcycle(a: Art, x: number, y: number, w: number, colour: string, rim: string): string {
  const p = (u: number, v: number): Point => [x + u * w, y - v * w];
  const d = (...points: [number, number][]): string => polygon(points.map(([u, v]) => p(u, v)));
  const r = w * 0.17;
  const wheel = (u: number): string => {
    const [cx, cy] = p(u, 0.17);
    return (
      stroke(ellipse(cx, cy, r * 0.88), '#0d0b13', r * 0.24) +
      stroke(ellipse(cx, cy, r * 0.74), rim, r * 0.04) +
      Array.from({ length: 18 }, (_, i) =>
        stroke(
          `M${s(cx)} ${s(cy)}l${s(Math.cos(i * 0.349) * r * 0.72)} ${s(Math.sin(i * 0.349) * r * 0.72)}`,
          '#b9b2aa',
          r * 0.016,
        ),
      ).join('') +
      path(ellipse(cx, cy, r * 0.16), '#cfc8be')
    );
  };
  const chrome = linear(a, [
    [0, '#fff6e0'],
    [0.4, '#8f8a90'],
    [1, '#38343f'],
  ]);
  return (
    wheel(0.17) +
    wheel(0.83) +
    stroke(polyline([p(0.83, 0.17), p(0.72, 0.5)]), '#c9c2b8', w * 0.024) +
    stroke(polyline([p(0.83, 0.17), p(0.74, 0.42)]), '#4a4650', w * 0.034) +
    stroke(
      polyline([p(0.17, 0.17), p(0.4, 0.15), p(0.62, 0.16), p(0.7, 0.42), p(0.34, 0.36), p(0.4, 0.15)]),
      '#23202b',
      w * 0.022,
    ) +
    path(
      d([0.36, 0.12], [0.62, 0.12], [0.64, 0.3], [0.56, 0.35], [0.42, 0.33]),
      linear(a, [
        [0, '#8d8890'],
        [0.5, '#4b4752'],
        [1, '#1c1a24'],
      ]),
    ) +
    [0.2, 0.235, 0.27, 0.305]
      .map((v) => stroke(polyline([p(0.43, v), p(0.61, v)]), '#cfc8be', w * 0.008))
      .join('') +
    path(ellipse(...p(0.47, 0.17), w * 0.06), chrome) +
    stroke(polyline([p(0.55, 0.24), p(0.62, 0.11), p(0.4, 0.08), p(0.03, 0.1)]), '#d8d1c6', w * 0.034) +
    stroke(polyline([p(0.4, 0.088), p(0.03, 0.108)]), '#fffaf0', w * 0.008) +
    path(
      `M${s(p(0.42, 0.37)[0])} ${s(p(0.42, 0.37)[1])}C${s(p(0.42, 0.47)[0])} ${s(p(0.44, 0.48)[1])} ${s(p(0.55, 0.5)[0])} ${s(p(0.5, 0.5)[1])} ${s(p(0.69, 0.47)[0])} ${s(p(0.7, 0.47)[1])}C${s(p(0.73, 0.42)[0])} ${s(p(0.7, 0.43)[1])} ${s(p(0.66, 0.36)[0])} ${s(p(0.6, 0.36)[1])} ${s(p(0.42, 0.37)[0])} ${s(p(0.42, 0.37)[1])}Z`,
      linear(a, [
        [0, light(colour, 0.5)],
        [0.3, colour],
        [1, dark(colour, 0.6)],
      ]),
    ) +
    stroke(polyline([p(0.47, 0.45), p(0.66, 0.455)]), rim, w * 0.007) +
    path(
      d([0.09, 0.42], [0.12, 0.455], [0.24, 0.425], [0.4, 0.43], [0.44, 0.38], [0.22, 0.36], [0.12, 0.38]),
      linear(a, [
        [0, '#7a5038'],
        [0.4, '#4a2d22'],
        [1, '#1e1418'],
      ]),
    ) +
    stroke(
      `M${s(p(0.0, 0.2)[0])} ${s(p(0, 0.25)[1])}Q${s(p(0.1, 0.42)[0])} ${s(p(0.1, 0.4)[1])} ${s(p(0.31, 0.28)[0])} ${s(p(0.3, 0.28)[1])}`,
      colour,
      w * 0.026,
    ) +
    stroke(polyline([p(0.72, 0.5), p(0.66, 0.56), p(0.58, 0.555)]), '#c9c2b8', w * 0.018) +
    path(ellipse(...p(0.76, 0.46), w * 0.052, w * 0.056), chrome) +
    path(ellipse(...p(0.785, 0.46), w * 0.03, w * 0.048), '#fff2c4') +
    stroke(
      `M${s(p(0.67, 0.25)[0])} ${s(p(0.67, 0.3)[1])}Q${s(p(0.82, 0.4)[0])} ${s(p(0.8, 0.4)[1])} ${s(p(0.97, 0.25)[0])} ${s(p(0.97, 0.26)[1])}`,
      colour,
      w * 0.02,
    )
  );
}
