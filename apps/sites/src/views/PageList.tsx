import { Island } from 'rotativa/islands';
import type { LoadMoreData } from 'rotativa/patterns/lists/LoadMore';
import { StoryList, type StoryListProps } from 'rotativa/patterns/lists/StoryList';
import { pageLoadMoreIsland } from '../client/load-more-island.ts';

export interface PageListProps extends Omit<StoryListProps, 'more'> {
  /** The next page; undefined at the end of the list. */
  next?: LoadMoreData | undefined;
}

/** The list of a page, with the button for its next items. */
export const PageList = ({ next, ...list }: PageListProps) => (
  <StoryList {...list} more={next && <Island of={pageLoadMoreIsland} props={next} />} />
);
