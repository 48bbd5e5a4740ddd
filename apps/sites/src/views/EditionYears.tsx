import { Island } from 'rotativa/islands';
import { EditionYears as Years, type EditionYearsProps } from 'rotativa/patterns/lists/EditionYears';
import { loadMoreIsland, type LoadMoreData } from 'rotativa/patterns/lists/LoadMore';

export interface SiteEditionYearsProps extends Omit<EditionYearsProps, 'more'> {
  /** The next years; undefined at the end of the archive. */
  next?: LoadMoreData | undefined;
}

/** The archive of print editions, with the button for older years. */
export const EditionYears = ({ next, ...archive }: SiteEditionYearsProps) => (
  <Years {...archive} more={next && <Island definition={loadMoreIsland} props={next} />} />
);
