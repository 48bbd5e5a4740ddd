import { defineIsland } from '../../islands/define-island.ts';
import type { RunningCountdownProps } from './RunningCountdown.tsx';

/** Keeps a countdown running once it can be seen. */
export const countdownIsland = defineIsland<RunningCountdownProps>({
  name: 'countdown',
  when: 'visible',
  load: () => import('./RunningCountdown.tsx'),
});
