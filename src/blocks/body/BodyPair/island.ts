'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { BodyPairProps } from './BodyPair.tsx';

/** The slider between two pictures, started by a plain script on intent. */
export const pairIsland = defineIsland<BodyPairProps>({
  name: 'pair',
  when: 'intent',
  load: () => import('./BodyPair.tsx'),
  script: async () => ({ default: (await import('./start-pair.ts')).startPair }),
});
