import type { IslandDefinition } from 'rotativa/islands';
import { loadMoreIsland, type LoadMoreData } from 'rotativa/patterns/lists/LoadMore';

/** The button of a page's list, which shows new items when their styles are there. */
export const pageLoadMoreIsland: IslandDefinition<LoadMoreData> = {
  ...loadMoreIsland,
  script: () => import('./load-more.ts'),
};
