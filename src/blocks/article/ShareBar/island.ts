'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { SharedPage } from './share-places.ts';

/** The share links, which open in separate windows. @see N17 */
export const shareIsland: IslandDefinition<SharedPage> = defineIsland<SharedPage>({
  name: 'share',
  when: 'intent',
  load: () => import('./ShareButtons.tsx'),
});
