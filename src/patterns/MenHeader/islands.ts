import { defineIsland, type IslandDefinition } from '../../islands/define-island.ts';
import type { MenMenuProps } from './MenMenu.tsx';

/** The menu over the whole screen. */
export const menMenuIsland: IslandDefinition<MenMenuProps> = defineIsland<MenMenuProps>({
  name: 'men-menu',
  when: 'intent',
  load: () => import('./MenMenu.tsx'),
});
