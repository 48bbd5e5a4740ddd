'use client';
import { searchIcon } from '../../../../components/Icon/icons/interface.ts';
import { HeaderMenu } from '../menu/HeaderMenu.tsx';
import { SearchForm, type SearchMessages } from './SearchForm.tsx';

export interface SearchToggleProps {
  /** The search page's path. */
  action: string;
  messages: SearchMessages;
}

/** The magnifying glass, which opens the search form across the page. @see H1, H4, H6 */
export default function SearchToggle({ action, messages }: SearchToggleProps) {
  return (
    <HeaderMenu label={messages.search} icon={searchIcon} panel="bar" className="search-toggle">
      <SearchForm action={action} messages={messages} />
    </HeaderMenu>
  );
}
