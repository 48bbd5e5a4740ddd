'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';

/** Reads the points of a graphic with the keyboard, from its table. Its script loads when the focus is on the drawing. */
export const pointsIsland: IslandDefinition<object> = defineIsland<object>({
  name: 'points',
  when: 'intent',
  load: () => import('./GraphicPoints.tsx'),
  script: async () => ({ default: (await import('./start-points.ts')).startPoints }),
});
