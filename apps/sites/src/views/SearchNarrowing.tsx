import { Island } from 'rotativa/islands';
import { SearchFilters, type SearchFiltersProps } from 'rotativa/patterns/lists/SearchFilters';
import { searchRefineIsland, type SearchRefinePageProps } from 'rotativa/patterns/lists/SearchRefine';

export interface SearchNarrowingProps extends Pick<
  SearchFiltersProps,
  'preset' | 'groups' | 'correction' | 'clear'
> {
  refine?: SearchRefinePageProps;
}

/** The filters of a search as links, and the form for several sections and years. */
export const SearchNarrowing = ({ refine, ...filters }: SearchNarrowingProps) => (
  // An island has no box: the columns of the page place this one.
  <div>
    <SearchFilters {...filters} />
    {refine && <Island definition={searchRefineIsland} props={refine} />}
  </div>
);
