import { across, blur, down, path, stroke, type Art } from './art.ts';
import { box, ellipse, polygon, smooth } from './shape.ts';

/** An agricultural drone from slightly below, about 620 wide. The middle of its body is the origin. */
export function drone(a: Art): string {
  const rotor = (x: number, y: number, k: number): string =>
    path(box(x - 13 * k, y - 6 * k, 26 * k, 34 * k, 6), across(a, '#d9dde0', '#7f8790', '#3a404c')) +
    blur(a, 1.4, path(ellipse(x, y - 12 * k, 116 * k, 15 * k), '#f3f6f0', 'opacity="0.5"')) +
    stroke(
      `M${String(x - 110 * k)} ${String(y - 10 * k)}Q${String(x)} ${String(y - 20 * k)} ${String(x + 110 * k)} ${String(y - 14 * k)}`,
      '#3a404c',
      4 * k,
      'opacity="0.75"',
    ) +
    path(ellipse(x, y - 13 * k, 10 * k, 6 * k), '#2a2f3a');
  const arm = (x: number, y: number, w: number): string =>
    stroke(`M0 -6Q${String(x * 0.5)} ${String(y * 0.2 - 12)} ${String(x)} ${String(y + 14)}`, '#2f343f', w) +
    stroke(
      `M0 -10Q${String(x * 0.5)} ${String(y * 0.2 - 17)} ${String(x)} ${String(y + 9)}`,
      '#8a929c',
      w * 0.25,
    );
  return (
    arm(-170, -58, 12) +
    arm(170, -58, 12) +
    rotor(-170, -58, 0.72) +
    rotor(170, -58, 0.72) +
    stroke('M-96 30L-130 118M96 30L130 118', '#2a2f3a', 9) +
    stroke('M-176 120H-84M84 120H176', '#3f4652', 10) +
    path(
      smooth(
        [
          [-92, 14],
          [-84, 84],
          [-50, 104],
          [50, 104],
          [84, 84],
          [92, 14],
        ],
        true,
        0.7,
      ),
      down(a, '#fffaf0', '#e4e2d8', '#a8aeb4'),
    ) +
    path(box(-78, 46, 156, 34, 8), '#e6b93f', 'opacity="0.85"') +
    path(
      smooth(
        [
          [-116, 16],
          [-92, -30],
          [-40, -48],
          [40, -48],
          [92, -30],
          [116, 16],
          [60, 28],
          [-60, 28],
        ],
        true,
        0.7,
      ),
      down(a, '#f0664a', '#cf3f34', '#7a2028'),
    ) +
    stroke('M-88 -24Q0 -56 88 -24', '#ffb89a', 5) +
    path(box(-34, -6, 68, 18, 8), '#241c28') +
    path(ellipse(0, 3, 8), '#8fd6e0') +
    path(
      polygon([
        [-30, 102],
        [30, 102],
        [50, 128],
        [-50, 128],
      ]),
      down(a, '#5a616d', '#2f343f'),
    ) +
    arm(-262, 6, 16) +
    arm(262, 6, 16) +
    rotor(-262, 6, 1) +
    rotor(262, 6, 1)
  );
}
