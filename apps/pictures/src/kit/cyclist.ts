import { path, stroke, type Art } from './art.ts';
import { light } from './colour.ts';
import { POSE } from './pose.ts';
import { figure } from './figure.ts';
import type { FigureStyle } from './figure-style.ts';
import { ellipse, polyline, type Point } from './shape.ts';

const s = String;

function spoked(x: number, y: number, r: number, tyre: string, rim: string): string {
  return (
    stroke(ellipse(x, y, r), tyre, r * 0.1) +
    stroke(ellipse(x, y, r * 0.92), rim, r * 0.025) +
    Array.from({ length: 14 }, (_, i) =>
      stroke(
        polyline([
          [x, y],
          [x + r * 0.92 * Math.cos(i * 0.449), y + r * 0.92 * Math.sin(i * 0.449)],
        ]),
        rim,
        r * 0.012,
        'opacity="0.6"',
      ),
    ).join('') +
    path(ellipse(x, y, r * 0.07), rim)
  );
}

/** A racing cyclist whose rear wheel touches the ground at (x, y); `h` is the rider's standing height. */
export function cyclist(
  a: Art,
  x: number,
  y: number,
  h: number,
  style: FigureStyle,
  frame: string,
  rim: string,
  shade: string,
  climb = false,
): string {
  const r = h * 0.19;
  const rear: Point = [x, y - r];
  const front: Point = [x + h * 0.6, y - r];
  const bottom: Point = [x + h * 0.25, y - r * 0.86];
  const seat: Point = [x + h * 0.165, y - h * 0.52];
  const stem: Point = [x + h * 0.5, y - h * 0.53];
  const bar: Point = [x + h * 0.6, y - h * 0.55];
  const saddle: Point = [x + h * 0.14, y - h * 0.545];
  const tube = (points: readonly Point[], w = 0.021): string =>
    stroke(polyline(points), frame, h * w) +
    stroke(
      polyline(points.map(([px, py]): Point => [px - h * 0.004, py - h * 0.005])),
      light(frame, 0.45),
      h * 0.005,
    );
  const hip = climb ? 1.16 : 1.1;
  const ride = { ...POSE.ride, hip, lean: climb ? 44 : 52, head: climb ? -4 : 0 };
  const px = x + h * (climb ? 0.23 : 0.14);
  const rider = figure(
    a,
    px,
    y,
    h,
    ride,
    {
      ...style,
      shorts: true,
      sleeves: 'short',
      reach: {
        handNear: [bar[0] - h * 0.01, bar[1] + h * 0.01],
        handFar: [bar[0] + h * 0.03, bar[1] + h * 0.015],
        footNear: [bottom[0] + h * 0.05, bottom[1] + h * 0.045],
        footFar: [bottom[0] - h * 0.05, bottom[1] - h * 0.11],
      },
    },
    1,
    { rim, shade, from: 1 },
  );
  return (
    spoked(rear[0], rear[1], r, '#191626', rim) +
    spoked(front[0], front[1], r, '#191626', rim) +
    tube([rear, bottom], 0.015) +
    tube([rear, seat], 0.014) +
    tube([bottom, seat]) +
    tube([seat, stem]) +
    tube([stem, bottom]) +
    tube([[stem[0] - h * 0.01, stem[1] - h * 0.03], front], 0.02) +
    tube([seat, saddle], 0.014) +
    stroke(
      polyline([
        [stem[0] - h * 0.01, stem[1] - h * 0.03],
        [bar[0] - h * 0.03, bar[1] - h * 0.005],
      ]),
      '#1d1a28',
      h * 0.018,
    ) +
    stroke(
      `M${s(bar[0] - h * 0.03)} ${s(bar[1])}q${s(h * 0.07)} ${s(-h * 0.01)} ${s(h * 0.06)} ${s(h * 0.05)}t${s(-h * 0.05)} ${s(h * 0.04)}`,
      '#1d1a28',
      h * 0.016,
    ) +
    stroke(
      polyline([
        [saddle[0] - h * 0.06, saddle[1]],
        [saddle[0] + h * 0.05, saddle[1] + h * 0.004],
      ]),
      '#1d1a28',
      h * 0.026,
    ) +
    stroke(ellipse(bottom[0], bottom[1], h * 0.045), '#d8d2c8', h * 0.012) +
    rider.svg
  );
}
