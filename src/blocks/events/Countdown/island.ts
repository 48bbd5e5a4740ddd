'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { CountdownIslandProps } from './run-countdown.ts';

/** Updates a countdown while it is visible, by a plain script. */
export const countdownIsland = defineIsland<CountdownIslandProps>({
  name: 'countdown',
  when: 'visible',
  load: async () => ({ default: (await import('./Countdown.tsx')).Countdown }),
  script: () => import('./run-countdown.ts'),
});
