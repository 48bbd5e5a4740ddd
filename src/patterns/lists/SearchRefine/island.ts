'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { SearchRefinePageProps } from './SearchRefinePage.tsx';

/** The form that narrows a search further. Its HTML works without a script. @see B11 */
export const searchRefineIsland: IslandDefinition<SearchRefinePageProps> =
  defineIsland<SearchRefinePageProps>({
    name: 'search-refine',
    when: 'intent',
    load: () => import('./SearchRefinePage.tsx'),
  });
