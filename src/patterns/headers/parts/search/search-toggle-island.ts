'use client';
import { defineIsland, type IslandDefinition } from '../../../../islands/define-island.ts';
import type { SearchToggleProps } from './SearchToggle.tsx';

/** The search form behind the magnifying glass. */
export const searchToggleIsland: IslandDefinition<SearchToggleProps> = defineIsland<SearchToggleProps>({
  name: 'search-toggle',
  when: 'intent',
  load: () => import('./SearchToggle.tsx'),
});
