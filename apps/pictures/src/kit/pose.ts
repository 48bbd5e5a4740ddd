/** Angles in degrees from vertically down, positive in the direction the figure faces. Pairs are upper and lower segment. */
export interface Pose {
  lean: number;
  armNear: readonly [number, number];
  armFar: readonly [number, number];
  legNear: readonly [number, number];
  legFar: readonly [number, number];
  head?: number;
  /** Visible share of the shoulders' width: 1 from the front, 0.45 from the side. */
  turn?: number;
  /** Height of the pelvis as a share of its height when standing. */
  hip?: number;
}

export const POSE = {
  stand: { lean: 0, armNear: [6, 10], armFar: [-6, 4], legNear: [3, 2], legFar: [-4, -3], turn: 1 },
  easy: { lean: 2, armNear: [12, 62], armFar: [-10, -4], legNear: [8, -2], legFar: [-5, -4], turn: 0.85 },
  walk: { lean: 5, armNear: [-24, -6], armFar: [26, 48], legNear: [26, 14], legFar: [-20, -34], turn: 0.55 },
  stride: {
    lean: 8,
    armNear: [30, 60],
    armFar: [-28, -8],
    legNear: [-24, -42],
    legFar: [30, 20],
    turn: 0.55,
  },
  run: {
    lean: 14,
    armNear: [-50, 30],
    armFar: [48, 130],
    legNear: [58, -18],
    legFar: [-34, -88],
    turn: 0.55,
    hip: 1,
  },
  speak: { lean: 3, armNear: [38, 108], armFar: [20, 70], legNear: [3, 2], legFar: [-4, -3], turn: 0.8 },
  raise: { lean: -2, armNear: [158, 172], armFar: [-150, -168], legNear: [8, 4], legFar: [-8, -5], turn: 1 },
  cheer: { lean: -3, armNear: [150, 165], armFar: [-24, -10], legNear: [7, 4], legFar: [-7, -5], turn: 1 },
  sit: {
    lean: 4,
    armNear: [24, 70],
    armFar: [18, 62],
    legNear: [82, 2],
    legFar: [76, -4],
    turn: 0.6,
    hip: 0.56,
  },
  kneel: {
    lean: 26,
    armNear: [48, 66],
    armFar: [40, 58],
    legNear: [72, -8],
    legFar: [6, -84],
    turn: 0.6,
    hip: 0.54,
  },
  stoop: {
    lean: 52,
    armNear: [22, 34],
    armFar: [32, 44],
    legNear: [14, -6],
    legFar: [-6, -12],
    turn: 0.6,
    hip: 0.96,
  },
  kick: { lean: -16, armNear: [-62, -48], armFar: [60, 84], legNear: [72, 62], legFar: [-6, -14], turn: 0.7 },
  dance: {
    lean: -8,
    armNear: [112, 164],
    armFar: [-70, -30],
    legNear: [24, -14],
    legFar: [-16, -20],
    turn: 0.9,
  },
  twirl: {
    lean: 9,
    armNear: [-96, -150],
    armFar: [66, 112],
    legNear: [-10, -26],
    legFar: [22, 4],
    turn: 0.9,
  },
  guard: {
    lean: 12,
    armNear: [42, 148],
    armFar: [66, 150],
    legNear: [26, 4],
    legFar: [-28, -22],
    turn: 0.6,
    hip: 0.95,
  },
  punch: {
    lean: 20,
    armNear: [92, 94],
    armFar: [34, 146],
    legNear: [34, 6],
    legFar: [-34, -30],
    turn: 0.55,
    hip: 0.94,
  },
  ride: { lean: 46, armNear: [44, 62], armFar: [40, 58], legNear: [62, -4], legFar: [26, -30], turn: 0.5 },
  carry: { lean: 6, armNear: [22, 84], armFar: [26, 88], legNear: [14, 4], legFar: [-14, -20], turn: 0.7 },
} as const satisfies Record<string, Pose>;
