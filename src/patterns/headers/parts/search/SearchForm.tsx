import { searchIcon } from '../../../../components/Icon/icons/interface.ts';
import { IconButton } from '../../../../components/IconButton/IconButton.tsx';
import { Input } from '../../../../components/Input/Input.tsx';
import { safeHref } from '../../../../domain/url/safe.ts';
import type { HeaderMessages } from '../../../../themes/header-messages.ts';
import { SearchFormRoot } from './SearchForm.styles.ts';

export type SearchMessages = Pick<HeaderMessages, 'search' | 'searchSite' | 'searchPlaceholder'>;

/** The search of the site: a form that works without scripts. */
export const SearchForm = ({ action, messages }: { action: string; messages: SearchMessages }) => (
  <SearchFormRoot role="search" action={safeHref(action)} method="get">
    <Input
      className="query"
      type="search"
      name="q"
      required
      label={messages.searchSite}
      labelHidden
      placeholder={messages.searchPlaceholder}
    />
    <IconButton className="submit" type="submit" icon={searchIcon} label={messages.search} />
  </SearchFormRoot>
);
