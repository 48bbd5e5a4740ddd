'use client';
import { defineIsland, type IslandDefinition } from '../../../../islands/define-island.ts';
import type { MoreMenuProps } from './MoreMenu.tsx';

/** A group of the section row. */
export const moreMenuIsland: IslandDefinition<MoreMenuProps> = defineIsland<MoreMenuProps>({
  name: 'more-menu',
  when: 'intent',
  shown: ['items'],
  load: () => import('./MoreMenu.tsx'),
});
