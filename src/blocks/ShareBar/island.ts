import { defineIsland, type IslandDefinition } from '../../islands/define-island.ts';
import type { Shared } from './share-places.ts';

/** The share links that open in windows of their own. @see N17 */
export const shareIsland: IslandDefinition<Shared> = defineIsland<Shared>({
  name: 'share',
  when: 'intent',
  load: () => import('./ShareButtons.tsx'),
});
