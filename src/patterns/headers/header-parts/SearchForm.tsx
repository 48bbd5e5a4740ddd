import { Icon } from '../../../components/Icon/Icon.tsx';
import { searchIcon } from '../../../components/Icon/icons/interface.ts';
import { Input } from '../../../components/Input/Input.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import type { HeaderWords } from '../../../themes/header-words.ts';
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
    <button type="submit" aria-label={words.search}>
      <Icon icon={searchIcon} size="m" />
    </button>
  </SearchFormRoot>
);
