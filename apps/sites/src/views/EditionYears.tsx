import { Island } from 'rotativa/islands';
import { EditionYears as Years, type EditionYearsProps } from 'rotativa/patterns/lists/EditionYears';
import type { LoadMoreData } from 'rotativa/patterns/lists/LoadMore';
import { pageLoadMoreIsland } from '../client/load-more-island.ts';

export interface SiteEditionYearsProps extends Omit<EditionYearsProps, 'more'> {
  /** The next years; undefined at the end of the archive. */
  next?: LoadMoreData | undefined;
}

/** The archive of print editions, with the button for older years. */
export const EditionYears = ({ next, ...archive }: SiteEditionYearsProps) => (
  <Years {...archive} more={next && <Island definition={pageLoadMoreIsland} props={next} />} />
);
