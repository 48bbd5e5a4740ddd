import { across, path, stroke, type Art } from './art.ts';
import { dark, light } from './colour.ts';
import { capsule, ellipse, smooth, type Point } from './shape.ts';

/** A sleeve from the elbow to the wrist, and a hand with four fingers that lies flat or holds an edge. */
function forearm(a: Art, elbow: Point, wrist: Point, width: number, cloth: string, skin: string): string {
  const side = Math.sign(wrist[0] - elbow[0]) || 1;
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const k = width / 60;
  const on = (along: number, down: number): Point => [
    wrist[0] + ux * along * k - uy * down * k * side,
    wrist[1] + uy * along * k + ux * down * k * side,
  ];
  const fingers = [-13, -3, 7, 16].map((y, i) =>
    path(
      capsule(on(40, y), on(i === 0 || i === 3 ? 66 : 76, y + 5), 6.4 * k, 5 * k),
      i % 2 ? skin : dark(skin, 0.07),
    ),
  );
  return (
    fingers.join('') +
    path(smooth([on(-6, -19), on(26, -21), on(52, -15), on(56, 12), on(30, 23), on(-6, 17)]), skin) +
    path(capsule(on(18, -14), on(44, -29), 7 * k, 5.4 * k), light(skin, 0.08)) +
    path(
      capsule(elbow, wrist, width * 0.54, width * 0.36),
      across(a, side > 0 ? light(cloth, 0.08) : dark(cloth, 0.24), side > 0 ? dark(cloth, 0.16) : cloth),
    ) +
    [0.3, 0.52, 0.7]
      .map((t) => {
        const [x, y] = [elbow[0] + dx * t, elbow[1] + dy * t];
        const w = width * (0.5 - 0.16 * t);
        return stroke(
          `M${String(x + uy * w)} ${String(y - ux * w)}q${String(ux * 16)} ${String(w * 0.6)} ${String(-uy * w * 0.8)} ${String(ux * w * 1.1)}`,
          dark(cloth, 0.4),
          2.4,
          'opacity="0.45"',
        );
      })
      .join('') +
    path(ellipse(wrist[0] - ux * 2, wrist[1] - uy * 2, width * 0.12, width * 0.34), dark(cloth, 0.34))
  );
}

/** The forearms of a person who sits behind a desk: elbows and wrists on it, left one first. */
export const forearms = (
  a: Art,
  pairs: readonly (readonly [elbow: Point, wrist: Point])[],
  width: number,
  cloth: string,
  skin: string,
): string => pairs.map(([elbow, wrist]) => forearm(a, elbow, wrist, width, cloth, skin)).join('');
