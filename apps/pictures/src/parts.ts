import type { Part } from '@rotativa/sandbox/seed/views';
import type { Scene } from './scene.ts';

/** The two parts of a scene that brands show instead of the whole. */
export type Parts = Readonly<Record<'left' | 'right', Part>>;

/** Close enough for another composition, and wide enough for the largest pictures of most fronts. */
const SCALE = 0.8;

/** The parts of a scene: each reaches one edge, and has the subject at the height that it has in the whole. */
export function partsOf({ focal: [, y], parts }: Pick<Scene, 'focal' | 'parts'>): Parts {
  const top = Math.round(y * (1 - SCALE) * 100) / 100;
  const right = Math.round((1 - SCALE) * 100) / 100;
  return { left: parts?.left ?? [0, top, SCALE, SCALE], right: parts?.right ?? [right, top, SCALE, SCALE] };
}
