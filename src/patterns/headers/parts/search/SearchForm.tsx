import { searchIcon } from '../../../../components/Icon/icons/interface.ts';
import { IconButton } from '../../../../components/IconButton/IconButton.tsx';
import { Input } from '../../../../components/Input/Input.tsx';
import { safeHref } from '../../../../domain/url/safe.ts';
import type { HeaderWords } from '../../../../themes/header-words.ts';
import { SearchFormRoot } from './SearchForm.styles.ts';

export type SearchWords = Pick<HeaderWords, 'search' | 'searchSite' | 'searchPlaceholder'>;

/** The search of the site: a form that works without scripts. */
export const SearchForm = ({ action, words }: { action: string; words: SearchWords }) => (
  <SearchFormRoot role="search" action={safeHref(action)} method="get">
    <Input
      className="query"
      type="search"
      name="q"
      required
      label={words.searchSite}
      labelHidden
      placeholder={words.searchPlaceholder}
    />
    <IconButton className="submit" type="submit" icon={searchIcon} label={words.search} />
  </SearchFormRoot>
);
