'use client';
import { searchIcon } from '../../../../components/Icon/icons/interface.ts';
import { HeaderMenu } from '../menu/HeaderMenu.tsx';
import { SearchForm, type SearchWords } from './SearchForm.tsx';

export interface SearchToggleProps {
  /** The search page's path. */
  action: string;
  words: SearchWords;
}

/** The magnifying glass, which opens the search form across the page. @see H1, H4, H6 */
export default function SearchToggle({ action, words }: SearchToggleProps) {
  return (
    <HeaderMenu label={words.search} icon={searchIcon} panel="bar" className="search-toggle">
      <SearchForm action={action} words={words} />
    </HeaderMenu>
  );
}
