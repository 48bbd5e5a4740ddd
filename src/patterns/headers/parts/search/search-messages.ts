import type { SearchMessages } from './SearchForm.tsx';

/** The words of the search among those of a header, so that an island carries no others. */
export const searchMessages = ({
  search,
  searchSite,
  searchPlaceholder,
}: SearchMessages): SearchMessages => ({
  search,
  searchSite,
  searchPlaceholder,
});
