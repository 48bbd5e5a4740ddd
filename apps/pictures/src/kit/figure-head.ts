import { dark, light } from './colour.ts';
import type { FigureStyle } from './figure-style.ts';
import { capsule, ellipse, polygon, smooth, type Point } from './shape.ts';

/** Face, hair and hat of a figure of height `h`: outlines with their fills, from back to front. */
export function headOf(style: FigureStyle, head: Point, h: number, facing: 1 | -1): [string, string][] {
  const parts: [string, string][] = [];
  const put = (d: string, fill: string): void => {
    parts.push([d, fill]);
  };
  const r = (k: number): number => k * h;
  put(ellipse(head[0], head[1], r(0.05), r(0.064)), style.skin);
  const hairBack = -facing * r(0.012);
  if (style.hairStyle === 'curly')
    put(
      smooth(
        Array.from({ length: 12 }, (_, i): Point => {
          const t = (i / 12) * Math.PI * 2;
          const k = 0.068 + (i % 2) * 0.012;
          return [
            head[0] + hairBack * 1.6 + Math.cos(t) * r(k),
            head[1] - r(0.024) + Math.sin(t) * r(k * 0.86),
          ];
        }),
      ),
      style.hair,
    );
  else if (style.hairStyle !== 'bald')
    put(
      smooth([
        [head[0] + facing * r(0.044), head[1] - r(0.03)],
        [head[0] + facing * r(0.02), head[1] - r(0.072)],
        [head[0] - facing * r(0.04), head[1] - r(0.066)],
        [head[0] - facing * r(0.06), head[1]],
        [head[0] - facing * r(0.045), head[1] + r(0.035)],
        [head[0] - facing * r(0.02), head[1] - r(0.012)],
      ]),
      style.hair,
    );
  if (style.hairStyle === 'bun')
    put(ellipse(head[0] - facing * r(0.055), head[1] - r(0.05), r(0.03)), style.hair);
  if (style.hat) {
    const { colour, kind } = style.hat;
    const hy = head[1] - r(0.035);
    if (kind === 'sombrero') {
      put(ellipse(head[0], hy, r(0.125), r(0.024)), colour);
      put(
        smooth([
          [head[0] - r(0.06), hy],
          [head[0] - r(0.045), hy - r(0.062)],
          [head[0], hy - r(0.05)],
          [head[0] + r(0.045), hy - r(0.062)],
          [head[0] + r(0.06), hy],
        ]),
        light(colour, 0.1),
      );
      put(
        polygon([
          [head[0] - r(0.058), hy - r(0.012)],
          [head[0] + r(0.058), hy - r(0.012)],
          [head[0] + r(0.06), hy + r(0.004)],
          [head[0] - r(0.06), hy + r(0.004)],
        ]),
        dark(colour, 0.55),
      );
    } else {
      put(
        smooth([
          [head[0] - r(0.056), hy + r(0.012)],
          [head[0] - r(0.05), hy - r(0.034)],
          [head[0], hy - r(0.05)],
          [head[0] + r(0.05), hy - r(0.034)],
          [head[0] + r(0.056), hy + r(0.012)],
        ]),
        colour,
      );
      if (kind === 'cap')
        put(
          capsule(
            [head[0] + facing * r(0.04), hy + r(0.006)],
            [head[0] + facing * r(0.085), hy + r(0.012)],
            r(0.012),
            r(0.008),
          ),
          dark(colour, 0.2),
        );
    }
  }
  return parts;
}
