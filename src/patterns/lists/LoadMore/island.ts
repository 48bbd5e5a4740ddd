'use client';
import { defineIsland } from '../../../islands/define-island.ts';
import type { LoadMoreData } from './start-load-more.ts';

/** Adds the next items to the list above the button, by a plain script. @see B4 */
export const loadMoreIsland = defineIsland<LoadMoreData>({
  name: 'load-more',
  when: 'visible',
  load: () => import('./LoadMoreButton.tsx'),
  script: async () => ({ default: (await import('./start-load-more.ts')).startLoadMore }),
});
