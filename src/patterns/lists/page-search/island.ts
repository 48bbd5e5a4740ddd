'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { PageSearchProps } from './PageSearch.tsx';

/** Suggests pages for what a reader types, by a plain script. @see B11 */
export const pageSearchIsland = defineIsland<PageSearchProps>({
  name: 'page-search',
  when: 'intent',
  load: async () => ({ default: (await import('./PageSearch.tsx')).PageSearch }),
  script: async () => ({ default: (await import('./start-suggestions.ts')).startSuggestions }),
});
