'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { TabRowProps } from './TabRow.tsx';

/** The row of tabs. */
export const tabRowIsland: IslandDefinition<TabRowProps> = defineIsland<TabRowProps>({
  name: 'tab-row',
  when: 'intent',
  load: () => import('./TabRow.tsx'),
});
