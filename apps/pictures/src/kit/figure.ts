import { noteFace, path, type Art } from './art.ts';
import { dark } from './colour.ts';
import { formShade } from './light.ts';
import { headOf } from './figure-head.ts';
import type { FigureStyle } from './figure-style.ts';
import { capsule, ellipse, smooth, type Point } from './shape.ts';
import type { Pose } from './pose.ts';

interface Light {
  rim?: string;
  shade?: string;
  from?: 1 | -1;
  reach?: number;
}

const RAD = Math.PI / 180;

/** The final position of a hand, for what it holds. */
export interface Drawn {
  svg: string;
  hands: readonly [Point, Point];
  head: Point;
  outline: string[];
}

/** A person with realistic proportions, `h` px tall when standing, feet at (x, y), facing right (1) or left (-1). */
export function figure(
  a: Art,
  x: number,
  y: number,
  h: number,
  pose: Pose,
  style: FigureStyle,
  facing: 1 | -1 = 1,
  lit: Light = {},
): Drawn {
  const turn = pose.turn ?? 1;
  const pelvis: Point = [x, y - h * 0.5 * (pose.hip ?? 1)];
  const go = (from: Point, angle: number, length: number): Point => [
    from[0] + Math.sin(angle * RAD) * length * h * facing,
    from[1] + Math.cos(angle * RAD) * length * h,
  ];
  const up = (angle: number): number => 180 - angle;
  const neck = go(pelvis, up(pose.lean), 0.315);
  const head = go(neck, up(pose.lean * 0.5 + (pose.head ?? 0)), 0.105);
  const half = (style.woman ? 0.092 : 0.112) * (0.45 + 0.55 * turn);
  const hips = (style.woman ? 0.074 : 0.066) * (0.55 + 0.45 * turn);
  /** A point in front of the spine at a distance of `d` heights, independent of mirroring. */
  const across = (p: Point, d: number): Point => [
    p[0] + d * h * facing * Math.cos(pose.lean * RAD),
    p[1] + d * h * Math.sin(pose.lean * RAD) * 0.6,
  ];
  const shoulderAt = go(pelvis, up(pose.lean), 0.288);
  const socket = go(pelvis, up(pose.lean), 0.262);
  const [sn, sf] = [across(socket, -half * 0.8), across(socket, half * 0.8)];
  const [hn, hf] = [across(pelvis, -hips * 0.5), across(pelvis, hips * 0.5)];
  const limb = (
    from: Point,
    angles: readonly [number, number],
    l1: number,
    l2: number,
  ): readonly [Point, Point] => {
    const mid = go(from, angles[0], l1);
    return [mid, go(mid, angles[1], l2)];
  };
  /** The joint between two bones that end at a target, bent to the given side. */
  const solve = (
    from: Point,
    target: Point,
    l1: number,
    l2: number,
    bend: number,
  ): readonly [Point, Point] => {
    const [p, q] = [l1 * h, l2 * h];
    const span = Math.hypot(target[0] - from[0], target[1] - from[1]) || 1;
    const d = Math.min(span, (p + q) * 0.999);
    const along = (p * p - q * q + d * d) / (2 * d);
    const off = Math.sqrt(Math.max(0, p * p - along * along)) * bend * facing;
    const [ux, uy] = [(target[0] - from[0]) / span, (target[1] - from[1]) / span];
    return [
      [from[0] + ux * along - uy * off, from[1] + uy * along + ux * off],
      [from[0] + ux * d, from[1] + uy * d],
    ];
  };
  const to = style.reach ?? {};
  const [en, wn] = to.handNear ? solve(sn, to.handNear, 0.165, 0.15, 1) : limb(sn, pose.armNear, 0.165, 0.15);
  const [ef, wf] = to.handFar ? solve(sf, to.handFar, 0.165, 0.15, 1) : limb(sf, pose.armFar, 0.165, 0.15);
  const [kn, an] = to.footNear
    ? solve(hn, to.footNear, 0.245, 0.225, -1)
    : limb(hn, pose.legNear, 0.245, 0.225);
  const [kf, af] = to.footFar ? solve(hf, to.footFar, 0.245, 0.225, -1) : limb(hf, pose.legFar, 0.245, 0.225);
  const parts: [string, string][] = [];
  const put = (d: string, fill: string): void => {
    parts.push([d, fill]);
  };
  const r = (k: number): number => k * h;
  const sleeve = style.sleeves ?? 'long';
  const shoe = style.shoes ?? '#2a2430';

  const leg = (hip: Point, knee: Point, ankle: Point, far: boolean): void => {
    const cloth = far ? dark(style.bottom, 0.28) : style.bottom;
    const skin = far ? dark(style.skin, 0.25) : style.skin;
    const bare = style.skirt !== undefined;
    put(
      capsule(knee, ankle, r(bare || style.shorts ? 0.032 : 0.04), r(bare || style.shorts ? 0.019 : 0.031)),
      bare || style.shorts ? skin : cloth,
    );
    put(
      capsule(hip, knee, r(bare ? 0.05 : 0.06), r(bare ? 0.033 : style.shorts ? 0.046 : 0.042)),
      bare ? skin : cloth,
    );
    const toe: Point = [ankle[0] + facing * h * (0.035 + 0.035 * (1 - turn * 0.5)), ankle[1] + h * 0.022];
    put(capsule([ankle[0], ankle[1] + h * 0.016], toe, r(0.022), r(0.015)), far ? dark(shoe, 0.2) : shoe);
  };
  const arm = (shoulder: Point, elbow: Point, wrist: Point, far: boolean): void => {
    const cloth = far ? dark(style.jacket ?? style.top, 0.25) : (style.jacket ?? style.top);
    const skin = far ? dark(style.skin, 0.22) : style.skin;
    const slim = style.woman ? 0.85 : 1;
    put(
      ellipse(wrist[0] + (wrist[0] - elbow[0]) * 0.12, wrist[1] + (wrist[1] - elbow[1]) * 0.12, r(0.021)),
      skin,
    );
    put(capsule(elbow, wrist, r(0.029 * slim), r(0.021 * slim)), sleeve === 'long' ? cloth : skin);
    put(capsule(shoulder, elbow, r(0.039 * slim), r(0.031 * slim)), sleeve === 'none' ? skin : cloth);
  };

  arm(sf, ef, wf, true);
  leg(hf, kf, af, true);
  leg(hn, kn, an, false);
  if (style.hairStyle === 'long')
    put(
      smooth([
        [head[0] - facing * r(0.05), head[1] - r(0.05)],
        [head[0] - facing * r(0.075), head[1] + r(0.05)],
        [neck[0] - facing * r(0.07), neck[1] + r(0.09)],
        [neck[0] + facing * r(0.01), neck[1] + r(0.06)],
        [head[0] + facing * r(0.03), head[1]],
      ]),
      style.hair,
    );
  put(capsule(neck, head, r(0.026), r(0.026)), dark(style.skin, 0.18));
  const waist = go(pelvis, up(pose.lean), 0.1);
  const w = (style.woman ? 0.064 : 0.082) * (0.6 + 0.4 * turn);
  const torso = smooth(
    [
      across(neck, -0.026),
      across(shoulderAt, -half),
      across(go(pelvis, up(pose.lean), 0.2), -(w + half) * 0.52),
      across(waist, -w),
      across(pelvis, -hips * 1.02),
      across(go(pelvis, 0, 0.02), 0),
      across(pelvis, hips * 1.02),
      across(waist, w),
      across(go(pelvis, up(pose.lean), 0.2), (w + half) * 0.52),
      across(shoulderAt, half),
      across(neck, 0.026),
    ],
    true,
    0.75,
  );
  if (style.skirt) {
    const { length, flare, sway = 0, colour = style.bottom } = style.skirt;
    const hem = pelvis[1] + length * 0.47 * h;
    const fw = (hips + flare) * h;
    put(
      smooth(
        [
          across(waist, -w * 0.95),
          [pelvis[0] - hips * h, pelvis[1]],
          [x - fw + sway * h, hem - h * 0.01],
          [x + sway * h, hem + h * 0.015],
          [x + fw + sway * h, hem - h * 0.012],
          [pelvis[0] + hips * h, pelvis[1]],
          across(waist, w * 0.95),
        ],
        true,
        0.6,
      ),
      colour,
    );
  }
  put(torso, style.top);
  if (style.jacket) {
    put(
      smooth(
        [
          across(neck, -0.03),
          across(shoulderAt, -half * 1.03),
          across(waist, -w * 1.12),
          across(pelvis, -hips * 1.15),
          across(go(pelvis, 0, 0.03), -0.01),
          across(waist, -0.006),
          across(neck, -0.012),
        ],
        true,
        0.7,
      ),
      style.jacket,
    );
    put(
      smooth(
        [
          across(neck, 0.03),
          across(shoulderAt, half * 1.03),
          across(waist, w * 1.12),
          across(pelvis, hips * 1.15),
          across(go(pelvis, 0, 0.03), 0.01),
          across(waist, 0.01),
          across(neck, 0.012),
        ],
        true,
        0.7,
      ),
      dark(style.jacket, 0.15),
    );
  }
  // A silhouette has no face.
  if (style.skin !== style.hair) noteFace(a, head[0], head[1], [r(0.06), r(0.075)]);
  parts.push(...headOf(style, head, h, facing));
  arm(sn, en, wn, false);

  const outline = parts.map(([d]) => d);
  const from = lit.from ?? -1;
  let svg = parts.map(([d, fill]) => path(d, fill)).join('');
  if (lit.shade)
    svg += formShade(a, outline, lit.shade, from * h * 0.018, -h * 0.008, lit.reach ?? 3, 0.55, 'multiply');
  if (lit.rim) svg += formShade(a, outline, lit.rim, -from * h * 0.009, h * 0.006, 0, 0.85);
  return { svg, hands: [wn, wf], head, outline };
}
