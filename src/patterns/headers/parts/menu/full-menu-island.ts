'use client';
import { defineIsland, type IslandDefinition } from '../../../../islands/define-island.ts';
import type { FullMenuProps } from './FullMenu.tsx';

/** The full-screen menu. */
export const fullMenuIsland: IslandDefinition<FullMenuProps> = defineIsland<FullMenuProps>({
  name: 'full-menu',
  when: 'intent',
  shown: ['items', 'more', 'path'],
  load: () => import('./FullMenu.tsx'),
});
