export { LoadMore, type LoadMoreProps } from './LoadMore.tsx';
export { loadMoreIsland } from './island.ts';
export { startLoadMore, type LoadMoreData } from './start-load-more.ts';
