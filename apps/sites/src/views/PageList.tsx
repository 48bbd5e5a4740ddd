import { FilledAd, type FilledAdProps } from 'rotativa/blocks/body/BodyAd';
import { Island } from 'rotativa/islands';
import { loadMoreIsland, type LoadMoreData } from 'rotativa/patterns/lists/LoadMore';
import { StoryList, type StoryListProps } from 'rotativa/patterns/lists/StoryList';

export interface PageListProps extends Omit<StoryListProps, 'more' | 'ad'> {
  ad?: FilledAdProps | undefined;
  /** The next page; undefined at the end of the list. */
  next?: LoadMoreData | undefined;
}

/** The list of a page, with the button for its next items. */
export const PageList = ({ next, ad, ...list }: PageListProps) => (
  <StoryList
    {...list}
    ad={ad && <FilledAd {...ad} />}
    more={next && <Island definition={loadMoreIsland} props={next} />}
  />
);
