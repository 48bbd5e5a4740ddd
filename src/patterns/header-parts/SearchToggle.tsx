'use client';
import { searchIcon } from '../../components/Icon/icons/interface.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { SearchForm } from './SearchForm.tsx';

export interface SearchToggleProps {
  /** The search page's path. */
  action: string;
  /** Stands in the empty field. */
  placeholder?: string;
}

/** The magnifying glass that opens the search form across the page. @see H1, H4, H6 */
export default function SearchToggle({ action, placeholder }: SearchToggleProps) {
  return (
    <HeaderMenu label="Buscar" icon={searchIcon} panel="bar" className="search-toggle">
      <SearchForm action={action} {...(placeholder && { placeholder })} />
    </HeaderMenu>
  );
}
